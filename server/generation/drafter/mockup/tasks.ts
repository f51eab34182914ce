import type { Role, Statement } from '../sort/workbook';
import type { Brief } from './brief';
import { clip } from './brief';
import type { Markup } from './markup';
import { markup } from './markup';

/** What is short enough for a button or a menu entry, in characters. */
const longestLabel = 60;
const mostTasks = 8;

const modals =
  /^[\s,:–-]*(?:(?:can|could|may|might|must|should|shall|will)\s+(?:also\s+|be able to\s+)?|(?:können|kann|sollen|soll|müssen|muss|dürfen|peuvent|peut|doivent|doit|pueden|puede|deben|debe|podem|pode|devem|possono|può|devono|kunnen|kan|moeten|mogą|może|muszą)\s+)(?!not\b|never\b|nicht\b|no\b|pas\b)/iu;

/** The address of a statement in the list of requirements. */
export function statementId(statement: Statement): string {
  return `statement-${statement.id.toLowerCase()}`;
}

/** What a statement says is done, without who does it: the end of its text. */
export function taskLabel({ text, subject, role }: Statement): string {
  const start = text.toLowerCase();
  const who = [subject, role?.text].find((one) => one && start.startsWith(one.toLowerCase()));
  const task = text
    .slice(who?.length ?? 0)
    .replace(/^(?:たち|さん)?(?:には|は|が|も)/u, '')
    .replace(modals, '')
    .trim();
  return task === '' ? text : task;
}

/** Whether a statement fits on a button. */
export function isShort(statement: Statement): boolean {
  return taskLabel(statement).length <= longestLabel;
}

/** Whether a statement is something that the product is to do. */
export function isRequired(statement: Statement): boolean {
  return statement.kind === 'R' && !statement.isStruck;
}

/** One view for each role, of which the style sheet shows that of the chosen role. */
export function roleViews(brief: Brief): readonly Markup[] {
  const tasks = new Map<string, Statement[]>();
  for (const statement of brief.statements.filter(isRequired)) {
    if (statement.role === undefined) continue;
    const ofRole = tasks.get(statement.role.id) ?? [];
    tasks.set(statement.role.id, [...ofRole, statement].slice(0, mostTasks));
  }
  // Nobody has to be told that the only role has no task of its own.
  if (brief.roles.length === 1 && tasks.size === 0) return [];
  return brief.roles.map((role, index) => roleView(brief, role, index, tasks.get(role.id) ?? []));
}

function roleView(brief: Brief, role: Role, index: number, tasks: readonly Statement[]): Markup {
  const list =
    tasks.length === 0
      ? markup`<p class="muted">${brief.words.noTasks}</p>`
      : markup`<ul class="tasks">${tasks.map((task) => taskEntry(brief, task))}</ul>`;
  return markup`<section class="role-view role-${index}" data-role="${clip(role.text, 120)}"><h2>${brief.words.tasks}: ${brief.idea(role.text, 80)}</h2>${list}</section>`;
}

function taskEntry(brief: Brief, task: Statement): Markup {
  return markup`<li><a class="task" href="#${statementId(task)}"><span class="first-up">${brief.idea(taskLabel(task), 160)}</span><span class="id">${task.id}</span></a></li>`;
}
