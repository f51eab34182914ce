/** English words of the documents, and what those of any other language consist of. Placeholders stand in braces. */
export const en = {
  quotation: '“{text}”',
  comma: ', ',
  decimalPoint: '.',
  prd: 'Product Requirement Document',
  frd: 'Functional Requirement Document',
  /** `{label}` is the type's name: the title where the idea states no name. */
  workingTitle: '{label} (working title)',
  untitled: 'Untitled idea',
  /** That no language model wrote it, and what that means. */
  honesty:
    'No language model wrote this: rules sorted your idea. Lines marked U, G, R, C, N and B quote it word for word; everything else was added by rule.',
  /** How to have a language model write instead; the last line. */
  connect:
    'To have a model write, set OPENAI_API_KEY or OPENAI_BASE_URL on the server and restart it.',
  /** `{sorted}` of `{all}` statements say by their words what they are; `{counts}` by kind. */
  sorted: '{sorted} of {all} statements say what the product is to be ({counts}).',
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
    /** `{ids}` share words with it. */
    alongside: 'Mind also: {ids}',
    unchecked: 'No test follows from the words of {ids}: agree on one for each.',
    excludedYetAsked: 'excluded and asked for',
    sideA: 'Side A',
    sideB: 'Side B',
    role: 'Role',
    does: 'Does',
    ruledOut: 'Ruled out',
    alsoSaid: 'Said with it: {quote} ({id})',
  },
  /** `every` with its noun, in lower case. */
  every:
    /(?<!\p{L})(?:every|each|per|all)\s(?:(?:the|their|its|our|his|her|open|new)\s)*(?!(?:other|others|one|time|further|of|cent|that|this|these|those|in|at|is|are|was|the|and|day)(?!\p{L}))\p{L}[\p{L}-]*/u,
  criteria: {
    /** `{given}` with its conjunction, and `{then}`. */
    condition: 'Given {given}, then {then}.',
    /** `{things}` that a list names. */
    each: 'Each of these is there, tested one by one: {things}.',
    /** `{quantity}`, and the values `{at}` it and right `{over}` and `{under}` it. */
    bounds: {
      atMost: '{quantity}: {at} meets it, {over} does not.',
      below: '{quantity}: {under} meets it, {at} does not.',
      atLeast: '{quantity}: {at} meets it, {under} does not.',
      above: '{quantity}: {over} meets it, {at} does not.',
      every: '{quantity}: two in a row are this far apart, with none left out and none doubled.',
      after: '{quantity}: not yet at {under}; due at {at}.',
      range: '{quantity}: both ends count; {under} and {over} do not.',
      by: '{quantity}: agree whether that very moment still counts.',
      exactly: '{quantity}: exactly this, or a limit? Agree on it, then test the value itself.',
    },
    /** For a `{quantity}` whose neighbours are not known, such as a date. */
    around: '{quantity}: tested at it and on either side of it.',
    /** For a bare number, such as a code. */
    literal: '{quantity}: tested with exactly this value.',
    /** By a verb of one sense, in the forms of a predicate: what calls for the same test whatever the idea. */
    actions: [
      {
        verbs: /^(?:search|filter)/u,
        check:
          '{object}: a search finds a known entry, says so when nothing matches, and can be cleared.',
      },
      {
        verbs: /^(?:notif|remind|alert|warn)/u,
        check: '{object}: arrives once for each occasion, names it, and leads to it.',
      },
      {
        verbs: /^(?:upload|attach)/u,
        check:
          '{object}: a file that is too large or of the wrong kind is refused with the reason; a good one can be opened again.',
      },
      {
        verbs: /^(?:book$|reserve)/u,
        check:
          '{object}: of two people who try at the same moment one succeeds, and the other is told.',
      },
      {
        verbs: /^(?:approve|reject)/u,
        check:
          '{object}: accepted, refused and still waiting look different, and each names who decided and when.',
      },
      {
        verbs: /^(?:export|download)/u,
        check: '{object}: what arrives can be opened elsewhere and holds what the screen showed.',
      },
      {
        verbs: /^(?:delete)/u,
        check:
          '{object}: it is gone from every list and search, and what belonged to it is accounted for.',
      },
      {
        verbs: /^(?:calculate|compute|total)/u,
        check:
          '{object}: three examples worked out by hand agree, one of them with nothing to count.',
      },
    ],
    every: '{thing}: tested for the first, another and the last one.',
    purpose: 'Its purpose is reached: {quote} ({id}).',
    /** `{text}` gives nothing to test. */
    unclear: 'Nothing in {text} can be tested yet. Say when it happens and what is seen then.',
    unclearWho:
      'Nothing in {text} can be tested yet. Say who does it, when, and what is seen then.',
  },
  /** `{quote}`, the statement `{where}` it stands, and of a contradiction `{one}` and `{other}`. */
  questions: {
    contradiction: 'Which holds: {one} or {other}?',
    undecided: 'Left open in the idea: {quote}. Who decides, and by when?',
    vague: 'How would a test measure {quote} in {where}?',
    noMeasure: 'By which number, and by when, will you know that it works?',
    noRole: 'Who does this: {quote}?',
    dateWithoutYear: 'Which year, and what slips first if {quote} cannot be kept?',
    conditionElse: 'What happens when this is not so: {quote}?',
    noType: 'What kind of product is it, and what does a person do with it first?',
    beyondLimit: 'What happens beyond the limit in {quote}?',
    unread: 'Which of the quoted statements are requirements?',
  },
  houseRules: [
    'A failure says what happened and keeps what was entered.',
    'Until decided, the server refuses what the idea grants to no role.',
    'Times are shown in the reader’s time zone.',
    'Every list is right when it is empty, has one entry, and has more than fit on the screen.',
    'What is saved is there exactly once, also after a double click, a reload or a lost connection.',
  ],
};
