import { draftDocument } from '../draftDocument';

const frdOf = (idea: string) => draftDocument('frd', `A thing for our club.\n\n${idea}`);

describe('the FRD tests what single statements list', () => {
  test('parts that are told as questions', () => {
    const idea =
      'Each time something goes out we need it to be a loan, who has got it, which pieces, for which show, when it is due.';
    expect(frdOf(idea)).toContain(
      'Each of these can be entered and is later shown exactly as entered: “who has got it”, “pieces”, “show”, “when it is due”.',
    );
  });

  test.each([
    ['Each patient record has: BMI, HR, BP. Nurses enter them.', '“BMI”, “HR”, “BP”'],
    [
      'For each parcel we must store sender, date handed over, person signed for and weight.',
      '“sender”, “date handed over”, “person signed for”, “weight”',
    ],
    [
      'Residents must enter a report with location, type and when it started.',
      '“location”, “type”, “when it started”',
    ],
  ])('the parts that are named: %s', (idea, parts) => {
    expect(frdOf(idea)).toContain(`is later shown exactly as entered: ${parts}.`);
  });

  test('parts, and the states behind a semicolon', () => {
    const frd = frdOf('Each tool has a name, a size and a photo; it is free, reserved or lent.');
    expect(frd).toContain('| Fields: “name”, “size”, “photo” | R1 |');
    expect(frd).toContain('| States: “free”, “reserved”, “lent” | R1 |');
    expect(frd).toMatch(/R1\.1 Each of these can be entered .*\n- R1\.2 Whatever is in one of/u);
  });

  test('what each of several things has', () => {
    expect(frdOf('Each flat has an address, a size in m², a rent and a tenant.')).toContain(
      'is later shown exactly as entered: “address”, “size in m²”, “rent”, “tenant”.',
    );
  });

  test('states in brackets behind “state of the”', () => {
    const idea = 'Tenants see the state of the repair (reported, scheduled, done).';
    expect(frdOf(idea)).toMatch(/in one of these states shows it: “reported”, “scheduled”/u);
  });

  test('states behind a verb', () => {
    const idea = 'After a trip the steward must mark each boat as safe, damaged or missing.';
    expect(frdOf(idea)).toMatch(/in one of these states shows it: “safe”, “damaged”, “missing”/u);
  });

  test.each([
    ['something is only told', 'We carry blood, samples and milk. Members must see each run.'],
    ['something is sought', 'Search by era, size and colour. Members must see each run.'],
    ['items are prices', 'Members must pay fees: adults 120 €, children 66 €, families 210 €.'],
    ['items are codes', 'Countries at launch must be: DE, AT, CH, NL, BE.'],
    ['an item is a clause', 'We want to match reports and items, staff confirm, type price.'],
  ])('no list where %s', (_, idea) => {
    expect(frdOf(idea)).not.toMatch(/Each of these can|in one of these states/u);
  });
});

test('each line below what it is a part of is entered, and the lines are one list of data', () => {
  const frd = draftDocument(
    'frd',
    'Freezers for our lab. We scan a sample. Everybody sees each sample.\n\nA sample has:\n- species, host plant\n- owner, date frozen\n- freeze-thaw count\n- free notes',
  );
  expect(frd).toMatch(/R\d+\.1 “freeze-thaw count” can be entered/u);
  expect(frd).toMatch(
    /\| Fields: “species”, “host plant”, “owner”, “date frozen”, “freeze-thaw count”, “free notes” \| R\d, R\d, R\d, R\d \|/u,
  );
});
