/** Parts of words, lower case, that make a control sure; one with a space before it begins a word. */
export interface ControlWords {
  /** Verbs by which the product wants something filled in. */
  asking: readonly string[];
  /** Verbs for taking one of several things. */
  choosing: readonly string[];
  /** Verbs for a yes or no. */
  deciding: readonly string[];
  paying: readonly string[];
  booking: readonly string[];
  /** What a calendar is divided into. */
  slots: readonly string[];
  searching: readonly string[];
  /** Verbs for what reaches somebody who does nothing for it. */
  receiving: readonly string[];
  /** What one takes or picks a file for. */
  files: readonly string[];
  dates: readonly string[];
  /** What the states of something are called. */
  states: readonly string[];
  /** What takes more than one line to write. */
  notes: readonly string[];
}

/** The interface words of a mockup in one language. */
export interface MockupWords {
  all: string;
  amount: string;
  approve: string;
  back: string;
  background: string;
  /** Leads to the list of all statements. */
  behind: string;
  choose: string;
  controls: ControlWords;
  details: string;
  done: string;
  goals: string;
  home: string;
  /** Stands above the rules of the product. */
  howItWorks: string;
  /** Stands in the footer of a mockup whose type is not known. */
  ideaOnly: string;
  input: string;
  leftOut: string;
  limits: string;
  message: string;
  nothing: string;
  /** `{n}` is the number of statements that are not laid out. */
  notShown: string;
  pay: string;
  priority: Readonly<Record<'should' | 'could', string>>;
  refuse: string;
  requirements: string;
  result: string;
  sample: string;
  /** `{type}` is what the type is called. */
  sampleNote: string;
  save: string;
  saved: string;
  screens: string;
  search: string;
  send: string;
  sent: string;
  /** Stands above what one can do whoever one is. */
  shared: string;
  start: string;
  status: string;
  /** Stands in a slot that is not free. */
  taken: string;
  /** `{type}` is what the type is called. */
  typical: string;
  undecided: string;
  viewAs: string;
}
