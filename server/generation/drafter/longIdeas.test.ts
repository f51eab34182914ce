import { writeMockup } from './mockup/writeMockup';
import { sortIdea } from './sort/sortIdea';
import { writeFrd } from './write/writeFrd';
import { writePrd } from './write/writePrd';

/** Names, what is repeated, and what stands before it and behind it. */
const endless: readonly (readonly [
  name: string,
  piece: string,
  opening?: string,
  closing?: string,
])[] = [
  ['clauses', 'the nurse sees the patient and '],
  ['commas', 'a, '],
  ['commas without words', ', '],
  ['brackets', '('],
  ['closed brackets', '(a) '],
  ['lines', 'a\n'],
  ['digits', '1.'],
  ['cells', '| a '],
  ['marks', '*~~_'],
  ['tags', '<b><del>'],
  ['quotation marks', '“a'],
  ['colons', 'a: '],
  ['letters', 'a'],
  ['dashes', ' - a'],
  ['Japanese', '役員がお知らせを投稿する。'],
  ['headings', '# a\n'],
  ['headings without marks', 'Small boats\nMembers can book all of the small boats.\n\n'],
  ['paragraphs', 'a\n\n'],
  ['items', '- users can add a thing\n'],
  ['negations', 'no '],
  ['conditions', 'if '],
  ['conjunctions', 'and also '],
  ['conditions in sentences', 'If a, b. '],
  ['numbers', '1 '],
  ['quantities', '30 minutes '],
  ['deadlines', 'by Wednesday at 8 pm '],
  ['prices', 'Adults 120 €, children 66 €, '],
  ['spaces', ' '],
  ['spaces behind a verb of entering', `Staff can add a${' '.repeat(1000)}b. `],
  ['lists', 'with it, '],
  ['states', 'marks as a '],
  ['nouns', 'red crate '],
  ['records', '- Staff can see all crates.\n'],
  ['views', 'between a '],
  ['questions', 'Is it so? '],
  ['short questions', '? a '],
  [
    'colons and spaces above a table of fields',
    ': ',
    '',
    'a\n\n| Field | Required |\n|---|---|\n| size | yes |\n',
  ],
  ['many small tables of fields', 'Plot:\n\n| Field | Required |\n|---|---|\n| size | yes |\n\n'],
  ['cells between tabs', 'a\t'],
  ['rows with tabs', 'a\tb\tc\n'],
  ['carriage returns', 'a\r'],
  [
    'many small tables of requirements',
    `Topic\tNeed\tPrio\n${'Boats\tMembers can book boats\tA\n'.repeat(3)}\n`,
  ],
  ['characters of two units', '😀'],
  ['letters behind words for a budget', 'a', 'We have a'],
  ['Japanese behind words for a budget', 'あ', '予算はあ'],
];
/** Drafts all documents of `length` letters of a text thrice: at the start of a line, in a heading and in a table. */
function secondsFor(piece: string, length: number, opening: string, closing: string): number {
  const before = process.cpuUsage();
  const text = opening + piece.repeat(Math.ceil(length / piece.length));
  // The rest makes each pattern search longer.
  const idea = `An app. ${text}b\n\n${text}${closing}\n# a${text}b`;
  const workbook = sortIdea(idea);
  expect(writePrd(workbook)).toContain('\n');
  expect(writeFrd(workbook)).toContain('\n');
  expect(Buffer.byteLength(writeMockup(workbook))).toBeLessThan(200_000);
  // A time limit would not stop a test that never waits.
  return process.cpuUsage(before).user / 1e6;
}

test.each(
  endless.map(
    ([name, piece, opening = '', closing = '']) => [name, piece, opening, closing] as const,
  ),
)('the time for %s grows linearly from 2 to 14 kB', (_name, piece, opening, closing) => {
  secondsFor(piece, 300, opening, closing);
  const short = secondsFor(piece, 600, opening, closing);
  // Eight times as long; with a quadratic search, it would take 64 times as long.
  const limit = 16 * short + 0.15;
  let long = Infinity;
  // The garbage of earlier tests adds to a measurement, so the fastest of three counts.
  for (let run = 0; run < 3 && long >= limit; run += 1)
    long = Math.min(long, secondsFor(piece, 4_800, opening, closing));
  expect(long).toBeLessThan(limit);
});
