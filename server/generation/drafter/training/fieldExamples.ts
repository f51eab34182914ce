import { lexicons } from '../lexicon/lexicons';
import { valueFacts } from '../mockup/valueFacts';
import { valueLabels, type ValueLabel } from '../mockup/valueLabels';
import { labelledLines } from './labelledLines';
import type { Example } from './learnWeights';

/** The names of fields of the corpus, with what their values are. */
export const fieldExamples = (): Example<ValueLabel>[] =>
  labelledLines('fieldCorpus', valueLabels).map(({ code, label, text }) => ({
    facts: valueFacts(text, lexicons[code]),
    labels: [label],
  }));
