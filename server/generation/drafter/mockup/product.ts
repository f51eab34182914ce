import type { Lexicon } from '../lexicon/lexicon';
import type { Role, Statement, Workbook } from '../sort/workbook';
import type { Control } from './controls';
import type { Markup } from './markup';
import type { MockupWords } from './mockupWords';
import type { Samples } from './samples';
import type { Subject } from './subject';
import type { Thing, ThingPlan } from './things';

/** A kind of record that the idea speaks of, with invented records. */
export interface Collection {
  slug: string;
  plan: ThingPlan;
  thing: Thing;
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
  /** The title of the browser tab. */
  tabTitle: string;
  /** Its short form. */
  brand: string;
  /** Whether it is the typical product of its type: the idea says no more than that. */
  isTypical: boolean;
  /** The statements that there is room for. */
  shown: readonly Statement[];
  /** Its requirements, and what a role may do under a limit. */
  asked: readonly Statement[];
  collections: readonly Collection[];
  /** The controls of the requirements that have any, told by their words or likely. */
  controls: ReadonlyMap<Statement, readonly Control[]>;
  /** What each requirement that may have a control is about. */
  subjects: ReadonlyMap<Statement, Subject>;
  /** The roles that the mockup switches between: those with statements of their own, if there are several. */
  switched: ReadonlySet<Role>;
  /** Text of the idea. */
  idea: (text: string) => Markup;
}
