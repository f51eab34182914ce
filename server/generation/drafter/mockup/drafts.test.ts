import { sortIdea } from '../sort/sortIdea';
import { draftsOf } from './drafts';
import { sourceOf } from './nouns';

function draftsIn(idea: string) {
  return draftsOf(sourceOf(sortIdea(idea)));
}

const first = (idea: string) => draftsIn(idea)[0];
const fieldsOf = (idea: string) =>
  draftsIn(idea).flatMap(({ fields }) => fields.map(({ name }) => name));

describe('draftsOf', () => {
  it('takes states in brackets behind a word for them', () => {
    for (const lead of ['the status', 'the status of the job', 'the state of each job']) {
      const drafts = draftsIn(
        `A workshop takes bikes in. The mechanic creates a job. The customer opens a page and sees ${lead} (taken, waiting for parts, ready).`,
      );
      expect(drafts.flatMap(({ states }) => states)).toEqual([
        'taken',
        'waiting for parts',
        'ready',
      ]);
    }
  });

  it('takes states of several words that somebody sets', () => {
    const idea =
      'Nurses mark a bed as occupied, free, to be cleaned or out of service. The manager assigns a patient to a bed.';
    expect(first(idea)?.states).toEqual(['occupied', 'free', 'to be cleaned', 'out of service']);
  });

  it('takes what brackets say of a new record for its fields, also without capital letters', () => {
    const idea =
      "hey, trail running club, need something for our group runs. leaders post a run (meeting point, distance in km, elevation gain, pace, max number of runners), people join. if it's full you wait. no-shows three times can't join.";
    expect(first(idea)).toMatchObject({
      key: 'run',
      fields: [
        { name: 'meeting point' },
        { name: 'distance in km', kind: 'number' },
        { name: 'elevation gain' },
        { name: 'pace' },
        { name: 'max number of runners', kind: 'number' },
      ],
    });
    expect(fieldsOf(idea)).not.toContain('times');
  });

  it('takes no steps for fields', () => {
    const idea =
      'Elevator maintenance: our 14 technicians look after 900 lifts. The dispatcher plans maintenance visits; technicians get their route for the day on the phone, fill in a checklist per lift (door lock, brake, emergency call, cabin light), take photos and have the caretaker sign on the screen. Each lift has a serial number, an address, a manufacturer, a year of construction and the date of the next inspection.';
    expect(fieldsOf(idea)).toContain('serial number');
    expect(fieldsOf(idea)).not.toContain('fill');
  });

  it('tells files, people and roles from options, flags and states', () => {
    const idea =
      'A podcast desk. Each episode has a guest, a recording date, an editor and an audio file (wav, max 2 GB). Guests pick a slot. The editor marks an episode as cut. The application of each applicant is paid or rejected. Applicants apply.';
    expect(draftsIn(idea).flatMap(({ fields }) => fields)).toEqual(
      expect.arrayContaining([
        { name: 'guest', kind: 'person' },
        { name: 'audio file', kind: 'photo' },
      ]),
    );
    expect(draftsIn(idea).flatMap(({ states }) => states)).not.toContain('applicant');
  });

  it('puts an open state before states that all end badly', () => {
    const idea =
      'A pharmacy log. A technician scans the lot of each ingredient. If a lot is expired or recalled the screen stops right there.';
    expect(draftsIn(idea)[0]?.states).toEqual(['open', 'expired', 'recalled']);
  });

  it('takes no sentence for states', () => {
    const idea =
      'A siren club. Each siren has a model and a serial. Volunteers adopt a siren that is about to be scrapped, others chip in with a trailer or a bed for the night.';
    expect(draftsIn(idea).flatMap(({ states }) => states)).toEqual([]);
  });

  it.each([
    'Each turn has: plot, owner, time of entry.\n\nA turn can be: planned · announced · watering · done',
    'For each pipe: stop, note, length in mm.\n\nThe way of a pipe: removed → cleaned → repaired → installed.',
    'For each bag: row, batch.\n\nBag goes: seeded → growing → hardening → sold.',
  ])('takes states parted by dots, and participles behind words and arrows: %s', (idea) => {
    expect(first(idea)?.states).toHaveLength(4);
  });

  it.each([
    'Open the screen like this: home → settings → members → import.',
    'Staff handle orders. How it works: customer uploads → we check → we print → we ship.',
  ])('takes no places, menus or sentences for states: %s', (idea) => {
    expect(draftsIn(idea).flatMap(({ states }) => states)).toEqual([]);
  });

  it('takes what is listed as a field for no state', () => {
    const draft = first(
      'De cada turno se apunta: parcela, titular, compuerta, hora de entrada.\n\nCada regante ve su turno. Cada turno tiene titular y compuerta.',
    );
    expect(draft?.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['titular', 'compuerta']),
    );
  });

  it('takes the stages that something moves through, also of several words', () => {
    const draft = first(
      'A bike workshop. The job moves through received, waiting for parts, in repair, ready.',
    );
    expect(draft?.key).toBe('job');
    expect(draft?.states).toEqual(['received', 'waiting for parts', 'in repair', 'ready']);
  });

  it('is about people only if there is nothing else', () => {
    const idea =
      'For the lads on our sites.\n\nThe lads log a scaffold (date, site, photo). Lads see the lads on site. The lads get a text.';
    expect(first(idea)?.key).toBe('scaffold');
  });

  it('finds states without a list', () => {
    const draft = first(
      'Our club lends boats. Members book a boat. The keeper sees which boats are booked and marks a boat as broken.',
    );
    expect(draft?.states).toEqual(['booked', 'broken']);
  });

  it.each([
    [
      'Unser Verein verleiht Boote. Mitglieder buchen ein Boot. Der Bootswart sieht, welche Boote gebucht, frei oder kaputt sind.',
      'Buchung',
      false,
    ],
    [
      'Unser Verein hat Boote. Mitglieder buchen ein Boot. Der Bootswart sieht, welche Boote frei oder kaputt sind.',
      'Buchung',
      true,
    ],
    [
      'Nuestro club tiene barcos. Los socios reservan un barco. El encargado ve qué barcos están libres, reservados o rotos.',
      'reserva',
      false,
    ],
  ])('lists no bookings where what is booked has that state: %s', (idea, noun, isListed) => {
    expect(draftsIn(idea).some(({ nouns }) => nouns.includes(noun))).toBe(isListed);
  });

  it.each([
    ['A job goes from reported to assigned to done.', 'reported', 'assigned', 'done'],
    ['Drivers tap picked up, dropped off or no-show.', 'picked up', 'dropped off', 'no-show'],
    ['Drivers tap the job, the line or the part.'],
    ['The van goes from Berlin to Bonn to Ulm.'],
  ])('reads what is passed through or tapped as states: %s', (line, ...states) => {
    const drafts = draftsIn(`A board for our workshop. Each job has a line and a part. ${line}`);
    expect(drafts.flatMap((draft) => draft.states)).toEqual(states);
  });

  it('takes no states from what is ruled out', () => {
    const drafts = draftsIn(
      'A board for our workshop. Each tool has a number and a shelf. Staff say why a tool is broken. "Snapped" is not wanted as a reason.',
    );
    expect(drafts.flatMap(({ states }) => states)).not.toContain('snapped');
  });

  it('gives people no states that are said beside them', () => {
    const drafts = draftsIn(
      'A page for our repair day. Fixers repair a broken item. Fixers see which items are free or repaired. Each fixer has a skill and a phone.',
    );
    expect(drafts.find(({ key }) => key === 'fixer')?.states ?? []).toEqual([]);
  });

  it('reads alternatives in brackets as options of the field before them', () => {
    const idea =
      'An app for crane inspections. The inspector enters each defect with a photo. Every defect gets a severity (minor, major or critical). The planner sees all open defects.';
    const fields = draftsIn(idea).flatMap((draft) => [...draft.fields, ...draft.choices]);
    expect(fields.find(({ name }) => name === 'severity')?.options).toEqual([
      'minor',
      'major',
      'critical',
    ]);
  });

  it('attaches a list to the likely record of its sentence, without an article', () => {
    const idea =
      'A tool for the sterile department. Technicians scan each tray. Cycles are recorded with machine, cycle number, temperature and pressure. A failed cycle blocks its trays.';
    const cycles = draftsIn(idea).find(({ key }) => key === 'cycle');
    expect(cycles?.fields.map(({ name }) => name)).toEqual([
      'machine',
      'cycle number',
      'temperature',
      'pressure',
    ]);
  });

  it('takes neither a list of roles nor a person’s name for fields', () => {
    const roles =
      'A register of trays. Technicians scan a tray. Roles: technician, supervisor, nurse.';
    expect(fieldsOf(roles).join()).not.toMatch(/technician, ?supervisor/u);
    const names =
      'Our allotments have a waiting list. The secretary offers a plot. Today Margaret keeps the plots on cards, and only Margaret knows the plots.';
    expect(fieldsOf(names)).not.toContain('Margaret');
  });

  it('takes no Japanese clause, quantity or exclusion for a field', () => {
    const idea =
      '道具の貸出帳。係が道具を登録する。登録: 道具名、保管場所、写真、ふりがな付き、広告なし、月300円、係があとで見る';
    expect(fieldsOf(idea)).toEqual(expect.arrayContaining(['道具名', '保管場所', '写真']));
    expect(fieldsOf(idea).join()).not.toMatch(/付き|なし|円|見る/u);
  });
});
