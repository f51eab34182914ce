import type { Role } from '../sort/workbook';
import { areasOf } from './areas';
import { panel, quoted, row, screenId } from './blocks';
import { type Brief, featuresOf, isIdle, roleIndex, roleName } from './brief';
import { isTask } from './feature';
import { icon } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import type { Source } from './records';
import { rulesBody, rulesOf } from './rules';
import { drawShell } from './shells';
import { taskRow } from './taskScreens';

const mostRules = 6;
/** With fewer tasks, the rules are below them. */
const mostBeside = 4;
/** With more requirements, the idea needs no content from its type. */
const fewestFeatures = 3;

/**
 * The first screen: the type's working shell, the tasks of the selected role and of all roles, and the important rules.
 */
export function home(source: Source): Markup {
  const { brief } = source;
  const { words, workbook, roles, features } = brief;
  const { type } = workbook;
  const tasks = [
    roles.filter((role) => !isIdle(brief, role)).map((role) => roleView(brief, role)),
    areasOf(brief).map(({ title, features: own }, index) =>
      panel(title, taskList(brief, own), markup` id="group-${index + 1}"`),
    ),
    roles.filter((role) => isIdle(brief, role)).map((role) => idleNote(brief, role)),
  ];
  const rules = rulesPanel(brief);
  const suggestions = features.length < fewestFeatures && typical(brief);
  const stacks = (...parts: readonly Content[]) =>
    markup`<div class="${parts.length > 1 ? 'home' : ''}">${parts.map((part) => markup`<div class="stack">${part}</div>`)}</div>`;
  const hasTasks = features.some(isTask);
  if (type === undefined || source.records.items.length === 0)
    return hasTasks ? stacks([tasks, suggestions], rules) : stacks([tasks, rulesBody(brief)]);
  const shell = panel(
    markup`<span class="grow">${type.texts.entities[0]?.name}</span><span class="tag">${words.sample}</span>`,
    drawShell[type.shell](source),
    markup` id="shell"`,
  );
  if (suggestions !== false && !hasTasks) return stacks([shell, suggestions, rules, tasks]);
  const shared = features.filter((one) => one.role === undefined && isTask(one)).length;
  const own = roles.map((role) => featuresOf(brief, role).length);
  const isShort = shared + Math.max(0, ...own) <= mostBeside && suggestions === false;
  return isShort ? stacks(shell, [tasks, rules]) : stacks(shell, [tasks, suggestions], rules);
}

function taskList(brief: Brief, features: Brief['features']): Markup {
  return markup`<ul class="rows">${features.map((one) => taskRow(brief, one))}</ul>`;
}

/** What a role does and what reaches it. */
function roleView(brief: Brief, role: Role): Markup {
  const own = featuresOf(brief, role);
  // Tasks first; the rest is information.
  const sorted = [...own.filter(isTask), ...own.filter((one) => !isTask(one))];
  return panel(roleName(brief, role), taskList(brief, sorted), forRole(brief, role));
}

const mostOnRecord = 3;

/** The first tasks of the selected role, shown beside a record. */
export function tasksOnRecord(brief: Brief): Content {
  return brief.roles.map((role, index) => {
    const own = featuresOf(brief, role).filter(isTask).slice(0, mostOnRecord);
    return (
      own.length > 0 &&
      panel(roleName(brief, role), taskList(brief, own), markup` data-for="${index}"`)
    );
  });
}

/** A line for a role that the idea only names. */
function idleNote(brief: Brief, role: Role): Markup {
  return markup`<p class="muted"${forRole(brief, role)}>${roleName(brief, role)} · ${brief.words.idle}</p>`;
}

/** Marks content for one role only. */
function forRole(brief: Brief, role: Role): Markup {
  return markup` data-role="${role.text.slice(0, 120)}" data-for="${roleIndex(brief, role)}"`;
}

/** The rules, those with a number first. */
function rulesPanel(brief: Brief): Content {
  const rules = rulesOf(brief);
  const numbered = rules.filter(({ quantities }) => quantities.length > 0);
  const chosen = new Set([...numbered, ...rules].slice(0, mostRules));
  const rows = rules.filter((one) => chosen.has(one)).map((one) => row('info', quoted(brief, one)));
  const more =
    rules.length > mostRules &&
    markup`<p class="more"><a href="#${screenId('rules')}">${brief.words.all} (${rules.length})</a></p>`;
  return (
    rules.length > 0 &&
    panel(brief.words.howItWorks, [markup`<ul class="rows notes">${rows}</ul>`, more])
  );
}

/** What products of this type usually have, with the ids of the other documents. */
function typical({ words, workbook }: Brief): Content {
  const own = workbook.suggestions.filter(({ topic }) => topic === 'requirement');
  const rows = own.map(({ id, text }) =>
    row('button', text, markup`<span class="id">${id}</span>`),
  );
  const title = words.typical.replace('{type}', workbook.type?.texts.label ?? '');
  return (
    own.length > 0 &&
    panel(title, markup`<ul class="rows notes">${rows}</ul>`, markup` data-wide=""`)
  );
}

/** Navigation links to each group of shared tasks. */
export function groupLinks(brief: Brief): readonly Markup[] {
  const groups = areasOf(brief);
  return groups.length < 2
    ? []
    : groups.map(
        ({ title }, index) =>
          markup`<li><a href="#group-${index + 1}">${icon('list')}${title}</a></li>`,
      );
}
