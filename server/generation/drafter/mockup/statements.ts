import { capital } from '../lexicon/capital';
import { isVerb } from '../lexicon/cueLine';
import { stemsOf } from '../sort/contentWords';
import type { Role, Statement } from '../sort/workbook';
import { cuedClause } from '../write/cuedClause';
import { wordsOf } from '../write/documentWordsOf';
import { columnNotes } from '../write/statementLine';
import type { Control } from './controls';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { controlCard } from './views/controls';
import { controlWords } from './words/controlWords';

/** A role as the documents' readers look for it. */
export function roleKey({ text }: Role): string {
  return text.slice(0, 120);
}

/** An attribute that shows an element only to these roles; to all where nobody is named. */
export function forRoles({ workbook }: Product, roles: readonly Role[]): Content {
  const places = roles.map((role) => workbook.roles.indexOf(role));
  return roles.length > 0 && workbook.roles.length > 1 && markup` data-for="${places.join(' ')}"`;
}

type Source = Pick<Product, 'workbook' | 'lexicon'>;

/** The actors of each statement: a long idea asks for them several times, and finding them compares all words. */
const known = new WeakMap<Statement, readonly Role[]>();

/** The roles that act in a requirement: `Parents and teachers can see …`. */
function actorsOf(source: Source, statement: Statement): readonly Role[] {
  const actors = known.get(statement) ?? readActors(source, statement);
  known.set(statement, actors);
  return actors;
}

function readActors({ workbook, lexicon }: Source, statement: Statement): Role[] {
  const { actor, grants, kind } = statement;
  if (grants.length > 0)
    return grants.flatMap(({ role, verdict }) => (verdict === 'denied' ? [] : [role]));
  if (kind !== 'R' && kind !== 'C') return [];
  const { cues, idea, span } = cuedClause(workbook, statement);
  const end = cues.find(isVerb)?.start ?? span.start;
  const stems = stemsOf(lexicon, idea.slice(span.start, end));
  if (actor === undefined) {
    // `only a tech can unlock it`, where `kiln techs` use it
    const modal = cues.find(({ name }) => name === 'can' || name === 'must');
    const [subject = ''] = stemsOf(lexicon, idea.slice(span.start, modal?.start)).slice(-1);
    const heads = workbook.roles.filter(({ spellings }) =>
      spellings.some((one) => one.split(' ').at(-1) === subject),
    );
    return modal?.start === end && heads.length === 1 ? heads : [];
  }
  const isNamed = ({ spellings }: Role) =>
    spellings.some((one) => one.split(' ').every((word) => stems.includes(word)));
  return [...new Set([actor, ...workbook.roles.filter(isNamed)])];
}

/** The roles that all of these belong to; none if one is for everybody. */
export function rolesOf(product: Source, statements: readonly Statement[]): Role[] {
  const roles = statements.map((one) => actorsOf(product, one));
  return roles.some((own) => own.length === 0) ? [] : [...new Set(roles.flat())];
}

/** Statements as a list of quotations with their ids. */
export function quotations(
  product: Product,
  statements: readonly Statement[],
  className = '',
): Content {
  const { notes, priorities } = wordsOf(product.workbook);
  const items = statements.map((one) => {
    const { id, text, priority, isStruck, grants } = one;
    const rights = grants.length > 0 ? columnNotes(one) : [];
    const marks = [priority && priorities[priority], ...rights, isStruck && notes.struck].filter(
      Boolean,
    );
    return markup`<li id="statement-${id.toLowerCase()}"${forRoles(product, rolesOf(product, [one]))}><span class="id">${id}</span><div class="grow"><p>${product.idea(capital(text))}</p>${marks.length > 0 && markup`<p class="marks">${marks.join(' · ')}</p>`}</div></li>`;
  });
  return items.length > 0 && markup`<ul class="quotes ${className}">${items}</ul>`;
}

/** The length of what no label says of a statement, apart from who acts. */
const mostUnsaid = 34;
function unsaid({ text }: Statement, controls: readonly Control[]): number {
  const said = controls.flatMap(({ label, fields }) => [label, ...fields.map(({ name }) => name)]);
  return [...new Set(said)].reduce((left, { length }) => left - length, text.length);
}

/** Whether the controls leave out a condition, or who gets a message and when. */
function leavesOutMore({ text }: Statement, controls: readonly Control[]): boolean {
  const { condition } = controlWords;
  return (
    controls.some(({ shape, label }) => shape === 'notice' && label.length < text.length) ||
    (condition.test(text) && !controls.some(({ label }) => condition.test(label)))
  );
}

/**
 * The controls of those statements that have any.
 *
 * @param slug the beginning of their ids
 */
export function controlCards(
  product: Product,
  statements: readonly Statement[],
  slug = 'do',
): Content {
  const cards = statements.flatMap((one) => {
    const controls = product.controls.get(one);
    const subject = product.subjects.get(one);
    if (controls === undefined || subject === undefined) return [];
    return [
      controlCard(product, controls, {
        slug: `${slug}-${one.id.toLowerCase()}`,
        caption:
          (unsaid(one, controls) > mostUnsaid || leavesOutMore(one, controls)) &&
          product.idea(capital(one.text)),
        attribute: forRoles(product, rolesOf(product, [one])),
        subject,
      }),
    ];
  });
  return cards.length > 0 && markup`<div class="works">${cards}</div>`;
}

/**
 * What a screen does besides its controls, in the idea's words; what the controls already say stands in the notes.
 */
export function howItWorks(
  product: Product,
  statements: readonly Statement[],
  drawn: (statement: Statement) => boolean,
): Content {
  const said = statements.filter((one) => !drawn(one));
  const noted = statements.filter(drawn);
  return (
    statements.length > 0 &&
    markup`<section class="card${said.length === 0 && ' noted'}"><h2>${product.words.howItWorks}</h2>${quotations(product, said, 'said')}${quotations(product, noted, 'said noted')}</section>`
  );
}
