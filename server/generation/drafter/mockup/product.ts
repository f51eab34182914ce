import type { Lexicon } from '../lexicon/lexicon';
import type { Statement, Workbook } from '../sort/workbook';
import type { Collection } from './collections';
import type { Markup } from './markup';
import type { MockupWords } from './mockupWords';
import type { Samples } from './samples';
import type { Thing } from './thing';

/** Requirements that share a screen, and the limits that go with them. */
export interface Page {
  slug: string;
  title: string;
  statements: readonly Statement[];
  /** The collection whose records it lists. */
  collection?: Collection | undefined;
}

/** A screen of a typical product before it is drawn. */
export interface Plan {
  slug: string;
  title: string;
  /** Names a view; what it is about is the thing of that index. */
  view: string;
  thing: number;
}

/** The product that the mockup shows. */
export interface Product {
  workbook: Workbook;
  lexicon: Lexicon;
  /** The primary subtag of the idea's language. */
  language: string;
  words: MockupWords;
  samples: Samples;
  title: string;
  /** Its short form. */
  brand: string;
  /** Whether it is the typical product of its type: the idea says no more than that. */
  isTypical: boolean;
  /** The main action on the first thing of a typical product. */
  action: string;
  things: readonly [Thing, ...Thing[]];
  plans: readonly Plan[];
  /** The statements that there is room for. */
  shown: readonly Statement[];
  /** The requirements by screen. */
  pages: readonly [Page, ...Page[]];
  /** Text of the idea. */
  idea: (text: string) => Markup;
}

/** The things and screens of a typical product. */
export type Content = Pick<Product, 'action' | 'things' | 'plans'>;
