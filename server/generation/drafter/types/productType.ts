import type { LanguageCode } from '../lexicon/languageCode';
import type texts from './texts/en.json';

/** The kinds of product that the drafter can recognise. */
export type TypeSlug = keyof typeof texts;

/** A thing that products of a type keep records of. */
export interface Entity {
  /** Singular, capitalised: `Loan`. */
  name: string;
  /** What is kept of it, lower case: `due date`. */
  fields: readonly string[];
  /** Its states in the order of its life, lower case; empty where it has none. */
  states: readonly string[];
  /** Sentences that say how it relates to other entities: `A loan belongs to one item and one borrower.` */
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

/** What is typical of a product type, in one language. Each text is shown as a suggestion, never as part of an idea. */
export interface TypeTexts {
  /** What such a product is called in running text: `lending library`. */
  label: string;
  /** Nouns in the plural, lower case where the language allows. */
  roles: readonly string[];
  /** Seven to nine sentences without a full stop that each suggest one requirement. */
  requirements: readonly string[];
  /** Quality demands: three or four sentences without a full stop. */
  qualities: readonly string[];
  /** What has gone wrong with products of this type: three or four sentences without a full stop. */
  risks: readonly string[];
  /** Questions that an experienced product manager asks first, sharpest first; each ends in a question mark. */
  questions: readonly string[];
  /** Two to four; the first is the one that the mockup lists. */
  entities: readonly Entity[];
  /** Names of three to five screens, one to three words each, in the order in which one meets them. */
  screens: readonly string[];
  /** What a person does to the first entity: one to three words for a button. */
  action: string;
  /** Six records of the first entity. */
  records: readonly SampleRecord[];
}

/** Words by how much they tell. */
interface TypeWords {
  /** All but decide by themselves. */
  certain: readonly string[];
  sign: readonly string[];
  /** Occur in other products too. */
  hint: readonly string[];
}

/** How a type of product is recognised and shown; what is typical of it stands in `texts/`, a file for each language. */
export interface KnownType {
  slug: TypeSlug;
  /** The hue of the mockup's accent, in degrees of OKLCH; lightness and chroma are those of its style sheet. */
  hue: number;
  /** Words and phrases that speak for the type, by language, as in a lexicon. */
  words: Readonly<Record<LanguageCode, TypeWords>>;
}

/** A type of product with its texts in the language of an idea. */
export interface ProductType extends KnownType {
  texts: TypeTexts;
}
