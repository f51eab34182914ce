import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** The words that begin a scenario and its outcome: `Given …, when …, then …`. */
interface ScenarioWords {
  given: readonly string[];
  then: readonly string[];
}

/** By language with a lexicon. */
export const scenarioWords: Readonly<Record<LanguageCode, ScenarioWords>> = {
  en: { given: phrases('given'), then: phrases('then') },
  de: { given: phrases('angenommen, gegeben sei, gegeben seien, gegeben'), then: phrases('dann') },
  fr: {
    given: phrases('étant donné, étant donnée, étant donnés, sachant'),
    then: phrases('alors'),
  },
  es: { given: phrases('dado, dada'), then: phrases('entonces') },
  pt: { given: phrases('dado um, dado o, dada uma, dada a, dado que'), then: phrases('então') },
  it: { given: phrases('dato un, dato il, dato che, data una, data la'), then: phrases('allora') },
  // `dan` alone is also `than`.
  nl: {
    given: phrases('gegeven, stel dat'),
    then: phrases(
      'dan wordt, dan is, dan krijgt, dan gaat, dan ziet, dan kan, dan mag, dan moet, dan komt, dan worden, dan zijn',
    ),
  },
  pl: { given: phrases('zakładając'), then: phrases('wtedy, to wtedy') },
  ja: { given: phrases('前提'), then: phrases('ならば') },
  ar: { given: phrases('بفرض, إذا كان لدينا'), then: phrases('عندئذ, فإن') },
};

/** What stands before the title of a scenario, by language; an alternative of a pattern. */
export const scenarioTitles: Readonly<Record<LanguageCode, string>> = {
  en: 'scenario',
  de: 'szenario|szenariogrundriss',
  fr: 'scénario|plan du scénario',
  es: 'escenario',
  pt: 'cenário|esquema do cenário',
  it: 'scenario',
  nl: 'scenario',
  pl: 'scenariusz',
  ja: 'シナリオ',
  ar: 'السيناريو|سيناريو',
};
