import { sortIdea } from './sortIdea';

test('nothing is suggested or asked that the idea excludes or answers with a number', () => {
  const game =
    'A game for two players called Fog. They guess where the other’s ship is, and win points.';
  const texts = (idea: string) => {
    const { suggestions, questions } = sortIdea(idea);
    const asked = questions.flatMap(({ ask }) => (ask.kind === 'typical' ? [ask.text] : []));
    return [...suggestions.map(({ text }) => text), ...asked].join('\n');
  };
  expect(texts(`${game} A round is short.`)).toMatch(/registered|leaderboard/u);
  expect(texts(`${game} A round is short.`)).toContain('How long is a round');
  const narrowed = texts(`${game} A round takes 90 seconds. No registered users, no leaderboard.`);
  expect(narrowed).not.toMatch(/registered|leaderboard|How long is a round/u);
});

test('a longer idea of a certain type gets no suggestions, but questions of its type where it leaves few of its own', () => {
  const { suggestions, questions } = sortIdea(
    `Booking system for our hair salon. We are three hairdressers in a small street and the telephone rings all day long while our hands are wet.
    Guests book an appointment online. Guests see which appointments are free. Hairdressers see their day. Guests cancel an appointment until the evening before.`,
  );
  expect(suggestions).toEqual([]);
  const typical = questions.filter(({ ask }) => ask.kind === 'typical');
  expect(typical.length).toBeGreaterThan(0);
  expect(questions.length).toBe(3);
});

test('how success is measured is asked last, of a goal without a number or where little else is open', () => {
  const kindsOf = (idea: string) => sortIdea(idea).questions.map(({ ask }) => ask.kind);
  expect(kindsOf('Booking system for a hair salon')).not.toContain('noMeasure');
  expect(kindsOf('Booking system for a hair salon. Goal: fewer calls.').at(-1)).toBe('noMeasure');
  expect(kindsOf('Booking system for a hair salon. Goal: 30 bookings per week.')).not.toContain(
    'noMeasure',
  );
});

test('little else being open, what its kind of requirement usually leaves open is asked, the costliest first', () => {
  const asked = (idea: string) =>
    sortIdea(idea).questions.flatMap(({ about, ask }) =>
      ask.kind === 'act' ? [`${about.join()} ${ask.act}`] : [],
    );
  const dull = 'We are a choir of forty people with sheet music in a cellar.';
  const both = `${dull} Members get an e-mail before a rehearsal. The chairman approves each purchase.`;
  expect(asked(both)).toEqual(['R2 approve', 'R1 notify']);
  expect(asked(dull)).toEqual([]);
});

test('whatever the author leaves open is asked', () => {
  const { questions } = sortIdea(
    'A lost property app. A guard takes a photo. Should schools get a crate? I keep going back and forth. I am not sure about names. What about keys? No idea yet.',
  );
  const quotes = questions.flatMap(({ ask }) => ('quote' in ask ? ask.quote : []));
  for (const one of ['schools', 'names', 'keys'])
    expect(quotes.some((quote) => quote.includes(one))).toBe(true);
});

test('a list of states, and a role whose rights stand under its name, leave nothing open', () => {
  const asked = (idea: string) => sortIdea(idea).questions.map(({ ask }) => ask.kind);
  expect(
    asked(
      'A choir.\n\nUsers: singers, librarian\n\nLibrarian\n- enters a score\n\nSingers see scores.',
    ),
  ).not.toContain('idleRole');
  expect(
    asked('Cat cards.\n\n- Fosterers see their cats\n- states: fostered, adopted, returned'),
  ).not.toContain('act');
});

test.each([
  ['Ein Werkstattportal. Kunden geben Angebote frei. Ziel: halb so viele Anrufe bis Mai.', false],
  ['Ein Werkstattportal. Kunden geben Angebote frei. Ziel: viele zufriedene Kunden.', true],
  ['A booking app. Members book halls. Goal: half as many calls by autumn.', false],
  ['A booking app. Members book halls. Goal: calls halved by autumn.', false],
  ['A booking app. Members book halls. Goal: no more double bookings by autumn.', true],
  [
    'A booking app. Members book halls. Goal: nobody waits twice as long, and it stays simple.',
    true,
  ],
  ['A booking app. Members book halls. Goal: nobody enters anything twice.', true],
  ['A booking app. Members book halls. Goal: simple booking without double work.', true],
  ['A booking app. Members book halls. Goal: easy booking for half of the members.', true],
  ['Una app. Los socios reservan salas. Objetivo: menos reservas dobles y cero papel.', true],
  [
    'Une appli. Les membres réservent. Objectif : une réservation facile pour la moitié des membres.',
    true,
  ],
])('a goal that is measured against today needs no number: %s', (idea, isAsked) => {
  const kinds = sortIdea(idea).questions.map(({ ask }) => ask.kind);
  expect(kinds.some((kind) => kind === 'noMeasure' || kind === 'vague')).toBe(isAsked);
});

test.each([
  [
    'A log.\n\n## Open\n- Does the mentor get paid? Some firms ask for it. The board decides in May.\n- Dari for the pages, the entries stay in German. Or not?',
    ['Does the mentor get paid?', 'Dari for the pages, the entries stay in German. Or not?'],
  ],
  [
    'A log. To be decided – does Legal let us text people? and whether the airport joins. It has a list.',
    ['To be decided – does Legal let us text people?', 'whether the airport joins'],
  ],
  [
    'A log.\n\n## Open\n- About 400 firms would join in May, the rest later. Ten?\n- Do we print it?',
    ['About 400 firms would join in May, the rest later', 'Do we print it?'],
  ],
  [
    "A café.\n\nThings we didn't agree on: is a slot extended? And should matches be slots or events.",
    ["Things we didn't agree on: is a slot extended?", 'should matches be slots or events'],
  ],
])('asks once for each point that is left open: %s', (idea, quotes) => {
  const asked = sortIdea(idea).questions.flatMap(({ ask }) =>
    ask.kind === 'undecided' ? [ask.quote] : [],
  );
  expect(asked).toEqual(quotes);
});

test('a question of the type is about the requirement whose words it shares', () => {
  const { questions, statements } = sortIdea(
    'Booking system for a hair salon. Guests choose a stylist. The owner prints a list. Guests cancel a booking by phone. Stylists block a day. Guests see prices. The owner sees takings.',
  );
  const typical = questions.filter(({ ask }) => ask.kind === 'typical');
  expect(typical.length).toBeGreaterThan(0);
  const booked = statements.filter(({ text }) => /book/iu.test(text)).map(({ id }) => id);
  for (const { ask, about } of typical)
    if ('text' in ask && /booking/u.test(ask.text)) expect(booked).toContain(about[0]);
});
