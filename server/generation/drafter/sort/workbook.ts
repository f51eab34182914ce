import type { Cue } from '../lexicon/cueIndex';
import type { LanguageCode } from '../lexicon/languageCode';
import type { ProductType } from '../types/productType';
import type { Link } from '../read/readClauses';
import type { Quantity } from '../read/quantity';
import type { Quote, Span } from '../read/span';

/** What a statement is: a goal, functional requirement, constraint, exclusion or background. */
export type StatementKind = 'G' | 'R' | 'C' | 'N' | 'B';

export type Priority = 'must' | 'should' | 'could';

/** A clause of the idea with its place in the documents. Every clause of the idea is exactly one statement. */
export interface Statement {
  /** `R3`: the kind and a number that counts up within the kind, the same in every document. */
  id: string;
  kind: StatementKind;
  span: Span;
  text: Quote;
  /** The author's own heading that it stands under. */
  heading: Quote | undefined;
  /** Where the clause's words or its heading give one. */
  priority: Priority | undefined;
  /** The author marked it as not decided. */
  isUndecided: boolean;
  /** The author struck it out. */
  isStruck: boolean;
  /** Who or what does it, where the clause or the one that it continues says so. */
  subject: Quote | undefined;
  /** The role that does it. */
  role: Role | undefined;
  /** How it goes with the statement before it, and the id of that one. */
  link: Link;
  follows: string | undefined;
  /** Where the sentence begins that it is cut from. */
  sentence?: number;
  /** Numbers with their units, in order. */
  quantities: readonly Quantity[];
}

/** A statement with what its words were read as, for comparing it with others. */
export interface ReadStatement extends Statement {
  cues: readonly Cue[];
  /** The words that carry its meaning, without their endings, each once. */
  stems: readonly string[];
}

/** A role or group of users, by a noun of the idea. */
export interface Role {
  id: string;
  text: Quote;
  /** Everything by which statements mention it, lower case. */
  spellings: readonly string[];
}

/** Two statements that cannot both hold. */
export interface Contradiction {
  id: string;
  sides: readonly [Statement, Statement];
  /** Which opposition it is, in the words of the document's language: `offline and real time`. */
  topic: string;
}

/** An open question, tied to what it is about. */
export interface Question {
  id: string;
  /** Ids of statements, contradictions or suggestions. */
  about: readonly string[];
  ask: Ask;
}

/** What is asked; the documents have a sentence for each kind. */
export type Ask =
  | { kind: 'contradiction'; one: Quote; other: Quote }
  | {
      kind: 'undecided' | 'vague' | 'dateWithoutYear' | 'noRole' | 'conditionElse' | 'beyondLimit';
      quote: Quote;
    }
  | { kind: 'noMeasure' | 'noType' | 'unread' }
  /** A question of the product type. */
  | { kind: 'typical'; text: string };

export interface Suggestion {
  id: string;
  topic: 'requirement' | 'quality' | 'risk' | 'entity';
  text: string;
}

/** What was read in an idea, sorted: the source of all three documents. */
export interface Workbook {
  idea: string;
  /** BCP 47: the language of the idea, also one that the drafter has no lexicon for. */
  languageTag: string;
  /** The lexicon whose headings and cue words are used. */
  language: LanguageCode;
  /** Whether the idea's language is one that the rules read; else every statement is background. */
  isRead: boolean;
  /** The product's name, where the idea states one. */
  name: Quote | undefined;
  /** `undefined`: no type is sure. */
  type: ProductType | undefined;
  /** The clauses that say what the product is. */
  summary: readonly Quote[];
  roles: readonly Role[];
  statements: readonly Statement[];
  contradictions: readonly Contradiction[];
  questions: readonly Question[];
  suggestions: readonly Suggestion[];
}
