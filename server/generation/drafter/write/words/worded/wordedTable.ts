/** Acts whose test is the same whatever they are done with. */
export type PlainName =
  | 'books'
  | 'decides'
  | 'told'
  | 'confirms'
  | 'swaps'
  | 'cancels'
  | 'assigns'
  | 'computes'
  | 'file'
  | 'paid'
  | 'comments'
  | 'votes'
  | 'moves'
  | 'blocks'
  | 'shares'
  | 'lends'
  | 'pauses'
  | 'joins'
  | 'merges'
  | 'rates'
  | 'orders'
  | 'publishes';

/** Words that say exactly what to look at. */
export type WordedName =
  | 'sorted'
  | 'perUnit'
  | 'ofDay'
  | 'withoutAccount'
  | 'filtered'
  | 'onlySeen'
  | 'dayBefore'
  | 'choice'
  | 'marked'
  | 'onTop'
  /** `30 and 7 days before` */
  | 'eachTime'
  | 'own'
  | 'offline'
  | 'import'
  | 'export'
  | 'print'
  | 'scan'
  /** A code or number of its own. */
  | 'unique'
  | 'search'
  | 'remove'
  | 'upload'
  | 'history'
  | 'live'
  | 'language'
  | 'firstWins'
  /** `with one click` */
  | 'oneStep'
  /** What somebody does with what is their own. */
  | 'ownOnly'
  /** No two at the same time. */
  | 'overlap'
  | 'approval'
  | 'anonymous'
  | 'automatic'
  | 'onMap'
  | 'optional'
  /** `every Monday` */
  | 'recurring'
  /** A list or report that somebody gets. */
  | 'delivered'
  | 'signedIn'
  | 'required'
  /** `by Thursday noon` */
  | 'deadline'
  /** What one does, for the whole statement. */
  | PlainName;

/** The test of each in one language, with the idea's words in `{quote}`. */
export type WordedTable = Readonly<Record<WordedName, string>>;
