import type { Statement } from './splitIdea';

interface NamedThing {
  name: string;
  pattern: RegExp;
}

function named(...names: readonly string[]): NamedThing[] {
  return names.map((name) => ({
    name,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])${name.replace(/[.+]/g, '\\$&')}(?![\p{L}\p{N}])`,
      'iu',
    ),
  }));
}

const platforms: readonly NamedThing[] = [
  { name: 'iOS', pattern: /\b(?:iOS|iphones?|ipads?)\b/i },
  { name: 'Android', pattern: /\bandroid\b/i },
  {
    name: 'web',
    pattern:
      /\b(?:web ?app(?:lication)?|web ?site|web-based|on the web|web (?:platform|portal|dashboard)|in (?:a|the) browser|webapp)\b/i,
  },
  { name: 'mobile', pattern: /\b(?:mobile|smartphones?|phone app)\b/i },
  { name: 'tablet', pattern: /\btablets?\b/i },
  { name: 'desktop', pattern: /\b(?:desktop|windows|macos)\b/i },
  { name: 'smartwatch', pattern: /\b(?:smart ?watch|apple watch|wearables?)\b/i },
  { name: 'browser extension', pattern: /\b(?:browser|chrome) extension\b/i },
];

const services: readonly NamedThing[] = [
  ...named(
    'Stripe',
    'PayPal',
    'Apple Pay',
    'Google Pay',
    'Klarna',
    'Adyen',
    'M-Pesa',
    'Venmo',
    'QuickBooks',
    'Xero',
    'Slack',
    'Microsoft Teams',
  ),
  ...named(
    'Google Calendar',
    'Outlook',
    'Apple Calendar',
    'Google Maps',
    'Google Classroom',
    'Google Sheets',
    'Google Drive',
    'Dropbox',
    'Notion',
    'Jira',
    'Trello',
  ),
  ...named(
    'GitHub',
    'Zoom',
    'WhatsApp',
    'Telegram',
    'Twilio',
    'Mailchimp',
    'SendGrid',
    'HubSpot',
    'Salesforce',
    'Shopify',
    'Zapier',
    'Instagram',
    'Spotify',
  ),
  ...named(
    'Apple Health',
    'Google Fit',
    'Fitbit',
    'Garmin',
    'Strava',
    'Okta',
    'Azure AD',
    'Active Directory',
    'ServiceNow',
    'Intune',
    'Epic',
    'Moodle',
    'Canvas LMS',
    'Facebook',
    'YouTube',
    'OpenAI',
    'Discord',
  ),
];

const rules: readonly NamedThing[] = [
  ...named('GDPR', 'HIPAA', 'CCPA', 'COPPA', 'FERPA', 'SOC 2', 'ISO 27001', 'WCAG'),
  { name: 'PCI DSS', pattern: /\bPCI\b/ },
];

/** The services that a text names, spelled as their makers spell them, and what follows "integrate with". */
export function integrationsIn(text: string): string[] {
  const known = services.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  const found = [...known];
  const pattern =
    /\b(?:integrat\w+ with|sync\w* with|connect\w* to|import\w* from|integration with|export\w* to)\s+((?:the\s)?[A-Z][\w.]*(?:\s[A-Z][\w.]*){0,2})/g;
  for (const match of text.matchAll(pattern)) {
    const name = (match[1] ?? '').replace(/^the\s/i, '').replace(/\.$/, '');
    if (/^(?:CSV|PDF|Excel|JSON)$/.test(name)) continue;
    if (name !== '' && !found.some((other) => other.includes(name) || name.includes(other)))
      found.push(name);
  }
  return found.slice(0, 8);
}

/** The platforms that a text names, as `iOS` or `web`. */
export function platformsIn(text: string): string[] {
  const found = platforms.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  const isNamed = found.includes('iOS') || found.includes('Android');
  return isNamed ? found.filter((name) => name !== 'mobile') : found;
}

/** The laws and standards that a text names, as `GDPR`. */
export function rulesIn(text: string): string[] {
  return rules.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}

const refusal =
  /\b(?:won'?t|will not|does ?n[o']t (?:need|include|have|support)|do not (?:need|want|include)|don't (?:need|want|include)|should not|shouldn't|not include|not part of|out of scope|without ads)\b|^(?:please,?\s|absolutely\s|definitely\s|but\s)?no\s(?!one\b|more\b)|^without\s(?:an?y?\s)?(?:accounts?|ads|login|registration|cloud|sign[- ]?up)|\bno [\w-]+(?: [\w-]+)? (?:needed|required|necessary)\b|\bno (?:ads?|advertising|accounts?|login)\b|\bnot (?:an?|the) (?:social|marketplace|replacement)\b/i;
const limit =
  /\b(?:(?:works?|working|runs?|usable|available|functions?|used) offline|offline (?:use|mode|first)|without (?:an? )?(?:internet|connection|network)|(?:our|total) budget|budget (?:is|of|:)|deadline|must (?:work|run|be|comply|load|not|never|have)|cannot|can't|comply|compliant|compliance|encrypted|accessible|gdpr|hipaa|ferpa|coppa|pci|low bandwidth|old phones|in (?:english|spanish|french|german|arabic)|languages?:|under \d+ seconds?|less than \d+ seconds?|self-hosted|open source|single sign-on)\b/i;

/** Whether a sentence says what the product is not to do. */
export function isRefusal(statement: Statement): boolean {
  return (
    statement.topic === 'nonGoals' || (statement.topic !== 'goals' && refusal.test(statement.text))
  );
}

/** Whether a sentence limits how the product may be built. */
export function isConstraint(statement: Statement): boolean {
  return (
    statement.topic === 'constraints' ||
    (limit.test(statement.text) && !statement.text.endsWith('?'))
  );
}

/** What the idea lists after "filter by", "sort by" or "search by". */
export function attributesIn(text: string): string[] {
  const match =
    /\b(?:filter\w*|sort\w*|search\w*|find\s[\w\s]{1,30}|brows\w+\s[\w\s]{1,30}?)\s(?:[\w\s]{1,40}?\s)?by\s((?:[\w-]+(?:\s(?!and\b|or\b)[\w-]+)?)(?:(?:,\s(?:and\s|or\s)?|\s(?:and|or)\s)[\w-]+(?:\s(?!and\b|or\b)[\w-]+)?){0,5})/i.exec(
      text,
    );
  if (match === null) return [];
  return (match[1] ?? '')
    .split(/,\s*(?:and\s|or\s)?|\s(?:and|or)\s/)
    .map((part) => part.trim().toLowerCase())
    .filter(
      (part) => part.length > 2 && !/^(?:the|a)\b|\b(?:can|to|get|see|with|chat)\b/.test(part),
    )
    .slice(0, 4);
}
