import type { Shell } from '../types/productType';
import type { Area } from './areas';
import { featureId, line, type ListSource, panel, quoted, screenId, statementList } from './blocks';
import { type Brief, roleName } from './brief';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { drawShell, filtered } from './shells';

/** What is shown without records as well. */
const alone: ReadonlySet<Shell> = new Set(['calendar', 'utility', 'game']);
const mostTasks = 8;
const mostFigures = 4;

/** The first screen: the chosen role's tasks, the product's records, the numbers that bind it and the other screens. */
export function overview(source: ListSource, areas: readonly Area[]): Markup {
  const { brief, records } = source;
  const { words, workbook } = brief;
  const { type } = workbook;
  const isOfFeatures =
    (type?.shell === 'api' || type?.shell === 'popup') && brief.features.length > 0;
  const list = type === undefined ? filtered(source, 'rows') : drawShell[type.shell](source);
  const noun =
    records.noun === undefined
      ? words.examples
      : markup`<span class="up">${brief.idea(records.noun)}</span>`;
  const tag = markup`<span class="tag">${records.isTypical ? words.sample : words.numbered}</span>`;
  const heading = isOfFeatures ? words.does : [noun, records.items.length > 0 && tag];
  const hasList =
    records.items.length > 0 || isOfFeatures || (type !== undefined && alone.has(type.shell));
  const typical =
    records.entities.length > 0
      ? workbook.suggestions.filter(({ topic }) => topic === 'requirement')
      : [];
  const suggestions = typical.map(({ id, text }) =>
    line(text, markup`<span class="id">${id}</span>`),
  );
  return markup`<div class="stack">${brief.roles.map((_, index) => roleView(brief, index))}${hasList && markup`<section><h2 class="group">${heading}</h2>${list}</section>`}${figures(brief)}${areaCards(brief, areas)}${areas.length === 0 && type === undefined && statementList(brief, brief.statements.slice(0, 12), false)}${suggestions.length > 0 && panel(words.typical.replace('{type}', type?.texts.label ?? ''), markup`<ul class="lines">${suggestions}</ul>`)}</div>`;
}

/** What one role is to do and what binds it; each task leads to the place where it is done. */
function roleView(brief: Brief, index: number): Content {
  const role = brief.roles[index];
  // Where nothing is to be done, nobody has to be told.
  if (role === undefined || (brief.roles.length === 1 && brief.features.length === 0))
    return undefined;
  const own = brief.features.filter((feature) => feature.role?.id === role.id);
  // To whom the idea gives nothing of their own, what it lets everybody do is open.
  const shared = brief.features.filter(
    (one) => !one.role && one.control !== 'fact' && one.control !== 'notice',
  );
  const limits = brief.statements.filter((one) => one.kind === 'C' && one.role?.id === role.id);
  const tasks = (own.length > 0 ? own : shared)
    .slice(0, mostTasks)
    .map(
      ({ statement, label }) =>
        markup`<li><a class="card" href="#${featureId(statement)}"><span class="up">${brief.idea(label, 160)}</span><span class="id">${statement.id}</span></a></li>`,
    );
  const list =
    tasks.length > 0
      ? markup`<ul class="cards tasks">${tasks}</ul>`
      : markup`<p class="muted">${brief.words.noTasks}</p>`;
  const bounds = limits
    .slice(0, mostFigures)
    .map((one) => line(quoted(brief, one), markup`<span class="id">${one.id}</span>`));
  return markup`<section class="for-${index}" data-role="${role.text.slice(0, 120)}"><h2 class="group">${roleName(brief, role)}</h2>${list}${bounds.length > 0 && markup`<ul class="panel lines">${bounds}</ul>`}</section>`;
}

/** The numbers of limits and goals that have a unit, large. */
function figures({ statements, idea, words }: Brief): Content {
  const cards = statements.flatMap(({ kind, isStruck, role, quantities, text }) => {
    const figure = quantities.find(
      ({ digits, phrase }) => /\p{N}/u.test(digits) && phrase !== digits,
    );
    const isBound = (kind === 'C' || kind === 'G') && !isStruck && !role && figure !== undefined;
    return isBound
      ? [
          markup`<li class="card"><b class="big">${idea(figure.phrase, 40)}</b><span class="muted">${idea(text, 160)}</span></li>`,
        ]
      : [];
  });
  const list = markup`<ul class="cards tiles plain">${cards.slice(0, mostFigures)}</ul>`;
  return (
    cards.length > 0 && markup`<section><h2 class="group">${words.limits}</h2>${list}</section>`
  );
}

/** The screens that are for all, with the first things that they hold. */
function areaCards({ idea }: Brief, areas: readonly Area[]): Content {
  const cards = areas.map(({ role, title, features }, index) => {
    const lines = features
      .slice(0, 3)
      .map(({ label }) => markup`<span class="muted up">${idea(label, 90)}</span>`);
    return (
      role === undefined &&
      markup`<li><a class="card" href="#${screenId(`area-${index + 1}`)}"><strong>${title}</strong>${lines}</a></li>`
    );
  });
  return cards.some((one) => one !== false) && markup`<ul class="cards tasks wide">${cards}</ul>`;
}
