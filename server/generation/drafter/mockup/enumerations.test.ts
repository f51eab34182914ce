import { sortIdea } from '../sort/sortIdea';
import { enumerationsIn } from './enumerations';
import { sourceOf } from './nouns';

const listsIn = (idea: string) =>
  enumerationsIn(sourceOf(sortIdea(idea))).map(({ noun, kind, items }) => [
    noun,
    kind,
    items
      .map(({ name, options }) => (options.length > 0 ? `${name} (${options.join('/')})` : name))
      .join(', '),
  ]);

test.each([
  [
    'A tool for flaky tests.\n\n## What we keep per quarantined test\n- fully qualified test name\n- owning team (from the OWNERS file, nearest one up the tree)\n- date it went in\n- failure rate over the last 200 runs\n- current state\n\n## Lifecycle\nsuspected → fix proposed → released',
    [
      'quarantined test',
      'fields',
      'fully qualified test name, owning team, date it went in, failure rate, current state',
    ],
  ],
  [
    'Q: What is it?\nA: An allotment list. Residents apply for a plot.\n\nQ: What do you need to hold about each application?\nA: Name, address, full or half plot, and where it has got to.',
    [
      'application',
      'fields',
      'Name, address, full or half plot (full/half plot), where it has got to',
    ],
  ],
  [
    '[18:02] Priya: staff check the box of each game\n[18:10] Mo: what do we write down per check\n[18:11] Priya: which copy (we have 4), who checked, time, table number, missing parts with how many',
    ['check', 'fields', 'copy, who checked, time, table number, missing parts'],
  ],
  [
    "For every loan I want the chair number (it's on a brass tag), who took it, which ward it left from, the time out, when it's due back.",
    [
      'loan',
      'fields',
      "chair number, who took it, ward it left from, time out, when it's due back",
    ],
  ],
  [
    'A system for loans. A loan goes from out, to returned, or from out to overdue to missing.',
    ['loan', 'states', 'out, returned, overdue, missing'],
  ],
  [
    'A tool for flaky tests. Engineers see each test.\n\n## Lifecycle\nsuspected → quarantined → fix proposed → released',
    [undefined, 'states', 'suspected, quarantined, fix proposed, released'],
  ],
  [
    'Eine App für Termine. Ein Termin ist also erst angefragt, dann bestätigt, dann abgenommen.',
    ['Termin', 'states', 'angefragt, bestätigt, abgenommen'],
  ],
  [
    'We need a page per boiler with the owner, material (copper or steel) and the date of each test, and a plain light.',
    ['boiler', 'fields', 'owner, material (copper/steel), date of each test'],
  ],
  [
    'Log a reading (vibration mm/s, bearing temp, oil level) on each round.',
    ['reading', 'fields', 'vibration mm/s, bearing temp, oil level'],
  ],
  [
    'After a tuning the tuner enters the date and the pitch before and after.',
    [undefined, 'fields', 'date, pitch before, pitch after'],
  ],
  [
    'Neighbours add a tool with name, photo and deposit. Tools are free.',
    ['tool', 'fields', 'name, photo, deposit'],
  ],
  [
    'The driver hands it in at night. The clerk logs each item: colour, date, bin number.',
    ['item', 'fields', 'colour, date, bin number'],
  ],
  [
    'What I need: the falconer logs a flight on his phone: which bird, which site, start and end time.',
    ['flight', 'fields', 'bird, site, start, end time'],
  ],
  [
    "Le berger note chaque passage sur son téléphone : nombre de bêtes comptées, état de la clôture, niveau d'eau.",
    ['passage', 'fields', "nombre de bêtes comptées, état de la clôture, niveau d'eau"],
  ],
  [
    'Each inspection has a date, temper 1-5, calm from 1 to 3 and similarity from 0 to 1.',
    ['inspection', 'fields', 'date, temper (1/2/3/4/5), calm (1/2/3), similarity'],
  ],
  [
    'Eine Anwendung, in der der Wart jedes Gerät mit Nummer, Typ und nächster Prüfung sieht.',
    ['Gerät', 'fields', 'Nummer, Typ, nächster Prüfung'],
  ],
  ['Passenger fills in a form: name, date, colour.', [undefined, 'fields', 'name, date, colour']],
  ['Customer orders: number, date, amount.', ['Customer orders', 'fields', 'number, date, amount']],
  [
    'Every piano has its own card with make, serial number, year and photo.',
    ['piano', 'fields', 'make, serial number, year, photo'],
  ],
  [
    'Every post has a picture with a caption, a name and a date.',
    ['post', 'fields', 'picture, name, date'],
  ],
  [
    'The lads log it, who put it up, when, what site, what broke.',
    [undefined, 'fields', 'who put it up, when, site, what broke'],
  ],
  [
    'Ms Okafor wants each deviation closed with a cause, a decision (release, destroy) and two signatures.',
    [undefined, 'fields', 'cause, decision (release/destroy), signatures'],
  ],
  [
    'We need a page per newly registered car with the owner, colour and the date.',
    ['car', 'fields', 'owner, colour, date'],
  ],
  [
    '- Photo, colour, station/vehicle, date + time found, who handed it in',
    [undefined, 'fields', 'Photo, colour, station/vehicle, date, time found, who handed it in'],
  ],
  ['Rowers enter boat, date and distance.', [undefined, 'fields', 'boat, date, distance']],
  ['The app keeps tools with name, price and photo.', ['tools', 'fields', 'name, price, photo']],
  ['ticket = machine, bar, price, photo', ['ticket', 'fields', 'machine, bar, price, photo']],
  [
    '# Permit record\n- cave, date, leader\n- expected out time\n- vehicles: max 3',
    ['Permit', 'fields', 'cave, date, leader, expected out time, vehicles'],
  ],
  [
    '## Toy\n| Field | Notes |\n|---|---|\n| name | required |\n| pieces | 1-90 |\n| condition | good, worn or broken |',
    ['Toy', 'fields', 'name, pieces, condition (good/worn/broken)'],
  ],
  [
    'Repairers see the queue of their trade (wood, textile, bicycle, metal).',
    ['trade', 'options', 'wood, textile, bicycle, metal'],
  ],
  [
    'Booking states: asked?? no, scrap asked. held / paid / boarded',
    ['Booking', 'states', 'held, paid, boarded'],
  ],
  [
    'A lot is: at sea -> landed -> accepted or refused.',
    ['lot', 'states', 'at sea, landed, accepted, refused'],
  ],
  [
    'Each swarm call has an address. Taken, collected, gone.',
    [undefined, 'states', 'Taken, collected, gone'],
  ],
  [
    'A vat is fermenting, resting, bottled or empty.',
    ['vat', 'states', 'fermenting, resting, bottled, empty'],
  ],
  ['The judge marks each entry as legal or illegal.', ['entry', 'states', 'legal, illegal']],
  [
    '| Status | Who sets it |\n|---|---|\n| Received | desk |\n| In work | tailor |\n| Ready | tailor |',
    [undefined, 'states', 'Received, In work, Ready'],
  ],
  [
    'A contract goes offered, signed, placed, settled.',
    ['contract', 'states', 'offered, signed, placed, settled'],
  ],
  [
    'Core object = a Defect\n* location (aisle / bay / level)\n* risk: GREEN / AMBER / RED\n* photos\n\nInspectors log each defect.',
    ['risk', 'options', 'GREEN, AMBER, RED'],
  ],
  [
    'Clerks have to pick a reason (late / broken / other).',
    ['reason', 'options', 'late, broken, other'],
  ],
  [
    'Organisten melden einen Mangel mit Orgel, Beschreibung und einem Foto.',
    ['Mangel', 'fields', 'Orgel, Beschreibung, Foto'],
  ],
  [
    "L'apporteur déclare son lot : espèce (noire ou blanche), poids estimé, prix.",
    ['lot', 'fields', 'espèce (noire/blanche), poids estimé, prix'],
  ],
  [
    'Cada socio apunta sus visitas: fecha, colmenar, observaciones.',
    ['visitas', 'fields', 'fecha, colmenar, observaciones'],
  ],
])('reads what a record has, its states, or what is chosen: %s', (idea, list) => {
  const found = listsIn(`A thing for our club.\n\n${idea}`);
  expect(found).toContainEqual(list);
});

