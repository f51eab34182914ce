import type { StatementKind } from '../sort/workbook';
import { areasOf } from './areas';
import { confirm, type ListSource, pill, screenId, segments, statementList } from './blocks';
import { type Brief, kinds } from './brief';
import { plainText } from './feature';
import { featureBlocks } from './featureBlocks';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { overview } from './overview';
import type { Item } from './records';
import { readRecords } from './records';

/** One screen of a mockup. */
export interface Screen {
  slug: string;
  title: Content;
  body: Content;
  /** What leads to it, where that is not its title. */
  entry?: Content;
  lead?: Content;
  /** It is reached from a record only. */
  isUnlisted?: boolean;
}

/** All screens: the overview, one for each group of requirements, a record's details, the limits and all statements. */
export function screensOf(brief: Brief): readonly Screen[] {
  const source: ListSource = { brief, records: readRecords(brief) };
  const { words, workbook } = brief;
  const areas = areasOf(brief);
  const home: Screen = {
    slug: 'overview',
    title: brief.idea(brief.title),
    entry: words.overview,
    lead: brief.idea(
      workbook.summary.map(plainText).find((text) => text !== brief.title) ?? '',
      240,
    ),
    body: overview(source, areas),
  };
  const limits: Screen = {
    slug: 'limits',
    title: words.limits,
    body: byKind(brief, ['C', 'N', 'G'], false),
  };
  const all: Screen = {
    slug: 'requirements',
    title: words.requirements,
    body: byKind(brief, kinds, true),
  };
  const byHeading = areas.length > 1 ? areas : [];
  return [
    home,
    ...byHeading.map(({ title, features }, index) => {
      return { slug: `area-${index + 1}`, title, body: featureBlocks(brief, features) };
    }),
    ...source.records.entities.slice(0, 3).map((_, index) => typicalScreen(source, index)),
    ...(source.records.items.length > 0 ? [details(source)] : []),
    limits,
    all,
  ];
}

/** The form for what products of the type keep, where the idea says nothing of its own. */
function typicalScreen({ brief, records }: ListSource, index: number): Screen {
  const slug = `typical-${index + 1}`;
  const { name = '', fields = [], states = [] } = records.entities[index] ?? {};
  const form = fieldsForm(brief, slug, name, fields, states);
  return {
    slug,
    title: name,
    lead: brief.words.typical.replace('{type}', brief.workbook.type?.texts.label ?? ''),
    body: form,
  };
}

function details(source: ListSource): Screen {
  const { brief, records } = source;
  const body = markup`<div class="records">${records.items.map((item, index) => detail(source, item, index))}</div>`;
  return { slug: 'details', title: brief.words.details, body, isUnlisted: true };
}

function detail(source: ListSource, { title, state, ...item }: Item, index: number): Markup {
  const { brief, records } = source;
  const head = markup`<span class="up">${brief.idea(title, 80)}</span>${pill(source, state)}<span class="tag">${brief.words.sample}</span>`;
  const text = [item.detail, item.figure].filter((part) => part !== '').join(' · ');
  const { fields = [] } = records.entities[0] ?? {};
  const id = `record-${index}`;
  return markup`<article class="record" id="${id}">${fieldsForm(brief, id, head, fields, records.states, state, text)}</article>`;
}

/** A form of plain fields and a state; saving confirms. */
function fieldsForm(
  { words, idea }: Brief,
  id: string,
  title: Content,
  fields: readonly string[],
  states: readonly string[] = [],
  state = 0,
  text = '',
): Markup {
  const inputs = fields.map(
    (name) =>
      markup`<label class="field"><span class="label"><span class="up">${idea(name)}</span></span><input type="text"></label>`,
  );
  const choice =
    states.length > 1 &&
    segments(
      `state-${id}`,
      words.status,
      states.map((name) => idea(name, 40)),
      state,
    );
  return markup`<section class="panel form"><h2>${title}</h2>${text !== '' && markup`<p class="muted">${text}</p>`}${choice}${inputs}${confirm(`saved-${id}`, words.save, words.saved)}</section>`;
}

/** The statements of some kinds, each kind under its title. */
function byKind(brief: Brief, chosen: readonly StatementKind[], withIds: boolean): Markup {
  const { words, statements, leftCount, workbook } = brief;
  const titles = {
    R: words.requirements,
    C: words.limits,
    N: words.leftOut,
    G: words.goals,
    B: words.background,
  };
  const parts = chosen.map((kind) => {
    const own = statements.filter((one) => one.kind === kind);
    const heading = markup`<h2 class="group">${titles[kind]}<span class="muted">${own.length}</span></h2>`;
    return (
      own.length > 0 && markup`<section>${heading}${statementList(brief, own, withIds)}</section>`
    );
  });
  const rest = words.notShown.replace(
    '{n}',
    new Intl.NumberFormat(workbook.language).format(leftCount),
  );
  const isEmpty = parts.every((part) => part === false);
  return markup`<div class="stack">${isEmpty ? markup`<p class="muted">${words.nothing}</p>` : parts}${withIds && leftCount > 0 && markup`<p class="rest panel">${rest}</p>`}</div>`;
}

/** Where a screen's own address is. */
export function addressOf({ slug }: Screen): string {
  return `#${screenId(slug)}`;
}
