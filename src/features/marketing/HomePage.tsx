import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { routePaths } from '../../../contract/routePaths';
import { useSavedTitle } from '../../store/useSavedTitle';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageContainer } from '../../ui/PageContainer';
import { PageHead } from '../../ui/PageHead';
import { PageHeading } from '../../ui/PageHeading';
import { TextLink } from '../../ui/TextLink';
import { usePageArrival } from '../../navigation/usePageArrival';
import { CardGrid } from './CardGrid';
import { CardText } from './CardText';
import { documentSketches } from './documentSketches';
import { HeroPicture } from './HeroPicture';
import { InfoCard } from './InfoCard';
import { Section } from './Section';
import { Testimonials } from './Testimonials';

const steps = [
  {
    type: 'prd',
    title: 'PRD generation',
    text: 'What to build, for whom and why: the problem, the goals and the requirements in order.',
    link: 'See PRD examples',
  },
  {
    type: 'frd',
    title: 'FRD creation',
    text: 'How it behaves: every function with its rules, its limits and what happens when it fails.',
    link: 'See FRD examples',
  },
  {
    type: 'mockup',
    title: 'Mockup design',
    text: 'What it could look like: an HTML page that people can react to, not just read about.',
    link: 'See mockup examples',
  },
] as const;

/**
 * The home page (docs/behaviour.md#home): hero, "How it works" in three cards, two testimonials and the closing call
 * to action.
 */
export function HomePage() {
  const headingRef = usePageArrival();
  const savedTitle = useSavedTitle();
  return (
    <PageContainer pageWidth="wide">
      <Box
        sx={{
          paddingBlock: 'clamp(2rem, 1rem + 4vw, 5rem) clamp(4rem, 2.5rem + 5vw, 7rem)',
        }}
      >
        <PageHead title="From product idea to requirement document" />
        <Box
          sx={{
            display: 'grid',
            gap: 'clamp(2.5rem, 2rem + 3vw, 4.5rem)',
            alignItems: 'center',
            // The picture's height: the text stays in place if it is painted before the picture arrives.
            minHeight: { md: '32.8rem' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 29rem)' },
          }}
        >
          <div>
            <PageHeading
              ref={headingRef}
              styles={{
                width: 'auto',
                fontSize: 'clamp(2.375rem, 1.6rem + 3vw, 3.875rem)',
                lineHeight: 1.06,
                letterSpacing: '-0.025em',
              }}
            >
              Turn a product idea into a requirement document
            </PageHeading>
            <Typography
              variant="subtitle1"
              component="p"
              sx={{
                maxWidth: '48ch',
                marginBlockStart: 2.5,
                textWrap: 'pretty',
                color: 'text.secondary',
              }}
            >
              Describe it in your own words and watch Ideakiln write a Product Requirement Document,
              a Functional Requirement Document or an HTML mockup.
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 4 }}>
              <ButtonLink to={routePaths.create} variant="contained" size="large">
                Get Started
              </ButtonLink>
              <ButtonLink to={routePaths.examples} variant="outlined" size="large">
                View Examples
              </ButtonLink>
            </Box>
            <Typography
              variant="body2"
              noWrap
              sx={{ marginBlockStart: 1.75, color: 'text.secondary' }}
            >
              {savedTitle === null ? (
                'No account needed.'
              ) : (
                <TextLink to={routePaths.result}>{`Continue: ${savedTitle}`}</TextLink>
              )}
            </Typography>
          </div>
          <HeroPicture />
        </Box>

        <Section
          heading="How it works"
          note="Describe your idea in a paragraph, choose one of three outputs and watch it being written. Then copy it, download it or ask product experts for feedback."
        >
          <CardGrid columns={3} from={720}>
            {steps.map(({ type, title, text, link }) => (
              <InfoCard
                key={type}
                footer={<TextLink to={`${routePaths.examples}?tab=${type}`}>{link}</TextLink>}
              >
                {documentSketches[type]}
                <Typography variant="h3" sx={{ marginBlockStart: 2.5 }}>
                  {title}
                </Typography>
                <CardText>{text}</CardText>
              </InfoCard>
            ))}
          </CardGrid>
        </Section>

        <Testimonials />

        <Section
          isBanner
          heading="One paragraph is enough to start"
          note="Say what it does, who it’s for and what it should achieve. The document shows what’s still open."
          styles={{
            display: 'grid',
            gap: '24px clamp(2rem, 5vw, 4.5rem)',
            alignItems: 'center',
            justifyItems: 'start',
            padding: 'clamp(2rem, 1.5rem + 3vw, 4rem)',
            borderRadius: '14px',
            backgroundColor: 'background.subtle',
            '@media (min-width: 800px)': { gridTemplateColumns: '1fr auto' },
          }}
        >
          <ButtonLink to={routePaths.create} variant="contained" size="large">
            Start Creating Now
          </ButtonLink>
        </Section>
      </Box>
    </PageContainer>
  );
}