test.each([
  'We do not want: prices, photos, dates.',
  'We polish doors, windows and floors.',
  'Members can book a slot, pay the fee and get a text.',
  'Three locations: Dock Street, Old Mill, North Yard.',
  'It should make people happy: big pictures, short words, fresh green.',
])('reads no other list: %s', (idea) => {
  expect(listsIn(`A thing for our club.\n\n${idea}`)).toEqual([]);
});

test('what no word tells to be states is no flow', () => {
  const idea =
    'A lift operator.\n\nThe phone shows a stop: once -> boards -> page\nGuests see which lifts are open.\nThe operator closes a lift.';
  expect(listsIn(idea)).toEqual([]);
});

test.each([
  [
    'Freezers for our lab. We scan a sample.\n\nA sample has:\n- ID (auto, printed on the label, 25 x 13 mm, so short)\n- species / strain, host plant\n- owner, date frozen, volume (µl)\n- biosafety level 1 or 2\n- at most 3 per box\n- free notes',
    [
      [
        'sample',
        'fields',
        'ID, species / strain, host plant, owner, date frozen, volume, biosafety level (1/2), free notes',
      ],
    ],
  ],
  [
    'Saunas by the sea. Each sauna has a pitch (where it is parked), a stove service date, and a status: open, on hire, in the workshop.',
    [
      ['sauna', 'fields', 'pitch, stove service date, status (open/on hire/in the workshop)'],
      ['sauna', 'states', 'open, on hire, in the workshop'],
    ],
  ],
  [
    'A games café. As a host I want to mark a game as out, back, incomplete (what is missing!), or being repaired.',
    [['game', 'states', 'out, back, incomplete, being repaired']],
  ],
  [
    'A choir archive. Each score has a composer, voices (SATB, TTBB, SSA and so on) and a publisher. Singers see each score.',
    [['score', 'fields', 'composer, voices (SATB/TTBB/SSA), publisher']],
  ],
  [
    'Status of a sample: `available`, `used up`, `lost`. Lost can come back, used up never.',
    [['sample', 'states', 'available, used up, lost']],
  ],
])('reads each list once, with what is below or inside it: %s', (idea, lists) => {
  expect(listsIn(idea)).toEqual(lists);
});

