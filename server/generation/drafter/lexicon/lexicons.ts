import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import type { LanguageCode } from './languageCode';
import type { Lexicon } from './lexicon';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';

/** The lexicon of each language. */
export const lexicons: Record<LanguageCode, Lexicon> = { ar, de, en, es, fr, it, ja, nl, pl, pt };
