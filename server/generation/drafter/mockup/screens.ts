import type { StatementKind } from '../sort/workbook';
import { type Area, areasOf } from './areas';
import type { ListSource } from './blocks';
import {
  confirm,
  featureBlocks,
  forRole,
  pill,
  roleView,
  screenId,
  segments,
  statementList,
} from './blocks';
import { type Brief, kinds } from './brief';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import type { Item } from './records';
import { readRecords } from './records';
import { drawShell, filtered } from './shells';

/** One screen of a mockup. */
export interface Screen {
  slug: string;
  title: Content;
  /** A class that shows it to one role only. */
  audience: string;
  body: Content;
  lead?: Content;
  /** It is reached from a record only. */
  isUnlisted?: boolean;
}

/** All screens: the overview, one for each group of requirements, a record's details, the limits and all statements. */
export function screensOf(brief: Brief): readonly Screen[] {
  const source: ListSource = { brief, records: readRecords(brief) };
  const { words, statements } = brief;
  const areas = areasOf(brief);
  const screens = areas.map(({ title, role, features }, index): Screen => {
    const slug = `area-${index + 1}`;
    const body = markup`<div class="stack">${featureBlocks(source, slug, features)}</div>`;
    return { slug, title, audience: forRole(brief, { role }), body };
  });
  const bounds = statements.filter(({ kind }) => kind === 'C' || kind === 'N' || kind === 'G');
  return [
    {
      slug: 'overview',
      title: words.overview,
      audience: '',
      lead: lead(brief),
      body: overview(source, areas),
    },
    ...screens,
    ...(source.records.items.length > 0 ? [details(source)] : []),
    ...(bounds.length > 0
      ? [
          {
            slug: 'limits',
            title: words.limits,
            audience: '',
            body: byKind(brief, ['C', 'N', 'G'], false),
          },
        ]
      : []),
    {
      slug: 'requirements',
      title: words.requirements,
      audience: '',
      body: byKind(brief, kinds, true),
    },
    ...(areas.length > 0 || bounds.length > 0
      ? []
      : [{ slug: 'input', title: words.input, audience: '', body: inputForm(brief) }]),
  ];
}

function lead({ workbook, idea }: Brief): Content {
  return workbook.summary[0] && idea(workbook.summary[0], 240);
}

function overview(source: ListSource, areas: readonly Area[]): Markup {
  const { brief, records } = source;
  const { words, workbook } = brief;
  const shell = workbook.type?.shell;
  const isOwn = records.noun !== undefined;
  const title = isOwn
    ? markup`<span class="up">${brief.idea(records.noun ?? '')}</span>`
    : words.examples;
  const mark = markup`<span class="tag">${isOwn && !records.areStatesTypical ? words.numbered : words.sample}</span>`;
  const list = shell === undefined ? filtered(source, 'rows') : drawShell[shell](source);
  // Where the idea says who sees the records, the others do not.
  const viewers = new Set(
    brief.features.flatMap(({ control, statement }) =>
      control === 'view' ? (statement.role?.id ?? []) : [],
    ),
  );
  const hidden =
    viewers.size === 0
      ? ''
      : brief.roles
          .map(({ id }, index) => (viewers.has(id) ? '' : `hide-${index}`))
          .join(' ')
          .trim();
  const hasList = records.items.length > 0 || shell === 'api';
  return markup`<div class="stack">${brief.roles.map((_, index) => roleView(brief, index))}${hasList && markup`<section class="${hidden}"><h2 class="group">${title}${mark}</h2>${list}</section>`}${areaCards(brief, areas)}</div>`;
}

/** The screens that are for all, with the first things that they hold. */
function areaCards({ idea }: Brief, areas: readonly Area[]): Content {
  const cards = areas.flatMap(({ role, title, features }, index) => {
    const lines = features
      .slice(0, 3)
      .map(({ label }) => markup`<span class="muted up">${idea(label, 90)}</span>`);
    return role === undefined
      ? [
          markup`<li><a class="card" href="#${screenId(`area-${index + 1}`)}"><strong>${title}</strong>${lines}</a></li>`,
        ]
      : [];
  });
  return cards.length > 0 && markup`<ul class="cards tasks wide">${cards}</ul>`;
}

function details(source: ListSource): Screen {
  const { brief, records } = source;
  const body = records.items.map((item, index) => detail(source, item, index));
  return {
    slug: 'details',
    title: brief.words.details,
    audience: '',
    body: markup`<div class="records">${body}</div>`,
    isUnlisted: true,
  };
}

function detail(source: ListSource, item: Item, index: number): Markup {
  const { brief, records } = source;
  const { words, idea } = brief;
  const states = records.states.map((name) => idea(name, 40));
  const fields = records.fields.map(
    (name) =>
      markup`<label class="field"><span class="label up">${idea(name)}</span><input type="text"></label>`,
  );
  return markup`<article class="panel form record" id="record-${index}"><h2 class="up">${idea(item.title, 80)}${pill(source, item.state)}</h2>${item.detail !== '' && markup`<p class="muted">${item.detail} · ${item.figure}</p>`}${states.length > 1 && segments(`state-${index}`, words.status, states, item.state)}${fields}${confirm(`saved-record-${index}`, words.save, words.saved)}</article>`;
}

function inputForm({ words }: Brief): Markup {
  return markup`<section class="panel form"><label class="field"><span class="label">${words.input}</span><textarea rows="4"></textarea></label>${confirm('saved-input', words.save, words.saved)}</section>`;
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
  const parts = chosen.flatMap((kind) => {
    const own = statements.filter((one) => one.kind === kind);
    return own.length === 0
      ? []
      : [
          markup`<section><h2 class="group">${titles[kind]}<span class="muted">${own.length}</span></h2>${statementList(brief, own, withIds)}</section>`,
        ];
  });
  const count = new Intl.NumberFormat(workbook.language).format(leftCount);
  const rest =
    withIds &&
    leftCount > 0 &&
    markup`<p class="rest panel">${words.notShown.replace('{n}', count)}</p>`;
  return markup`<div class="stack">${parts.length > 0 ? parts : markup`<p class="muted">${words.nothing}</p>`}${rest}</div>`;
}

/** Where a screen's own address is. */
export function addressOf({ slug }: Screen): string {
  return `#${screenId(slug)}`;
}
