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
  add: string;
  alert: string;
  all: string;
  back: string;
  background: string;
  basket: string;
  basketEmpty: string;
  cancel: string;
  checkout: string;
  chooseTime: string;
  conversations: string;
  details: string;
  endpoints: string;
  everyone: string;
  examples: string;
  finish: string;
  goals: string;
  /** Stands in the footer of a mockup whose type is not known. */
  ideaOnly: string;
  input: string;
  inTheIdea: string;
  leftOut: string;
  limits: string;
  live: string;
  message: string;
  /** `{n}` is the number of statements that are not laid out. */
  more: string;
  mustDo: string;
  noTasks: string;
  nothing: string;
  on: string;
  overview: string;
  playAgain: string;
  priority: Readonly<Record<'must' | 'should' | 'could', string>>;
  related: string;
  request: string;
  requirements: string;
  response: string;
  result: string;
  round: string;
  /** `{type}` is what the type is called. */
  sampleNote: string;
  sampleValues: string;
  save: string;
  score: string;
  screens: string;
  search: string;
  send: string;
  status: string;
  tasks: string;
  undecided: string;
  viewAs: string;
  week: string;
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
