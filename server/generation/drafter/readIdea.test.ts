import { readIdea } from './readIdea';
import { sampleIdeas } from './sampleIdeas';

function phrasesOf(idea: string): string[] {
  return readIdea(idea).features.map(({ actor, verb, object }) =>
    `${actor ?? 'it'}: ${verb} ${object}`.trim(),
  );
}

interface Expected {
  name: string;
  stated: boolean;
  audiences: string[];
  features: string[];
  goal: string | undefined;
}

const expected: Record<keyof typeof sampleIdeas, Expected> = {
  clinic: {
    name: 'ShiftWell',
    stated: true,
    audiences: ['nurses', 'clinic managers'],
    features: [
      'nurses: swap shifts',
      'nurses: request leave',
      'clinic managers: publish the rota',
      'it: send reminders by SMS the day before',
    ],
    goal: 'reduce no-shows by 30% within 3 months',
  },
  recipe: {
    name: 'Recipe App',
    stated: false,
    audiences: ['busy parents'],
    features: [
      'users: save recipes',
      'users: plan the week',
      'users: create a shopping list',
      'users: filter recipes by diet, cooking time and cuisine',
    ],
    goal: undefined,
  },
  invoicing: {
    name: 'PaidUp',
    stated: true,
    audiences: ['freelancers'],
    features: [
      'users: create invoices',
      'users: send invoices',
      'users: track invoices',
      'users: see a dashboard of income per month',
    ],
    goal: 'save freelancers 5 hours a month',
  },
  quiz: {
    name: 'Classroom Quiz Game',
    stated: false,
    audiences: ['primary school teachers', 'pupils aged 8–11'],
    features: [
      'primary school teachers: create quizzes',
      'students: answer questions on tablets',
      'students: earn badges',
    ],
    goal: 'make revision fun so that pupils practise at least 10 minutes a day',
  },
  farm: {
    name: 'Produce Listing Marketplace',
    stated: false,
    audiences: ['local farmers', 'restaurants'],
    features: [
      'restaurants: order the produce',
      'restaurants: search by distance, price and delivery day',
      'restaurants: chat with farmers',
      'it: split payments between farmers and the platform with Stripe',
    ],
    goal: 'onboard 50 farms by September',
  },
  gym: {
    name: 'Gym Tracker',
    stated: false,
    audiences: ['lifters'],
    features: [
      'lifters: track workouts',
      'lifters: share workouts',
      'lifters: compare workouts',
      'users: see progress charts',
    ],
    goal: '10,000 users in the first year',
  },
  bikes: {
    name: 'Spokes',
    stated: true,
    audiences: ['bike repair shops', 'cyclists', 'mechanics', 'customers'],
    features: [
      'cyclists: pick a time slot',
      'cyclists: pay a deposit',
      'mechanics: upload photos of the damage',
    ],
    goal: '20% fewer phone calls',
  },
  language: {
    name: 'Lingua Loop',
    stated: true,
    audiences: ['adults'],
    features: ['learners: track their streak', 'learners: record their voice'],
    goal: undefined,
  },
  charity: {
    name: 'Donation Website',
    stated: false,
    audiences: ['donors', 'volunteers', 'admins'],
    features: [
      'donors: give once or monthly',
      'donors: download a tax receipt',
      'volunteers: sign up for events',
      'admins: export donations to Excel',
    ],
    goal: 'raise 40% more monthly donations this year',
  },
  assets: {
    name: 'Internal IT Asset Tool',
    stated: false,
    audiences: ['staff', 'IT admins', 'finance'],
    features: [
      'staff: report broken devices',
      'IT admins: track warranties',
      'finance: export depreciation reports',
      'users: log in with Okta SSO',
    ],
    goal: '95% of assets with a known owner within 6 months',
  },
};

describe.each(Object.entries(sampleIdeas))('readIdea of %s', (key, text) => {
  const idea = readIdea(text);
  const wanted = Object.entries(expected).find(([name]) => name === key)?.[1];

  test('finds name, audience, features and goal', () => {
    expect({ name: idea.name, stated: idea.nameStated }).toEqual({
      name: wanted?.name,
      stated: wanted?.stated,
    });
    expect(idea.audiences.map(({ name }) => name)).toEqual(wanted?.audiences);
    expect(phrasesOf(text)).toEqual(expect.arrayContaining(wanted?.features ?? ['?']));
    const goals = idea.goals.map((goal) => goal.text);
    if (wanted?.goal === undefined) expect(goals).toEqual([]);
    else expect(goals).toContain(wanted.goal);
  });
});

