import { sortIdea } from './sortIdea';

const rolesOf = (idea: string) => sortIdea(idea).roles.map(({ text }) => text);

test('the columns of a table of who may do what are roles', () => {
  const table =
    '| | Tenant | Caretaker | Housing office |\n|---|---|---|---|\n| report | yes | no | no |';
  expect(rolesOf(`A log of repairs in a block of flats.\n\n${table}`)).toEqual([
    'Tenant',
    'Caretaker',
    'Housing office',
  ]);
});

test.each([
  [
    'Le client voit le prix.\n\nLes utilisateurs : mon frère (achat), 5 préparateurs, les clients.',
    ['client', 'frère', 'préparateurs'],
  ],
  [
    'Los regantes ven su turno.\n\nUsuarios: el acequiero, la junta (5 personas) y los regantes.',
    ['regantes', 'acequiero'],
  ],
  [
    'Who\n- drivers ~85, end of shift\n- fitters 14\n\nMust\n- list of defects',
    ['drivers', 'fitters'],
  ],
])('a list of users names them without counts and brackets: %j', (list, roles) => {
  const found = rolesOf(`Un registro.\n\n${list}`);
  expect(found.map((one) => one.replace(/^clients$/u, 'client'))).toEqual(
    expect.arrayContaining(roles),
  );
  expect(found.some((one) => /personas|\p{N}/u.test(one))).toBe(false);
});

test.each([
  ['Ein Verein.\n\nMitglieder zahlen Beiträge: Erwachsene 120 €, Jugend 66 €.', 'Erwachsene'],
  ['介護施設で働く職員の学習アプリ。\n\n解説は母国語でも読める。', '母'],
])('neither the class of a price nor a part of another word is a role: %j', (idea, noun) => {
  expect(rolesOf(idea)).not.toContain(noun);
});

test('whom the author lists as users is a role, and whom the list leaves out is none', () => {
  const idea =
    '# Tuning round\n\n## Users\n- Clients\n- Tuners\n- not grandma\n\n## Scope\n- Tuners log visits';
  expect(rolesOf(idea)).toEqual(['Clients', 'Tuners']);
});

test('a number that is part of a name stays in it', () => {
  const idea = 'A timetable.\n\nUsers\n- Year 10\n- 12 year olds\n- teachers\n\nMust\n- a list';
  expect(rolesOf(idea).some((one) => /^(?:year|year olds)$/iu.test(one))).toBe(false);
});

test('an item that only names users makes no requirement', () => {
  const { roles, statements } = sortIdea(
    'A seating plan for a choir.\n\n## Who\n- singers (65)\n- section leaders\n- the conductor\n\n## What it should do\n- Singers say whether they come.\n- Section leaders move people.\n- The conductor sees the whole plan.',
  );
  expect(roles.map(({ listed }) => listed)).toEqual([
    'singers',
    'section leaders',
    'the conductor',
  ]);
  expect(statements.filter(({ text }) => /^(?:the conductor|singers \(65\))$/u.test(text))).toEqual(
    [],
  );
});

test('a labelled item of a list of users names a user, whatever else its words may mean', () => {
  expect(
    rolesOf(
      'PROPS - hire for theatre\n\nUsers\n- Armourer: checks items in and out\n- Hire desk: takes bookings\n- Licensing officer: read-only view of the register\n\nMust have\n1. Search the catalogue by period.',
    ),
  ).toEqual(['Armourer', 'Hire desk', 'Licensing officer']);
});

test('an adverb is no part of a role, but `family` is', () => {
  expect(rolesOf('A reminder app. Family members get a message.')).toEqual(['Family members']);
  expect(rolesOf('A reminder app. Finally members get a message.')).toEqual(['members']);
});

test.each([['singers (about 65)', 'singers', 'about 65']])(
  'an item that defines a role is on its line only: %s',
  (item, name, definition) => {
    const { roles, statements } = sortIdea(
      `## Who uses it\n- clerks\n- ${item}\n\n## What it should do\n- The clerks print a list.`,
    );
    expect(roles[1]).toMatchObject({ text: name, listed: name, definition: { text: definition } });
    expect(statements.map(({ text }) => text)).toEqual(['The clerks print a list']);
  },
);

test.each(['Porters – must sign for a key', 'Porters: no prices'])(
  'an item of users that demands, rules out or tells more is a statement: %s',
  (item) => {
    const { statements } = sortIdea(`## Who uses it\n- clerks\n- ${item}\n\n## What\n- It rings.`);
    expect(statements.map(({ text }) => text)).toContain(item);
  },
);

