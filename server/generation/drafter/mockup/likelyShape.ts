import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { requirementFacts } from '../sort/requirementFacts';
import weights from '../weights/Shape.json';
import { scoresOf, shares, sparseIn } from '../weights/scores';
import { shapeLabels, type Shape, type ShapeLabel } from './shape';

/** Learned from `training/shapeCorpus` by `npm run train`. */
const shapeWeights = sparseIn(weights, shapeLabels);

/**
 * A wrong drawing misleads more than a quotation: how probable each has to be, so that about three of four are right among
 * those that hardly reach it.
 */
const leastSure = 0.5;
const leastSureOf: Partial<Record<ShapeLabel, number>> = {
  calendar: 0.55,
  chat: 0.6,
  code: 0.6,
  figure: 0.65,
  form: 0.6,
  list: 0.65,
  log: 0.7,
  notice: 0.55,
  pay: 0.7,
  search: 0.6,
};
/** A view that is named needs no more. */
const conceivable = 0.05;
/** Options need no more. */
const leastPicked = 0.35;

/** Labels that are no shapes; buttons, choices, games and records need more than to be likely. */
const others = {
  list: 'entries',
  form: 'fields',
  rate: 'poll',
  button: undefined,
  choice: undefined,
  game: undefined,
  none: undefined,
  record: undefined,
} as const satisfies Partial<Record<ShapeLabel, Shape | undefined>>;

const isOther = (label: ShapeLabel): label is keyof typeof others => label in others;

/** What is drawn where a designer would draw this. */
export const shapeOfLabel = (label: ShapeLabel): Shape | undefined =>
  isOther(label) ? others[label] : label;

/**
 * What is drawn for a requirement, such as a map for `Drivers see where the next stop is`.
 *
 * @param text the words of the requirement
 * @returns `undefined` where nothing is likely enough, or nothing is drawn for it
 */
export function drawnShape(text: string, lexicon: Lexicon): Shape | undefined {
  const chances = chancesOf(text, lexicon);
  // Above a half, no other label is as likely.
  const label = shapeLabels.find(
    (name, at) => (chances[at] ?? 0) >= (leastSureOf[name] ?? leastSure),
  );
  return label && shapeOfLabel(label);
}

/** Whether somebody probably picks something or presses a button. */
export function asksToPick(text: string, lexicon: Lexicon): boolean {
  const chances = chancesOf(text, lexicon);
  const sum = (['choice', 'button', 'form'] as const).reduce(
    (all, name) => all + (chances[shapeLabels.indexOf(name)] ?? 0),
    0,
  );
  return sum >= leastPicked;
}

/** Whether it is not unlikely that a requirement calls for this. */
export function isConceivable(shape: ShapeLabel, text: string, lexicon: Lexicon): boolean {
  return (chancesOf(text, lexicon)[shapeLabels.indexOf(shape)] ?? 0) >= conceivable;
}

const chancesOf = (text: string, lexicon: Lexicon): number[] =>
  shares(scoresOf(requirementFacts(folded(text), lexicon), shapeLabels.length, shapeWeights));
