import { draftDocument } from './draftDocument';

// Each takes a second. A regular expression with backtracking, or a quadratic search, would exceed the time limit of
// the test.
// would end within the time of a test.
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
  ['spaces', ' '],
  ['characters of two units', '😀'],
];
test.each(endless)('200 kB of %s', (_name, piece) => {
  const text = piece.repeat(Math.ceil(66_000 / piece.length));
  // At the start of a line, in a heading and in a table; the rest makes each pattern search further.
  const idea = `An app. ${text}b\n\n${text}\n# a${text}b`;
  expect(draftDocument('prd', idea)).toContain('\n');
  expect(draftDocument('frd', idea)).toContain('\n');
  expect(Buffer.byteLength(draftDocument('mockup', idea))).toBeLessThan(200_000);
});
