import { words } from '../../lexicon/words';

/** The English interface words, and what those of any other language consist of. Placeholders stand in braces. */
export const en = {
  /** The screen of limits, exclusions and context. */
  aboutDraft: 'About this draft',
  all: 'All',
  /** A question, its answer, and thanks. */
  chat: [
    'Hello! Can you have a look at this?',
    'Yes, I’ll take care of it today.',
    'Thank you, that helps.',
  ],
  chooseFile: 'Choose a file',
  /** Parts of words that tell what a field takes, how something is shown, and what names states; a leading space marks the start of a word. */
  controls: {
    /** At the end of a name. */
    codes: ['number ', ' no ', ' no. ', ' id ', ' reference ', ' code '],
    dates: [
      ' date',
      ' day ',
      'birthday',
      'deadline',
      ' when',
      'inspected',
      'valid until',
      ' expir',
      ' due ',
      ' born ',
    ],
    files: ['photo', 'video', 'picture', 'document', ' pdf', 'csv', ' file', 'image'],
    money: [
      'price',
      'cost',
      'revenue',
      'taking',
      'income',
      'earning',
      ' sales',
      'spend',
      'payment',
      ' cash ',
      ' fee',
      ' rent ',
      ' dues',
      'turnover',
      'deposit',
      'budget',
      'salary',
    ],
    notes: [
      ' note',
      'comment',
      'descri',
      'message',
      'reason',
      'text',
      ' offer',
      ' bid ',
      'feedback',
      'question',
    ],
    numbers: [
      'how many',
      'how high',
      'how far',
      'how long',
      ' counts ',
      ' no. of ',
      ' nights ',
      ' pages ',
      ' hectares ',
      ' size ',
      ' vehicles ',
      'how much',
      'number',
      ' count ',
      'amount',
      'weight',
      'kilo',
      'portion',
      'temperature',
      'level',
      'hours',
      'quantity',
      ' age',
      'score',
      'distance',
      'length',
    ],
    times: [' time', ' hour of'],
  },
  /** Words before each of several things, nouns for what a record is called, words before one thing, and nouns of which there are no records. */
  counting: {
    each: words('each every per'),
    names: words('name title'),
    one: words('a an'),
    never: words(
      'form forms draft drafts else second kg kgs metre metres meter meters km end ends rest case cases day night morning evening afternoon monday tuesday wednesday thursday friday saturday sunday weekend season time age other person days nights weeks months years hours minutes seconds list lists overview number numbers way ways kind kinds name names degree degrees width widths status data point points one ones text title titles phone phones tablet tablets computer computers laptop browser screen screens desk spot people everyone everybody page pages map website site app apps button thing things public dollar dollars euro euros pound pounds cent cents quid',
    ),
  },
  date: 'Date',
  done: 'Done',
  /** Called so if the idea lists its fields and gives it no name. */
  entry: 'Entry',
  /** Stands in a slot that can be taken. */
  free: 'Free',
  howItWorks: 'How it works',
  input: 'Input',
  /** Two layouts of records: a table, or a column for each state. */
  layouts: { list: 'List', board: 'Board' },
  message: 'Message',
  /** Invented people. */
  names: ['Ana Ruiz', 'Tom Baker', 'Mei Chen', 'Sam Okoye', 'Lena Vogel'],
  noModel: 'Laid out by rules; no language model made it.',
  /** `{n}` is the number of statements that are not shown. */
  notShown: 'Further statements of the idea that are not shown here: {n}',
  /** Of the requirements behind a screen's controls. */
  notes: 'Notes',
  /** The state of a record to which nothing has been done yet. */
  open: 'Open',
  overview: 'Overview',
  result: 'Result',
  /** Under a mockup that lists records. */
  sampleRecords: 'Sample records are invented.',
  /** `{type}` is the name of the type. */
  sampleNote: 'Sample content, typical of the type “{type}”; not from your idea.',
  save: 'Save',
  saved: 'Saved',
  score: 'Score',
  screens: 'Screens',
  send: 'Send',
  sent: 'Sent',
  status: 'Status',
  time: 'Time',
  total: 'Total',
  viewAs: 'View as',
};
