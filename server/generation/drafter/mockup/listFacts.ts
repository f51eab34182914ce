import { cuesIn, type Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { ofFields, ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { ledLists, type LedList } from './ledLists';
import type { Likely } from './likelyRecords';
import { areAlternatives, itemsIn, type Item } from './listItems';
import { phraseKeys } from './nounPhrases';
import { isNoRole, type Source } from './nouns';
import type { Passage } from './passages';
import { sampleValuesOf } from './sampleValues';
import { unitIn } from './unitIn';
import { wordClass } from './wordsIn';
import { hasTone } from './words/stateTones';

/** A list of the idea, read as parts that a record has and as states or options, with what its kind depends on. */
export interface ListCandidate extends LedList {
  fields: readonly Item[];
  choices: readonly Item[];
  facts: ReadonlySet<string>;
}

const [fewest, most, mostOfName, mostOfLead] = [2, 12, 4, 2];
/** The items of a list that has a line for each. */
const mostLines = 20;
const lengthsOfEnding = [2, 3, 4];
/** The least share of a line that its own items take up. */
const leastBare = 0.55;
/** The upper borders of the classes of a likelihood. */
const borders = [0.01, 0.03, 0.08, 0.2, 0.4];

/** The lists of a passage, in order. */
export function listCandidates(source: Source, passage: Passage, likely: Likely): ListCandidate[] {
  const { lexicon } = source;
  const seen = new Set<string>();
  return ledLists(passage, lexicon).flatMap((led): ListCandidate[] => {
    const areLines = led.passage.isJoined === true && led.by === 'colon';
    const areNamed = areLines && led.passage.isRecorded === true;
    const fields = itemsIn(led.list, lexicon, { areLines, areNamed });
    const choices = itemsIn(led.list, lexicon, { areChoices: true, areLines }).filter(
      ({ name }) => /\p{L}/u.test(name) && name.split(/\s+/u).length <= mostOfName,
    );
    const names = choices.map(({ name }) => name);
    const key = [led.by === 'is', ...names, ...fields.map(({ name }) => name)].join('|');
    const isList =
      Math.max(fields.length, choices.length) >= fewest &&
      fields.length <= (areLines ? mostLines : most);
    const lengths = [choices, fields].map((items) =>
      items.reduce((sum, { name, options }) => sum + name.length + options.join().length, 0),
    );
    const isPart =
      led.by === 'bare' &&
      Math.max(...lengths) < leastBare * led.list.length &&
      passage.isRecorded !== true;
    if (!isList || isPart || seen.has(key)) return [];
    seen.add(key);
    const found = { ...led, fields, choices };
    return [{ ...found, facts: new Set(listFacts(source, found, likely)) }];
  });
}

/** Whether a list is one of states by its name: below `States`, or behind `Status:`. */
export const areCalledStates = ({ by, facts }: ListCandidate): boolean =>
  by === 'colon' && facts.has('called states');

/** Whether it stands among items: `number, size, water tap yes/no, shed yes/no`, `make, type (upright, grand), owner`. */
export function isAmongItems({ by, lead, list, passage }: ListCandidate): boolean {
  const [before = '', after = ''] = passage.text.split(list, 2);
  const isAside = by === 'brackets' && before.includes(',') && /^[)）]\s?,/u.test(after);
  return isAside || (by === 'flow' && lead.includes(','));
}

/** Whether a counted noun leads a list: `Three locations: Dock Street, Old Mill, North Yard`. */
export const namesInstances = ({ by, facts }: ListCandidate): boolean =>
  by === 'colon' && facts.has('behind number and word') && !facts.has('called fields');

function* listFacts(
  source: Source,
  { lead, list, by, passage, fields, choices }: Omit<ListCandidate, 'facts'>,
  likely: Likely,
): Generator<string> {
  const { lexicon } = source;
  const { code } = lexicon;
  const words = folded(lead).split(/\s+/u).filter(Boolean);
  const [last, other] = [words.at(-1), words.at(-2)];
  yield* ['always', code, `by ${by}`, `fields ${countOf(fields)}`, `choices ${countOf(choices)}`];
  yield `by ${by}, ${countOf(fields)} fields, ${countOf(choices)} choices`;
  yield `${code} behind ${last}`;
  yield `behind ${wordClass(other, lexicon)} and ${wordClass(last, lexicon)}`;
  yield `by ${by} behind ${countOf(words)} words`;
  // Below `States`: `Defects: reported; assessed; repaired`
  const isBelow = by === 'colon' && words.length <= mostOfLead && passage.isJoined !== true;
  if (ofStates.test(`${folded(isBelow ? `${passage.above} ${lead}` : lead)}:`))
    yield 'called states';
  if (ofFields.test(`${folded(lead)}: `)) yield 'called fields';
  yield areAlternatives(list, lexicon) ? `alternatives by ${by}` : 'no alternatives';
  if (/\s\/\s/u.test(list)) yield 'slashes';
  if (/→|->|=>|\s>\s/u.test(list)) yield 'arrows';
  for (const { kind } of passage.statements) yield `in ${kind}`;
  const names = choices.map(({ name }) => folded(name));
  const cues = names.map((name) => cuesIn(name, lexicon));
  const has = (test: (cue: Cue) => boolean) => cues.filter((own) => own.some(test)).length;
  const all = names.length;
  yield `states ${classOf(names, (word) => likely.states.get(word))}`;
  yield `records ${classOf(names, (word) => likely.nouns.get(phraseKeys([word], lexicon).key))}`;
  yield `columns ${classOf(
    fields.map(({ name }) => name),
    (word) => likely.columns.get(phraseKeys([word], lexicon).key),
  )}`;
  yield `in colour ${shareOf(names.filter(hasTone).length, all)}`;
  yield `participles ${shareOf(
    has(({ name }) => name.startsWith('done:')),
    all,
  )}`;
  yield `verbs ${shareOf(
    has(({ name }) => name.startsWith('do:')),
    all,
  )}`;
  yield `people ${shareOf(names.filter((name) => !isNoRole(source, name)).length, all)}`;
  yield `values ${shareOf(names.filter((name) => sampleValuesOf(name, code).length > 0).length, all)}`;
  yield `capitals ${shareOf(choices.filter(({ name }) => /^\p{Lu}/u.test(name)).length, all)}`;
  yield `single words ${shareOf(names.filter((name) => !name.includes(' ')).length, all)}`;
  if (fields.some(({ options }) => options.length > 0)) yield 'an item with options';
  if (fields.some(({ isAsked, isFlag }) => isAsked || isFlag)) yield 'a question';
  if (fields.some(({ name }) => unitIn(name) !== undefined)) yield 'a unit';
  for (const name of names) yield* nameFacts(name, lexicon);
}

function* nameFacts(name: string, lexicon: Lexicon): Generator<string> {
  const { code } = lexicon;
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  yield `item begins with ${wordClass(words[0], lexicon)}`;
  yield `${code} item ${name}`;
  for (const word of words) yield `${code} item has ${word}`;
  for (const length of lengthsOfEnding) yield `${code} item ends in ${last.slice(-length)}`;
}

const mostCounted = 5;
const countOf = ({ length }: readonly unknown[]): string =>
  length < mostCounted ? String(length) : 'many';

/** The class of the average likelihood of some names, each as likely as its likeliest word. */
function classOf(names: readonly string[], likelihood: (word: string) => number | undefined) {
  const sum = names
    .map((name) => Math.max(...name.split(/\s+/u).map((word) => likelihood(folded(word)) ?? 0)))
    .reduce((total, one) => total + one, 0);
  const mean = names.length === 0 ? 0 : sum / names.length;
  return borders.findIndex((border) => mean < border);
}

const shareOf = (some: number, all: number): string =>
  some === 0 ? 'none' : some === all ? 'all' : 2 * some >= all ? 'most' : 'some';
