import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { quote, type Quote } from '../read/span';
import type { ReadStatement } from './workbook';

/** Minimum length of a statement in the summary. */
const shortest = 20;
/** Maximum length of its sentence there. */
const longest = 240;
/** A title of so many words says what the product is. */
const enoughWords = 8;
const wishing: ReadonlySet<ClauseCue> = new Set(['want', 'goal']);
/** Of the heading of minutes or the opening of a letter, which say nothing of the product. */
const formal: ReadonlySet<ClauseCue> = new Set(['record', 'courtesy', 'report']);
const isFormal = ({ cues }: ReadStatement) => cues.some(({ name }) => formal.has(name));
/** A verb's form may be a noun in a title: `Hearing-loop checks`. */
const says = (cue: Cue) => cue.name === 'pronoun' || (isVerb(cue) && !cue.name.startsWith('do:'));

/** What the product is, by its title and by the wish or the purpose that says so, and how success is measured. */
export function summaryOf(
  idea: string,
  statements: readonly ReadStatement[],
  name: Quote | undefined,
): Quote[] {
  // `so that …` and `because …` are not complete; `From: …` is a mail header.
  const whole = statements.filter(
    ({ link, text, cues }) =>
      link === 'none' &&
      text.length >= shortest &&
      (!/^\p{L}+:\s/u.test(text) || cues.some(({ name }) => name === 'decision')),
  );
  const [first] = statements;
  const demands = whole.filter((one) => /[GR]/u.test(one.kind));
  // A title or a similar line, or what the product's name stands for.
  const title =
    whole.find(
      (one) =>
        one === first &&
        one.kind === 'B' &&
        !isFormal(one) &&
        !one.cues.some(says) &&
        !/[.!?]$/u.test(one.text),
    ) ??
    whole.find(
      ({ text }) => name !== undefined && text.includes(name) && text.length > 2 * name.length,
    );
  const isSaid = title !== undefined && title.text.split(/\s+/u).length >= enoughWords;
  // `We want 80 % of slots used by March`, whatever kind it was taken for.
  const isMeasure = ({ kind, quantities }: ReadStatement) =>
    quantities.some(({ text }) => kind === 'G' || /[%٪]/u.test(text));
  const isWish = (one: ReadStatement) =>
    !isMeasure(one) && one.cues.some(({ name: cue }) => wishing.has(cue));
  const purpose = statements.find((one) => one.kind === 'G' && isWish(one));
  const what = isSaid
    ? undefined
    : ((first && isFormal(first) ? demands[0] : demands.find(isWish)) ??
      purpose ??
      demands[0] ??
      (title ? undefined : (whole.find((one) => !isFormal(one)) ?? first)));
  const measure = statements.find((one) => one.kind === 'G' && isMeasure(one));
  const shown = [title, what, measure].filter((one) => one !== undefined);
  const quotes = shown.map((one) => sentenceOf(idea, one, statements));
  return quotes.filter(
    (one, index) => !quotes.slice(0, index).some((other) => other.includes(one)),
  );
}

/** The statement with what its sentence goes on to say. */
function sentenceOf(idea: string, one: ReadStatement, statements: readonly ReadStatement[]): Quote {
  const last = statements.findLast(
    ({ sentence, span }) =>
      sentence === one.sentence && span.end - one.span.start <= longest && span.end >= one.span.end,
  );
  return quote(idea, { start: one.span.start, end: last?.span.end ?? one.span.end });
}
