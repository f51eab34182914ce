/** Acts whose test is the same whatever they are done with. */
const plainNames = [
  'books',
  'decides',
  'told',
  'confirms',
  'swaps',
  'cancels',
  'assigns',
  'computes',
  'file',
  'paid',
  'comments',
  'votes',
  'moves',
  'blocks',
  'shares',
  'lends',
  'pauses',
  'joins',
  'merges',
  'rates',
  'orders',
  'publishes',
] as const;

/** What words say that tell exactly what to look at. */
const saidNames = [
  'sorted',
  'perUnit',
  'ofDay',
  'withoutAccount',
  'filtered',
  'onlySeen',
  'dayBefore',
  'choice',
  'marked',
  'onTop',
  // `30 and 7 days before`
  'eachTime',
  'own',
  'offline',
  'import',
  'export',
  'print',
  'scan',
  // A code or number of its own.
  'unique',
  'search',
  'remove',
  'upload',
  'history',
  'live',
  'language',
  'firstWins',
  // `with one click`
  'oneStep',
  // What somebody does with what is their own.
  'ownOnly',
  // No two at the same time.
  'overlap',
  'approval',
  'anonymous',
  'automatic',
  'onMap',
  'optional',
  // `every Monday`
  'recurring',
  // A list or report that somebody gets.
  'delivered',
  'signedIn',
  'required',
  // `by Thursday noon`
  'deadline',
] as const;

/** What no words announce: only the whole requirement tells. */
const likelyNames = [
  'entered',
  'shown',
  'matched',
  'steps',
  'ifOnly',
  'linked',
  'plays',
  'chart',
  'external',
  'api',
  'edits',
  'measured',
  'sends',
  'inTurn',
  'documented',
  'compared',
  'counted',
  'played',
] as const;

/** All tests that need nothing but the idea's words. */
export const wordedNames = [...plainNames, ...saidNames, ...likelyNames] as const;

export type PlainName = (typeof plainNames)[number];
export type WordedName = (typeof wordedNames)[number];

/** The test of each in one language, with the idea's words in `{quote}`. */
export type WordedTable = Readonly<Record<WordedName, string>>;
