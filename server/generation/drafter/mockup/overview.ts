import type { Role } from '../sort/workbook';
import type { Area } from './areas';
import {
  featureId,
  forRole,
  line,
  type ListSource,
  panel,
  screenId,
  statementList,
} from './blocks';
import { type Brief, roleName } from './brief';
import type { Feature } from './feature';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { drawShell } from './shells';

const mostTasks = 8;

/** The first screen: what the chosen role does, what nobody is named for, and samples where the idea says too little. */
export function overview(source: ListSource, areas: readonly Area[]): Markup {
  const { brief, records } = source;
  const { words, workbook, features, roles } = brief;
  const { type } = workbook;
  const hasSamples = type !== undefined && records.items.length > 0;
  const typical = hasSamples
    ? workbook.suggestions.filter(({ topic }) => topic === 'requirement')
    : [];
  const suggestions = typical.map(({ id, text }) =>
    line(text, markup`<span class="id">${id}</span>`),
  );
  const rest = features.filter(({ role }) => role === undefined);
  const isEmpty = features.length === 0 && !hasSamples;
  return markup`<div class="stack">${roles.map((role) => roleView(source, role, areas))}${rest.length > 0 && markup`<section><h2 class="group">${roles.length > 0 ? words.nobody : words.does}</h2>${taskList(brief, rest, areas)}</section>`}${hasSamples && markup`<section><h2 class="group">${type.texts.entities[0]?.name}<span class="tag">${words.sample}</span></h2>${drawShell[type.shell](source)}</section>`}${isEmpty && statementList(brief, brief.statements.slice(0, 12), false)}${suggestions.length > 0 && panel(words.typical.replace('{type}', type?.texts.label ?? ''), markup`<ul class="lines">${suggestions}</ul>`)}</div>`;
}

/** What one role is to do; where the idea says nothing of it, the question. */
function roleView({ brief }: ListSource, role: Role, areas: readonly Area[]): Markup {
  const own = brief.features.filter((feature) => feature.role === role);
  const question = brief.words.whatDoes.split('{role}');
  const list =
    own.length > 0
      ? taskList(brief, own, areas)
      : markup`<p class="panel">${question[0]}${brief.idea(role.text, 40)}${question[1]}</p>`;
  return markup`<section class="${forRole(brief, role).trim()}" data-role="${role.text.slice(0, 120)}"><h2 class="group">${roleName(brief, role)}</h2>${list}</section>`;
}

/** Each leads to the place where it is done; the last link leads to the screens that have more. */
function taskList({ idea }: Brief, features: readonly Feature[], areas: readonly Area[]): Content {
  const tasks = features
    .slice(0, mostTasks)
    .map(
      ({ statement, label }) =>
        markup`<li><a class="card" href="#${featureId(statement)}"><span class="up">${idea(label, 160)}</span><span class="id">${statement.id}</span></a></li>`,
    );
  const more = areas.flatMap((area, index) =>
    features.slice(mostTasks).some((one) => area.features.includes(one))
      ? markup`<li><a class="card" href="#${screenId(`area-${index + 1}`)}"><strong>${area.title}</strong><span class="id">${area.features.length}</span></a></li>`
      : [],
  );
  return markup`<ul class="cards tasks">${tasks}${more}</ul>`;
}
