import type { Cue } from '../lexicon/cueIndex';
import type { LanguageCode } from '../lexicon/languageCode';
import type { ProductType } from '../types/productType';
import type { Link } from '../read/clauseCuts';
import type { Quantity } from '../read/quantity';
import type { Quote, Span } from '../read/span';
import type { OpenAct } from '../lexicon/openActs';

/** What a statement is: a goal, functional requirement, constraint, exclusion or background. */
export type StatementKind = 'G' | 'R' | 'C' | 'N' | 'B';

export type Priority = 'must' | 'should' | 'could';

/** A clause of the idea with its place in the documents. Every clause is exactly one statement. */
export interface Statement {
  /** `R3`: the kind and a number within the kind, equal in all documents. */
  id: string;
  kind: StatementKind;
  span: Span;
  text: Quote;
  /** The author's heading above it. */
  heading: Quote | undefined;
  /** In a conversation: the speaker. */
  speaker: Quote | undefined;
  /** In a conversation: the question or topic that it answers. */
  answers: Quote | undefined;
  /** Stated by the clause or its heading. */
  priority: Priority | undefined;
  /** Whether the author marked it as undecided. */
  isUndecided: boolean;
  /** Taken for background, though its words might also ask for something. */
  isDoubtful: boolean;
  /** Whether the author struck it out. */
  isStruck: boolean;
  /** The role that it names first. */
  role: Role | undefined;
  /** The same if it acts: one named before or with the first verb, not one whom it is done to. */
  actor: Role | undefined;
  /** The ids of all roles that it names. */
  named: readonly string[];
  /** Its relation to the previous statement, and that statement's id. */
  link: Link;
  follows: string | undefined;
  /** Start of its sentence. */
  sentence?: number;
  /** Numbers with their units, in order. */
  quantities: readonly Quantity[];
  /** Of a table's row: its cells. */
  cells: readonly Cell[];
  /** And where the head of that table begins. */
  table: number | undefined;
  /** Of a row in a table of who may do what; its text is the first cell. That of a role also has its cells. */
  grants: readonly Grant[];
}

/** A cell of a table's row, which may be empty, with the head of its column. */
export interface Cell {
  column: Quote | undefined;
  text: Quote;
}

/** What a table of who may do what says of one role. */
export interface Grant {
  role: Role;
  /** What it is about, if the row is of a role; else it is the statement's text. */
  thing: Quote | undefined;
  verdict: 'granted' | 'denied' | 'limited';
  /** What the cell says besides: `own only`. */
  words: Quote | undefined;
}

/** A statement with its analysed words, for comparing it with others. */
export interface ReadStatement extends Statement {
  /** The ids of those that act. */
  acting: readonly string[];
  cues: readonly Cue[];
  /** Its content words as stems, without duplicates. */
  stems: readonly string[];
  /** Whether it is a title or heading. */
  isHeading: boolean;
  /** Start of its list item. */
  item: number | undefined;
}

/** A role or group of users, named by a noun of the idea. */
export interface Role {
  id: string;
  text: Quote;
  /** Its entry in a list of users: `the conductor`. */
  listed: Quote;
  /** What the list of users says of it. */
  definition: RoleDefinition | undefined;
  /** All its wordings in statements, in lower case. */
  spellings: readonly string[];
}

/** What the author says of a role in the list of users: `(about 140)`, `looks after the fleet`. */
export interface RoleDefinition {
  text: Quote;
  /** The clause that it stands in. */
  span: Span;
  /** Whether the clause states nothing else, and so needs no line of its own. */
  isAll: boolean;
}

/** Two statements that cannot both hold. */
export interface Contradiction {
  id: string;
  sides: readonly [Statement, Statement];
  /** The opposition in the language of the document: `offline and real time`. */
  topic: string;
}

/** A contradiction before all are numbered. */
export type FoundContradiction = Omit<Contradiction, 'id'>;

/** An open question and what it refers to. */
export interface Question {
  id: string;
  /** Ids of statements, contradictions or suggestions. */
  about: readonly string[];
  ask: Ask;
}

/** The question; the documents have a sentence for each kind. */
export type Ask =
  | { kind: 'contradiction'; one: Quote; other: Quote }
  | {
      kind: 'undecided' | 'vague' | 'idleRole';
      quote: Quote;
    }
  | { kind: 'noMeasure' | 'noType' | 'unread' }
  /** What a requirement with this act usually leaves open. */
  | { kind: 'act'; act: OpenAct; quote: Quote }
  /** A question of the product type. */
  | { kind: 'typical'; text: string };

export interface Suggestion {
  id: string;
  topic: 'requirement' | 'quality' | 'risk' | 'entity';
  text: string;
}

/** The members of a list, and what they are: states, perhaps in this order, fields, or just there. */
export interface StatedList {
  things: readonly Quote[];
  use: 'states' | 'entered' | 'each';
  /** Where the list begins that these lines are a part of. */
  whole?: number;
}

/** The analysed idea: the source of all three documents. */
export interface Workbook {
  /** The idea, with spaces in place of its answers. */
  idea: string;
  /** Questions that were answered, each with its answer; they are background. */
  answers: readonly Quote[];
  /** BCP 47: the language of the idea, also one that the drafter has no lexicon for. */
  languageTag: string;
  /** The lexicon whose headings and cue words are used. */
  language: LanguageCode;
  /** Whether the idea's language has a lexicon; otherwise every statement is background. */
  isRead: boolean;
  /** The product's name, if the idea states one. */
  name: Quote | undefined;
  /** The likeliest type; `undefined` if the idea's words do not tell. */
  type: ProductType | undefined;
  /** Whether the documents contain suggestions of the type. */
  isTypeSure: boolean;
  roles: readonly Role[];
  statements: readonly Statement[];
  /** The ids of statements that may say why the product is wanted, though they are no goals. */
  purposes: readonly string[];
  contradictions: readonly Contradiction[];
  questions: readonly Question[];
  suggestions: readonly Suggestion[];
  /** What statements list, where that has been read. */
  lists?: ReadonlyMap<Statement, readonly StatedList[]>;
}
