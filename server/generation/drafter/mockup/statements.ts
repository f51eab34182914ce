import type { Role, Statement, Workbook } from '../sort/workbook';
import { conditionOf } from '../write/conditions';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { stemsOf } from '../sort/contentWords';
import { cuedClause, nextBorder } from '../write/cuedClause';
import { wordsOf } from '../write/documentWordsOf';
import { capital } from '../lexicon/capital';
import { markup, type Content, type Markup } from './markup';
import type { Product } from './product';

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
  return (
    roles.length > 0 &&
    workbook.roles.length > 1 &&
    markup` data-${name}="${roles.map((role) => workbook.roles.indexOf(role)).join(' ')}"`
  );
}

/** All who act in a requirement: `Parents and teachers can see …`. */
function actorsOf({ workbook, lexicon }: Product, statement: Statement): Role[] {
  const { actor, kind } = statement;
  if (actor === undefined || kind !== 'R') return [];
  const { cues, idea, span } = cuedClause(workbook, statement);
  const verb = cues.find(isVerb);
  const stems = stemsOf(lexicon, idea.slice(span.start, verb?.start ?? span.start));
  const isNamed = ({ spellings }: Role) =>
    spellings.some((one) => one.split(' ').every((word) => stems.includes(word)));
  return [...new Set([actor, ...workbook.roles.filter(isNamed)])];
}

/** The roles of whom everything here is; none if something is everybody's. */
export function rolesOf(product: Product, statements: readonly Statement[]): Role[] {
  const roles = statements.map((one) => actorsOf(product, one));
  return roles.some((own) => own.length === 0) ? [] : [...new Set(roles.flat())];
}

/** The indices of the roles from whom the idea keeps what a text speaks of. */
export function deniedRoles({ workbook, lexicon }: Product, text: string, own?: Role): string {
  const stems = new Set(stemsOf(lexicon, text));
  const denied = denials(workbook).filter(
    ({ role, words }) => role !== own && words.length > 0 && words.every((one) => stems.has(one)),
  );
  return [...new Set(denied.map(({ role }) => workbook.roles.indexOf(role)))].join(' ');
}

interface Denial {
  role: Role;
  words: readonly string[];
}

const known = new WeakMap<Workbook, readonly Denial[]>();

/** What the idea keeps from whom: `Mechanics must not see the prices`. */
function denials(workbook: Workbook): readonly Denial[] {
  const found =
    known.get(workbook) ??
    workbook.statements.flatMap((one): Denial[] => {
      const role = one.actor;
      const { cues, span, lexicon, idea } = cuedClause(workbook, one);
      const from = cues.find(isDenial)?.end;
      if (role === undefined || from === undefined || !/[CN]/u.test(one.kind)) return [];
      const verbs = cues.filter((cue) => cue.name.startsWith('do:') && cue.start >= from);
      const start = Math.max(from, verbs[0]?.end ?? 0);
      return [
        { role, words: stemsOf(lexicon, idea.slice(start, nextBorder(idea, start, span.end))) },
      ];
    });
  known.set(workbook, found);
  return found;
}

/** Letters that stand between a condition and what follows from it. */
const mostBetween = 4;

/** A statement with its id, in the words of the idea; a condition apart from what follows from it. */
function quotation(product: Product, statement: Statement): Markup {
  const { workbook, words, idea } = product;
  const { given = '', then = '' } = conditionOf(cuedClause(workbook, statement)) ?? {};
  const { plainIf } = wordsOf(workbook);
  const isRule =
    plainIf.test(given) && given.length + then.length + mostBetween >= statement.text.length;
  const text = isRule
    ? markup`<dl class="rule"><dt>${words.when}</dt><dd>${idea(given.replace(plainIf, ''))}</dd><dt>${words.then}</dt><dd>${idea(then)}</dd></dl>`
    : markup`<p>${idea(capital(statement.text))}</p>`;
  return markup`<span class="id">${statement.id}</span><div class="grow">${text}${notes(workbook, statement)}</div>`;
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
