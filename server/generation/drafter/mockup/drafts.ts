import { singularOf } from '../lexicon/englishNumber';
import type { Lexicon } from '../lexicon/lexicon';
import { ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import type { Statement } from '../sort/workbook';
import { bookingOf, isStateListed } from './bookings';
import type { Enumeration } from './enumeration';
import { enumerationsIn } from './enumerations';
import { fieldKindOf, fieldOf, type Field } from './fields';
import { likelyRecords } from './likelyRecords';
import type { Item } from './listItems';
import { isNoRole, isPersonNoun, keyOf, type Source } from './nouns';
import { toneOf } from './words/stateTones';

/** What is known of a kind of record while the idea is read. */
export interface Draft {
  key: string;
  /** Its name wherever the idea lists something of it. */
  nouns: string[];
  fields: Field[];
  states: readonly string[];
  /** Whether the author made a table of its fields. */
  isTabled: boolean;
  /** What is chosen when something is done to a record: `a reason (late, damaged, other)`. */
  choices: Field[];
  /** The author's own records: the name and the fields of each. */
  records: readonly (readonly string[])[];
  /** The statements that its fields and states come from, and those of its choices. */
  defining: Set<Statement>;
  choosing: Set<Statement>;
}

const fewestFields = 2;
const mostDrafts = 6;
/** Whoever is mentioned besides has another part in it. */
const mostPeople = 2;
/** How much likelier a record is if the idea lists its fields or states. */
const forList = 0.5;
/** And how much if it has a table of them. */
const forTable = 1;
/** And how much if it lists both. */
const forBoth = 0.6;
/** And how much if that list is the first one. */
const forFirst = 0.3;

/** The kinds of records whose fields or states the idea lists, and those that it probably keeps, the central one first. */
export function draftsOf(source: Source): Draft[] {
  const { lexicon, words } = source;
  const { records: likely } = likelyRecords(source);
  const enumerations = enumerationsIn(source);
  const listed = listedDrafts(source, enumerations);
  const keys = new Set(listed.map(({ key }) => key));
  const weightOf = ({ key }: Draft) =>
    (likely.find((one) => one.key === key)?.likelihood ?? 0) +
    (listed.some((one) => one.key === key && one.fields.length >= fewestFields) ? forList : 0) +
    (listed.some(
      (one) => one.key === key && one.fields.length >= fewestFields && one.states.length > 1,
    )
      ? forBoth
      : 0) +
    (listed.some((one) => one.key === key && one.isTabled) ? forTable : 0) +
    (key === listed[0]?.key ? forFirst : 0);
  const others = likely
    .filter(({ key }) => !keys.has(key))
    // `Boot`, `Boote`, `Booten`
    .map(({ key, nouns }) => newDraft(key, ...nouns.toSorted((a, b) => a.length - b.length)));
  // `the lads take a picture of the tag`: people are never what it is all about.
  const isOfPeople = ({ nouns, isTabled }: Draft) =>
    !isTabled && nouns.some((noun) => isPersonNoun(source, noun));
  const ranked = [...listed, ...others].sort(
    (one, other) =>
      Number(isOfPeople(one)) - Number(isOfPeople(other)) || weightOf(other) - weightOf(one),
  );
  const booking = bookingOf(
    source,
    new Map(ranked.map(({ key, nouns: [noun = ''] }) => [key, noun])),
  );
  // `which boats are booked` makes it a state of the boat.
  const isState =
    booking !== undefined &&
    (isStateListed(source, booking) ||
      likely.some(
        ({ key, states }) =>
          key === booking.of && states.some((one) => folded(one).startsWith(booking.state)),
      ));
  if (booking && !isState) {
    const { key, nouns, of, fields, statement } = booking;
    const draft = {
      ...newDraft(key, ...nouns),
      fields: [...fields],
      defining: new Set([statement]),
    };
    ranked.splice(
      ranked.findIndex((one) => one.key === of),
      0,
      draft,
    );
  }
  // `Rowers enter crew, boat and kilometres`: an entry about a boat.
  const isEntry = enumerations.some(({ kind, noun, items }) => {
    const entered = items.map(({ name }) => keyOf(lexicon, name));
    return (
      kind === 'fields' && noun === undefined && ranked.every(({ key }) => entered.includes(key))
    );
  });
  const entry = isEntry ? [newDraft(keyOf(lexicon, words.entry), words.entry)] : [];
  const drafts = [...entry, ...ranked].slice(0, mostDrafts);
  for (const one of enumerations.filter(({ noun }) => noun === undefined)) {
    const [central] = drafts;
    const stateless = drafts.find(({ states }) => states.length === 0);
    if (one.kind === 'fields' && central?.fields.length === 0) addFields(source, central, one);
    if (one.kind === 'states' && stateless) addStates(stateless, one);
  }
  const placed = withDrafts(enumerations, drafts, lexicon);
  for (const [one, near] of placed)
    if (one.kind === 'states' && one.noun === undefined) addStates(near, one);
  const stated = new Set(
    drafts.flatMap(({ fields }) => fields.map(({ name }) => keyOf(lexicon, name))),
  );
  for (const draft of drafts) {
    const { columns = [], states: named = [] } = likely.find(({ key }) => key === draft.key) ?? {};
    // `paid`, but not `applicant`
    const said = statesBeside(draft, named).filter((one) => isNoRole(source, one));
    // What is neither expired nor recalled is open. A single state is as often wrong as right.
    const areAllEnds = said.length > 1 && said.every((one) => toneOf(one) === 'bad');
    const states = areAllEnds ? [...new Set([folded(words.open), ...said])] : said;
    // `a technician reports a broken machine`
    if (draft.states.length === 0 && states.length > 1 && !isOfPeople(draft)) draft.states = states;
    const isState = (name: string) =>
      draft.states.some((one) => folded(one) === folded(name)) ||
      (draft.states.length > 0 && ofStates.test(`${folded(name)}:`));
    draft.fields = draft.fields.filter(({ name }) => !isState(name));
    if (draft.fields.length >= fewestFields) continue;
    const told = columns
      .filter(({ name }) => !isState(name) && !stated.has(keyOf(lexicon, name)))
      .map(({ name }) => columnOf(source, name));
    const people = told.filter(({ kind }) => kind === 'person').slice(mostPeople);
    draft.fields.push(...told.filter((one) => !people.includes(one)));
  }
  for (const [one, near] of placed)
    if (one.kind === 'options') addOptions(drafts, near, one, lexicon);
  return drafts;
}

/** Each list with the draft that it names, else that of the list before it. */
function withDrafts(
  enumerations: readonly Enumeration[],
  drafts: readonly Draft[],
  lexicon: Lexicon,
): (readonly [Enumeration, Draft])[] {
  let near = drafts[0];
  return enumerations.flatMap((one) => {
    const key = keyOf(lexicon, one.noun ?? '');
    near = drafts.find((draft) => draft.key === key) ?? near;
    return near ? [[one, near] as const] : [];
  });
}

/** The likely states of a record without the fields that the idea lists, unless all of these are likely states. */
function statesBeside({ fields }: Draft, likely: readonly string[]): readonly string[] {
  const names = fields.map(({ name }) => folded(name));
  if (names.every((name) => likely.includes(name))) return likely;
  return likely.filter((one) => !names.includes(one));
}

/** A column of a likely record: for people, one of them in each row. */
function columnOf(source: Source, name: string): Field {
  const { lexicon } = source;
  const kind = fieldKindOf(name, source);
  if (kind !== 'person' && (kind !== 'text' || !isPersonNoun(source, name))) return { name, kind };
  return { name: lexicon.code === 'en' ? singularOf(folded(name)) : name, kind: 'person' };
}

/** A listed field; `a guest, a date` asks for no yes or no. */
function listedField(source: Source, item: Item): Field {
  const field = fieldOf(item, source);
  const isOfPeople = field.kind === 'flag' && !item.isFlag && isPersonNoun(source, field.name);
  return isOfPeople ? { ...field, kind: 'person' } : field;
}

/** The kinds of records whose fields or states the idea lists. */
function listedDrafts(source: Source, enumerations: readonly Enumeration[]): Draft[] {
  const known = new Map<string, Draft>();
  for (const one of enumerations) {
    if (one.kind === 'options' || one.noun === undefined) continue;
    const key = keyOf(source.lexicon, one.noun);
    const draft = known.get(key) ?? newDraft(key);
    draft.nouns.push(one.noun);
    if (one.records !== undefined && draft.fields.length === 0) {
      // Their values stand in the order of the table's columns.
      draft.fields = one.items.map((item) => listedField(source, item));
      draft.records = one.records;
    }
    if (one.kind === 'fields') addFields(source, draft, one);
    else addStates(draft, one);
    known.set(key, draft);
  }
  return [...known.values()].filter(
    ({ fields, states, records }) =>
      fields.length >= fewestFields || states.length > 0 || records.length > 0,
  );
}

const newDraft = (key: string, ...nouns: string[]): Draft => ({
  key,
  nouns,
  fields: [],
  states: [],
  isTabled: false,
  choices: [],
  records: [],
  defining: new Set(),
  choosing: new Set(),
});

function addFields(
  source: Source,
  draft: Draft,
  { items, statements, isTable = false }: Enumeration,
): void {
  const { lexicon } = source;
  // A table leaves out nothing.
  const isWhole = draft.isTabled && !isTable;
  draft.isTabled ||= isTable;
  for (const item of items) {
    const field = listedField(source, item);
    const key = keyOf(lexicon, field.name);
    const same = draft.fields.find(
      ({ name }) =>
        folded(name) === folded(field.name) ||
        // `start date` is no `due date`.
        (keyOf(lexicon, name) === key && !(name.includes(' ') && field.name.includes(' '))),
    );
    if (item.options.length > 1 && ofStates.test(`${folded(item.name)}:`))
      draft.states = item.options;
    else if (!same && !isWhole) draft.fields.push(field);
    else if (same && field.options && !same.options) Object.assign(same, field);
  }
  for (const one of statements) draft.defining.add(one);
}

function addStates(draft: Draft, { items, statements }: Enumeration): void {
  if (draft.states.length > 0) return;
  draft.states = items.map(({ name }) => name);
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
