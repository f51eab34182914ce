import { enActions } from './actions/en';

/** English words of the documents, and what those of any other language consist of. Placeholders stand in braces. */
export const en = {
  quotation: '“{text}”',
  comma: ', ',
  decimalPoint: '.',
  prd: 'Product Requirement Document',
  frd: 'Functional Requirement Document',
  /** `{label}` is the type's name: the title where the idea states no name. */
  workingTitle: '{label} (working title)',
  /** That no language model wrote it, and what that means. */
  honesty:
    'No language model wrote this: rules sorted your idea. Lines marked U, G, R, C, N and B quote it word for word; everything else was added by rule.',
  /** How to have a language model write instead; the last line. */
  connect:
    'To have a model write, set OPENAI_API_KEY or OPENAI_BASE_URL on the server and restart it.',
  /** `{sorted}` of `{all}` statements say by their words what they are. */
  sorted: '{sorted} of {all} statements say what the product is to be.',
  /** The `{rest}` are background. */
  unsorted: 'Background holds the rest ({rest}): check that none of it is a requirement.',
  /** For an idea in a language without a lexicon. */
  unreadLanguage:
    'The rules do not read this language: every statement is quoted as it stands, under Background.',
  typeLine: 'Looks like: {label}',
  /** Asks what kind of product it is. */
  noType:
    'What kind of product is it? The idea’s words do not settle it, so nothing typical is suggested.',
  headings: {
    summary: 'Summary',
    /** FRD: users, goals and background. */
    context: 'Context',
    users: 'Users',
    goals: 'Goals and purpose',
    requirements: 'Requirements',
    constraints: 'Constraints',
    exclusions: 'Ruled out',
    contradictions: 'Contradictions',
    background: 'Background',
    questions: 'Open questions',
    suggestions: 'Typical of this kind of product ({label}); not in your idea',
    risks: 'Known risks of this kind of product ({label}); not in your idea',
    failures: 'What goes wrong',
    permissions: 'Who does what',
    entities: 'Data and states',
    houseRules: 'House rules; not in your idea',
  },
  /** What a section says that has nothing in it. */
  none: {
    users: 'No users were found in the idea.',
    goals: 'No goal was found in the idea.',
    requirements: 'Nothing was found in the idea that the product does.',
    constraints: 'None were found in the idea.',
    exclusions: 'None were found in the idea.',
  },
  priorities: { must: 'Must', should: 'Should', could: 'Could' },
  notes: {
    /** `{ids}` name the role. */
    namedIn: 'see {ids}',
    reasonFor: 'the reason for {id}',
    purposeOf: 'the purpose of {id}',
    /** Goes on from `{id}`, whose words are `{quote}`. */
    continues: 'goes on from {id}: {quote}',
    undecided: 'undecided, see {id}',
    struck: 'struck out in the idea',
    conflict: 'contradicted, see {id}',
    who: 'Who: {who}',
    under: 'Under: {heading}',
    why: 'Why: {quote} ({id})',
    sideA: 'Side A',
    sideB: 'Side B',
    role: 'Role',
    does: 'Does',
    ruledOut: 'Ruled out',
    alsoSaid: 'Said with it: {quote} ({id})',
    failure: 'What happens, and what is then seen',
  },
  /** What stands before a number that is only an example. */
  example: /(?<!\p{L})(?:for example|e\.g\.?|for instance|say|such as)\W+(?:\p{L}+\W+){0,3}$/u,
  actions: enActions,
  criteria: {
    /** `{given}` with its conjunction, and `{then}`. */
    condition: 'Given {given}, then {then}; otherwise not.',
    /** `{things}` that a list names. */
    each: 'Each of these is there, tested one by one: {things}.',
    /** `{things}` of which one is chosen. */
    choice: 'Each of these is chosen once and then seen as chosen: {things}.',
    /** A `{quote}` with `whether`. */
    either: '{quote}: tried with one case for each answer; each gets its own.',
    /** `{quantity}`, and the values `{at}` it and right `{over}` and `{under}` it. */
    bounds: {
      exactly: '{quantity}: tested with {under}, {at} and {over}.',
      atMost: '{quantity}: {at} meets it, {over} does not.',
      below: '{quantity}: {under} falls under it, {at} does not.',
      atLeast: '{quantity}: {at} meets it, {under} does not.',
      above: '{quantity}: {over} falls under it, {at} does not.',
      every: '{quantity}: two in a row are this far apart, with none left out and none doubled.',
      after: '{quantity}: not yet at {under}; due at {at}.',
      range: '{quantity}: both ends count; {under} and {over} do not.',
      by: '{quantity}: at that moment it is still in time, right after it too late.',
    },
    /** A `{quantity}` for which the `{outcome}`, in the idea’s words, is true of `{yes}` and not of `{no}`. */
    outcome: '{quantity}: with {yes}, {outcome}; with {no}, not.',
    /** For a `{quantity}` that the idea gives as an example. */
    example: '{quantity}: a worked example; the result with it is agreed and then tested.',
    /** A `{quantity}` that is no bound. */
    exact: '{quantity}: met as stated; anything else is a fault.',
    purpose: 'Its purpose is reached: {quote} ({id}).',
    /** The `{object}` that the idea denies somebody. */
    denied: '{object}: an attempt is refused, by a direct address too, and changes nothing.',
    /** What `{who}` alone does, in another role. */
    others: '{quote}: tried in another role than {who}, it is refused and changes nothing.',
    /** Where the words of a `{quote}` give nothing to test. */
    holds:
      '{quote}: these words set no test; have the author name one case that meets it and one that does not, and try both.',
  },
  /** `{quote}`, the statement `{where}` it stands, and of a contradiction `{one}` and `{other}`. */
  questions: {
    contradiction: 'Which holds: {one} or {other}?',
    undecided: 'Left open in the idea: {quote}. Who decides, and by when?',
    vague: 'How would a test measure {quote} in {where}?',
    noMeasure: 'By which number, and by when, will you know that it works?',
    noRole: 'Who does this: {quote}?',
    idleRole: 'What may {quote} do and see, and what not?',
    noType: 'What kind of product is it, and what does a person do with it first?',
    beyondLimit: 'What happens beyond the limit in {quote}?',
    unread: 'Which of the quoted statements are requirements?',
  },
  houseRules: [
    'Until decided, the server refuses what the idea grants to no role.',
    'Times are shown in the reader’s time zone.',
    'What is saved is there exactly once, also after a double click, a reload or a lost connection.',
  ],
};
