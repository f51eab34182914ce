import { sortIdea } from './sortIdea';

test.each([
  'Une plateforme pour les AMAP.\n\nLes producteurs ne voient pas les coordonnées des adhérents.',
  'Eine Schulapp.\n\nLehrer ändern Noten. Schüler dürfen es auch nicht.',
])('a denial behind its verb makes no requirement: %s', (idea) => {
  expect(sortIdea(idea).statements.at(-1)?.kind).not.toBe('R');
});

test.each(['It must not:', 'It must never:', 'Users cannot:'])(
  'the last sentence before a list rules its items out: %s',
  (lead) => {
    const { statements } = sortIdea(
      `A wiki for our firm. ${lead}\n- sell alcohol\n- store card numbers`,
    );
    expect(statements.filter(({ kind }) => kind === 'N').map(({ text }) => text)).toEqual([
      'sell alcohol',
      'store card numbers',
    ]);
  },
);

test('a paragraph that begins with how things go now tells no requirement until it asks for something', () => {
  const { statements } = sortIdea(
    'I work for a council and would like to replace a spreadsheet.\n\nThe way it goes now: an applicant fills in a PDF and emails it. One of five officers copies it into the spreadsheet and drafts the order. The notice must be published 21 days before the closure.\n\nWhat I have in mind is a web form for applicants.',
  );
  const told = statements.filter(({ text }) => /applicant fills|One of five|notice/u.test(text));
  expect(told.map(({ kind }) => kind)).toEqual(['B', 'B', expect.stringMatching(/[RC]/u)]);
});

test.each([
  'The problem: janitors lose keys. With the app, janitors scan each key. No ads.',
  'Context: housing co-op with 40 flats. Janitors scan each key. Hosted in the EU.',
  'How it works today: janitors write a list. The app shows who has a key. Janitors scan each key.',
  'Today: janitors write a list. From now on janitors scan each key.',
  'Today: we use paper. Janitors scan each key.',
])('a paragraph that begins with a label still asks for what it asks for: %s', (text) => {
  const { statements } = sortIdea(`A key app.\n\n${text}`);
  expect(statements.find((one) => /scan each key/u.test(one.text))?.kind).toBe('R');
});

test('what denies nothing is hardly ruled out by what stands beside it', () => {
  const { statements } = sortIdea(
    'An app in which nurses photograph wounds. It shouldn’t make a diagnosis. We use SystmOne and I don’t know if it can connect to that.',
  );
  expect(statements.find(({ text }) => text === 'We use SystmOne')?.kind).not.toBe('N');
});

const kindsIn = (idea: string) =>
  sortIdea(idea).statements.map(({ kind, text, isUndecided }) =>
    [kind, ...(isUndecided ? ['?'] : []), text].join(' '),
  );

test('below what is ruled out, a remark, a doubt and a target rule out nothing', () => {
  const idea =
    'A register of donor dogs. Nurses see a list of donors.\n\n## Not this time\n\nCats. Cats are a different misery. Owners don’t get a login.\n\nIt is not settled whether Eastfield shares the list.\n\nTarget: from decision to donor in 55 minutes.';
  expect(kindsIn(idea).slice(-5)).toEqual([
    'N Cats',
    'B Cats are a different misery',
    'N Owners don’t get a login',
    'B ? It is not settled whether Eastfield shares the list',
    'G Target: from decision to donor in 55 minutes',
  ]);
});

test.each([
  ['Tom: Anything you definitely don’t want?\nPriya: A patient app.', 'N A patient app'],
  ['Tom: Was soll es nicht können?\nPriya: Eine Patienten-App.', 'N Eine Patienten-App'],
  ['Tom: Was darf nicht fehlen?\nPriya: Eine Warteliste.', undefined],
  ['Tom: Anything you don’t need?\nPriya: The manager approves each booking.', undefined],
  ['Tom: Anything else you want?\nPriya: A patient app.', undefined],
])('in a conversation, the answer to what is not wanted is ruled out: %s', (end, ruledOut) => {
  const talk = 'Tom: So what is it?\nPriya: Nurses book a slot online.\nTom: Fine.\n';
  expect(kindsIn(talk + end).find((one) => one.startsWith('N'))).toBe(ruledOut);
});

test('in a row of a table, only a cell of its own leaves it open', () => {
  const rows = (cell: string) =>
    `A launch log.\n\n| step | who | what it does |\n|---|---|---|\n| open | instructor | loads the members |\n| close | instructor | ${cell} |`;
  const isOpen = (cell: string) => sortIdea(rows(cell)).statements.at(-1)?.isUndecided;
  expect(isOpen('refuses while a glider is still open')).toBe(false);
  expect(isOpen('still open')).toBe(true);
  expect(isOpen('£14 (tbc)')).toBe(true);
});

