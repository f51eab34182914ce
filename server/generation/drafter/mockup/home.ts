import type { Role, Statement } from '../sort/workbook';
import { areasOf } from './areas';
import { panel, quoted, row, screenId } from './blocks';
import {
  activeRoles,
  type Brief,
  featuresOf,
  limitsOf,
  roleIndex,
  roleKey,
  roleName,
} from './brief';
import type { Control } from './control';
import { isTask } from './feature';
import { plainText } from './plainText';
import { icon } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import type { Source } from './records';
import { rulesOf } from './rules';
import { drawShell } from './shells';
import { taskButton, taskRow } from './taskScreens';

const mostRules = 12;
const mostNear = 3;
/** What one opens a product for, rather than to look something up. */
const primary: ReadonlySet<Control> = new Set(['book', 'form', 'file', 'pay', 'button']);
/** With more requirements, the idea needs no content from its type. */
const fewestFeatures = 3;

/** The first screen: the tasks of the chosen role and of all, the working shell, and the rules that matter. */
export function home(source: Source): Markup {
  const { brief, records } = source;
  const { words, features } = brief;
  const roles = activeRoles(brief);
  const tasks = [
    roles.map((role) => roleView(brief, role)),
    areasOf(brief).map(({ title, features: own }, index) =>
      panel(title, taskList(brief, own), markup` id="group-${index + 1}"`),
    ),
  ];
  const suggestions = features.length < fewestFeatures && typical(brief);
  const stacks = (...parts: readonly Content[]) => {
    const filled = parts.filter((part) => markup`${part}`.source !== '');
    return markup`<div class="${filled.length > 1 && 'home'}">${filled.map((part) => markup`<div class="stack">${part}</div>`)}</div>`;
  };
  const hasTasks = features.some(isTask) || roles.length > 0;
  if (records.shell === undefined)
    return markup`<div class="stack">${
      hasTasks ? tasks : markup`<section class="panel">${drawShell.utility(source)}</section>`
    }${suggestions}${notDrawn(brief, [])}</div>`;
  const near = records.shell === 'calendar' ? limitsOfSlots(brief) : [];
  const shell = panel(
    [
      markup`<span class="grow">${records.name}</span>`,
      markup`<span class="tag">${words.sample}</span>`,
    ],
    [drawShell[records.shell](source), near.length > 0 && noteList(brief, near)],
    markup` id="shell"`,
  );
  const layout = hasTasks ? stacks(tasks, [shell, suggestions]) : stacks([shell, suggestions]);
  return markup`<div class="stack">${layout}${notDrawn(brief, near)}</div>`;
}

/** The limits with a number that say something of slots: they stand below the calendar. */
function limitsOfSlots(brief: Brief): readonly Statement[] {
  const { slots, booking } = brief.words.controls;
  return rulesOf(brief)
    .filter(({ text, quantities, role }) => {
      const words = ` ${text.toLowerCase()}`;
      const isOf = [...slots, ...booking].some((part) => words.includes(part));
      return isOf && quantities.length > 0 && role === undefined;
    })
    .slice(0, mostNear);
}

function noteList(brief: Brief, statements: readonly Statement[]): Markup {
  return markup`<ul class="rows notes">${statements.map((one) => row('info', quoted(brief, one)))}</ul>`;
}

/** Tasks first, the first of them as a button: the rest is to be known. */
function taskList(brief: Brief, features: Brief['features']): Markup {
  const main =
    features.find(({ control }) => primary.has(control)) ??
    features.find((one) => isTask(one) && one.control !== 'show');
  const others = features.filter((one) => one !== main);
  const tasks = others.filter(isTask);
  const known = others.filter(
    (one) => one.control === 'notice' || (main ?? tasks[0]) === undefined,
  );
  return markup`${main && taskButton(brief, main)}<ul class="rows">${[...tasks, ...known].map((one) => taskRow(brief, one))}</ul>`;
}

/** What one does, and what limits it. */
function roleView(brief: Brief, role: Role): Markup {
  const limits = limitsOf(brief, role);
  return panel(
    roleName(brief, role),
    [taskList(brief, featuresOf(brief, role)), limits.length > 0 && noteList(brief, limits)],
    markup` data-role="${roleKey(role)}" data-for="${roleIndex(brief, role)}"`,
  );
}

const mostOnRecord = 3;

/** The first tasks of the selected role, shown beside a record. */
export function tasksOnRecord(brief: Brief): Content {
  return brief.roles.map((role, index) => {
    const own = featuresOf(brief, role).filter(isTask).slice(0, mostOnRecord);
    return (
      own.length > 0 &&
      panel(
        roleName(brief, role),
        markup`<ul class="rows">${own.map((one) => taskRow(brief, one))}</ul>`,
        markup` data-for="${index}"`,
      )
    );
  });
}

/** What has no control, folded: the rules with a number first, without those that stand elsewhere on the screen. */
function notDrawn(brief: Brief, near: readonly Statement[]): Content {
  const { lead, words } = brief;
  const rules = rulesOf(brief).filter(
    (one) => !near.includes(one) && !(one.kind === 'C' && one.role) && plainText(one.text) !== lead,
  );
  const numbered = rules.filter(({ quantities }) => quantities.length > 0);
  const shown = [...new Set([...numbered, ...rules])].slice(0, mostRules);
  return (
    rules.length > 0 &&
    markup`<details class="panel"><summary>${words.notDrawn} (${rules.length})</summary>${noteList(brief, shown)}<p class="more"><a href="#${screenId('rules')}">${words.howItWorks}</a></p></details>`
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
