import { stemsOf } from '../sort/contentWords';
import type { Entity, Shell } from '../types/productType';
import { wordCount } from '../write/cuedClause';
import type { Brief } from './brief';
import { slotsOf, type Slots } from './slots';
import { fieldsIn, partsOf, type Field } from './fields';
import { mainNoun } from './mainNoun';
import { titleOf } from './title';
import { sampleDay, sampleValue } from './sampleValue';

/** A record in a list. */
export interface Item {
  title: string;
  /** A line below the title. */
  detail: string;
  /** A value for each of {@link Records.columns}. */
  values: readonly string[];
  /** Index into {@link Records.states}. */
  state: number;
}

/** What the main screen shows: the idea's own things, and samples of the type only where they fit the idea. */
export interface Records {
  items: readonly Item[];
  columns: readonly string[];
  states: readonly string[];
  /** What one record is called, and several of them in the idea's words. */
  name: string;
  heading: string;
  /** What the product is called. */
  title: string;
  slots: Slots;
  /** What is kept of each, in the words of the idea. */
  fields: readonly Field[];
  /** What products of the type keep records of. */
  entities: readonly Entity[];
  /** What a person does to the first of them. */
  action: string;
  /** How they are laid out; not at all where neither the type nor the idea says. */
  shell: Shell | undefined;
  /** Whether the records are invented ones of the type. */
  isSample: boolean;
  /** Whether a day is the detail of each. */
  hasDay: boolean;
}

const mostStates = 6;
const mostItems = 5;
const mostColumns = 3;
const longestState = 28;
/** A longer idea has words of its own for what its records are about. */
const mostWordsOfOneLiner = 12;
const fewestShared = 3;

