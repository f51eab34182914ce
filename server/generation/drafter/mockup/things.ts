import { capital } from '../lexicon/capital';
import { pluralOf, singularOf } from '../lexicon/englishNumber';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import type { Statement, Workbook } from '../sort/workbook';
import { deedOf, type Deed } from './deeds';
import { enumerationsIn, type Enumeration } from './enumerations';
import { fieldOf, type Field } from './fields';
import { mockupWordsOf } from './mockupWordsOf';
import { isRecordNoun, keyOf } from './nouns';
import { nounsKnown, sampleNamesOf, stemmedKeys } from './sampleNames';

/** The meaning of a state, which determines its colour; `active` needs somebody's attention. */
export type Tone = 'good' | 'warn' | 'bad' | 'quiet' | 'active';

export interface State {
  name: string;
  tone: Tone;
}

/** An invented record. */
export interface Row {
  title: string;
  detail: string;
  figure: string;
  /** Index into the states of its thing. */
  state: number;
  /** A value for each field; empty where nothing can be invented. */
  values: readonly string[];
}

/** A kind of record that the product keeps, before it has sample records. */
export interface ThingPlan {
  key: string;
  /** In the singular if the idea's words tell it. */
  name: string;
  title: string;
  fields: readonly Field[];
  states: readonly State[];
  /** What is chosen when something is done to a record: `a reason (late, damaged, other)`. */
  choices: readonly Field[];
  /** The statements that its fields and states come from. */
  defining: readonly Statement[];
  /** All statements about it. */
  statements: readonly Statement[];
  deeds: readonly Deed[];
}

export interface Thing extends Pick<ThingPlan, 'name' | 'title' | 'fields' | 'states'> {
  rows: readonly Row[];
}

interface Draft {
  key: string;
  nouns: string[];
  fields: Field[];
  states: readonly string[];
  isSure: boolean;
  choices: Field[];
  defining: Set<Statement>;
}

const mostThings = 6;
const mostFields = 12;
const fewestFields = 2;
/** A list without fields or states of its own needs as many statements. */
const fewestMentions = 2;

/** The kinds of records whose fields or states the idea lists, then those of usual nouns that are acted on repeatedly. */
export function thingsOf(workbook: Workbook, asked: readonly Statement[]): ThingPlan[] {
  const lexicon = lexicons[workbook.language];
  const listed = [...draftsOf(workbook, lexicon).values()].filter(
    ({ fields, states }) => fields.length >= fewestFields || states.length > 0,
  );
  const drafts = [...listed, ...usualDrafts(workbook, asked, listed, lexicon)].slice(0, mostThings);
  const places = placesOf(drafts, asked, lexicon);
  return drafts
    .map((draft): ThingPlan => {
      const statements = asked.filter((one) => places.get(one) === draft);
      const deeds = statements.flatMap((one) => deedOf(workbook, one) ?? []);
      return { ...planOf(workbook, draft, lexicon), statements, deeds };
    })
    .filter(({ fields, states, deeds }) => fields.length + states.length + deeds.length > 0);
}

/** What the lists of the idea say of each noun. */
function draftsOf(workbook: Workbook, lexicon: Lexicon): ReadonlyMap<string, Draft> {
  const drafts = new Map<string, Draft>();
  const later: Enumeration[] = [];
  let last: Draft | undefined;
  for (const one of enumerationsIn(workbook)) {
    const { noun, kind } = one;
    const key = noun === undefined ? undefined : keyOf(lexicon, noun);
    const known = key === undefined ? last : drafts.get(key);
    if (kind === 'options' || (known === undefined && noun === undefined)) {
      later.push(one);
      continue;
    }
    const draft: Draft = known ?? {
      key: key ?? '',
      nouns: [],
      fields: [],
      states: [],
      isSure: false,
      choices: [],
      defining: new Set(),
    };
    if (noun !== undefined) draft.nouns.push(noun);
    if (kind === 'fields') addFields(workbook, draft, one, lexicon);
    else addStates(draft, one);
    drafts.set(draft.key, draft);
    last = draft;
  }
  const [first] = drafts.values();
  for (const one of later) {
    const { noun = '', items, kind, statements } = one;
    const key = keyOf(lexicon, noun);
    const options = items.map(({ name }) => name);
    const all = [...drafts.values()];
    const field = all
      .flatMap(({ fields }) => fields)
      .find(({ name }) => keyOf(lexicon, name) === key);
    if (kind === 'states' && first) addStates(first, one);
    else if (field) Object.assign(field, { kind: 'choice', options });
    else if (kind === 'options' && noun !== '' && !drafts.has(key)) {
      const near =
        all.findLast(({ defining }) =>
          [...defining].some((other) => other.span.start <= (statements[0]?.span.start ?? 0)),
        ) ?? first;
      near?.choices.push({ name: noun, kind: 'choice', options });
    }
  }
  return drafts;
}

