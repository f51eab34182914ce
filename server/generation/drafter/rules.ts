import type { FeatureWords } from './featureWords';

/** What is known about a kind of feature before anything is known about the product. */
export interface FeatureRules {
  /** Completes "Accepted when". */
  acceptance: string;
  inputs: string;
  behaviour: string;
  output: string;
  errors: string[];
}

export type RulesOf = (words: FeatureWords) => FeatureRules;

/** Puts the parts of a rule together: acceptance, inputs, behaviour, output, then the error cases. */
export function rules(
  acceptance: string,
  inputs: string,
  behaviour: string,
  output: string,
  ...errors: string[]
): FeatureRules {
  return { acceptance, inputs, behaviour, output, errors };
}
