import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Quote } from '../read/span';
import type { ReadStatement } from './workbook';

const openingStatements = 8;
/** Minimum length of a statement in the summary. */
const shortest = 20;
const wishing: ReadonlySet<ClauseCue> = new Set(['want', 'goal']);
const troubled: ReadonlySet<ClauseCue> = new Set(['problem', 'negation', 'past', 'now']);

/** A verb's form may be a noun in a title: `Hearing-loop checks`. */
const says = (cue: Cue) => cue.name === 'pronoun' || (isVerb(cue) && !cue.name.startsWith('do:'));

/** The product, the problem that it solves and how success is measured: the first statement for each. */
export function summaryOf(statements: readonly ReadStatement[]): Quote[] {
  // `so that …` and `because …` are not complete; `From: …` is a mail header.
  const whole = statements.filter(
    ({ link, text }) => link === 'none' && text.length >= shortest && !/^\p{L}+:\s/u.test(text),
  );
  const opening = whole.slice(0, openingStatements);
  const has = ({ cues }: ReadStatement, names: ReadonlySet<ClauseCue>) =>
    cues.some(({ name }) => names.has(name));
  const [first] = statements;
  // `Programme officer – assigns venues` tells of a role, not of the product.
  const isRole = ({ role, text }: ReadStatement) =>
    role !== undefined &&
    /^[*_\s]*[–—|:-]/u.test(text.slice(text.indexOf(role.text) + role.text.length));
  // A title or a similar line.
  const title = whole.find(
    (one) => one === first && one.kind === 'B' && !one.cues.some(says) && !/[.!?]$/u.test(one.text),
  );
  const what =
    title ??
    opening.find((one) => /[GR]/u.test(one.kind) && has(one, wishing) && !isRole(one)) ??
    whole.find((one) => one.kind === 'R' && !isRole(one)) ??
    opening[0] ??
    first;
  const why = opening.find(
    (one) => one.kind === 'B' && one !== what && !one.isUndecided && has(one, troubled),
  );
  const goal = statements.find(({ kind, quantities }) => kind === 'G' && quantities.length > 0);
  return [...new Set([what, why, goal])].flatMap((one) => (one === undefined ? [] : [one.text]));
}
