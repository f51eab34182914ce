import type { LanguageCode } from '../lexicon/languageCode';
import type texts from './texts/en.json';

/** The kinds of product that the drafter can recognise. */
export type TypeSlug = keyof typeof texts;

/** A thing that products of a type keep records of. */
export interface Entity {
  /** Singular, capitalised: `Loan`. */
  name: string;
  /** Its fields, in lower case: `due date`. */
  fields: readonly string[];
  /** Its states in chronological order, in lower case; empty if it has none. */
  states: readonly string[];
  /** Sentences about its relations to other entities: `A loan belongs to one item and one borrower.` */
  relations: readonly string[];
}

/** An invented record of the first entity, for the mockup. */
interface SampleRecord {
  title: string;
  /** One line beneath the title. */
  detail: string;
  /** One of the first entity's states. */
  state: string;
  /** A number with its unit, a price, a count or a time. */
  figure: string;
}

/** Texts about a product type in one language, each shown as a suggestion, never as part of an idea. */
export interface TypeTexts {
  /** The name of such a product within a sentence: `lending library`. */
  label: string;
  /** Nouns in the plural, lower case where the language allows. */
  roles: readonly string[];
  /** Seven to nine sentences without a full stop that each suggest one requirement. */
  requirements: readonly string[];
  /** Quality requirements: three or four sentences without a full stop. */
  qualities: readonly string[];
  /** Common failures of such products: three or four sentences without a full stop. */
  risks: readonly string[];
  /** The questions that an experienced product manager asks first, most important first, each with a question mark. */
  questions: readonly string[];
  /** Two to four; the mockup lists the first one. */
  entities: readonly Entity[];
  /** Names of three to five screens, one to three words each, in the order of use. */
  screens: readonly string[];
  /** The label of the button for the main action on the first entity: one to three words. */
  action: string;
  /** Six records of the first entity. */
  records: readonly SampleRecord[];
}

/** Words by how strongly they indicate a type. */
interface TypeWords {
  /** One of these nearly suffices. */
  certain: readonly string[];
  sign: readonly string[];
  /** Also common in other products. */
  hint: readonly string[];
}

/** A type of product: its words and its colour. Its texts are in `texts/`, one file per language. */
export interface KnownType {
  slug: TypeSlug;
  /** The hue of the mockup's accent, in degrees of OKLCH; lightness and chroma are those of its style sheet. */
  hue: number;
  /** Words and phrases that indicate the type, by language, as in a lexicon. */
  words: Readonly<Record<LanguageCode, TypeWords>>;
}

/** A type of product with its texts in the language of an idea. */
export interface ProductType extends KnownType {
  texts: TypeTexts;
}
