import { routePaths } from '../../../contract/routePaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { CheckIcon } from '../../ui/icons';
import { Page } from '../../ui/Page';

const benefits = [
  {
    name: 'Network',
    text: 'Meet product managers and founders who work on questions like yours.',
  },
  {
    name: 'Feedback',
    text: 'Show a draft early, and hear from people who have shipped before what is missing.',
  },
  {
    name: 'Resources',
    text: 'Templates, checklists and finished documents that you can take apart.',
  },
  {
    name: 'Events',
    text: 'Workshops and talks in which one document is worked through from idea to review.',
  },
  {
    name: 'Sustainability Impact',
    text: 'Think a product through before it is built, and less is built that nobody needs.',
  },
];

interface Tier {
  name: string;
  price: string;
  terms: string;
  points: readonly string[];
  to: string;
  action: string;
  isRecommended?: boolean;
}

const tiers: readonly Tier[] = [
  {
    name: 'Free',
    price: '$0',
    terms: 'No credit card',
    points: ['3 document generations per month', 'Community forum', 'Basic templates'],
    to: routePaths.signUp,
    action: 'Join for Free',
  },
  {
    name: 'Pro',
    price: '$29',
    terms: 'per month, billed annually',
    points: [
      'Unlimited generations',
      'Priority community support',
      'Advanced templates',
      '1 expert review per month',
      'Monthly workshops',
    ],
    to: routePaths.signUp,
    action: 'Choose Pro',
    isRecommended: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom price',
    terms: 'Everything in Pro, plus',
    points: [
      'Dedicated account manager',
      'Custom integrations',
      'Unlimited expert reviews',
      'Advanced analytics',
    ],
    to: routePaths.contact,
    action: 'Contact Sales',
  },
];

/** The community page (docs/behaviour.md#community): its benefits, and the three membership tiers. */
export function CommunityPage() {
  return (
    <Page
      title="Community"
      description="A community of product managers and founders: benefits, and the Free, Pro and Enterprise memberships."
      heading="Community"
      subtitle="Ideas get better when other people read them. Join product managers and founders who show each other their drafts."
    >
      <ButtonLink to={routePaths.signUp} variant="contained" size="large">
        Become a Member
      </ButtonLink>

      <section className="section" aria-labelledby="benefits">
        <h2 className="heading" id="benefits">
          Benefits
        </h2>
        <dl className="benefits">
          {benefits.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="section" aria-labelledby="membership">
        <h2 className="heading" id="membership">
          Membership
        </h2>
        <p className="section-note">
          Every membership begins with a free account. Ideakiln takes no payments yet: signing up
          costs nothing, whichever one you have in mind.
        </p>
        <ul className="card-grid tiers">
          {tiers.map(({ name, price, terms, points, to, action, isRecommended = false }) => (
            <li key={name} className={isRecommended ? 'card tier tier-pro' : 'card tier'}>
              <h3>{name}</h3>
              <p className="tier-price">{price}</p>
              <p className="tier-terms">{terms}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <CheckIcon />
                    {point}
                  </li>
                ))}
              </ul>
              <div className="card-foot">
                <ButtonLink to={to} variant={isRecommended ? 'contained' : 'outlined'} fullWidth>
                  {action}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
