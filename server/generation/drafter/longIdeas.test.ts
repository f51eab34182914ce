import { writeMockup } from './mockup/writeMockup';
import { sortIdea } from './sort/sortIdea';
import { writeFrd } from './write/writeFrd';
import { writePrd } from './write/writePrd';

// Most take less than a second. Backtracking, or a quadratic search, would take far longer.
const endless: readonly (readonly [string, string])[] = [
  ['clauses', 'the nurse sees the patient and '],
  ['commas', 'a, '],
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
  ['items', '- users can add a thing\n'],
  ['negations', 'no '],
  ['conditions', 'if '],
  ['conditions in sentences', 'If a, b. '],
  ['numbers', '1 '],
  ['quantities', '30 minutes '],
  ['spaces', ' '],
  ['spaces behind a verb of entering', `Staff can add a${' '.repeat(1000)}b. `],
  ['questions', 'Is it so? '],
  ['short questions', '? a '],
  ['characters of two units', '😀'],
];
test.each(endless)('100 kB of %s', (_name, piece) => {
  const before = process.cpuUsage();
  const text = piece.repeat(Math.ceil(33_000 / piece.length));
  // At the start of a line, in a heading and in a table; the rest makes each pattern search further.
  const idea = `An app. ${text}b\n\n${text}\n# a${text}b`;
  const workbook = sortIdea(idea);
  expect(writePrd(workbook)).toContain('\n');
  expect(writeFrd(workbook)).toContain('\n');
  expect(Buffer.byteLength(writeMockup(workbook))).toBeLessThan(200_000);
  // A time limit would not stop a test that never waits, and depends on what else the machine does.
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});
