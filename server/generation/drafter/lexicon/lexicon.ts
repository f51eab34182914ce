import type { LanguageCode } from './languageCode';

/** What a word or phrase of an idea tells about its clause. */
export const cueNames = [
  // Where a clause may begin.
  'and',
  'but',
  'because',
  'soThat',
  'if',
  'that',
  'pronoun',
  'determiner',
  'auxiliary',
  // What a clause is.
  'negation',
  'never',
  'exclusion',
  'can',
  'want',
  'must',
  'should',
  'maybe',
  'undecided',
  'goal',
  'past',
  'now',
  'ours',
  'problem',
  'quality',
  'limit',
  'lack',
  'system',
] as const;

export type CueName = (typeof cueNames)[number];

/** What a person or the product does; each has its own acceptance criteria. */
export const actionNames = [
  'create',
  'show',
  'search',
  'notify',
  'upload',
  'pay',
  'book',
  'approve',
  'transfer',
  'sync',
  'signIn',
  'remove',
  'measure',
  'message',
  'assign',
  'calculate',
  'check',
  'organise',
  'other',
] as const;

export type ActionName = (typeof actionNames)[number];

/** What the author's heading or label says of all that stands under it. */
export const sectionNames = [
  'users',
  'goals',
  'requirements',
  'must',
  'should',
  'could',
  'constraints',
  'exclusions',
  'background',
  'undecided',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** Ways in which words limit a number, before it or after it. */
export const limitNames = ['atMost', 'below', 'atLeast', 'above', 'every', 'after', 'by'] as const;

export type LimitName = (typeof limitNames)[number];

/**
 * Two demands that exclude each other. A side is a list of patterns, each of them enough. The parts of a pattern have ` + `
 * between them and stand in one clause, in any order: a phrase, `{name}` for any word of a concept, `no {name}` for one
 * that is denied, `!{name}` where the concept must be absent.
 */
export interface Opposition {
  /** For the document: `offline and real time`. */
  topic: string;
  one: readonly string[];
  other: readonly string[];
  /** Patterns that settle it for the whole idea: `syncs later`. */
  settled?: readonly string[];
  /** Counts only where the two clauses share so many words besides people. */
  ofOneThing?: number;
  /** Does not count where the two clauses name different people. */
  ofOneRole?: boolean;
}

/** What a language has for finding contradictions. */
export interface Oppositions {
  /**
   * Words by the name of what they mean. Always looked for: `without` (denies what follows), `no` (does so besides the
   * cues), `unless` (holds only at times).
   */
  concepts: Readonly<Record<string, readonly string[]>>;
  pairs: readonly Opposition[];
}

/**
 * The words of one language by which ideas are read. All are lower case; a trailing `*` stands for any ending of the
 * word, a leading one for any beginning, and `'` for every kind of apostrophe.
 */
export interface Lexicon {
  code: LanguageCode;
  /** Whether words stand apart. Where they don't, a cue may begin anywhere. */
  hasSpaces: boolean;
  /** Letters that may be written at the front of a word, such as an article: longest first. */
  prefixes: readonly string[];
  /** Abbreviations that end in a full stop, without it. */
  abbreviations: readonly string[];
  cues: Readonly<Record<CueName, readonly string[]>>;
  /** Verbs as the predicate of a clause: infinitives and present forms. */
  actions: Readonly<Record<ActionName, readonly string[]>>;
  /** Other forms of these verbs, where they are not in `actions`. */
  participles?: Readonly<Record<ActionName, readonly string[]>>;
  /** What headings of a kind consist of or begin with. */
  sections: Readonly<Record<SectionName, readonly string[]>>;
  limits: {
    before: Readonly<Record<LimitName, readonly string[]>>;
    after: Readonly<Record<LimitName, readonly string[]>>;
  };
  /** Numbers written as words, with their value; none that is an article as well. */
  numberWords: Readonly<Record<string, number>>;
  months: readonly string[];
  /** Words between a number and its unit: `working` in `2 working days`. */
  unitAdjectives: readonly string[];
  /** Endings by which the forms of a noun differ. */
  inflections: readonly string[];
  prepositions: readonly string[];
  /** Endings of the past tense, right after a pronoun. */
  pastEndings?: readonly string[];
  /** Qualities that no test can measure as they stand: `fast`. */
  vague: readonly string[];
  /** `the`, `it`, `this`: what follows is known already. */
  definiteWords: readonly string[];
  people: {
    /** Nouns for people, in every form that is used. */
    nouns: readonly string[];
    /** Endings of nouns for people. */
    endings: readonly string[];
    /** Nouns with such an ending that are none. */
    except: readonly string[];
    /** Nouns for everybody, a role only where an idea has no other: `users`. */
    general: readonly string[];
    /** Nouns for organisations and parts of them, which act as people do: `office`, `board`. */
    groups?: readonly string[];
    /** Nouns that mean people only behind a word that narrows them: `head` in `department head`. */
    narrowed?: readonly string[];
    /** What joins a noun and the one that narrows it, where the noun stands first: `de`. */
    of?: readonly string[];
  };
  /** What stands before the name of a product: `called`. */
  nameBefore: readonly string[];
  /** What stands between `as a …` and the wish in a user story: before the role, and after it. */
  story: { before: readonly string[]; after: readonly string[] };
  /** What stands before the people that a product is for: `for`, `made for`. */
  forWhom: readonly string[];
  oppositions: Oppositions;
  /** Frequent words without a meaning of their own. They also tell the language of an idea. */
  stopWords: readonly string[];
}
