import { JSDOM } from 'jsdom';
import { concernsOf } from './concerns';
import { draftDocument } from './draftDocument';
import { itemsOf } from './itemsOf';
import { legibilityOf } from './readLanguage';
import { readIdea } from './readIdea';

function phrasesOf(idea: string): string[] {
  return readIdea(idea).features.map(({ verb, object }) => `${verb} ${object}`.trim());
}

function pageOf(idea: string): string {
  return new JSDOM(draftDocument('mockup', idea)).window.document.body.textContent;
}

const roommates =
  "I'm tired of splitting bills with my roommates every month. I want something where we scan a receipt, tap who had what and everyone pays their share. no accounts needed!";

test.each([
  ['reminders, search by photo, a mode that shares tasks with a neighbour.', 3],
  ['stock counts, supplier orders, and a tasting diary', 3],
  ['shared lists, a budget and date ideas', 3],
  ['create, send and track invoices', 1],
  ['users can search by distance, price and day', 1],
  ['hero, prices (€18, €32), FAQ', 3],
])('"%s" has %i items', (text, count) => {
  expect(itemsOf(text)).toHaveLength(count);
});

describe('what is a requirement', () => {
  test('every item of a list, also beside a relative clause', () => {
    const idea =
      'A mobile app called PlantPal for busy apartment owners. Features: watering reminders, plant identification by photo, a vacation mode that shares care tasks with a neighbour.';
    expect(phrasesOf(idea)).toEqual([
      'receive watering reminders',
      'use plant identification by photo',
      'use a vacation mode that shares care tasks with a neighbour',
    ]);
    for (const thing of ['watering reminders', 'plant identification', 'vacation mode']) {
      expect(draftDocument('prd', idea)).toContain(thing);
      expect(draftDocument('frd', idea)).toContain(thing);
      expect(pageOf(idea).toLowerCase()).toContain(thing);
    }
  });

  test.each([
    ['Key features include stock counts, supplier orders, and a tasting diary.', 3],
    ['Main features are stock counts and a tasting diary.', 2],
    ['It offers stock counts, orders and a tasting diary.', 3],
    ['It comes with stock counts and a tasting diary.', 2],
    ['We aim to reach 200 shops by June 2027.', 0],
  ])('"%s" after the sentence that says what it is', (sentence, count) => {
    expect(phrasesOf(`Kettle is an app for tea shops. ${sentence}`)).toHaveLength(count);
  });

  test('not the product itself at the head of a list', () => {
    expect(phrasesOf('- Dog walking app\n- owners book walks\n- gps tracking')).toEqual([
      'book walks',
      'use GPS tracking',
    ]);
  });

  test('what happens on an occasion, with that occasion', () => {
    const text = 'A ledger. When stock counts differ, alert the pharmacist.';
    expect(phrasesOf(text)).toEqual(['alert the pharmacist when stock counts differ']);
  });
});

test.each([
  [
    'Goals: 300 paying families by December; churn below 5% per month.',
    ['300 paying families', 'below 5% per month'],
  ],
  ['Goal: 1000 walks / month', ['1000 walks / month']],
  ['We want 500 tailors in Berlin by the end of 2027.', ['500 tailors']],
])('the goals of "%s" have their measure', (text, metrics) => {
  const idea = `A marketplace for alterations. Users can book fittings. ${text}`;
  expect(readIdea(idea).goals.map(({ metric }) => metric)).toEqual(metrics);
  expect(readIdea(idea).summary).toBe('A marketplace for alterations.');
  expect(draftDocument('prd', idea)).not.toContain('The idea states no goal');
  for (const metric of metrics) expect(draftDocument('frd', idea)).toContain(`Measure: ${metric}.`);
});

test.each([
  ['TutorLoop matches retired teachers with pupils.', 'TutorLoop'],
  ['A landing page for "Kettle & Crumb", a bakery subscription.', 'Kettle & Crumb'],
  [roommates, 'Bill Splitting App'],
  ['A stock ledger for pharmacies. The system records sales.', 'Stock Ledger'],
])('the name in "%.40s"', (text, name) => {
  expect(readIdea(text).name).toBe(name);
});

test('a working title is called one in every document', () => {
  for (const type of ['prd', 'frd'] as const) {
    expect(draftDocument(type, roommates)).toContain('working title');
  }
  expect(pageOf(roommates)).toContain('working title');
});

test('the parts of a page that an idea names are drawn with its own values', () => {
  const idea =
    'A landing page for "Kettle & Crumb". Sections: hero with sign-up, how it works, prices (€18, €32, €55 per month), FAQ, opening hours Mon-Fri 8-18, testimonials, gallery, contact.';
  const page = pageOf(idea);
  for (const part of [
    'Sign up',
    'How it works',
    '€18',
    '€32',
    '€55',
    'FAQ',
    'Mon-Fri',
    '8-18',
    'Testimonials',
    'Gallery',
    'Contact',
  ]) {
    expect(page).toContain(part);
  }
});

test('prices keep what they are for', () => {
  const idea =
    'I want a simple website for my photography business with a gallery, prices (weddings €1,900, portraits €180) and a contact form.';
  expect(pageOf(idea)).toContain('Weddings €1,900');
  expect(pageOf(idea)).toContain('Portraits €180');
  expect(readIdea(idea)).toMatchObject({
    name: 'Photography Business Website',
    summary: 'A simple website for the photography business.',
    unplaced: [],
  });
});

