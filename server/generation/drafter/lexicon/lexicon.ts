import type { LanguageCode } from './languageCode';

/** What a word or phrase indicates about its clause. */
export const cueNames = [
  // Possible clause boundaries.
  'and',
  'but',
  'because',
  'soThat',
  'if',
  'that',
  'pronoun',
  'determiner',
  'auxiliary',
  // Kinds of clause.
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

/** Actions of a user or the product; each has its own acceptance criteria. */
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

/** Words by {@link ActionName}. */
export type Actions = Readonly<Record<string, readonly string[]>>;

/** What a heading or label of the author says about the text under it. */
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

/** Ways in which words before or after a number limit it. */
export const limitNames = ['atMost', 'below', 'atLeast', 'above', 'every', 'after', 'by'] as const;

export type LimitName = (typeof limitNames)[number];

/**
 * Two contradicting demands. Each side is a list of alternative patterns. The parts of a pattern are joined with ` + `
 * and must all occur in one clause, in any order: a phrase, `{name}` for any word of a concept, `no {name}` for a
 * negated one, `!{name}` for an absent one. A pattern that begins with `~` may be about anything: it needs a word that
 * the other side has too.
 */
export interface Opposition {
  /** Name in the document, such as `offline and real time`. */
  topic: string;
  one: readonly string[];
  other: readonly string[];
  /** Patterns that resolve the contradiction for the whole idea, such as `syncs later`. */
  settled?: readonly string[];
  /** Minimum number of words that the two clauses share, apart from people; 0 by default. */
  ofOneThing?: number;
  /** Whether both clauses must be about the same role. */
  ofOneRole?: boolean;
}

/** The data of a language for finding contradictions. */
export interface Oppositions {
  /**
   * Words by concept. These are built in: `without` (negates what follows), `no` (negates in addition to the cues),
   * `none` (those of them that negate only what follows), `bound` (between a negation and what it does not deny),
   * `unless` (holds only sometimes), `then` (begins what limits the sentence before), `all`, `each` and `only`. `person` and
   * `break` are added by the reader.
   */
  concepts: Readonly<Record<string, readonly string[]>>;
  pairs: readonly Opposition[];
}

/**
 * The words of one language. All are lower case; a trailing `*` matches any ending of the word, a leading one any
 * beginning, and `'` any kind of apostrophe.
 */
export interface Lexicon {
  code: LanguageCode;
  /** Whether spaces separate words. If not, a cue may begin anywhere. */
  hasSpaces: boolean;
  /** Letters that may be attached to the front of a word, such as an article: longest first. */
  prefixes: readonly string[];
  /** Abbreviations that end in a full stop, written without it. */
  abbreviations: readonly string[];
  cues: Readonly<Record<CueName, readonly string[]>>;
  /** Verbs as the predicate of a clause: infinitives and present forms. */
  actions: Actions;
  /** Other forms of these verbs, unless in `actions`. */
  participles?: Actions;
  /** Words that headings of each kind consist of or begin with. */
  sections: Readonly<Record<SectionName, readonly string[]>>;
  limits: {
    before: Readonly<Record<LimitName, readonly string[]>>;
    after: Readonly<Record<LimitName, readonly string[]>>;
  };
  /** Numbers as words, with their value, except those that are also articles. */
  numberWords: Readonly<Record<string, number>>;
  months: readonly string[];
  /** Words between a number and its unit: `working` in `2 working days`. */
  unitAdjectives: readonly string[];
  /** Inflectional endings of nouns. */
  inflections: readonly string[];
  prepositions: readonly string[];
  /** Endings of the past tense, directly after a pronoun. */
  pastEndings?: readonly string[];
  /** Qualities that cannot be tested as stated: `fast`. */
  vague: readonly string[];
  /** `the`, `it`, `this`: refer to something already mentioned. */
  definiteWords: readonly string[];
  people: {
    /** Nouns for people, in all common forms. */
    nouns: readonly string[];
    /** Endings of nouns for people. */
    endings: readonly string[];
    /** Nouns with such an ending that are not people. */
    except: readonly string[];
    /** Nouns for everybody; a role only if the idea has no other: `users`. */
    general: readonly string[];
    /** Nouns for organisations and their parts, which act like people: `office`, `board`. */
    groups?: readonly string[];
  };
  /** Words before the name of a product: `called`. */
  nameBefore: readonly string[];
  /**
   * Words of a user story such as `As a …, I want …`: before the role, and between role and wish; and those before what
   * the author is: `I am`.
   */
  story: { before: readonly string[]; after: readonly string[]; author: readonly string[] };
  /** Words before the product's users: `for`, `made for`. */
  forWhom: readonly string[];
  oppositions: Oppositions;
  /** Stop words. They also identify the language of an idea. */
  stopWords: readonly string[];
}
