/** Parts of words, in lower case, that tell what a text is about; a leading space marks the start of a word. */
export interface ControlWords {
  dates: readonly string[];
  /** Things that are picked as a file. */
  files: readonly string[];
  /** Things that take several lines of text. */
  notes: readonly string[];
  /** Things that are counted or measured. */
  numbers: readonly string[];
  paying: readonly string[];
  /** Words for the states of something. */
  states: readonly string[];
  /** Times of day. */
  times: readonly string[];
}

/** The interface words of a mockup in one language. */
export interface MockupWords {
  add: string;
  all: string;
  approve: string;
  /** A question, its answer, and thanks. */
  chat: readonly string[];
  controls: ControlWords;
  done: string;
  /** Stands in a slot that can be taken. */
  free: string;
  /** Heading of the requirements beside a screen. */
  fromIdea: string;
  history: string;
  /** Heading of the product's rules. */
  howItWorks: string;
  input: string;
  message: string;
  /** Invented people for sample data. */
  names: readonly string[];
  /** What the records are called where neither the type nor the idea says it. */
  neutral: {
    name: string;
    /** Title, person, date and note. */
    fields: readonly string[];
    states: readonly string[];
    add: string;
    action: string;
  };
  /** About samples in a mockup without a sure type. */
  neutralNote: string;
  /** The title of an idea that says no name and begins with a whole story. */
  newProduct: string;
  noModel: string;
  /** `{n}` is the number of statements that are not shown. */
  notShown: string;
  notifications: string;
  nouns: {
    /** Words before one of something. */
    single: readonly string[];
    /** Nouns and adjectives that tell no product from another. */
    generic: readonly string[];
  };
  overview: string;
  refuse: string;
  result: string;
  reveal: string;
  /** `{type}` is the name of the type. */
  sampleNote: string;
  save: string;
  saved: string;
  score: string;
  screens: string;
  search: string;
  send: string;
  sent: string;
  start: string;
  status: string;
  /** Stands in a slot that is not free. */
  taken: string;
  /** Before what follows from a condition. */
  then: string;
  total: string;
  /** Invented values behind a part of the name of the field. */
  values: readonly (readonly string[])[];
  viewAs: string;
  /** Before a condition. */
  when: string;
}