/** The idea's own things; else the samples of the type, where the idea is short or has their words. */
export function readRecords(brief: Brief): Records {
  const { workbook, lexicon, words, actions } = brief;
  const { idea, type } = workbook;
  const { entities = [], records = [], label = '', action = '' } = type?.texts ?? {};
  const listed = fieldsOf(brief);
  const own = {
    states: statesIn(brief),
    noun: mainNoun(
      brief,
      listed.map(({ name }) => name),
    ),
  };
  const isAllowed = exclusionsOf(brief);
  const stems = new Set(stemsOf(lexicon, idea));
  const inIdea = (text: string) => stemsOf(lexicon, text).filter((stem) => stems.has(stem));
  const shared = new Set(
    records.flatMap(({ title }) => inIdea(title.replace(/(?<!\p{L})\p{L}{1,3}(?!\p{L})|\d/gu, ''))),
  );
  const isOneLiner = wordCount(idea) < mostWordsOfOneLiner;
  const isOfType = inIdea([label, ...entities.map(({ name }) => name)].join(' ')).length > 0;
  const isSample = isOneLiner
    ? shared.size > 0 || isOfType
    : shared.size >= fewestShared && actions.length < 3;
  const typical = entities[0]?.states ?? [];
  const states =
    own.states.length > 0 || !(isSample || isOneLiner)
      ? own.states
      : typical.filter(isAllowed).slice(0, mostStates);
  const slots = slotsOf(brief);
  const shell = shellFor(
    type?.shell,
    slots,
    states,
    own.noun !== undefined,
    listed.length + own.states.length > 0,
  );
  const name = own.noun?.name ?? entities[0]?.name ?? '';
  const heading = own.noun?.heading ?? name;
  const stated = [...new Set(idea.match(/\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[^\s,;)`|]{1,80}/gu))];
  const path = `/${heading.toLowerCase().replace(/\s+/gu, '-')}`;
  const calls = stated.length > 0 ? stated : [`POST ${path}`, `GET ${path}/{id}`, `GET ${path}`];
  const known = listed
    .filter(({ kind, options }) => options.length > 2 || /date|time|number/u.test(kind))
    .slice(0, mostColumns);
  const maker =
    actions.find(({ kind, role }) => role && /form|book|file/u.test(kind))?.role ?? brief.roles[0];
  const columns = [maker?.text, ...known.map((field) => field.name)].flatMap((one) => one ?? []);
  const sampleItems = records
    .filter(({ title, detail, figure }) => isAllowed(`${title} ${detail} ${figure}`))
    .map(({ title, detail, figure, state }) => ({
      title,
      detail,
      values: [figure],
      state: Math.max(typical.indexOf(state), 0) % Math.max(states.length, 1),
    }));
  const ownItems = Array.from({ length: mostItems }, (_, at) => ({
    title: `${name} ${at + 1}`,
    detail: sampleDay(brief, at),
    values: [
      ...(maker ? [words.names[at % words.names.length] ?? ''] : []),
      ...known.map((field) => sampleValue(brief, field, at)),
    ],
    state: states.length < 3 ? (at % (states.length + 1)) - 1 : at % states.length,
  }));
  const isApi = shell === 'api' && (stated.length > 0 || !isSample);
  return {
    items: isApi
      ? calls.slice(0, 8).map((title) => ({ title, detail: '', values: [], state: -1 }))
      : isSample
        ? sampleItems
        : shell === undefined
          ? []
          : ownItems,
    columns: isApi ? [] : isSample ? [''] : columns,
    states,
    name,
    heading,
    title: titleOf(workbook, own.noun?.heading),
    slots,
    fields: listed,
    entities: entities.filter((one) => isAllowed(one.name)),
    action:
      type?.shell === shell && action !== ''
        ? action
        : shell === undefined
          ? words.start
          : words.save,
    shell,
    isSample: isSample && !isApi,
    hasDay: !isSample && !isApi,
  };
}

/** What an action lists or a sentence such as `an event has a section, a severity and an owner`. */
function fieldsOf({ actions, statements, lexicon, words }: Brief): readonly Field[] {
  const { having } = words.controls;
  const pattern = new RegExp(`(?<!\\p{L})(?:${having.join('|')})\\s([^:;.]+)$`, 'iu');
  const lists = [
    ...actions.map(({ fields }) => fields),
    ...statements.flatMap(({ kind, text, isStruck }) => {
      const has = having.length > 0 && pattern.exec(text)?.[1];
      return kind === 'R' && !isStruck && has ? [fieldsIn(has, lexicon, words)] : [];
    }),
  ].map((list) => list.filter(({ name }) => name !== '' && !/\s\d$/u.test(name)));
  const [longest = []] = lists
    .filter((list) => list.length > 1)
    .sort((one, other) => other.length - one.length);
  return longest;
}

const adaptable: ReadonlySet<Shell | undefined> = new Set([
  'records',
  'board',
  'calendar',
  undefined,
]);

/** A calendar for slots, a board only for states; otherwise as its type has it, or a list where something is named. */
function shellFor(
  typical: Shell | undefined,
  { minutes }: Slots,
  { length }: readonly string[],
  hasNoun: boolean,
  isListed: boolean,
): Shell | undefined {
  if (!adaptable.has(typical)) return typical;
  if (minutes !== undefined) return 'calendar';
  if (typical === 'calendar' && isListed) return 'records';
  if (typical === 'board' && length < 3) return 'records';
  return typical ?? (hasNoun ? 'records' : undefined);
}

/** The first choices that are states: those that something is marked as, or that the idea calls so. */
function statesIn({ actions, statements, words, lexicon }: Brief): readonly string[] {
  const { states, choosing } = words.controls;
  const isShort = (names: readonly string[]) =>
    names.length > 2 && names.every((one) => one.length < longestState && !/\d/u.test(one));
  const marked = actions
    .filter(
      ({ kind, label }) => kind !== 'search' && !choosing.some((one) => label.startsWith(one)),
    )
    .flatMap(({ fields }) => fields.flatMap(({ name, options }) => (name === '' ? [options] : [])));
  const stated = statements.flatMap(({ text, kind, isStruck }) => {
    const [, head = '', list = ''] = /^([^:：]*)[:：]\s*([^:：]+)$/u.exec(text) ?? [];
    const isNamed = states.some((part) => ` ${head.toLowerCase()}`.includes(part));
    return kind !== 'N' && !isStruck && isNamed ? [partsOf(list, lexicon, words).parts] : [];
  });
  return [...stated, ...marked].find(isShort)?.slice(0, mostStates) ?? [];
}

/** Tells texts without a word of what the idea leaves out; that patients get no access leaves out no patient. */
function exclusionsOf({ roles, statements, lexicon }: Brief): (text: string) => boolean {
  const people = new Set(
    roles.flatMap(({ text, spellings }) =>
      [text, ...spellings].flatMap((one) => stemsOf(lexicon, one)),
    ),
  );
  const excluded = new Set(
    statements
      .flatMap(({ kind, text }) => (kind === 'N' ? stemsOf(lexicon, text) : []))
      .filter((stem) => !people.has(stem)),
  );
  return (text) => !stemsOf(lexicon, text).some((stem) => excluded.has(stem));
}

/** The input of a shell. */
export interface Source {
  brief: Brief;
  records: Records;
}