test('platforms, services, limits and refusals are found', () => {
  expect(readIdea(sampleIdeas.gym).platforms).toEqual(['iOS', 'Android']);
  expect(readIdea(sampleIdeas.gym).integrations).toEqual(['Apple Health', 'Garmin']);
  expect(readIdea(sampleIdeas.assets).integrations).toEqual(['Slack', 'Okta', 'Intune']);
  expect(readIdea(sampleIdeas.recipe).constraints).toEqual([
    'It should work offline in the kitchen.',
  ]);
  expect(readIdea(sampleIdeas.quiz).nonGoals).toEqual(['No ads.']);
  expect(readIdea(sampleIdeas.recipe).attributes).toEqual(['diet', 'cooking time', 'cuisine']);
  expect(readIdea(sampleIdeas.assets).problems).toEqual(['nobody knows who has which laptop.']);
});

test('numbers and dates of goals are read', () => {
  const [goal] = readIdea(sampleIdeas.clinic).goals;
  expect(goal).toMatchObject({ metric: '30%', deadline: 'within 3 months' });
  expect(readIdea(sampleIdeas.farm).goals[0]).toMatchObject({
    metric: '50 farms',
    deadline: 'by September',
  });
});

test('"could" and "later" make a feature that can wait, "must" one that cannot', () => {
  const suggestion = readIdea(sampleIdeas.recipe).features.find(({ verb }) => verb === 'suggest');
  expect(suggestion).toMatchObject({ actor: undefined, priority: 'Could' });
  const features = readIdea(
    'Users can read, write, edit and share notes. Users can rate notes. Users must delete notes.',
  ).features;
  expect(features.map(({ verb, priority }) => [verb, priority])).toEqual([
    ['read', 'Must'],
    ['write', 'Must'],
    ['edit', 'Must'],
    ['share', 'Must'],
    ['rate', 'Should'],
    ['delete', 'Must'],
  ]);
});

test.each([
  [
    'An app. Users can scan receipts, invoices and bills.',
    ['users: scan receipts, invoices and bills'],
  ],
  [
    'An app. Users can track, share and compare workouts.',
    ['users: track workouts', 'users: share workouts', 'users: compare workouts'],
  ],
  [
    'An app. Users can manage orders, stock levels and order history.',
    ['users: manage orders, stock levels and order history'],
  ],
  [
    'A tool for scheduling visits and assigning drivers.',
    ['users: schedule visits', 'users: assign drivers'],
  ],
  [
    'Landlords assign a plumber and everybody sees the status.',
    ['landlords: assign a plumber', 'users: see the status'],
  ],
  ['As a tenant, I want to report a leak so that it is fixed.', ['tenants: report a leak']],
  ['I run a bakery. Customers can pre-order bread.', ['customers: pre-order bread']],
])('verb phrases of "%s"', (text, phrases) => {
  expect(phrasesOf(text)).toEqual(phrases);
});

test('a pasted document is read by its headings, with any line endings', () => {
  const text = [
    '# GreenRoute: Product Requirements',
    '## Overview',
    'GreenRoute is a mobile app that helps commuters find low-emission routes.',
    '## Target Users',
    '- Daily commuters in cities',
    '## Key Features',
    '1. **Route planner**: compares bus and train',
    '2. Users can invite colleagues to challenges',
    '## Nice to have',
    '- Apple Watch app',
    '## Out of scope',
    '- Car sharing',
    '## Success Metrics',
    '- Reduce car trips by 15%',
  ].join('\r\n');
  const idea = readIdea(text);
  expect(idea).toMatchObject({
    name: 'GreenRoute',
    nameStated: true,
    kind: 'mobile app',
    nonGoals: ['Car sharing'],
  });
  expect(idea.audiences.map(({ name }) => name)).toEqual(['daily commuters in cities']);
  expect(
    idea.features.map(({ verb, object, priority }) => `${verb} ${object}, ${priority}`),
  ).toEqual([
    'find low-emission routes, Must',
    'use a route planner, Must',
    'invite colleagues to challenges, Must',
    'use an Apple Watch app, Could',
  ]);
  expect(idea.features[1]?.detail).toBe('compares bus and train');
  expect(idea.goals.map((goal) => goal.text)).toEqual(['Reduce car trips by 15%']);
});
