import { enQuestions } from './questions/en';
import { enWorded } from './worded/en';

/** The criteria for other conjunctions, first the one under which something holds from then on: `{given}` is the condition, `{then}` the statement that depends on it. */
const circumstances: {
  begins: RegExp;
  check: string;
}[] = [
  {
    begins: /^after/iu,
    check:
      '{given}: right before that, {then} is refused or does not hold yet; right after it, it holds.',
  },
  {
    begins: /^(?:until|till|as long as|while)/iu,
    check:
      '{given}: right up to the end of that time, {then} holds; right after it, it no longer does.',
  },
  {
    begins: /^(?:unless|except|apart)/iu,
    check: '{given}: where this exception applies, {then} does not hold; otherwise, it does.',
  },
];

/** The English texts of the documents, whose type those of other languages share. Placeholders are in braces. */
export const en = {
  quotation: '“{text}”',
  comma: ', ',
  decimalPoint: '.',
  /** After a number, as in `47 h 59 min`. */
  timeUnits: {
    hour: ' h',
    minute: ' min',
    second: ' s',
    dayMore: '{at} and 1 day',
    dayLess: '{at} less 1 day',
  },
  prd: 'Product Requirement Document',
  frd: 'Functional Requirement Document',
  /** The title of an idea that says no name and no type. */
  newProduct: 'New product',
  /** The title if the idea states no name; `{label}` is the name of the type. */
  workingTitle: '{label} (working title)',
  /** States that no language model wrote the document, and what that means. */
  honesty:
    'No language model wrote this: rules sorted your idea. Lines marked U, G, R, C, N and B quote it word for word; everything else was added by rule.',
  /** The last line: how to connect a language model. */
  connect:
    'To have a model write, set OPENAI_API_KEY or OPENAI_BASE_URL on the server and restart it.',
  /** `{all}` is the number of statements. */
  sorted: '{all} of {all} statements placed.',
  /** The `{ids}` are background that may ask for something. */
  unsorted: 'Under Background, but perhaps a requirement: {ids}. Please check.',
  /** The `{ids}` are statements without punctuation, of which each may say several things. */
  uncut: 'Too long to be cut: {ids}. Please check what they contain.',
  /** For an idea in a language without a lexicon. */
  unreadLanguage:
    'The rules do not read this language: every statement is quoted as it stands, under Background.',
  typeLine: 'Looks like: {label}',
  /** Asks what kind of product it is. */
  noType:
    'What kind of product is it? The idea’s words do not settle it, so nothing typical is suggested.',
  headings: {
    unheaded: 'Without a heading',
    summary: 'Summary',
    /** FRD: users, goals and background. */
    context: 'Context',
    users: 'Users',
    goals: 'Goals and purpose',
    requirements: 'Requirements',
    permissions: 'Who may do what',
    constraints: 'Constraints',
    exclusions: 'Ruled out',
    contradictions: 'Possible contradictions',
    background: 'Background',
    questions: 'Open questions',
    suggestions: 'Typical of this kind of product ({label}); not in your idea',
    risks: 'Known risks of this kind of product ({label}); not in your idea',
    entities: 'Data and states',
    houseRules: 'House rules; not in your idea',
  },
  /** The text of an empty section. */
  none: {
    users: 'No users were found in the idea.',
    goals:
      'Not stated in the idea. To be added: what should be better once this is in use, and for whom?',
    /** Before quoted statements that may be goals, instead of `goals`. */
    perhapsGoals:
      'The idea states no goal as such. What it says of the situation or the purpose, in its own words:',
    requirements: 'Nothing was found in the idea that the product does.',
    constraints: 'None were found in the idea.',
    exclusions: 'None were found in the idea.',
  },
  priorities: { must: 'Must', should: 'Should', could: 'Could' },
  notes: {
    /** `{ids}` are the statements that name the role. */
    namedIn: 'see {ids}',
    reasonFor: 'the reason for {id}',
    /** For a statement that continues `{id}`. */
    continues: 'goes on from {id}',
    /** For what answers a question or takes up a topic of the previous speaker. */
    answers: 'on {question}',
    /** How the author numbers a statement. */
    label: '{label} in the idea',
    undecided: 'undecided, see {id}',
    struck: 'struck out in the idea',
    conflict: 'may contradict another, see {id}',
    sideA: 'Side A',
    sideB: 'Side B',
    entered: 'Fields',
    states: 'States',
    /** `{ids}` are the open questions about a requirement. */
    openIn: 'Open: {ids}',
  },
  /** Words before a conjunction that make an indirect question of a condition: `says if`, `knows when`. */
  asking:
    /(?<!\p{L})(?:says?|asks?|tells?|checks?|decides?|chooses?|knows?|confirms?|sees?|shows?|finds? out|enters?|writes?|marks?|notes?|sets?|records?|picks?|remembers?|times?|days?|dates?)\s$/u,
  /** A conjunction at the start of a condition under which alone the statement holds. */
  plainIf: /^(?:if|when|whenever|once|as soon as|in case(?! of))\s+/iu,
  circumstances,
  worded: enWorded,
  actQuestions: enQuestions,
  criteria: {
    /** A scenario, which is a test as it stands, and what a field's row demands besides. */
    holds: 'Met when: {quote}',
    /** Of a requirement whose words call for no test. */
    open: 'To be agreed',
    /** Of numbers whose use is unknown. */
    openNumber: 'To be agreed: {quote}',
    /** Explains `open`, once. */
    legend:
      '“To be agreed”: the words of the requirement name no check. Please add an example: given what, when who does what, then what?',
    /** `{given}` is the condition without its conjunction, `{then}` the statement that depends on it; it says nothing of other cases. */
    condition: 'When {given}, then {then}.',
    /** `{things}` are the items of a list. */
    each: 'All of these are present, checked one by one: {things}.',
    /** `{things}` are the items of a list, each of which is entered. */
    entered: 'Each of these can be entered and is later shown exactly as entered: {things}.',
    /** `{what}` is the first cell of a table’s row, `{values}` are the others with the heads of their columns. */
    row: 'Wherever {what} is used, exactly these values apply: {values}.',
    /** Of `{what}`, a field that a table's row tells of; `{words}` is what its cell says, `{things}` are the choices. */
    field: {
      required:
        'Saving without {what} is refused with a message that names {what}; everything else that was entered stays.',
      optional: 'Saving without {what} is accepted.',
      conditional: 'Saving without {what} is refused only as the table says: {words}.',
      options: '{what}: only these can be chosen: {things}.',
      automatic: '{what} is filled in without anybody entering it.',
      entered: '{what} can be entered and is later shown exactly as entered.',
    },
    /** `{things}` are the states of something. */
    states:
      'Whatever is in one of these states shows it: {things}. To agree: which state may follow which, and who changes it.',
    /** `{at}` is the limit itself, `{over}` and `{under}` are the values next to it. */
    bounds: {
      /** A range of times of day. */
      hours:
        '{quantity}: this applies from the first to the last minute, but not one minute before or after.',
      /** A time of day. */
      at: '{quantity}: right before this time, it does not apply yet; from this time on, it does.',
      atMost:
        '{quantity}: given {at}, it is accepted; given {over}, it is refused with a message that names the limit.',
      /** `within 3 days`, of something to be done. */
      within: '{quantity}: after exactly {at}, it is still in time; after {over}, it is too late.',
      /** `in under two minutes` */
      fast: '{quantity}: measured from start to finish, {under} passes and {at} fails.',
      below: '{quantity}: it applies at {under}, but not at {at}.',
      atLeast: '{quantity}: {at} meets this, but {under} does not.',
      above: '{quantity}: it applies at {over}, but not at {at}.',
      every: '{quantity}: observed over three of these in a row, it happens exactly once in each.',
      after: '{quantity}: at {under}, nothing has happened yet; at {at}, it happens.',
      range: '{quantity}: both end values are included; {under} and {over} are not.',
      by: '{quantity}: right before this, it is in time; right after it, it is too late.',
      /** `up to 72 hours before` */
      latest: '{quantity}: with {at} left, it is still in time; with {under} left, it is too late.',
      /** `2 hours before` */
      ahead: '{quantity}: with {over} left, nothing happens yet; with {at} left, it happens.',
      near: '{quantity}: what is {at} away is included; what is {over} away is not.',
      lasting: '{quantity}: after {under}, it still holds; after {at}, it has ended.',
      /** `the last five jobs` */
      nearest: '{quantity}: given {over}, only the last one in this order is left out.',
      /** `a code of 6 digits`, `a deposit of £50` */
      exactly: '{quantity}: exactly {at}; {under} or {over} is an error.',
      /** `works for 300 users` */
      capacity:
        '{quantity}: tried with {at}, everything works as usual; beyond that, nothing is promised.',
      /** `10 or more` */
      from: '{quantity}: it applies at {at}, but not at {under}.',
      /** `free up to 12 years` */
      upTo: '{quantity}: it applies at {at}, but not at {over}.',
      /** `bookable 2 weeks ahead` */
      aheadMost: '{quantity}: with {over} left, it is not possible yet; with {at} left, it is.',
      /** `kept for 10 years` */
      kept: '{quantity}: right up to the end of this time, it is still there and complete.',
    },
    /** The `{outcome}`, in the idea’s words, holds for the value `{yes}` and not for `{no}`. */
    outcome: '{quantity}: given {yes}, then {outcome}; given {no}, this does not apply.',
    /** What happens if something is not done in time, in the idea’s words: `within 2 days or they get 10 % off`. */
    late: '{quantity}: after exactly {at}, it is still in time; after {over}: {outcome}.',
    /** Of what happens if nobody does something for so long. */
    timeOut:
      '{quantity}: at {no}, nothing happens yet; from {yes} on, {outcome}. If it was done in time, this never happens.',
    /** A share of a price, worked out; `{triple}` is for three of what it is paid for. */
    share: '{quantity}: of an amount of 200, this is {sum}.',
    shareEach: '{quantity}: of an amount of 200, this is {sum} for one and {triple} for three.',
    rate: '{quantity}: for three, the total is {triple}.',
    /** `{object}` is what the idea denies somebody. */
    denied: '{object}: an attempt to break this rule is refused and changes nothing.',
    /** Something that only `{who}` may do. */
    /** The same of what it denies in a case. */
    deniedCase:
      '{object}: an attempt to break this rule is refused and changes nothing; where the condition permits it, the same attempt works.',
    /** The same of what somebody does not see. */
    hidden:
      '{object}: those excluded find it on no page, in no list and in no search result, and no data sent to them contains it.',
    /** Of a thing that the idea leaves out: `No ads`. */
    absent: '{quote}: no page, message or setting contains any of it.',
    others: '{quote}: the same attempt by anyone else is refused and changes nothing.',
    /** What a table says of `{roles}`: they can, they cannot, or they can within `{words}`. */
    granted: '{roles}: {text} works.',
    refused: '{roles}: an attempt at {text} is refused and changes nothing.',
    limited: '{roles}: {text} works only as the table says, {words}.',
    /** Where the row is a role's: what it can do with `{text}`. */
    extent: '{roles}, {text}: {words} works; anything else is refused and changes nothing.',
    /** A statement that the idea leaves open. */
    undecided: 'Not to be tested until this is decided: {quote}',
  },
  /** `{quote}` comes from the statement `{where}`; `{one}` and `{other}` may contradict each other. */
  questions: {
    contradiction: 'Can both hold: {one} and {other}? If not, which one?',
    undecided: 'Left open in the idea: {quote}. Who decides, and by when?',
    vague: 'How would a test measure {quote} in {where}?',
    noMeasure: 'By which number, and by when, will you know that it works?',
    idleRole: 'What may {quote} do and see, and what not?',
    noType: 'What kind of product is it, and what does a person do with it first?',
    unread: 'Which of the quoted statements are requirements?',
  },
  /** What holds for every requirement of products whose roles are told apart, that name times, and that keep entries. */
  houseRules: {
    grants:
      'An action that the idea grants to no role is refused by the server until someone decides who may do it.',
    zones: 'Times are shown in the user’s time zone.',
    saving:
      'Saving creates exactly one entry, also after a double click, a reload or a lost connection.',
    refusals:
      'A refusal gives the reason and keeps what was entered; an empty list says that it is empty; a message that cannot be delivered is shown as failed.',
  },
};
