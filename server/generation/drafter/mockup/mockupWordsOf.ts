import type { LanguageCode } from '../lexicon/languageCode';
import type { MockupWords } from './mockupWords';
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

const mockupWords = { ar, de, en, es, fr, it, ja, nl, pl, pt };

/** The interface words of the idea's language. */
export function mockupWordsOf({ language }: { language: LanguageCode }): MockupWords {
  return mockupWords[language];
}
