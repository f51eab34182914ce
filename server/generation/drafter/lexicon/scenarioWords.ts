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
  fr: { given: phrases('étant donné, étant donnée, soit, sachant'), then: phrases('alors') },
  es: { given: phrases('dado, dada, dados, dadas'), then: phrases('entonces') },
  pt: { given: phrases('dado, dada, dados, dadas'), then: phrases('então') },
  it: { given: phrases('dato, data, dati, date'), then: phrases('allora') },
  nl: { given: phrases('gegeven, stel'), then: phrases('dan') },
  pl: { given: phrases('zakładając, mając'), then: phrases('wtedy, to wtedy') },
  ja: { given: phrases('前提'), then: phrases('ならば') },
  ar: { given: phrases('بفرض, إذا كان لدينا'), then: phrases('عندئذ, فإن') },
};
