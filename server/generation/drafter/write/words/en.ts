import type { DocumentWords } from '../documentWords';

/** English words of the documents. */
export const en: DocumentWords = {
  marks: ['“', '”'],
  comma: ', ',
  decimalPoint: '.',
  prd: 'Product Requirement Document',
  frd: 'Functional Requirement Document',
  workingTitle: '{label} (working title)',
  untitled: 'Untitled idea',
  honesty:
    'No language model wrote this: rules sorted your idea. Lines marked U, G, R, C, N and B quote it word for word; everything else was added by rule.',
  connect:
    'To have a model write, set OPENAI_API_KEY or OPENAI_BASE_URL on the server and restart it.',
  sorted: '{sorted} of {all} statements say what the product is to be ({counts}).',
  unsorted:
    'The other {rest} are quoted as background: nothing in their words says what the product does. Check that none of them is a requirement.',
  unreadLanguage:
    'The rules do not read this language: every statement is quoted as it stands, under Background.',
  typeLine: 'Looks like: {label}',
  noType:
    'What kind of product is it? The idea’s words do not settle it, so nothing typical is suggested.',
  headings: {
    summary: 'Summary',
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
  none: {
    users: 'No users were found in the idea.',
    goals: 'No goal was found in the idea.',
    requirements: 'Nothing was found in the idea that the product does.',
    constraints: 'None were found in the idea.',
    exclusions: 'None were found in the idea.',
  },
  priorities: { must: 'Must', should: 'Should', could: 'Could' },
  notes: {
    namedIn: 'see {ids}',
    reasonFor: 'the reason for {id}',
    purposeOf: 'the purpose of {id}',
    continues: 'goes on from {id}: {quote}',
    undecided: 'undecided, see {id}',
    struck: 'struck out in the idea',
    conflict: 'contradicted, see {id}',
    who: 'Who: {who}',
    under: 'Under: {heading}',
    why: 'Why: {quote} ({id})',
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
  forms: {
    only: /(?<!\p{L})only\s/u,
    every:
      /(?<!\p{L})(?:every|each|per|all)\s(?:(?:the|their|its|our|his|her|open|new)\s)*(?!(?:other|others|one|time|further|of|cent|that|this|these|those|in|at|is|are|was|the|and|day)(?!\p{L}))\p{L}[\p{L}-]*/u,
  },
  criteria: {
    condition: 'Given {given}, then {then}.',
    only: '{quote}: tried as {others}, it is refused.',
    onlyOne: '{quote}: tried by anyone else, it is refused.',
    each: 'Each of these is there, tested one by one: {things}.',
    bounds: {
      atMost: '{quantity}: {at} meets it, {over} does not.',
      below: '{quantity}: {under} meets it, {at} does not.',
      atLeast: '{quantity}: {at} meets it, {under} does not.',
      above: '{quantity}: {over} meets it, {at} does not.',
      every: '{quantity}: two in a row are this far apart, with none left out and none doubled.',
      after: '{quantity}: not yet at {under}; due at {at}.',
      range: '{quantity}: both ends count; {under} and {over} do not.',
      by: '{quantity}: agree whether that very moment still counts.',
      exactly: '{quantity}: a minimum, a maximum or exact? Tested with {under}, {at} and {over}.',
    },
    around: '{quantity}: tested at it and on either side of it.',
    literal: '{quantity}: tested with exactly this value.',
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
    unclear: 'To be testable, {text} still has to say: {missing}.',
    missing: {
      who: 'who does it',
      others: 'whether {others} may do it too',
      when: 'in which case',
      result: 'what is seen then',
    },
  },
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
