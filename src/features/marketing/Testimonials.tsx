import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Section } from './Section';

const testimonials = [
  {
    text: 'I paste in the notes from a customer call and have something to argue about before lunch. I read the open questions at the end first.',
    name: 'Maya Lindqvist',
    role: 'Product Manager',
  },
  {
    text: 'I’m not a designer. With a mockup and a requirement document in hand, my first conversation with a developer was about the product, not about what I meant.',
    name: 'Daniel Okafor',
    role: 'Founder',
  },
];

const Testimonial = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  margin: 0,
  paddingInlineStart: 20,
  borderInlineStart: `2px solid ${theme.vars.palette.primary.main}`,
  '& blockquote': {
    margin: 0,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.1875rem',
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  '& blockquote p': { margin: 0 },
  '& figcaption': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    marginBlockStart: 16,
    color: theme.vars.palette.text.secondary,
  },
}));

/** The two testimonials, each with a name and a role, marked as samples. */
export function Testimonials() {
  return (
    <Section
      heading="What working with Ideakiln is like"
      note="Sample testimonials: the people are invented, the work is what Ideakiln is built for."
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          marginBlockStart: 3.5,
          '@media (min-width: 700px)': {
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 'clamp(2rem, 5vw, 4.5rem)',
          },
        }}
      >
        {testimonials.map(({ text, name, role }) => (
          <Testimonial key={name}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                {name}
              </Box>
              <span>{role}</span>
              <Chip component="span" label="Sample" variant="outlined" />
            </figcaption>
          </Testimonial>
        ))}
      </Box>
    </Section>
  );
}