test.each([
  ['A ward diary. Agreed: nurses write handover notes for each resident.', 'nurses'],
  ['## Who\n- The treasurer only needs a report\n\n## What\n- It rings.', 'treasurer'],
  ['Eleven florists book a stall. Florists pay on the day.', 'florists'],
])('a role has no verb or number before it in its name: %s', (idea, role) => {
  expect(rolesOf(idea).map((text) => text.toLowerCase())).toContain(role.toLowerCase());
});

test('a heading names a role without its verb', () => {
  expect(
    rolesOf(
      'A shop for seeds.\n\nGardeners can:\n- order seeds by post\n- rate a variety they grew',
    ),
  ).toEqual(['Gardeners']);
});

test.each([
  [
    'the names in a log of tasks',
    'A club app.\n\nMembers book a court.\n\n## Action log\n| Who | What |\n|---|---|\n| Oren | photo |\n| Agnes | rules |',
    ['Members'],
  ],
  [
    'a speaker by the ending of the name',
    'Bautista: los socios deben ver la lista\nMo: queremos una lista\nBautista: se imprime la lista\nMo: debe ser gratis',
    ['socios'],
  ],
  [
    'a speaker by the job',
    'Treasurer: one page shows the rota\nMo: it sends a text at noon\nTreasurer: it prints the list\nMo: it has to be free',
    ['Treasurer'],
  ],
])('only people with a job are roles: %s', (_name, idea, roles) => {
  expect(rolesOf(idea)).toEqual(roles);
});

test.each([
  ['A hotel app. Guests order food. The night manager sees all orders.', 'night manager'],
  ['A booking page. Members book a bench. The workshop manager approves it.', 'workshop manager'],
  ['A club page. About fifty-five members can book a court.', 'members'],
  ['Ein Verein. Die Rolle Helfer bucht eine Schicht.', 'Helfer'],
])('a role keeps its modifiers and no more: %s', (idea, role) => {
  expect(rolesOf(idea)).toContain(role);
});

test('an item among the data of a record is no role', () => {
  const list = 'Each bottle gets a label: name, supplier, lot number, expiry date';
  expect(rolesOf(`The chemist scans a bottle. ${list}.`)).toEqual(['chemist']);
});

test('brackets behind a role in a table are no part of its name', () => {
  const table = '| Who | Can do |\n|---|---|\n| Harbour office (2 people) | block berths |';
  expect(rolesOf(`Berths of a marina.\n\n${table}`)).toEqual(['Harbour office']);
});

test('a table of what each role may see lists roles, not records', () => {
  const table = '| Role | Visible fields |\n|---|---|\n| Harbour office | berth, boat |';
  expect(rolesOf(`Berths of a marina.\n\n${table}`)).toEqual(['Harbour office']);
});

test.each([
  ['the state inspector', ['state inspector']],
  ['a head inspector', ['head inspector', 'inspector']],
])('a head word in another story is the same role, but for a rank: %s', (who, roles) => {
  expect(
    rolesOf(
      `Tags for oysters.\n\nAs ${who} I want to see each lot.\nAs an inspector I want to trace a tag.`,
    ),
  ).toEqual(roles);
});

test.each([
  "I'm a huge fan of trains. Guests see a map of all stations.",
  "I'm a beginner at coding. Members book a court.",
])('an author who does nothing is no user: %s', (idea) => {
  expect(rolesOf(idea)).not.toContain(/fan|beginner/u.exec(idea)?.[0]);
  expect(rolesOf(idea)).toHaveLength(1);
});

test('whoever tells a user story is a user', () => {
  expect(
    rolesOf(
      '# SwapShift\n\n- As a nurse I want to offer a shift\n- As payroll I want to download all swaps',
    ),
  ).toEqual(['nurse', 'payroll']);
});

test.each([
  ["I'm a self-employed piano tuner and I enter each visit. Customers get a text.", 'piano tuner'],
  ["I'm a self-employed florist. I enter orders.", 'self-employed florist'],
  ['Ich bin Klavierstimmer. Ich trage Besuche ein.', 'Klavierstimmer'],
  ["Je suis accordeur de pianos. J'enregistre chaque visite.", 'accordeur'],
  ['Soy afinadora de pianos. Apunto cada visita.', 'afinadora'],
  ['Sono un accordatore. Registro ogni visita.', 'accordatore'],
  ['Ik ben pianostemmer. Ik voer elk bezoek in.', 'pianostemmer'],
])('what the author is, is a user: %s', (idea, role) => {
  expect(sortIdea(idea).roles[0]?.text).toContain(role);
});

