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
  amount: string;
  approve: string;
  back: string;
  background: string;
  choose: string;
  /** What tells that one of several things is chosen, as parts of words. */
  choosing: readonly string[];
  details: string;
  /** Stands above what nobody has to do anything for. */
  does: string;
  everyone: string;
  /** What one takes or picks a file for, as parts of words. */
  files: readonly string[];
  goals: string;
  /** Stands in the footer of a mockup whose type is not known. */
  ideaOnly: string;
  input: string;
  leftOut: string;
  limits: string;
  message: string;
  /** Stands above what the idea names nobody for. */
  nobody: string;
  nothing: string;
  /** `{n}` is the number of statements that are not laid out. */
  notShown: string;
  overview: string;
  pay: string;
  priority: Readonly<Record<'must' | 'should' | 'could', string>>;
  refuse: string;
  requirements: string;
  result: string;
  sample: string;
  /** `{type}` is what the type is called. */
  sampleNote: string;
  save: string;
  saved: string;
  screens: string;
  send: string;
  sent: string;
  start: string;
  status: string;
  /** `{type}` is what the type is called. */
  typical: string;
  undecided: string;
  viewAs: string;
  /** `{role}` is a role that the idea gives nothing to do. */
  whatDoes: string;
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
