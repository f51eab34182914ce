/** Acts whose test is the same whatever they are done with. */
export type PlainName =
  | 'sees'
  | 'seesIf'
  | 'enters'
  | 'changes'
  | 'books'
  | 'decides'
  | 'told'
  | 'confirms'
  | 'swaps'
  | 'cancels'
  | 'assigns'
  | 'chooses'
  | 'computes'
  | 'file'
  | 'paid';

/** Words that say exactly what to look at. */
export type WordedName =
  | 'sorted'
  | 'perUnit'
  | 'ofDay'
  | 'withoutAccount'
  | 'filtered'
  | 'onlySeen'
  | 'dayBefore'
  | 'marked'
  | 'own'
  | 'offline'
  | 'import'
  | 'export'
  | 'print'
  | 'scan'
  /** A code or number of its own. */
  | 'unique'
  /** What it runs on. */
  | 'devices'
  | 'search'
  | 'remove'
  | 'upload'
  | 'history'
  | 'howMany'
  | 'live'
  | 'language'
  /** `by Thursday noon` */
  | 'deadline'
  /** What one does, for the whole statement. */
  | PlainName;

/** The test of each in one language, with the idea's words in `{quote}`. */
export type WordedTable = Readonly<Record<WordedName, string>>;