test.each([
  "I'm a bit tired of paper. Guests book.",
  'I teach piano. Guests book.',
  'We are a choir. Guests book.',
  "I'm not the police. Guests book.",
])('what says nothing of what the author is names no user: %s', (idea) => {
  expect(sortIdea(idea).roles.map(({ text }) => text)).toEqual(['Guests']);
});

test.each([
  [
    '# Minutes\n\nAttendees:\n- Ms Lindner (caretaker)\n- Mr. Hale (bookkeeper)\n- Ana (treasurer)',
    ['caretaker', 'bookkeeper', 'treasurer'],
  ],
  [
    '# Protokoll\n\nNutzer:\n- Fr. Lindner (Hausmeisterin)\n- Dr. Baumann (Buchhalter)',
    ['Hausmeisterin', 'Buchhalter'],
  ],
  ['# Club\n\nUsers:\n- Members (about 140)\n- Coaches (two)', ['Members', 'Coaches']],
])('a name with its role in brackets is one user, the role: %j', (idea, roles) => {
  expect(sortIdea(idea).roles.map(({ text }) => text)).toEqual(roles);
});

test('the first of several users in a line is described by none of the others', () => {
  const { roles } = sortIdea(
    '# Allotments\n\n## Users\n- Residents who are waiting, the allotments officer, and the secretaries',
  );
  expect(roles.map(({ text, definition }) => [text, definition])).toEqual([
    ['Residents', undefined],
    ['allotments officer', undefined],
    ['secretaries', undefined],
  ]);
});

test('of whom the author is a relative is no user by that', () => {
  const { roles } = sortIdea("I'm the coach's wife and I enter the scores. Players see them.");
  expect(roles.map(({ text }) => text)).toContain('Players');
});

test('in Arabic, who follows a verb does it, with and without the article', () => {
  const idea =
    'نحن عيادة أسنان صغيرة.\nنريد تطبيقا يحجز فيه المريض موعدا بنفسه. يمكن للمريض إلغاء الموعد حتى 6 ساعات قبله. يرى الطبيب جدول يومه فقط. الممرضة تسجل الوصول.';
  expect(rolesOf(idea)).toEqual(['المريض', 'الطبيب', 'الممرضة']);
});

test.each([
  ['تعرض الشاشة يوم السائق.', undefined],
  ['تعرض الشاشة تاريخ السائق.', undefined],
  ['يرى السائق جدول يومه.', 'السائق'],
  ['وسيحجز فيه السائق موعدا.', 'السائق'],
])('in Arabic, a noun that begins like a verb is none: %s', (line, actor) => {
  const { statements } = sortIdea(`نحن عيادة صغيرة.\nالسائق يسجل الوصول. ${line}`);
  expect(statements.at(-1)?.actor?.text).toBe(actor);
});

test('a Japanese role begins behind the comma', () => {
  const idea =
    '備品を管理するアプリがほしいです。\n・役員は備品を登録する\n・住民は備品を借りる申請ができ、会長が承認する';
  expect(rolesOf(idea)).toEqual(['役員', '住民', '会長']);
});

test.each([
  ["I'd like donors to book a slot.", 'donors'],
  ['I want a list of donors to call.', undefined],
])('who is to do what the author wishes acts: %s', (line, actor) => {
  const { statements } = sortIdea(`A site for a charity shop.\n\nDonors upload photos. ${line}`);
  expect(statements.at(-1)?.actor?.text.toLowerCase()).toBe(actor);
});

test('a bracket in a user story is no part of the role', () => {
  const { roles } = sortIdea('As a mechanic (volunteer) I want to see who comes with which bike.');
  expect(roles.map(({ text }) => text)).toEqual(['mechanic']);
});

test('a user story names its role in bold, too', () => {
  expect(
    rolesOf(
      '**Als Schrauber** möchte ich eine Route anlegen.\n\n**Als Gast** möchte ich sie bewerten.',
    ),
  ).toEqual(['Schrauber', 'Gast']);
});

test('a pronoun below a heading for users is none', () => {
  const idea =
    '# Tuning round\n\n## Users\n- Clients, who confirm a visit. They shall not need a password.';
  expect(rolesOf(idea)).toEqual(['Clients']);
});

test('what belongs to a title is part of the role', () => {
  const idea =
    'A pitch planner.\n\nThe head of academy sees who played. The officer in charge approves a trip. Members of two clubs book a pitch.';
  expect(rolesOf(idea)).toEqual(['head of academy', 'officer in charge', 'Members']);
});
