import type { Lexicon } from '../lexicon/lexicon';
import { ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import type { Statement, Workbook } from '../sort/workbook';
import { deedOf } from './deeds';
import { enumerationsIn, type Enumeration } from './enumerations';
import { fieldOf, type Field } from './fields';
import { isRecordNoun, keyOf, nounKeys, type Source } from './nouns';
import { nounsKnown } from './sampleNames';

/** What is known of a kind of record while the idea is read. */
export interface Draft {
  key: string;
  /** Its name wherever the idea lists something of it. */
  nouns: string[];
  fields: Field[];
  states: readonly string[];
  /** Whether the author calls the states so. */
  areStatesSure: boolean;
  /** What is chosen when something is done to a record: `a reason (late, damaged, other)`. */
  choices: Field[];
  /** The statements that its fields and states come from, and those of its choices. */
  defining: Set<Statement>;
  choosing: Set<Statement>;
}

const fewestFields = 2;
/** What a noun without a list of its own needs: statements that name it, do something to it, or count it. */
const leastWeight = 3;
const leastBesideLists = 5;
const forDeed = 2;
const forCount = 1;
const mostUsual = 3;
const mostDrafts = 6;

/** The kinds of records whose fields or states the idea lists, then nouns that are acted on repeatedly. */
export function draftsOf(source: Source, asked: readonly Statement[]): Draft[] {
  const { lexicon } = source;
  const enumerations = enumerationsIn(source);
  const known = new Map<string, Draft>();
  let last: Draft | undefined;
  for (const one of enumerations.filter(
    ({ kind, noun }) => kind !== 'options' && noun !== undefined,
  )) {
    const key = keyOf(lexicon, one.noun ?? '');
    last = known.get(key) ?? newDraft(key);
    last.nouns.push(one.noun ?? '');
    if (one.kind === 'fields') addFields(source, last, one);
    else addStates(last, one);
    known.set(key, last);
  }
  // What goes through states is what the product is about.
  const listed = [...known.values()]
    .filter(({ fields, states }) => fields.length >= fewestFields || states.length > 0)
    .sort((one, other) => Math.min(other.states.length, 1) - Math.min(one.states.length, 1));
  const chosen = enumerations.flatMap(({ kind, noun = '' }) =>
    kind === 'options' ? [keyOf(lexicon, noun)] : [],
  );
  const usual = usualDrafts(source, asked, listed, chosen);
  const hasOwn = listed.length + usual.length > 0;
  const first = hasOwn ? [] : fallbackDrafts(source, asked, enumerations).slice(0, 1);
  const drafts = [...listed, ...usual, ...first].slice(0, mostDrafts);
  for (const one of enumerations.filter(({ noun }) => noun === undefined)) {
    const isOpen = ({ fields, states }: Draft) =>
      one.kind === 'states' ? one.isSure && states.length === 0 : fields.length === 0;
    const bare = drafts.find(isOpen);
    if (bare && one.kind === 'fields') addFields(source, bare, one);
    else if (bare && one.kind === 'states') addStates(bare, one);
  }
  let near = drafts[0];
  for (const one of enumerations) {
    const key = keyOf(lexicon, one.noun ?? '');
    near = drafts.find((draft) => draft.key === key) ?? near;
    if (near && one.kind === 'options') addOptions(drafts, near, one, lexicon);
    if (near && one.kind === 'states' && one.noun === undefined) addStates(near, one);
  }
  return drafts;
}

const newDraft = (key: string, ...nouns: string[]): Draft => ({
  key,
  nouns,
  fields: [],
  states: [],
  areStatesSure: false,
  choices: [],
  defining: new Set(),
  choosing: new Set(),
});

function addFields(
  { lexicon, words }: Source,
  draft: Draft,
  { items, statements }: Enumeration,
): void {
  for (const item of items) {
    const field = fieldOf(item, words);
    const key = keyOf(lexicon, field.name);
    const same = draft.fields.find(
      ({ name }) =>
        folded(name) === folded(field.name) ||
        // `start date` is no `due date`.
        (keyOf(lexicon, name) === key && !(name.includes(' ') && field.name.includes(' '))),
    );
    if (item.options.length > 1 && ofStates.test(`${folded(item.name)}:`))
      draft.states = item.options;
    else if (!same) draft.fields.push(field);
    else if (field.options && !same.options) Object.assign(same, field);
  }
  for (const one of statements) draft.defining.add(one);
}

function addStates(draft: Draft, { items, isSure, statements }: Enumeration): void {
  if (draft.states.length > 0 && (draft.areStatesSure || !isSure)) return;
  draft.states = items.map(({ name }) => name);
  draft.areStatesSure = isSure;
  for (const one of statements) draft.defining.add(one);
}

/** Options of a field, or of what is chosen when something is done. */
function addOptions(
  drafts: readonly Draft[],
  near: Draft,
  { noun = '', items, statements }: Enumeration,
  lexicon: Lexicon,
): void {
  const key = keyOf(lexicon, noun);
  const options = items.map(({ name }) => name);
  const field = drafts
    .flatMap(({ fields }) => fields)
    .find(({ name }) => keyOf(lexicon, name) === key);
  if (field) Object.assign(field, { kind: 'choice', options });
  if (field || drafts.some((draft) => draft.key === key)) return;
  near.choices.push({ name: noun, kind: 'choice', options });
  for (const one of statements) near.choosing.add(one);
}

/** Usual nouns for records, and nouns that the idea counts, that several requirements do something to. */
function usualDrafts(
  source: Source,
  asked: readonly Statement[],
  listed: readonly Draft[],
  chosen: readonly string[],
): Draft[] {
  const { workbook, lexicon } = source;
  const taken = new Set([
    ...listed.flatMap(({ key, fields }) => [
      key,
      ...fields.map(({ name }) => keyOf(lexicon, name)),
    ]),
    ...chosen,
  ]);
  const counted = countedNouns(workbook, lexicon);
  const least = listed.length > 0 ? leastBesideLists : leastWeight;
  const isAsked = new Set(asked);
  const weights = new Map<string, { weight: number; noun: string }>();
  for (const one of workbook.statements.filter(({ kind }) => kind !== 'N')) {
    const deed = isAsked.has(one) ? deedOf(workbook, one) : undefined;
    const objects = nounKeys(deed?.object ?? '', lexicon);
    for (const [key, noun] of nounsIn(one.text, counted, lexicon)) {
      const { weight } = weights.get(key) ?? { weight: counted.has(key) ? forCount : 0 };
      weights.set(key, { noun, weight: weight + (objects.has(key) ? forDeed : 1) });
    }
  }
  return [...weights]
    .filter(
      ([key, { weight, noun }]) => weight >= least && !taken.has(key) && isRecordNoun(source, noun),
    )
    .sort(([, one], [, other]) => other.weight - one.weight)
    .slice(0, Math.max(0, mostUsual - listed.length))
    .map(([key, { noun }]) => newDraft(key, noun));
}

/** Where nothing else is known: an entry of listed fields, or what is acted on. */
function fallbackDrafts(
  source: Source,
  asked: readonly Statement[],
  enumerations: readonly Enumeration[],
): Draft[] {
  const { lexicon, words } = source;
  // `Rowers enter crew, boat and kilometres`
  const isUnnamed = enumerations.some(({ kind, noun }) => kind === 'fields' && noun === undefined);
  return isUnnamed
    ? [newDraft(keyOf(lexicon, words.entry), words.entry)]
    : actedOnDrafts(source, asked);
}

/** Usual nouns for records that something is done to, even once. */
function actedOnDrafts(source: Source, asked: readonly Statement[]): Draft[] {
  const { workbook, lexicon } = source;
  return asked.flatMap((one) => {
    const { noun = '' } = deedOf(workbook, one) ?? {};
    const key = keyOf(lexicon, noun);
    const isUsual = nounsKnown(lexicon).has(key) && isRecordNoun(source, noun);
    return isUsual ? [newDraft(key, noun)] : [];
  });
}

/** The nouns in a text, by key, that usually name records or that the idea counts. */
function nounsIn(
  text: string,
  counted: ReadonlyMap<string, string>,
  lexicon: Lexicon,
): [string, string][] {
  const known = nounsKnown(lexicon);
  if (lexicon.hasSpaces)
    return [...nounKeys(text, lexicon)].filter(([key]) => known.has(key) || counted.has(key));
  return [...known].flatMap(([key, { noun }]) =>
    noun.length > 1 && text.includes(noun) ? [[key, noun]] : [],
  );
}

/** `extractors` in `3 extractors` */
function countedNouns({ statements }: Workbook, lexicon: Lexicon): ReadonlyMap<string, string> {
  const counts = statements.flatMap(({ quantities, kind }) =>
    kind === 'N' ? [] : quantities.filter(({ comparison }) => comparison === 'exactly'),
  );
  const nouns = counts.map(
    ({ text, digits }) => text.replace(digits, '').trim().split(/\s+/u).at(-1) ?? '',
  );
  return new Map(
    nouns.filter((noun) => /^\p{L}{4,}$/u.test(noun)).map((noun) => [keyOf(lexicon, noun), noun]),
  );
}
