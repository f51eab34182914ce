const wordsOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrases.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

/** Words that each reader understands differently. */
export const vagueWords = wordsOf(
  (
    'fast quick quickly rapid rapidly slow easy easily simple simply intuitive intuitively user-friendly friendly ' +
    'seamless seamlessly smooth smoothly robust reliable flexible scalable efficient efficiently effective ' +
    'effectively performant high-performance responsive modern state-of-the-art world-class best-in-class ' +
    'cutting-edge powerful convenient attractive beautiful nice sleek adequate adequately sufficient ' +
    'sufficiently reasonable reasonably (?<!(?:as|if|where|when)\\s)appropriate appropriately suitable suitably acceptable usually generally ' +
    'often sometimes frequently regularly periodically soon promptly several many few some various numerous ' +
    'significant significantly substantial substantially minimal minimise minimize maximal maximise maximize optimal ' +
    'optimally optimise optimize approximately roughly nearly almost'
  ).split(' '),
);

/** Clauses that let a requirement go unmet. */
export const escapeClauses = wordsOf([
  'as (?:far|much|fast|soon|easy|quick(?:ly)?|simple) as possible',
  '(?:if|where|when) (?:possible|necessary|needed|appropriate|applicable|practical)',
  'as (?:necessary|needed|required|appropriate|applicable)',
  'to the extent possible',
  'ideally',
]);

/** Clauses that leave a list open. */
export const openEndedClauses = wordsOf([
  'etc',
  'and so (?:on|forth)',
  'and the like',
  'among others',
  '(?:including|such as) but not limited to',
  'and/or',
]);

/** Marks of a text that is still to be written. */
export const placeholders = wordsOf([
  'TBD',
  'TBC',
  'TODO',
  'FIXME',
  'to be (?:defined|determined|decided|confirmed)',
  'lorem ipsum',
]);
