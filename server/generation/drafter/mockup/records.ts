import { stemsOf } from '../sort/contentWords';
import type { Entity } from '../types/productType';
import type { Brief } from './brief';
import { markup, type Content, type Markup } from './markup';

/** A record in a list. */
export interface Item {
  title: string;
  detail: string;
  /** Index into {@link Records.states}. */
  state: number;
  figure: string;
}

/** The sample records of the product's type; empty if no type is certain. */
export interface Records {
  items: readonly Item[];
  states: readonly string[];
  /** What products of the type keep records of. */
  entities: readonly Entity[];
  /** The action on the first entity. */
  action: string;
}

/** The input of a shell. */
export interface Source {
  brief: Brief;
  records: Records;
}

const mostStates = 6;
/** In a longer idea, the type says nothing about the content of its records. */
const shortIdea = 120;

/** The type's samples, without those that contain something that the idea excludes. */
export function readRecords(brief: Brief): Records {
  const { workbook, statements, lexicon } = brief;
  const { idea, type } = workbook;
  if (type === undefined) return { items: [], states: [], entities: [], action: '' };
  const { entities, records, label, action } = type.texts;
  const typical = entities[0]?.states ?? [];
  // An idea that gives patients no access does not exclude patients.
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
  const isAllowed = (text: string) => !stemsOf(lexicon, text).some((stem) => excluded.has(stem));
  // Samples of broken radiators do not fit lost pets, though both have tickets.
  const own = new Set(stemsOf(lexicon, idea));
  const isIn = (text: string) => stemsOf(lexicon, text).some((stem) => own.has(stem));
  const akin = records.some(({ title }) =>
    isIn(title.replace(/(?<!\p{L})\p{L}{1,3}(?!\p{L})|\d/gu, '')),
  );
  const isOfType = isIn([label, ...entities.map(({ name }) => name)].join(' '));
  const isAkin = idea.length < shortIdea ? akin || isOfType : akin;
  const states = ownStates(brief) ?? typical.filter(isAllowed).slice(0, mostStates);
  const calls = [...new Set(idea.match(/\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[^\s,;)`|]{1,80}/gu))];
  const samples = records.map((record, place) => {
    const isPlain = /\p{Sc}|\d:\d\d/u.test(record.figure);
    const title = `${entities[0]?.name ?? ''} ${place + 1}`;
    const { detail, figure } = record;
    const state = Math.max(typical.indexOf(record.state), 0) % Math.max(states.length, 1);
    return isAkin
      ? { title: record.title, detail, figure, state }
      : { title, detail: '', figure: isPlain ? figure : '', state };
  });
  return {
    states,
    items:
      calls.length > 0 && type.shell === 'api'
        ? calls.slice(0, 8).map((title) => ({ title, detail: '', figure: '', state: -1 }))
        : samples.filter(
            ({ title, detail, figure }) => !isAkin || isAllowed(`${title} ${detail} ${figure}`),
          ),
    entities: entities.filter(({ name }) => isAllowed(name)),
    action,
  };
}

/** `open, matched, sent, collected`: the states that the idea lists. */
function ownStates({ features, words }: Brief): readonly string[] | undefined {
  return features.find(
    ({ things, statement }) =>
      things.length > 2 &&
      things.every((one) => one.length < 24) &&
      words.controls.states.some((part) => ` ${statement.text.toLowerCase()}`.includes(part)),
  )?.things;
}

/** The state of a record, shown by colour and shape. */
export function pill({ brief, records }: Source, state: number): Content {
  const name = records.states[state];
  return (
    name !== undefined && markup`<span class="pill tone-${state}">${brief.idea(name, 40)}</span>`
  );
}

/** A sample record that links to its details. */
export function card(source: Source, item: Item, index: number, picture: Content = ''): Markup {
  return markup`<li class="item st-${item.state + 1}"><a class="card" href="#record-${index}">${picture}<span class="grow"><strong class="up">${source.brief.idea(item.title, 80)}</strong>${item.detail === '' ? markup`<i class="blank"></i>` : markup`<span class="muted">${item.detail}</span>`}</span><span class="end"><span class="figure">${item.figure}</span>${pill(source, item.state)}</span></a></li>`;
}

/** All records as cards in rows or tiles. */
export function cards(source: Source, look: 'rows' | 'tiles', most = 8): Markup {
  const { items } = source.records;
  return markup`<ul class="cards ${look === 'tiles' && look}">${items.slice(0, most).map((item, index) => card(source, item, index))}</ul>`;
}
