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
  | 'export'
  | 'print'
  | 'scan'
  | 'search'
  | 'remove'
  | 'upload'
  | 'history'
  | 'howMany'
  | 'live'
  | 'language'
  /** `by Thursday noon` */
  | 'deadline';

/** The test of each in one language, with the idea's words in `{quote}`. */
export type WordedTable = Readonly<Record<WordedName, string>>;