test('complaints and requests are read as what they are', () => {
  const idea = readIdea(
    'I keep forgetting who paid me. My students also forget to practise. Can you make an app that logs practice minutes? Please no social stuff.',
  );
  expect(idea.features.map(({ verb, object }) => `${verb} ${object}`)).toEqual([
    'log practice minutes',
  ]);
  expect(idea.problems).toHaveLength(2);
  expect(idea.nonGoals).toEqual(['Please no social stuff.']);
  expect(idea.summary).toBe('An app that logs practice minutes.');
});

test('labels of a short brief give name and every audience', () => {
  const idea = readIdea(
    'Product: BorrowBox\nAudience: neighbours in Utrecht, housing associations\nFeatures: request an item, chat',
  );
  expect(idea.name).toBe('BorrowBox');
  expect(idea.audiences.map(({ name }) => name)).toEqual([
    'neighbours in Utrecht',
    'housing associations',
  ]);
});

test('a list alone is summed up by what people can do', () => {
  const idea = readIdea('- ParkShare\n- rent out your driveway\n- drivers book a spot');
  expect(idea).toMatchObject({ name: 'ParkShare', nameStated: true });
  expect(idea.summary).toBe('With ParkShare, people can rent out their driveway and book a spot.');
});

test('actors are those that the idea names, and no reader of a report', () => {
  const idea =
    'A ledger for stock. Target audience: pharmacists and auditors. Produce a monthly report for regulators.';
  const frd = draftDocument('frd', idea);
  expect(frd).toMatch(/^\| Pharmacists \|/m);
  expect(frd).toMatch(/^\| Auditors \|/m);
  expect(frd).not.toMatch(/^\| Regulators/m);
  const several = draftDocument(
    'frd',
    'A shop. Tailors, customers, and couriers can track orders.',
  );
  for (const who of ['Tailors', 'Customers', 'Couriers']) expect(several).toContain(`| ${who} |`);
});

test('what an idea refuses is not assumed or asked for elsewhere', () => {
  const prd = draftDocument('prd', roommates);
  expect(prd).toContain('no accounts needed!');
  expect(prd.replace('no accounts needed!', '')).not.toMatch(/\b(?:accounts?|password|log in)\b/i);
  expect(draftDocument('frd', roommates)).not.toMatch(/\bowner\b/);
  const local = draftDocument('prd', 'A diary. Users can plan the week. No cloud.');
  expect(local).toContain('- No cloud.');
  expect(local).not.toMatch(/another device|in the browser/);
});

test('the author speaks only in quotation', () => {
  const idea = readIdea(roommates);
  expect(idea.summary).toMatch(/^In the author's words: “I want something/);
  expect(idea.problems[0]).toContain("I'm tired of splitting bills with my roommates");
  const business = readIdea('A marketplace. Tailors can list offers. We charge 12% commission.');
  expect(business.features).toHaveLength(1);
  expect(business.constraints).toEqual(['“We charge 12% commission.”']);
});

test.each([
  ['Produce a monthly report.', []],
  ['Pupils struggle in maths and use video calls.', []],
  ['300 paying families.', []],
  ['Keep stock of tea.', []],
  ['Order food and pay by credit card.', ['payments', 'food']],
  ['Upload videos.', ['photos']],
])('the concerns of "%s"', (text, names) => {
  const found = concernsOf(text).map(({ name }) => name);
  expect(found.filter((name) => /payments|food|photos|devices/.test(name))).toEqual(names);
});

test.each([
  ['It offers escrow payments and chat.', /money is held/],
  ['Users can scan a receipt.', /printed receipt are right/],
  ['Walkers get paid through the app.', /paid out once/],
  ['Users can juggle teapots.', /manage to juggle teapots/],
])('the acceptance of "%s" fits', (sentence, expected) => {
  expect(draftDocument('prd', `An app for tea shops. ${sentence}`)).toMatch(expected);
});

test.each([
  ['Een app voor hondenuitlaatdiensten. Klanten kunnen een wandeling boeken.', 'otherLanguage'],
  ['Eine App für Handwerker, die Angebote schreibt und Rechnungen verschickt.', 'otherLanguage'],
  [
    'Une application pour les parents qui veulent partager des repas avec leurs voisins.',
    'otherLanguage',
  ],
  ['asdf asdf asdf asdf qwer', 'noSentence'],
  ['todo app but for couples. shared lists, chores, streaks', 'english'],
])('"%.30s" is read as %s', (text, legibility) => {
  expect(legibilityOf(text)).toBe(legibility);
  const prd = draftDocument('prd', text);
  expect(/^- R\d+ \(/m.test(prd)).toBe(legibility === 'english');
  expect(prd.match(/reads English only/g) ?? []).toHaveLength(
    legibility === 'otherLanguage' ? 1 : 0,
  );
});

test('the problem does not repeat the summary, and no line of stray nouns follows it', () => {
  const prd = draftDocument(
    'prd',
    'Members lose track of loans on paper. Users can return books, rate books, renew loans.',
  );
  expect(prd.match(/lose track of loans/g)).toHaveLength(1);
  expect(prd).not.toContain('At its centre');
});