test('the lines below a title are not what is recorded', () => {
  expect(
    listsIn(
      'A tool library for our street\n\nMembers reserve a tool.\nStewards check tools in.\nReminders go out.',
    ),
  ).toEqual([]);
});

test('a list ends with its line, also where the lines below a heading are short', () => {
  const found = listsIn(
    'Webhook relay for developers\n\n## Requirements\n- Signature verification for Stripe and GitHub\n- Payloads are encrypted at rest\n- Dashboard shows events with status: pending, failed, dead\n- Filter by endpoint, status and date\n- CLI to forward events to localhost\n- SSO? maybe later',
  );
  expect(found.flatMap(([, , list]) => list)).not.toContain(
    'events with status, Filter by endpoint, status, date',
  );
});

test('the lines below a heading of what is recorded are fields', () => {
  const idea =
    'Repairs of shoes.\n\nWhat goes down for each repair\n- size of the left foot\n- due date\n- price';
  expect(listsIn(idea).map(([noun, kind, items]) => [noun, kind, items])).toEqual([
    ['repair', 'fields', 'size of the left foot, due date, price'],
  ]);
});

test('states below a heading belong to what each list names', () => {
  const idea =
    'Playgrounds. Inspectors record defects of equipment.\n\n3.4 *Defects.* Each defect shall carry: number, at least one and at most six photographs, risk score.\n\n3.5 *States.* Equipment: In use; Restricted; Closed. Defects: Reported; Repaired; Rejected (with reason).';
  expect(listsIn(idea).map(([noun, kind, items]) => [noun, kind, items])).toEqual([
    ['Defects', 'fields', 'number, photographs, risk score'],
    ['Equipment', 'states', 'In use, Restricted, Closed'],
    ['Defects', 'states', 'Reported, Repaired, Rejected'],
  ]);
});

test.each([
  [
    'The instrument card has: make, serial number, type (upright, grand, square), room, owner.',
    [['instrument', 'fields', 'make, serial number, type (upright/grand/square), room, owner']],
  ],
  [
    'Each visit adds: date, pitch found, humidity in %, work done, parts, minutes, fee.',
    [['visit', 'fields', 'date, pitch found, humidity in %, parts, minutes, fee']],
  ],
  [
    '## Plot record\n\nNumber, size in metres, water tap yes/no, shed yes/no, tenant, start date.',
    [
      [
        undefined,
        'fields',
        'Number, size in metres, water tap (yes/no), shed (yes/no), tenant, start date',
      ],
    ],
  ],
])('a list in brackets, a verb or a slash among the items is one of them: %j', (list, lists) => {
  expect(listsIn(`A register for the tuners.\n\n${list}`)).toEqual(lists);
});

test('places within places are no states', () => {
  const idea = 'A freezer list.\n\nEverything is in freezer > shelf > rack > box > position.';
  expect(listsIn(idea).filter(([, kind]) => kind === 'states')).toEqual([]);
});

test('what something goes through are its states', () => {
  const idea =
    'A page for buyers of queens.\n\nFor each queen I need: number of the tag, colour of year, birth day. She goes through: grafted, laying, caged, sent.';
  expect(listsIn(idea)).toEqual([
    ['queen', 'fields', 'number of the tag, colour of year, birth day'],
    [undefined, 'states', 'grafted, laying, caged, sent'],
  ]);
});

test('a form has no fields of its own', () => {
  const idea =
    'Users fill in and post a form (name, email, phone). Staff approve each application.';
  expect(listsIn(idea).map(([, kind]) => kind)).not.toContain('fields');
});
