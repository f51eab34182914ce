import type { Role, Statement, Workbook } from '../sort/workbook';
import { isVerb } from '../lexicon/cueLine';
import { stemsOf } from '../sort/contentWords';
import { cuedClause } from '../write/cuedClause';
import { wordsOf } from '../write/documentWordsOf';
import { capital } from '../lexicon/capital';
import { markup, type Content, type Markup } from './markup';
import type { Product } from './product';

/** Roles by which one can look at the product. */
export const mostRoles = 12;

/** A role as the documents' readers look for it. */
export function roleKey({ text }: Role): string {
  return text.slice(0, 120);
}

/** Where a statement stands in the page. */
function statementId({ id }: Statement): string {
  return `statement-${id.toLowerCase()}`;
}

const longestTip = 160;

/** A mark at a control that leads to its requirement. */
export function reference(statement: Statement): Markup {
  const { id, text } = statement;
  const tip =
    text.length > longestTip ? `${text.slice(0, longestTip).replace(/\s\S*$/u, '')} …` : text;
  return markup`<a class="id" href="#${statementId(statement)}" title="${tip}">${id}</a>`;
}

/** An attribute that shows an element only to these roles; to all where nobody is named. */
export function forRoles({ workbook }: Product, roles: readonly Role[], name = 'for'): Content {
  const places = roles.map((role) => workbook.roles.indexOf(role));
  return (
    roles.length > 0 &&
    workbook.roles.length > 1 &&
    markup` data-${name}="${places.filter((place) => place < mostRoles).join(' ')}"`
  );
}

/** The roles that act in a requirement (`Parents and teachers can see …`), and those it names that act in none. */
function actorsOf({ workbook, lexicon, idle }: Product, statement: Statement): Role[] {
  const { actor, kind, text } = statement;
  if (actor === undefined || (kind !== 'R' && kind !== 'C')) return [];
  const { cues, idea, span } = cuedClause(workbook, statement);
  const verb = cues.find(isVerb);
  const stems = stemsOf(lexicon, idea.slice(span.start, verb?.start ?? span.start));
  const all = idle.length === 0 ? stems : stemsOf(lexicon, text);
  const isNamed = (role: Role) => {
    const words = idle.includes(role) ? all : stems;
    return role.spellings.some((one) => one.split(' ').every((word) => words.includes(word)));
  };
  return [...new Set([actor, ...workbook.roles.filter(isNamed)])];
}

/** The roles that all of these belong to; none if one is for everybody. */
export function rolesOf(product: Product, statements: readonly Statement[]): Role[] {
  const roles = statements.map((one) => actorsOf(product, one));
  return roles.some((own) => own.length === 0) ? [] : [...new Set(roles.flat())];
}

/** A statement with its id, in the words of the idea. */
function quotation({ workbook, idea }: Product, statement: Statement): Markup {
  return markup`<span class="id">${statement.id}</span><div class="grow"><p>${idea(capital(statement.text))}</p>${notes(workbook, statement)}</div>`;
}

function notes(workbook: Workbook, { id, priority, isStruck, isUndecided }: Statement): Content {
  const { notes: texts, priorities } = wordsOf(workbook);
  const question = isUndecided && workbook.questions.find(({ about }) => about.includes(id));
  const shown = [
    priority && priorities[priority],
    isStruck && texts.struck,
    question && texts.undecided.replace('{id}', question.id),
  ].filter((one) => one !== undefined && one !== false);
  return shown.length > 0 && markup`<p class="marks">${shown.join(' · ')}</p>`;
}

/** Statements as a list of quotations. */
export function quotations(product: Product, statements: readonly Statement[]): Content {
  const items = statements.map((one) => {
    return markup`<li id="${statementId(one)}"${forRoles(product, rolesOf(product, [one]))}>${quotation(product, one)}</li>`;
  });
  return markup`<ul class="quotes">${items}</ul>`;
}
