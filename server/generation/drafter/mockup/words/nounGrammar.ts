import type { LanguageCode } from '../../lexicon/languageCode';
import { words } from '../../lexicon/words';

/** What tells nouns in a language, as far as records are found by it. */
export interface NounGrammar {
  /** Whether articles stand before nouns. */
  hasArticles: boolean;
  /** Whether all nouns begin with a capital. */
  areCapital: boolean;
  /** Whether adjectives stand between an article and its noun. */
  hasAdjectivesBefore: boolean;
  /** Whether nouns stand side by side, where the last one decides: `dog grooming salon`. */
  hasOpenCompounds: boolean;
  /** Whether a verb may follow what is done to a noun. */
  hasVerbsBehind: boolean;
  /** Whether nouns change so much that a form from the middle of a sentence is no title. */
  areInflected: boolean;
  /** Adverbs and particles that the lexicon does not list: `a tool up to 14 days`, `voegen een plant toe`. */
  particles: readonly string[];
}

const romance: NounGrammar = {
  hasArticles: true,
  areCapital: false,
  hasAdjectivesBefore: false,
  hasOpenCompounds: false,
  hasVerbsBehind: false,
  areInflected: false,
  particles: [],
};
const withoutArticles: NounGrammar = { ...romance, hasArticles: false, areInflected: true };

export const nounGrammar: Readonly<Record<LanguageCode, NounGrammar>> = {
  ar: withoutArticles,
  de: { ...romance, areCapital: true, hasAdjectivesBefore: true, hasVerbsBehind: true },
  en: {
    ...romance,
    hasAdjectivesBefore: true,
    hasOpenCompounds: true,
    particles: words('ahead as at away back off out to until up when while'),
  },
  es: romance,
  fr: romance,
  it: romance,
  ja: romance,
  nl: {
    ...romance,
    hasAdjectivesBefore: true,
    hasVerbsBehind: true,
    particles: words('aan af bij door in mee op terug toe uit voor vast weg'),
  },
  pl: withoutArticles,
  pt: romance,
};
