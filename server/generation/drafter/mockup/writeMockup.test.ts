import { annotatedIdeas } from '../ideas/annotatedIdeas';
import oneLiners from '../ideas/oneLiners.json';
import { draftDocument } from '../draftDocument';
import { sortIdea } from '../sort/sortIdea';
import { attributesOf, expectSound, mockupOf, screenOf } from './expectSound';
import { writeMockup } from './writeMockup';

const toolLibrary = `A tool library for our street

Members can reserve a tool.
Stewards check tools in.
Reminders go out by e-mail.
The handover takes less than 60 seconds.
No payments.`;

const permits = `Permits for our caves

Leaders request a permit (cave, date, party size, route (wet / dry), note).
The secretary approves or refuses a permit within 3 days.
A permit goes asked -> granted -> refused.
No payments.`;

const repairs = `Repairs in our house

Tenants report a fault with a photo and can cancel it for up to 24 hours.
When the fault is repaired, tenants get a message.
The caretaker accepts or rejects the fault within 2 days.
The caretaker exports the faults as CSV.
The owners see the repair costs.
Tenants must not see the repair costs.
Each fault has a number.`;

// jsdom takes a quarter of a second for each page, so only every sixteenth one is read, from a place that gives each language.
const sample = [...annotatedIdeas('tuned'), ...annotatedIdeas('keptBack')].filter(
  (_, index) => index % 16 === 8,
);

test.each(sample)('$id: every statement, every role and the language', ({ idea }) => {
  const workbook = sortIdea(idea);
  const page = expectSound(writeMockup(workbook));
  const shown = attributesOf(page, '[id^=statement-]', 'id');
  const ids = workbook.statements.map(({ id }) => `statement-${id.toLowerCase()}`);
  expect([...shown].sort()).toEqual(ids.sort());
  const roles = workbook.roles.map(({ text }) => text);
  expect([...attributesOf(page, '[data-role]', 'data-role')].sort()).toEqual([...roles].sort());
  const style = page.querySelector('style')?.textContent ?? '';
  const switched = attributesOf(page, '[name=role]:not([checked])', 'id');
  expect(switched.filter((id) => !style.includes(`#${id}:checked`))).toEqual([]);
  expect(switched.length).not.toBe(1);
  expect(page.querySelectorAll('[name=role][checked]')).toHaveLength(Math.sign(switched.length));
  expect(workbook.languageTag.toLowerCase().split('-')).toContain(page.documentElement.lang);
  expect(page.documentElement.dir).toBe(
    /^(?:ar|he|fa|ur)/.test(workbook.languageTag) ? 'rtl' : 'ltr',
  );
});

test.each(oneLiners.slice(0, 16).map(({ idea }) => idea))('%s', (idea) => {
  const { type, isTypeSure } = sortIdea(idea);
  const page = mockupOf(idea);
  const [record] = type !== undefined && isTypeSure ? type.texts.records : [];
  expect(page.body.textContent).toContain(record?.title ?? '');
});

