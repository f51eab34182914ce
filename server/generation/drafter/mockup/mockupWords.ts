import type { LanguageCode } from '../lexicon/languageCode';
import { ar } from './words/ar';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { it } from './words/it';
import { ja } from './words/ja';
import { nl } from './words/nl';
import { pl } from './words/pl';
import { pt } from './words/pt';

/** The interface words of a mockup in one language. */
export interface MockupWords {
  all: string;
  back: string;
  background: string;
  choose: string;
  /** Green, amber and red as the names of states. */
  colours: readonly [readonly string[], readonly string[], readonly string[]];
  details: string;
  /** Stands above what nobody has to do anything for. */
  does: string;
  everyone: string;
  examples: string;
  /** What one takes or picks a file for, as parts of words. */
  files: readonly string[];
  goals: string;
  /** Stands in the footer of a mockup whose type is not known. */
  ideaOnly: string;
  input: string;
  leftOut: string;
  limits: string;
  message: string;
  /** The screen for what has none of its own. */
  more: string;
  no: string;
  noTasks: string;
  notOffered: string;
  /** `{n}` is the number of statements that are not laid out. */
  notShown: string;
  nothing: string;
  notices: string;
  /** The records are invented; their name and states are the idea’s. */
  numbered: string;
  overview: string;
  priority: Readonly<Record<'must' | 'should' | 'could', string>>;
  request: string;
  requirements: string;
  response: string;
  result: string;
  sample: string;
  /** `{type}` is what the type is called. */
  sampleNote: string;
  save: string;
  saved: string;
  screens: string;
  send: string;
  sent: string;
  shared: string;
  start: string;
  status: string;
  /** `{type}` is what the type is called. */
  typical: string;
  undecided: string;
  viewAs: string;
  yes: string;
}

/** The interface words for every language that the drafter knows. */
export const mockupWords: Readonly<Record<LanguageCode, MockupWords>> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  ja,
  ar,
};