test.each([
  ['Members book a berth online. The point is that nobody drives there in vain. Berths cost 12 €.'],
  ['Mitglieder buchen online. Ziel ist, dass niemand umsonst kommt. Ein Platz kostet 12 €.'],
  ['Les membres réservent en ligne. Le but est que personne ne vienne pour rien. Cela coûte 12 €.'],
])('what says that it is the aim is a goal: %s', (idea) => {
  expect(sortIdea(idea).statements.map(({ kind }) => kind)[1]).toBe('G');
});

test('a problem, or what a requirement is wanted for, may be the purpose where none is stated', () => {
  const { statements, purposes } = sortIdea(
    'We lose umbrellas all the time. Drivers take a picture of what they find so that passengers see it.',
  );
  expect(statements.some(({ kind }) => kind === 'G')).toBe(false);
  expect(purposes).toEqual(statements.map(({ id }) => id));
});

test('a word by itself in a chat is background, whatever it follows', () => {
  const { statements } = sortIdea(
    '[09:12] Jule: what I want: each gardener sends a photo of the meter\n[09:13] Mo: everybody sees their own usage\n[09:14] Jule: right. Horst sees all',
  );
  expect(statements.find(({ text }) => text === 'right')?.kind).toBe('B');
});

test.each(['Members cannot change the list.', 'I soci non possono modificare la lista.'])(
  'a ban that is the whole idea is a constraint: %s',
  (idea) => {
    expect(sortIdea(idea).statements.map(({ kind }) => kind)).toEqual(['C']);
  },
);

test.each([
  'The purpose is that any member can trust the account without asking anybody.',
  'Unser Ziel ist, dass niemand mehr ohne Platz nach Hause geht.',
  'Le but est de ne plus jamais perdre une clé.',
])('a purpose rules nothing out: %s', (purpose) => {
  expect(sortIdea(`A club. Members book a boat. ${purpose}`).statements.at(-1)?.kind).toBe('G');
});

test('a permission at the start rules nothing out', () => {
  const { statements } = sortIdea('A pub tool. No ads. Dogs are allowed. Guests order.');
  expect(statements.find(({ text }) => text === 'Dogs are allowed')?.kind).toBe('R');
});

test.each([
  'We want to build a contract management tool for small law firms.',
  'Ich möchte eine App für unseren Gartenverein mit 180 Parzellen.',
  'Je voudrais un petit outil de sondage.',
])('a wish for no more than the product is the purpose, nothing to test: %s', (wish) => {
  expect(sortIdea(`${wish} Members enter a reading.`).statements[0]?.kind).toBe('G');
});

test.each([
  'We want an app with a chat and photos.',
  'I want an app that rings at noon.',
  'We do not want an app for phones.',
])('a wish that tells what a product does, or denies it, is another thing: %s', (wish) => {
  expect(sortIdea(`A club. ${wish} Members enter a reading.`).statements[1]?.kind).not.toBe('G');
});

test.each([
  'A guest pays for drinks at the bar. Staff see the total.',
  'Members vote for the song of the week. The winner is shown.',
  'Kinder sparen für ein Fahrrad. Eltern sehen den Stand.',
])('what people do for something is no name of the product: %s', (idea) => {
  expect(sortIdea(idea).statements[0]?.kind).not.toBe('G');
});

test('a letter that asks for nothing stays background', () => {
  const letter =
    'Dear grandma, thank you for the socks. We are all well and the garden was lovely.';
  expect(sortIdea(letter).statements.every(({ kind }) => kind === 'B')).toBe(true);
});

test('an opening wish is no background', () => {
  const { statements } = sortIdea(
    'We run a small bakery with three shops and I want our customers to stop phoning in orders at 5 am.',
  );
  expect(statements.map(({ kind }) => kind)).toEqual(['B', 'G']);
});

test.each([
  ['Drivers log their trips. It does not need to count fuel.'],
  ['Fahrer tragen Fahrten ein. Die App muss nicht den Verbrauch berechnen.'],
])('what is not needed is ruled out and no must: %s', (idea) => {
  expect(sortIdea(idea).statements.at(-1)).toMatchObject({ kind: 'N', priority: undefined });
});

test('a demand is no part of the sentence before', () => {
  const { statements } = sortIdea(
    'Members book a court. It costs the club at most 90 € a year. It must work offline.',
  );
  expect(statements.map(({ text }) => text)).toContain('It must work offline');
});

