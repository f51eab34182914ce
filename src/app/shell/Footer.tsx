import { useId, type ReactNode } from 'react';
import { routePaths } from '../../../contract/routePaths';
import { PageContainer } from '../../ui/PageContainer';
import { PreloadLink } from '../../navigation/PreloadLink';
import { BrandLink } from './BrandLink';

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
      <h2 id={id}>{heading}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

/** The footer (docs/behaviour.md#footer): quick links, legal links and social networks. */
export function Footer() {
  return (
    <footer className="footer" data-print="hide">
      <PageContainer pageWidth="wide">
        <div className="footer-columns">
          <div className="footer-brand">
            <BrandLink />
            <p>From a product idea to a requirement document.</p>
          </div>
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
        </div>
      </PageContainer>
    </footer>
  );
}
