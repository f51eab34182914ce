import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { routePaths } from '../../../contract/routePaths';
import { PageContainer } from '../../ui/PageContainer';
import { PreloadLink } from '../../ui/PreloadLink';
import { BrandLink } from './BrandLink';

const narrow = '@media (max-width: 899.95px)';

const Root = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.subtle,
}));

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(16rem, 1fr) repeat(3, auto)',
  columnGap: 'clamp(2rem, 6vw, 5.5rem)',
  rowGap: 32,
  paddingBlock: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
  [narrow]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  },
});

// The name stands on the line of the columns' headings.
const Brand = styled('div')({
  marginBlockStart: -11,
  [narrow]: { gridColumn: '1 / -1', marginBlockStart: 0 },
});

const Links = styled('ul')(({ theme }) => ({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    borderRadius: 4,
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
    '&[aria-current="page"]': { color: theme.vars.palette.text.primary },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
}));

const quickLinks = [
  { to: routePaths.home, label: 'Home' },
  { to: routePaths.create, label: 'Create' },
  { to: routePaths.examples, label: 'Examples' },
  { to: routePaths.community, label: 'Community' },
];

const legalLinks = [
  { to: routePaths.privacy, label: 'Privacy Policy' },
  { to: routePaths.terms, label: 'Terms of Service' },
];

const socialLinks = [
  { href: 'https://www.linkedin.com', label: 'LinkedIn' },
  { href: 'https://x.com', label: 'X' },
  { href: 'https://github.com', label: 'GitHub' },
];

interface FooterColumnProps {
  heading: string;
  children: ReactNode;
}

function FooterColumn({ heading, children }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Typography variant="h6" component="h2" id={id}>
        {heading}
      </Typography>
      <Links>{children}</Links>
    </nav>
  );
}

/** The footer of section 2: Quick Links, Legal, and the social networks' own pages. */
export function Footer() {
  return (
    <Root data-print="hide">
      <PageContainer pageWidth="wide">
        <Columns>
          <Brand>
            <BrandLink />
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', maxWidth: '32ch', marginTop: 1 }}
            >
              Turns a product idea into a document that a team can work from.
            </Typography>
          </Brand>
          <FooterColumn heading="Quick Links">
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <PreloadLink to={to}>{label}</PreloadLink>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn heading="Legal">
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <PreloadLink to={to}>{label}</PreloadLink>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn heading="Social">
            {socialLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </FooterColumn>
        </Columns>
      </PageContainer>
    </Root>
  );
}