test.each([
  [
    'of a title',
    'Sailing school overview\n- pupils book a lesson\n- trainers see the weather',
    'RR',
  ],
  ['in capitals', 'A fleet.\n\nTHE SOLUTION\nDrivers log their trips.', 'BR'],
  ['that names the section', 'Overview\n- pupils book a lesson', 'B'],
])('a heading %s tells what stands under it', (_name, idea, kinds) => {
  expect(
    sortIdea(idea)
      .statements.map(({ kind }) => kind)
      .join(''),
  ).toBe(kinds);
});

test('what goes on from a statement is not ruled out without a word for it', () => {
  const { statements } = sortIdea(
    'Tenants must never see the cost. The old Excel sheet has around 2,100 rows and should be imported once. We will not build a native app.',
  );
  expect(statements.filter(({ kind }) => kind === 'N').map(({ text }) => text)).toEqual([
    'We will not build a native app',
  ]);
});

test.each(['Without internet', 'Without ads?'])('%s rules out nothing', (phrase) => {
  const { statements } = sortIdea(`Guests book a boat. Captains see the list. ${phrase}`);
  expect(statements.at(-1)?.kind).not.toBe('N');
});

test.each([
  'We should be able to print a label.',
  'We want a simple web app for volunteer rescue teams to track their equipment.',
])('what the authors want is no background: %s', (wish) => {
  const { statements } = sortIdea(
    `Hi Ida,\n\n${wish} Inspectors look at everything.\n\nCheers\nTom`,
  );
  expect(statements.find(({ text }) => wish.startsWith(text))?.kind).not.toBe('B');
});

test.each([
  ['Drivers log trips. No payments. A loyalty card would be nice later.', 'could'],
  ['Les chauffeurs voient la liste. Pas de paiement. Une carte serait sympa plus tard.', 'could'],
  ['Gardeners book plots. No chat. Maybe a map of all plots.', 'could'],
])('what is wanted later, or costs nothing, is not ruled out: %s', (idea, priority) => {
  const { statements } = sortIdea(idea);
  expect(statements.at(-1)?.kind).toMatch(/[RC]/u);
  expect(statements.at(-1)?.priority).toBe(priority);
});

test('the no of yes/no rules nothing out', () => {
  const { statements } = sortIdea(
    'Shift swaps on a ward.\n\nNurses offer a shift.\n\nshift = date, early/late/night, who, band, IV yes/no',
  );
  expect(statements.at(-1)?.kind).not.toBe('N');
});

test('a denial among the states of a list rules nothing out', () => {
  const { statements } = sortIdea(
    'Un banco de tiempo.\n\nUn intercambio está: propuesto, aceptado, hecho, no realizado, en disputa.',
  );
  expect(statements.at(-1)?.kind).toBe('R');
});

test('a time in a chat is asked for or a limit, what tells of a number is neither', () => {
  const { statements } = sortIdea(
    '[09:12] Jo: ok so busking thing. council said yes to a pilot, 6 months, 9 pitches\n[09:13] Sam: finally\n[09:13] Jo: two sax players one doorway. 34 complaints since easter\n[09:15] Jo: so performers book a slot on phone. 10am to 9pm\n[09:16] Sam: and who checks\n[09:18] Jo: wardens, theres 4\n[09:35] Jo: gotta run. booking opens 7 days ahead btw\n[09:35] Sam: k',
  );
  const kindOf = (start: string) => statements.find(({ text }) => text.startsWith(start))?.kind;
  expect(kindOf('booking')).toMatch(/^[RC]$/u);
  expect(['34', 'council'].map(kindOf)).toEqual(['B', 'B']);
});

test('a doubled question mark is a doubt, which only a yes or no settles', () => {
  const { statements } = sortIdea(
    'A ferry tool.\n\n- theirs go straight to paid?? (Ailsa asks the bookkeeper)\n- show who requested?? no, scrap requested',
  );
  const open = statements.filter(({ isUndecided }) => isUndecided).map(({ text }) => text);
  expect(open).toEqual(['theirs go straight to paid??']);
});

test('the no of a field shortens number: it neither denies nor ends the sentence', () => {
  const { statements } = sortIdea(
    'As the clerk I want to record a burial: plot, name, date of death, grant no. Grant no. may be blank. No urns.',
  );
  expect(statements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'R As the clerk I want to record a burial: plot, name, date of death, grant no',
    expect.stringMatching(/ Grant no\. may be blank$/u),
    'N No urns',
  ]);
});

