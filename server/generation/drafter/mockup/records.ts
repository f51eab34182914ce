import { stemsOf } from '../sort/contentWords';
import type { Entity, Shell } from '../types/productType';
import { wordCount } from '../write/cuedClause';
import type { Brief } from './brief';
import { markup, type Content, type Markup } from './markup';
import { readOwnLists, type OwnLists } from './ownLists';
import { sampleDay, sampleValue } from './sampleValue';

/** A record in a list. */
export interface Item {
  title: string;
  detail: string;
  /** Index into {@link Records.states}. */
  state: number;
  figure: string;
  /** A value for each of {@link Records.fields}. */
  values?: readonly string[];
}

/** What the main screen shows: the idea's own lists, and samples of the type only where they fit the idea. */
export interface Records extends OwnLists {
  items: readonly Item[];
  /** What products of the type keep records of. */
  entities: readonly Entity[];
  /** What one of the records is called. */
  name: string;
  /** What a person does to the first of them. */
  action: string;
  /** How they are laid out; not at all where neither the type nor the idea's lists say. */
  shell: Shell | undefined;
  /** Whether the records are invented ones of the type. */
  isSample: boolean;
}

/** The input of a shell. */
export interface Source {
  brief: Brief;
  records: Records;
}

const mostStates = 6;
const mostItems = 4;
const mostValues = 3;
/** A longer idea has words of its own for what its records are about. */
const mostWordsOfOneLiner = 12;
const fewestShared = 3;

/** The idea's own things; else the samples of the type, where the idea is short or has their words. */
export function readRecords(brief: Brief): Records {
  const { workbook, lexicon, words } = brief;
  const { idea, type } = workbook;
  const own = readOwnLists(brief);
  const shell = shellFor(own, type?.shell);
  const { entities = [], records = [], label = '', action = '' } = type?.texts ?? {};
  const isAllowed = exclusionsOf(brief);
  const stems = new Set(stemsOf(lexicon, idea));
  const inIdea = (text: string) => stemsOf(lexicon, text).filter((stem) => stems.has(stem));
  const shared = new Set(
    records.flatMap(({ title }) => inIdea(title.replace(/(?<!\p{L})\p{L}{1,3}(?!\p{L})|\d/gu, ''))),
  );
  const isOneLiner = wordCount(idea) < mostWordsOfOneLiner;
  const isOfType = inIdea([label, ...entities.map(({ name }) => name)].join(' ')).length > 0;
  const typical = entities[0]?.states ?? [];
  const isSample = isOneLiner
    ? shared.size > 0 || isOfType
    : shared.size >= fewestShared && own.thing === undefined;
  const states =
    own.states.length > 0 || own.fields.length > 0 || !(isSample || isOneLiner || shell === 'board')
      ? own.states
      : typical.filter(isAllowed).slice(0, mostStates);
  const calls = [...new Set(idea.match(/\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[^\s,;)`|]{1,80}/gu))];
  const name = own.thing?.name ?? own.noun ?? entities[0]?.name ?? '';
  const samples = records.map(({ state, ...record }) => ({
    ...record,
    state: Math.max(typical.indexOf(state), 0) % Math.max(states.length, 1),
  }));
  const neutral = Array.from(
    { length: Math.min(own.thing?.count ?? mostItems, mostItems) },
    (_, at) => ({
      title: `${name} ${at + 1}`,
      detail: own.fields.length > 0 ? '' : sampleDay(brief, at),
      figure: '',
      values: own.fields.map((field) => sampleValue(brief, field, at)),
      // A state or two are those of some of them.
      state: states.length < 3 ? (at % (states.length + 1)) - 1 : at % states.length,
    }),
  );
  return {
    ...own,
    states,
    shell,
    name,
    action:
      type?.shell === shell && action !== ''
        ? action
        : shell === undefined
          ? words.start
          : words.save,
    isSample: isSample && calls.length === 0,
    items:
      calls.length > 0 && shell === 'api'
        ? calls.slice(0, 8).map((title) => ({ title, detail: '', figure: '', state: -1 }))
        : isSample
          ? samples.filter(({ title, detail, figure }) => isAllowed(`${title} ${detail} ${figure}`))
          : shell === undefined
            ? []
            : neutral,
    entities: entities.filter(({ name: one }) => isAllowed(one)),
  };
}

const adaptable: ReadonlySet<Shell | undefined> = new Set([
  'records',
  'board',
  'calendar',
  undefined,
]);

/** A calendar for slots, a board for states; what has neither stays as its type has it. */
function shellFor({ thing, fields, states, slotMinutes }: OwnLists, typical: Shell | undefined) {
  if (!adaptable.has(typical)) return typical;
  if (slotMinutes !== undefined) return 'calendar';
  const isNamed = typical !== undefined || thing !== undefined;
  if (states.length > 2 && isNamed) return 'board';
  return fields.length > 0 && isNamed ? 'records' : typical;
}

/** Tells texts without a word of what the idea leaves out; that patients get no access leaves out no patient. */
function exclusionsOf({ workbook, statements, lexicon }: Brief): (text: string) => boolean {
  const people = new Set(
    workbook.roles.flatMap(({ text, spellings }) =>
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

/** The state of a record, shown by colour and shape. */
export function pill({ brief, records }: Source, state: number): Content {
  const name = records.states[state];
  return (
    name !== undefined && markup`<span class="pill tone-${state}">${brief.idea(name, 40)}</span>`
  );
}

/** A record that leads to its details. */
export function card(source: Source, item: Item, index: number, picture: Content = ''): Markup {
  const values = (item.values ?? [])
    .slice(0, mostValues)
    .map((value, at) =>
      /^\d+$/u.test(value) ? `${source.records.fields[at] ?? ''} ${value}` : value,
    )
    .join(' · ');
  const text = item.detail === '' ? values : item.detail;
  const detail = text !== '' && markup`<span class="muted">${text}</span>`;
  return markup`<li class="item st-${item.state + 1}"><a class="card" href="#record-${index}">${picture}<span class="grow"><strong class="up">${source.brief.idea(item.title, 80)}</strong>${detail}</span><span class="end"><span class="figure">${item.figure}</span>${pill(source, item.state)}</span></a></li>`;
}

/** All records as cards in rows or tiles. */
export function cards(source: Source, look: 'rows' | 'tiles', most = 8): Markup {
  const { items } = source.records;
  return markup`<ul class="cards ${look === 'tiles' && look}">${items.slice(0, most).map((item, index) => card(source, item, index))}</ul>`;
}