describe('writeMockup', () => {
  it('lists the records whose fields and states the idea lists, with a form and what is done to one', () => {
    const page = mockupOf(permits);
    const screen = screenOf(page, 'Permits');
    const textsOf = (selector: string) =>
      [...(screen?.querySelectorAll(selector) ?? [])].map((one) => one.textContent.trim());
    expect(textsOf('thead th')).toEqual(['Permit', 'Cave', 'Date', 'Status']);
    expect(textsOf('tbody tr')).toHaveLength(5);
    expect(textsOf('.filter .choice')).toEqual(['All 5', 'Asked 2', 'Granted 2', 'Refused 1']);
    expect(textsOf('.form .field>span')).toEqual(['Cave', 'Date', 'Party size', 'Route', 'Note']);
    expect(textsOf('.form option')).toEqual(['Wet', 'Dry']);
    expect(textsOf('.form .button')).toEqual(['Request permit']);
    expect(new Set(textsOf('.chosen .button'))).toEqual(
      new Set(['Approve permit', 'Refuse permit']),
    );
  });

  it('gives each role what it does, in its view only', () => {
    const page = mockupOf(repairs);
    expect(attributesOf(page, '.roles [data-role]', 'data-role')).toEqual([
      'tenants',
      'caretaker',
      'owners',
    ]);
    const style = page.querySelector('style')?.textContent ?? '';
    for (const role of [0, 1, 2])
      expect(style).toContain(
        `:has(#role-${role}:checked) [data-for]:not([data-for~='${role}']){display:none}`,
      );
  });

  it('lists records of an entry without a name, or of what is done to once', () => {
    const titleOf = (idea: string) =>
      mockupOf(
        `A portal with a page for everybody who trains or repairs.\n\n${idea}`,
      ).querySelector('[data-screen=part-1] h1')?.textContent;
    const members = 'Members enter boat, date and distance. Trainers are told by mail.';
    expect(titleOf(members)).toBe('Entries');
    expect(titleOf('Mechanics close recipes. No ads.')).toBe('Recipes');
  });

  it('invents values within a range of the idea, and no code for a category', () => {
    const page = mockupOf(
      'A log for our fridges.\n\nStaff enter a reading (fridge, temperature, category, date). Same category, same shelf; the category tells the shelf. A fridge must stay within 2–8 °C.',
    );
    const cells = [...page.querySelectorAll('td')].map((one) => one.textContent);
    const degrees = cells.filter((one) => one.endsWith(' °C')).map((one) => parseFloat(one));
    expect(degrees.length).toBeGreaterThan(0);
    expect(degrees.filter((value) => value < 2 || value > 8)).toEqual([]);
    expect(page.body.textContent).not.toContain('Category 1');
  });

  it('shows what only some may do to those only', () => {
    const page = mockupOf(
      `A log for our kilns.

## Who uses it
- Members: book shelf space
- Kiln techs (Oona and Raf): load, fire, unload

## Must have
1. A kiln has a programme, a number and a price.
2. Only a tech can unlock a kiln.
3. Members can see each kiln.`,
    );
    for (const name of ['Unlock', 'Kiln']) {
      const shown = [...page.querySelectorAll('a.button')].filter((one) =>
        one.textContent.startsWith(name),
      );
      expect(shown.length).toBeGreaterThan(0);
      for (const one of shown)
        expect(one.closest('[data-for]')?.getAttribute('data-for')).toBe('1');
    }
  });

  it('shows what has been done to a record as its state', () => {
    const page = mockupOf(
      'A portal for our club with a page for everybody who rows or repairs.\n\nMembers claim a boat. Members see each boat. Boats are cleaned on Fridays.',
    );
    const list = page.querySelector('[data-screen=part-1]');
    expect([...(list?.querySelectorAll('td .badge') ?? [])].map((one) => one.textContent)).toEqual([
      'Free',
      'Claimed',
      'Free',
      'Claimed',
      'Free',
    ]);
    expect(list?.querySelector('td')?.textContent).toBe('–');
  });

  it('shows a statement with several deeds once, and prices in the currency of the idea', () => {
    const page = mockupOf(
      'A board for our yard, with a page for everybody who rides or feeds.\n\nOwners tick services for their horse; after 8 pm it counts as "full livery". Each service has a price in pounds and a note. Vets see the services.',
    );
    expect(page.querySelectorAll('[data-screen=overview] [id^=role-1-do]').length).toBeLessThan(2);
    expect(page.body.textContent).toContain('£24.00');
  });

  it('lists the bookings that only a verb names, and how one is made above them', () => {
    const page = mockupOf(
      'We run a tennis club with a paper sheet.\n\nMembers book courts up to 7 days ahead. The coach blocks courts for lessons. The treasurer sees who owes guest fees. Juniors print the rules.',
    );
    const part = page.querySelector('[data-screen=overview] .part');
    expect(
      [...(part?.querySelectorAll('th[scope=col]') ?? [])].map((one) => one.textContent),
    ).toEqual(['Booking', 'Court', 'Date', 'Time']);
    expect(part?.querySelector('.head .button')?.textContent).toBe('Book courts');
    expect(part?.querySelector('th .avatar')?.textContent).toMatch(/^\p{Lu}{2}$/u);
  });

  it.each([
    'Members book a slot. Each slot has a day and a note. The coach sees the slots.',
    'Each booking has a court and a day. Members book courts. The coach sees the bookings.',
  ])('keeps the bookings under the name that the idea gives them: %s', (lines) => {
    const page = mockupOf(`We run a tennis club with a paper sheet.\n\n${lines}`);
    const titles = [...page.querySelectorAll('nav a')].map((one) => one.textContent);
    expect(titles.filter((one) => /^(?:Bookings|Slots)$/u.test(one))).toHaveLength(1);
  });

  it('offers a button for an act that concerns none of its lists', () => {
    const page = mockupOf(
      'An app for the maintenance crew of a plant, on their phones and at the line.\n\nTechnicians report a broken belt. Each technician has a skill, a shift and a phone. The shift lead prints the rules.',
    );
    const headings = [...page.querySelectorAll('.control h2, .control h3, .card h2, h2, h3')];
    expect(headings.map((one) => one.textContent)).toContain('Report a broken belt');
  });

  it('switches between the roles that do something, if there are several', () => {
    const users = '## Users\n- nurses\n- auditors\n- doctors\n\n## Rules\n';
    const one = mockupOf(`${users}- Nurses see the totals.\n- Nurses search the patients.`);
    expect(one.querySelectorAll('[name=role]')).toHaveLength(0);
    const two = mockupOf(`${users}- Nurses see the totals.\n- Doctors sign the reports.`);
    expect(attributesOf(two, '[name=role]', 'id')).toEqual(['role-all', 'role-0', 'role-2']);
    expect(two.querySelector('li[data-role]')?.textContent).toContain('Auditors');
  });

  it.each([
    ['Je voudrais un site pour notre ferme. Les clients réservent.', 'Site pour notre ferme'],
    ['Eine App für unsere Kita. Eltern sehen die Liste.', 'App für unsere Kita'],
    [
      'Couriers deliver parcels in our street, and customers track them.',
      'Delivery service – Parcels',
    ],
  ])('has a working title that is a name: %s', (idea, title) => {
    expect(mockupOf(idea).querySelector('.brand span')?.textContent).toBe(title);
  });

  it('invents codes, and dates in the order of the fields, but no value that it cannot know', () => {
    const screen = screenOf(
      mockupOf(
        'Loans of our museum.\n\nLoan: crate, start date, due date, note.\nCurators can approve a loan.\nCurators can refuse a loan.\nCurators can print a loan.',
      ),
      'Loans',
    );
    const cells = [...(screen?.querySelectorAll('tbody tr:first-child :is(th,td)') ?? [])];
    expect(cells.map((one) => one.textContent.trim())).toEqual([
      // With the initials before it.
      'ARAna Ruiz',
      'Jun 2',
      'Jun 4',
      'Open',
    ]);
    const open = screen?.querySelector('.chosen .of-0 dd:has(.bar)')?.parentElement;
    expect(open?.querySelector('dt')?.textContent).toBe('Crate');
    expect(screen?.querySelector('.chosen .field')).toBeNull();
  });

  it('shows each role its records, what it does to them and what else it is told to do', () => {
    const screen = screenOf(mockupOf(permits), 'Secretary');
    const links = [...(screen?.querySelectorAll('.buttons .button') ?? [])];
    expect(links.map((one) => one.textContent)).toEqual(['Approve permit', 'Refuse permit']);
    expect(screen?.querySelectorAll('.digest li')).toHaveLength(3);
  });

  it('leaves what the controls say to the notes', () => {
    const page = mockupOf(permits);
    expect(page.querySelector('.noted #statement-r1')).not.toBeNull();
    expect(page.querySelector('.said:not(.noted) #statement-r2')).not.toBeNull();
  });

  it('shows what one role does to no other, and what several do to each of them', () => {
    const page = mockupOf(
      `Bed board for our ward.\n\nNurses and doctors can add a note to a bed.\nThe porter cleans a bed.\nThe porter blocks a bed.\nA reminder goes out to the porter each morning.`,
    );
    const roles = attributesOf(page, '.roles [data-role]', 'data-role');
    const viewersOf = (id: string) =>
      page.querySelector(`#statement-${id}`)?.getAttribute('data-for')?.split(' ') ?? [];
    expect(viewersOf('r1').map((index) => roles[Number(index)])).toEqual(['Nurses', 'doctors']);
    expect(viewersOf('r2').map((index) => roles[Number(index)])).toEqual(['porter']);
    expect(viewersOf('r4')).toEqual([]);
  });

  it.each([
    ['Hosts can push the whole list to the printer.', 'Push the whole'],
    ['Guides can give a group a rating.', 'Give a group'],
    ['Users can see notes older than a day.', 'See notes older'],
  ])('cuts no label short: %s', (idea, fragment) => {
    const page = mockupOf(`Tours in town.\n\n${idea}\nGuides can book a tour.`);
    const buttons = [...page.querySelectorAll('main .button,main h2')];
    expect(buttons.map((one) => one.textContent.trim())).not.toContain(fragment);
  });

  it('has no sample records where no type is sure', () => {
    const page = mockupOf('Something for us.\n\nIt works offline.\nIt glows in the dark.');
    expect(page.querySelector('.record')).toBeNull();
    expect(page.querySelectorAll('[data-screen]').length).toBeGreaterThanOrEqual(3);
  });

  it('shows the records of a table with their own values, and its states in their order', () => {
    const page = mockupOf(
      `Tent hire

The office books tents for parties.

| Tent | Price | Hire price | Owned |
|---|---|---|---|
| Small tent | £20 | £780 | 7 |
| Long tent | £40 | £1,650 | 5 |
| Stretch tent | £50 | £1,450 | 2 |

| Status | Means |
|---|---|
| Provisional | no deposit yet |
| Confirmed | deposit paid |
| Struck | back in the yard |`,
    );
    const rows = [...page.querySelectorAll('tr')].map((row) => row.textContent);
    expect(rows).toContain('TentPriceHire priceStatus');
    expect(rows).toContain('Long tent£40£1,650Confirmed');
    expect(page.body.textContent).toMatch(/Provisional.*Confirmed.*Struck/u);
  });

  it('shows who may do what, and each role what a table grants it', () => {
    const page = mockupOf(
      'A log of runs\n\n| | Controller | Rider |\n|---|---|---|\n| Cancel a run | ✓ | – |\n| Record a run | – | own only |',
    );
    const cells = [...page.querySelectorAll('.permissions td')].map((one) => one.textContent);
    expect(cells).toEqual(['', '✓', '–', '–', 'own only']);
    const places = [...page.querySelectorAll('[data-for]')].map((one) => [
      one.getAttribute('data-for'),
      one.textContent,
    ]);
    expect(places.some(([role, text]) => role === '0' && text?.includes('Cancel'))).toBe(true);
    expect(places.some(([role, text]) => role === '1' && text?.includes('Cancel'))).toBe(false);
  });

  it('leaves limits and exclusions to a screen of their own', () => {
    const screens = [...mockupOf(toolLibrary).querySelectorAll('[data-screen]')];
    const isRules = (one: Element) => one.getAttribute('data-screen') === 'notes';
    const rules = screens.find(isRules);
    expect(rules?.textContent).toContain('60 seconds');
    expect(rules?.textContent).toContain('No payments');
    const others = screens.filter((one) => !isRules(one));
    expect(others.map((one) => one.textContent).join()).not.toContain('No payments');
  });

  it('has the title of the requirement document', () => {
    const idea =
      'I have a small cheese shop. I want customers to order hampers and pay by card. Staff see the orders of the day and pack each order.';
    const { title } = mockupOf(idea);
    expect(draftDocument('prd', idea).split('\n', 1)[0]).toContain(title);
    expect(title).toMatch(/\p{L}/u);
  });

  it('takes the title from the name, the type or what the product does', () => {
    const titleOf = (idea: string) => mockupOf(idea).title;
    expect(titleOf('Shedshare is an app called Shedshare to lend tools.')).toBe('Shedshare');
    expect(titleOf(toolLibrary)).toBe('Tool library for our street');
    expect(titleOf('We polish doorknobs. Anna notes them.')).toBe(
      'We polish doorknobs. Anna notes them',
    );
    expect(titleOf(`Subject: Menus for the canteen\n\nDear Ann,\nCooks enter a menu.`)).toBe(
      'Menus for the canteen',
    );
    expect(titleOf('Dear Ann,\nsomething small, for us')).toMatch(/something small/);
    const long = titleOf('word '.repeat(40));
    expect(long).toMatch(/word…$/);
    expect(long.length).toBeGreaterThan(50);
  });

  it('shows nothing but the idea where neither a type nor a thing is sure', () => {
    const page = mockupOf('Something nice for us. Must be ready within 2 seconds.');
    expect(page.querySelector('.badge')).toBeNull();
    expect(page.body.textContent).not.toMatch(/sample/i);
    expect(page.body.textContent).toContain('no language model');
  });

  it('tells Chinese from Japanese, which share a full stop', () => {
    expect(mockupOf('一个社区图书馆应用。读者可以预约图书。').documentElement.lang).toBe('zh');
    expect(mockupOf('図書館のアプリ。会員が本を予約する。').documentElement.lang).toBe('ja');
  });

  it('marks its own words where it has none in the language of the idea', () => {
    const page = mockupOf(
      'یک برنامه برای قرض دادن ابزار به همسایه‌ها که پس از هفت روز یادآوری می‌کند.',
    );
    expect(page.documentElement.lang).toBe('fa');
    expect(page.body.lang).toBe('en');
    expect(page.querySelector('.brand [lang]')?.getAttribute('lang')).toBe('fa');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '</style><img src=https://evil.example/x onerror=alert(1)>',
    '"><a href="javascript:alert(1)" autofocus target=_blank>x</a>',
    '<!-- {{n}} ${x} $& -->',
    '👩‍🚀🏳️‍🌈 '.repeat(90),
    '‮مرحبا بكم‬ שלום',
    '……—',
    '​',
    'W'.repeat(3000),
  ])('never breaks on %s', (text) => {
    for (const idea of [
      text,
      `# ${text}\nMembers can reserve ${text}.\n| ${text} | b |\n- no ${text}`,
    ])
      mockupOf(idea);
  });

  it.each(['"&\'<>'.repeat(40), '漢字'.repeat(100), 'add a, b, c, d, e, f and g'])(
    'stays small with hundreds of statements and says how many it left out',
    (text) => {
      const workbook = sortIdea(
        `A tool library.\n${Array.from({ length: 400 }, (_, index) => `- Member ${index} can ${text}`).join('\n')}`,
      );
      const page = expectSound(writeMockup(workbook));
      const shown = page.querySelectorAll('[id^=statement-]').length;
      const left = (workbook.statements.length - shown).toLocaleString('en');
      expect(page.querySelector('.rest')?.textContent).toContain(left);
    },
  );
});

test("in a short idea, the author's list comes before what is typical of its type", () => {
  const idea = 'We store seeds with name, year and price. Members order seeds.';
  const page = writeMockup(sortIdea(idea));
  expect(sortIdea(idea).isTypeSure).toBe(true);
  expect(page).toMatch(/<th[^>]*>Year/u);
  expect(page).not.toContain('Stoneware mug');
});
