import type { Lexicon } from '../lexicon/lexicon';
import values from '../weights/Value.json';
import { scoresOf, shares, sparseIn } from '../weights/scores';
import { valueFacts } from './valueFacts';
import { valueLabels, type ValueLabel } from './valueLabels';

const weights = sparseIn(values, valueLabels);
/** A cell left empty says less than a right value, but a wrong one spoils the record. */
const leastSure = 0.4;
/** Many names begin with a person but are none: `owner notified`. */
const leastSureOfPerson = 0.6;

/**
 * What the values of a field most likely are, by its name and weights learned from names of fields of all trades
 * (docs/decisions/009-kinds-are-learned.md): `last pressure test` is a date.
 *
 * @returns `undefined` where nothing is likely enough
 */
export function likelyValue(name: string, lexicon: Lexicon): ValueLabel | undefined {
  const chances = shares(scoresOf(valueFacts(name, lexicon), valueLabels.length, weights));
  return valueLabels.find(
    (value, label) => (chances[label] ?? 0) >= (value === 'person' ? leastSureOfPerson : leastSure),
  );
}
