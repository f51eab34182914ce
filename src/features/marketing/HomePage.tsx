import { routePaths } from '../../../contract/routePaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageContainer } from '../../ui/PageContainer';
import { PageHead } from '../../ui/PageHead';
import { TextLink } from '../../ui/TextLink';
import { usePageArrival } from '../../ui/usePageArrival';
import { documentSketches } from './documentSketches';
import { HeroPicture } from './HeroPicture';
import { Testimonials } from './Testimonials';

const steps = [
  {
    type: 'prd',
    title: 'PRD generation',
    text: 'A Product Requirement Document says what to build, for whom and why: the problem, the goals, the requirements in order.',
    link: 'See PRD examples',
  },
  {
    type: 'frd',
    title: 'FRD creation',
    text: 'A Functional Requirement Document says how it behaves: each function, its rules, its limits and what happens when it fails.',
    link: 'See FRD examples',
  },
  {
    type: 'mockup',
    title: 'Mockup design',
    text: 'An HTML page shows what it could look like, so that people can react to something they see and not only read about.',
    link: 'See mockup examples',
  },
] as const;

/**
 * The home page (docs/behaviour.md#home): hero, "How it works" in three cards, two testimonials and the closing call to
 * action.
 */
export function HomePage() {
  const headingRef = usePageArrival();
  return (
    <PageContainer pageWidth="wide" className="home">
      <PageHead title="From product idea to requirement document" />
      <div className="hero">
        <div className="hero-text">
          <h1 ref={headingRef} tabIndex={-1}>
            Turn a product idea into a requirement document
          </h1>
          <p className="lede">
            Describe the idea in your own words. Ideakiln writes a Product Requirement Document, a
            Functional Requirement Document or an HTML mockup of it, while you watch.
          </p>
          <div className="actions">
            <ButtonLink to={routePaths.create} variant="contained" size="large">
              Get Started
            </ButtonLink>
            <ButtonLink to={routePaths.examples} variant="outlined" size="large">
              View Examples
            </ButtonLink>
          </div>
          <p className="hero-note">No account is needed to try it.</p>
        </div>
        <HeroPicture />
      </div>

      <section className="section" aria-labelledby="how-it-works">
        <h2 className="heading" id="how-it-works">
          How it works
        </h2>
        <p className="section-note">
          Write a paragraph about your idea, pick one of three outputs, and read along while it is
          written. Then copy it, download it, or ask product experts for feedback.
        </p>
        <ul className="card-grid home-steps">
          {steps.map(({ type, title, text, link }) => (
            <li key={type} className="card">
              {documentSketches[type]}
              <h3>{title}</h3>
              <p>{text}</p>
              <div className="card-foot">
                <TextLink to={`${routePaths.examples}?tab=${type}`}>{link}</TextLink>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <Testimonials />

      <section className="section closing" aria-labelledby="closing">
        <div>
          <h2 className="heading" id="closing">
            One paragraph is enough to begin
          </h2>
          <p className="section-note">
            Say what it does, who it is for and what it has to achieve. The document shows what is
            still open.
          </p>
        </div>
        <ButtonLink to={routePaths.create} variant="contained" size="large">
          Start Creating Now
        </ButtonLink>
      </section>
    </PageContainer>
  );
}
