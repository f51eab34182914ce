import { countFindings, fixInstruction, reviewDocument } from './reviewDocument';

const clean = `# Product Requirement Document: Tool library

## Users
- U1 Members of the library

## Goals
- G1 500 loans by 31 March

## Requirements
- R1 The system shall lend each tool for at most 7 days.
- R2 The system must send a reminder 24 hours before the end.

## Out of scope
- N1 No payments
`;

/** The rules and findings of a document that is clean except for these lines. */
function findingsOf(line: string, document = clean): string[] {
  const text = document.replace('## Out of scope', `${line}\n\n## Out of scope`);
  return reviewDocument('prd', text).groups.flatMap(({ rule, findings }) =>
    findings.map(({ start, length }) => `${rule.name}: ${text.slice(start, start + length)}`),
  );
}

test('a clean document has no findings', () => {
  expect(reviewDocument('prd', clean).groups).toEqual([]);
  expect(fixInstruction([])).toBe('');
});

test.each([
  ['- R3 The app shall be fast within 2 s.', ['vagueWord: fast']],
  ['- R3 The app shall be fast within 2 s.\n- C1 By “fast” we mean: results in 200 ms', []],
  ['- R3 The app must be user-friendly for 2 groups.', ['vagueWord: user-friendly']],
  ['- R3 The app shall log 3 events as appropriate.', ['escapeClause: as appropriate']],
  ['- R3 The app shall log 3 events, etc.', ['openEndedClause: etc']],
  ['- R3 The app logs 3 events.', ['noObligation: - R3 The app logs 3 events.']],
  ['- R3 By “fast” we mean: results in 200 ms', []],
  ['- R3 A number for “Owners see the week”: at most 50 bookings', []],
  ['- R3 How far ahead may one person book: 14 days', []],
  ['- R3 Members do this: log 3 events', ['noObligation: - R3 Members do this: log 3 events']],
  ['- R3 The app shall log events.', ['noNumber: - R3 The app shall log events.']],
  [
    '- R3 The app shall log events as R1 does.',
    ['noNumber: - R3 The app shall log events as R1 does.'],
  ],
  ['- R3 The app shall log three events.', []],
  ['- G2 Members like it', ['goalWithoutMeasure: - G2 Members like it']],
  ['- G2 Members like it\n- C1 How much and by when, for “Members like it”: 90 % by May 2027', []],
  [
    '- G2 Members like it\n- C1 How much and by when, for “Members like it”: later',
    ['goalWithoutMeasure: - G2 Members like it'],
  ],
  [
    '- G2 Members say “good” of what they borrowed from us and of all who repaired it\n- C1 How much and by when, for “Members say “good” of what they borrowed from us and of all…”: 90 %',
    [],
  ],
  ['- R3 The app shall log events.\n- C1 A number for “The app shall log events.”: 3 a day', []],
  ['Assumption: members have phones.', ['assumption: Assumption: members have phones.']],
  ['Open question: who repairs tools?', ['openQuestion: Open question: who repairs tools?']],
  ['The fee is TBD.', ['placeholder: TBD']],
  ['> A fast quote', []],
  ['- B1 It was easy in the past', []],
  ['The breakfast is booked.', []],
])('%s', (line, expected) => {
  expect(findingsOf(line)).toEqual(expected);
});

test('names each missing section once', () => {
  const {
    groups: [group],
  } = reviewDocument('prd', clean.replace('## Users\n- U1 Members of the library\n', ''));
  expect(group?.rule.name).toBe('missingSection');
  expect(group?.findings).toEqual([{ what: 'Nothing on users', start: 0, length: 0 }]);
});

test('a functional document needs acceptance criteria', () => {
  expect(reviewDocument('frd', clean).groups.map(({ rule }) => rule.name)).toEqual([
    'missingSection',
  ]);
  const withCriteria = clean.replace('days.\n', 'days.\n- R1.1 Day 7 passes, day 8 is refused.\n');
  expect(reviewDocument('frd', withCriteria).groups).toEqual([]);
});

test('rules about English words do not apply to other languages', () => {
  const german =
    '# Werkzeug\n\n## Nutzergruppen\n- U1 Mitglieder\n## Ziele\n- G1 500 im Jahr\n## Anforderungen\n- R1 Verleiht 7 Tage, some etc\n## Ausgeschlossen\n- N1 Geld\n';
  expect(reviewDocument('prd', german).groups).toEqual([]);
});

test('in a mockup, only placeholders are found', () => {
  const { groups } = reviewDocument('mockup', '<h1>Fast shop</h1>\n<p>Lorem ipsum</p>');
  expect(groups.map(({ rule }) => rule.name)).toEqual(['placeholder']);
});

test('the instruction names each rule with its findings and what to do', () => {
  const text = clean.replace('each tool', 'each fast tool quickly');
  const { groups } = reviewDocument('prd', text);
  expect(countFindings(groups)).toBe(2);
  expect(fixInstruction(groups)).toBe(
    'Fix these findings and change nothing else:\n- Vague word (“fast”; “quickly”): Replace it with a value that can be measured.',
  );
});

test('a rule with many findings names the first and counts the others', () => {
  const words = 'fast easy simple robust modern seamless flexible scalable efficient nice';
  const { groups } = reviewDocument('prd', clean.replace('each tool', words));
  expect(fixInstruction(groups)).toContain('“scalable” and 2 more');
});

test('the instruction stays within its length limit, regardless of the length of the findings', () => {
  const goals = Array.from({ length: 20 }, (_, index) => `- G${index + 2} ${'more '.repeat(200)}`);
  const questions = Array.from({ length: 20 }, () => `Open question: ${'who '.repeat(200)}?`);
  const text = `${clean}\n${[...goals, ...questions].join('\n')}`;
  expect(fixInstruction(reviewDocument('prd', text).groups).length).toBeLessThan(2000);
});

test('a document that is fenced as a whole is reviewed', () => {
  expect(reviewDocument('prd', `\`\`\`markdown\n${clean}\`\`\`\n`).groups).toEqual([]);
});
