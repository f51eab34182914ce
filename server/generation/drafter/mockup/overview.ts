import type { Role } from '../sort/workbook';
import type { Area } from './areas';
import { forRole, line, type ListSource, panel, screenId, statementList } from './blocks';
import { type Brief, roleName } from './brief';
import { featureBlocks } from './featureBlocks';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { drawShell } from './shells';

/** The first screen: what the chosen role does, what nobody is named for, and samples where the idea says too little. */
export function overview(source: ListSource, areas: readonly Area[]): Markup {
  const { brief, records } = source;
  const { words, workbook, features, roles, statements } = brief;
  const { type } = workbook;
  const hasSamples = type !== undefined && records.items.length > 0;
  const typical = hasSamples
    ? workbook.suggestions.filter(({ topic }) => topic === 'requirement')
    : [];
  const suggestions = typical.map(({ id, text }) =>
    line(text, markup`<span class="id">${id}</span>`),
  );
  const isEmpty = features.length === 0 && !hasSamples;
  return markup`<div class="stack">${roles.map((role) => roleView(brief, role))}${areas.length > 0 && unnamed(brief, areas)}${hasSamples && markup`<section><h2 class="group">${type.texts.entities[0]?.name}<span class="tag">${words.sample}</span></h2>${drawShell[type.shell](source)}</section>`}${isEmpty && statementList(brief, statements.slice(0, 12), false)}${suggestions.length > 0 && panel(words.typical.replace('{type}', type?.texts.label ?? ''), markup`<ul class="lines">${suggestions}</ul>`)}</div>`;
}

/** What one role does; where the idea says nothing of it, the question. */
function roleView(brief: Brief, role: Role): Markup {
  const own = brief.features.filter((feature) => feature.role === role);
  const [before, after] = brief.words.whatDoes.split('{role}');
  const question = markup`<p class="panel">${before}${brief.idea(role.text, 40)}${after}</p>`;
  const body = own.length > 0 ? featureBlocks(brief, own) : question;
  return markup`<section class="${forRole(brief, role).trim()}" data-role="${role.text.slice(0, 120)}"><h2 class="group">${roleName(brief, role)}</h2>${body}</section>`;
}

/** What everybody sees: itself, or links to the screens that have it by headings. */
function unnamed(brief: Brief, areas: readonly Area[]): Content {
  const { words, roles, idea } = brief;
  const [only] = areas;
  const links = areas.map(({ title, features }, index) => {
    const first = features
      .slice(0, 3)
      .map(({ label }) => markup`<span class="muted up">${idea(label, 120)}</span>`);
    return markup`<li><a class="card" href="#${screenId(`area-${index + 1}`)}"><strong>${title}</strong>${first}</a></li>`;
  });
  const body =
    only && areas.length === 1
      ? featureBlocks(brief, only.features)
      : markup`<ul class="cards tasks">${links}</ul>`;
  return markup`<section><h2 class="group">${roles.length > 0 ? words.nobody : words.does}</h2>${body}</section>`;
}
