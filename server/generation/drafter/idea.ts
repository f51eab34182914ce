import type { Legibility } from './readLanguage';
import type { FeatureKind } from './verbLexicon';

export type Priority = 'Must' | 'Should' | 'Could';

/** One thing that the product lets somebody do, or does by itself. */
export interface Feature {
  /** Who does it, a plural noun phrase; `undefined` where the product itself acts. */
  actor: string | undefined;
  /** Infinitive, as `book`. */
  verb: string;
  /** What follows the verb, as `walks on a live map`; may be empty. */
  object: string;
  kind: FeatureKind;
  priority: Priority;
  /** A longer explanation from the idea, where it gave one. */
  detail: string | undefined;
  /** The sentence of the idea that it was read from. */
  source: string;
}

export interface Audience {
  /** Plural noun phrase, as `busy parents`. */
  name: string;
  /** A relative clause from the idea, as `who plan meals on Sundays`, or empty. */
  detail: string;
}

export interface Goal {
  /** A phrase that follows "to": `reduce no-shows by 30%`; or a sentence, where `isSentence`. */
  text: string;
  isSentence: boolean;
  /** The number in it with its unit, as `30%`; `undefined` where the idea gave none. */
  metric: string | undefined;
  /** As `within 3 months`. */
  deadline: string | undefined;
}

/** What the drafter understood of an idea. Everything in it is text of the idea, unescaped, on one line. */
export interface Idea {
  name: string;
  /** Whether the idea states the name; otherwise it is a working title. */
  nameStated: boolean;
  /** As `mobile app`; `product` where the idea names none. */
  kind: string;
  /** The sentence that says what the product is. */
  summary: string;
  problems: string[];
  audiences: Audience[];
  features: Feature[];
  goals: Goal[];
  constraints: string[];
  platforms: string[];
  integrations: string[];
  nonGoals: string[];
  /** Attributes to filter or sort by, as `price`, `distance`. */
  attributes: string[];
  /** Sentences that no rule could place. */
  unplaced: string[];
  /** The text that was read, on one line, for keyword tables. */
  text: string;
  /** Number of characters past the limit, which were not read. */
  unreadCharacters: number;
  /** Whether the rules could read the text; where they could not, its sentences stand in `unplaced` only. */
  legibility: Legibility;
}