function addFields(
  workbook: Workbook,
  draft: Draft,
  { items, statements }: Enumeration,
  lexicon: Lexicon,
): void {
  const words = mockupWordsOf(workbook);
  for (const item of items) {
    const field = fieldOf(item, words);
    const isStates = item.options.length > 1 && ofStates.test(`${folded(item.name)}:`);
    const same = draft.fields.find(
      ({ name }) =>
        folded(name) === folded(field.name) || keyOf(lexicon, name) === keyOf(lexicon, field.name),
    );
    if (isStates) draft.states = item.options;
    else if (!same) draft.fields.push(field);
    else if (field.options && !same.options) Object.assign(same, field);
  }
  for (const one of statements) draft.defining.add(one);
}

function addStates(draft: Draft, { items, isSure, statements }: Enumeration): void {
  if (draft.states.length > 0 && (draft.isSure || !isSure)) return;
  draft.states = items.map(({ name }) => name);
  draft.isSure = isSure;
  for (const one of statements) draft.defining.add(one);
}

/** Usual nouns with sample names that several requirements do something to. */
function usualDrafts(
  workbook: Workbook,
  asked: readonly Statement[],
  listed: readonly Draft[],
  lexicon: Lexicon,
): Draft[] {
  const known = new Set(
    listed.flatMap(({ key, fields }) => [key, ...fields.map(({ name }) => keyOf(lexicon, name))]),
  );
  const mentions = new Map<string, { count: number; noun: string }>();
  for (const one of asked) {
    const isDone = deedOf(workbook, one) !== undefined || !lexicon.hasSpaces;
    for (const [key, noun] of nounsIn(one.text, lexicon)) {
      const { count = 0 } = mentions.get(key) ?? {};
      mentions.set(key, { noun, count: count + (isDone ? 1 : 0.5) });
    }
  }
  return [...mentions]
    .filter(
      ([key, { count, noun }]) =>
        count >= fewestMentions &&
        !known.has(key) &&
        sampleNamesOf(lexicon, key) &&
        isRecordNoun(workbook, noun, lexicon),
    )
    .sort(([, one], [, other]) => other.count - one.count)
    .slice(0, Math.max(0, 3 - listed.length))
    .map(([key, { noun }]) => ({
      key,
      nouns: [noun],
      fields: [],
      states: [],
      isSure: false,
      choices: [],
      defining: new Set(),
    }));
}

/** The usual nouns for records in a text, by key. */
function nounsIn(text: string, lexicon: Lexicon): Map<string, string> {
  const known = nounsKnown(lexicon);
  if (!lexicon.hasSpaces)
    return new Map(
      [...known]
        .filter(([, { noun }]) => noun.length > 1 && text.includes(noun))
        .map(([key, { noun }]) => [key, noun]),
    );
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const keys = stemmedKeys(lexicon, text);
  return new Map(
    keys.flatMap((key, at) => (known.has(key) ? [[key, words[at] ?? key] as const] : [])),
  );
}

/** The first of these records that each statement names; one that defines a record is about it. */
function placesOf(
  drafts: readonly Draft[],
  asked: readonly Statement[],
  lexicon: Lexicon,
): ReadonlyMap<Statement, Draft> {
  const places = new Map<Statement, Draft>();
  for (const one of asked) {
    const keys = lexicon.hasSpaces ? stemmedKeys(lexicon, one.text) : [];
    const placeOf = ({ key }: Draft) =>
      lexicon.hasSpaces ? keys.indexOf(key) : one.text.indexOf(key);
    const named = drafts
      .filter((draft) => placeOf(draft) >= 0)
      .sort((a, b) => placeOf(a) - placeOf(b));
    const place = drafts.find(({ defining }) => defining.has(one)) ?? named[0];
    if (place) places.set(one, place);
  }
  return places;
}

function planOf(
  { idea, language }: Workbook,
  { key, nouns, fields, states, choices, defining }: Draft,
  lexicon: Lexicon,
) {
  const [noun = ''] = nouns;
  const said = language === 'de' ? noun : folded(noun);
  const words = idea.match(/[\p{L}\p{M}]+/gu) ?? [];
  const plural = noun.includes(' ')
    ? undefined
    : words.find((word) => word.length > noun.length && stemmedKeys(lexicon, word)[0] === key);
  const one = language === 'en' ? said.replace(/\p{L}+$/u, (word) => singularOf(word)) : said;
  const several =
    language === 'en' ? one.replace(/\p{L}+$/u, (word) => pluralOf(word)) : (plural ?? said);
  return {
    key,
    name: capital(one),
    title: capital(several),
    fields: fields.slice(0, mostFields),
    states: states.map((name, at) => ({ name: capital(name), tone: toneAt(at, states.length) })),
    choices,
    defining: [...defining],
  };
}

/** The colour of a state of a record on its way: it comes in, is worked on, is ready, and is put away. */
function toneAt(at: number, count: number): Tone {
  const left = count - 1 - at;
  return at === 0 ? 'active' : left === 0 && at > 1 ? 'quiet' : left < 2 ? 'good' : 'warn';
}
