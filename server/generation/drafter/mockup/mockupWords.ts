/** Parts of words, in lower case, that indicate a control; a leading space marks the start of a word. */
export interface ControlWords {
  /** Before what somebody marks something as. */
  as: readonly string[];
  /** Before two or more choices. */
  either: readonly string[];
  /** Between a thing and what is kept of it. */
  having: readonly string[];
  /** Between choices. */
  or: readonly string[];
  /** The first words of a question. */
  questions: readonly string[];
  /** Before a yes or no. */
  whether: readonly string[];
  /** Things that are counted or measured. */
  numbers: readonly string[];
  /** Times of day. */
  times: readonly string[];
  /** Verbs for a yes or no. */
  deciding: readonly string[];
  paying: readonly string[];
  booking: readonly string[];
  /** What a calendar is divided into. */
  slots: readonly string[];
  searching: readonly string[];
  /** Verbs for information that reaches a passive user. */
  receiving: readonly string[];
  /** Things that are picked as a file. */
  files: readonly string[];
  dates: readonly string[];
  /** Whole words for what is one of several, before a list of them. */
  kinds: readonly string[];
  scanning: readonly string[];
  mapping: readonly string[];
  /** Things that measure time. */
  timing: readonly string[];
  /** What takes something out of the product. */
  exporting: readonly string[];
  /** Words for the states of something. */
  states: readonly string[];
  /** Things that take several lines of text. */
  notes: readonly string[];
}

/** The interface words of a mockup in one language. */
export interface MockupWords {
  all: string;
  amount: string;
  approve: string;
  back: string;
  background: string;
  /** Link to the list of all statements. */
  behind: string;
  choose: string;
  controls: ControlWords;
  done: string;
  goals: string;
  email: string;
  /** Headings of the screens: what one does, what one looks at, what happens by itself, all else. */
  families: Readonly<Record<'do' | 'see' | 'auto' | 'rest', string>>;
  home: string;
  /** Heading of the product's rules. */
  howItWorks: string;
  /** The title of an idea that says no name and begins with a whole story. */
  newProduct: string;
  /** In the footer of a mockup without a known type. */
  ideaOnly: string;
  input: string;
  leftOut: string;
  limits: string;
  message: string;
  /** Invented people for sample data. */
  names: readonly string[];
  no: string;
  /** Heading of what reaches a role. */
  notifications: string;
  /** `{n}` is the number of statements that are not shown. */
  notShown: string;
  priority: Readonly<Record<'should' | 'could', string>>;
  refuse: string;
  requirements: string;
  result: string;
  sample: string;
  /** `{type}` is the name of the type. */
  sampleNote: string;
  save: string;
  saved: string;
  screens: string;
  search: string;
  send: string;
  sent: string;
  rule: string;
  start: string;
  status: string;
  /** Stands in a slot that is not free. */
  taken: string;
  /** `{type}` is what the type is called. */
  typical: string;
  undecided: string;
  /** Labels of buttons. */
  verbs: Readonly<Record<'book' | 'pay' | 'scan' | 'download' | 'signIn', string>>;
  viewAs: string;
  /** Before a condition. */
  when: string;
  /** Before what follows from it. */
  then: string;
  yes: string;
}