test('what denies in a case before its outcome rules nothing out', () => {
  const { statements } = sortIdea(
    'A kiln club. Pieces wait on a shelf. Not collected after 21 days: goes to the charity box. No payments: everything is free.',
  );
  const kindOf = (start: string) => statements.find(({ text }) => text.startsWith(start))?.kind;
  expect(kindOf('Not collected')).toMatch(/^[CR]$/u);
  expect(kindOf('No payments')).toBe('N');
});

test.each([
  'A shift planner. Nurses enter wishes. Chat between nurses would be nice later.',
  'A shift planner. Nurses enter wishes.\nwould be nice: dictate instead of type\nnice to have: reminders by text',
  'Ein Dienstplan. Pflegekräfte tragen Wünsche ein. Schön wäre später ein Chat zwischen den Stationen.',
])('a wish for later is an optional requirement: %s', (idea) => {
  const wish = sortIdea(idea).statements[2];
  expect(wish).toMatchObject({ kind: 'R', priority: 'could' });
});

test('what is put off, or stands below `Not now`, is ruled out', () => {
  const { statements } = sortIdea(
    'A shift planner. Nurses enter wishes. Payments come later, not now.\n\nNot now:\n- photos would be nice',
  );
  expect(statements.slice(-2).map(({ kind }) => kind)).toEqual(['N', 'N']);
});

test('a denial in brackets leaves what precedes them a requirement', () => {
  const { statements } = sortIdea(
    "A dog app. Some notes of a dog (it mustn't walk with males) the walker sees. Owners get a photo.",
  );
  expect(statements[1]?.kind).toBe('R');
});

test.each([
  ["Members buy tools because they don't know what we own.", false],
  ['Every year each member is asked whether they are still interested.', false],
  ['The desk has no idea which shoe is free.', false],
  ["I don't know yet whether we need photos.", true],
  ['For the photos I have no idea yet.', true],
  ['The price is still open.', true],
  ['Die Helfer wissen noch nicht, wer kommt.', false],
  ['Bei den Fotos weiß ich noch nicht, wie.', true],
])('only the author leaves something open: %s', (sentence, isUndecided) => {
  const { statements } = sortIdea(`A tool library. Members reserve tools. ${sentence}`);
  expect(statements.at(-1)?.isUndecided).toBe(isUndecided);
});

test.each([
  'If nobody has claimed it after 15 minutes it goes to everybody.',
  "If it isn't fixed in 48 hours the officer gets an email.",
])('a denial in a case leaves what happens then a requirement: %s', (rule) => {
  const { statements } = sortIdea(`Members share food. ${rule} Members see the list.`);
  expect(statements.map(({ kind }) => kind)).toEqual(['R', 'R', 'R']);
});

test.each([
  'If the hall is full nobody may book it.',
  'If a member has not paid the warden cannot open the gate.',
  'Ist der Saal voll, darf niemand mehr buchen.',
])('a denial behind its case is no requirement: %s', (rule) => {
  expect(sortIdea(`Members book halls. ${rule}`).statements.at(-1)?.kind).not.toBe('R');
});

test.each([
  ["Every seven days somebody's got to inspect the tower, that's the law.", /[RC]/u],
  ["If a tower fails the check, nobody's allowed on until it is put right.", /C/u],
  ['When a customer phones I can never find when I last tuned their piano.', /B/u],
  ['A stranger can never find where a member lives.', /[CN]/u],
  ["He's got a list of 40 names on the wall.", /B/u],
])('what has to be, what nobody may and what nobody manages: %s', (sentence, kind) => {
  const idea = `A log for scaffolding. Lads photograph a tag. ${sentence}`;
  expect(sortIdea(idea).statements.at(-1)?.id).toMatch(kind);
});

test('a polite request is no question', () => {
  const { statements } = sortIdea(
    'Lifeboat crew availability.\n\nCould you build us something where each crew member marks themselves available? If we drop below the minimum, it should alert everyone.',
  );
  expect(statements.map(({ kind }) => kind)).toEqual(['B', 'R', 'R']);
});

test('an item among wishes is optional, also without a verb', () => {
  const { statements } = sortIdea(
    'Crane inspection log\n\nProblem\n- Inspectors fill in paper forms on site, then retype them in the office.\n\nMust have\n- Inspector scans the plate on the crane\n- Works with no signal\n- Every defect gets a photo\n\nNice to have\n- Auctions\n- No remark longer than 90 seconds\n\nNot now\n- Forklifts',
  );
  const wishes = statements.filter(({ heading }) => heading === 'Nice to have');
  expect(wishes.map(({ kind, priority }) => `${kind} ${priority}`)).toEqual(['R could', 'C could']);
});
