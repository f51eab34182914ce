import { words } from '../../lexicon/words';

/** The English interface words, and what those of any other language consist of. Placeholders stand in braces. */
export const en = {
  all: 'All',
  approve: 'Approve',
  /** A question, its answer, and thanks. */
  chat: [
    'Hello! Can you have a look at this?',
    'Yes, I’ll take care of it today.',
    'Thank you, that helps.',
  ],
  /** Parts of words that tell what a field takes, how something is shown, and what names states; a leading space marks the start of a word. */
  controls: {
    dates: [' date', ' day', 'birthday', 'deadline', ' when'],
    files: ['photo', 'video', 'picture', 'document', ' pdf', 'csv', ' file', 'image'],
    maps: [' map'],
    notes: [' note', 'comment', 'descri', 'message', 'reason', 'text'],
    numbers: [
      'how many',
      'how much',
      'number',
      'count',
      'amount',
      'weight',
      'kilo',
      'portion',
      'temperature',
      'price',
      'level',
      'hours',
      'quantity',
      ' age',
      'score',
      'distance',
      'length',
    ],
    series: [' curve', 'chart', 'graph', ' trend', 'over time'],
    slots: [' slot', 'appointment'],
    states: [
      ' station',
      ' phase',
      ' status',
      ' state',
      ' stage',
      ' column',
      ' result',
      ' colour',
      ' color',
    ],
    times: [' time', ' hour of'],
  },
  elsewhere: 'This screen is not for the chosen role.',
  done: 'Done',
  /** Stands in a slot that can be taken. */
  free: 'Free',
  history: 'History',
  howItWorks: 'How it works',
  input: 'Input',
  message: 'Message',
  /** Invented people. */
  names: ['Ana Ruiz', 'Tom Baker', 'Mei Chen', 'Sam Okoye', 'Lena Vogel'],
  /** About samples in a mockup without a sure type. */
  neutralNote: 'Names, dates and numbers are sample content; not from your idea.',
  /** The title of an idea that says no name and begins with a whole story. */
  newProduct: 'New product',
  noModel: 'Laid out by rules; no language model made it.',
  /** `{n}` is the number of statements that are not shown. */
  notShown: 'Further statements of the idea that are not shown here: {n}',
  nouns: {
    /** Adverbs and times that are no object of an action. */
    adverbs: words(
      'only again anyway instead apart together first later early enough even ahead live automatically once twice now then here there alone straight directly too also home morning afternoon evening night monday tuesday wednesday thursday friday saturday sunday week month year',
    ),
    /** Words before one of something. */
    single: words('a an each every one per the this that no our'),
    /** Nouns and adjectives that tell no product from another. */
    generic: words(
      `app application tool system platform product service website site program software day week month year hour minute second time date list name number person user people way thing place button message email mail text photo picture page screen link code note reminder warning alarm notification map calendar phone laptop tablet computer browser idea problem version reason lot bit kind type sort part account password login status state change log report history pdf csv file click tap single new small simple short big large good few half whole full second first last little long free real shared private local certain own other different specific given question answer feature step case example option choice rule limit maximum minimum price cost fee euro pound dollar percent kilo metre meter team group company office school shop club family village town city country board dashboard database server internet morning evening night weekend season summer winter request record data information detail view overview summary table chart form field row column line word sentence letter media screen portal extension measure margin score grade catalogue catalog look whether internal external sms whatsapp game temperature humidity trainee june july january february march april august september october november december monday tuesday wednesday thursday friday saturday sunday internal value amount speed car area english german photo video band space corner middle top bottom end start beginning hand head foot eye turn round order left right once glance two three four five open closed swap practice air`,
    ),
  },
  overview: 'Overview',
  refuse: 'Refuse',
  result: 'Result',
  reveal: 'Show answer',
  /** `{type}` is the name of the type. */
  sampleNote: 'Sample content, typical of the type “{type}”; not from your idea.',
  save: 'Save',
  saved: 'Saved',
  score: 'Score',
  screens: 'Screens',
  search: 'Search',
  send: 'Send',
  sent: 'Sent',
  status: 'Status',
  /** Before what follows from it. */
  then: 'Then',
  total: 'Total',
  /** Invented values behind a part of the name of the field. */
  values: [
    [' address', '4 Mill Lane', '18 Harbour Road', '7 Church Row'],
    [' location', 'Building C', 'North yard', 'Hall 2'],
    [' place', 'Building C', 'North yard', 'Hall 2'],
    ['phone', '020 7946 0018', '020 7946 0142'],
    ['mail', 'a.ruiz@mail.example', 't.baker@mail.example'],
    ['allerg', 'penicillin', 'none known', 'nuts'],
    ['colour', 'blue', 'green', 'red'],
    ['color', 'blue', 'green', 'red'],
    ['condition', 'good', 'as new', 'worn'],
    ['size', 'medium', 'large', 'small'],
    ['purpose', 'maintenance', 'training', 'inspection'],
    ['species', 'oak', 'beech', 'ash'],
    ['breed', 'Labrador', 'Collie', 'Terrier'],
    ['category', 'general', 'urgent', 'other'],
    ['type', 'standard', 'extended', 'short'],
    ['language', 'English', 'Polish'],
    ['name', 'Ana Ruiz', 'Tom Baker', 'Mei Chen'],
  ],
  viewAs: 'View as',
  /** Before a condition. */
  when: 'When',
};
