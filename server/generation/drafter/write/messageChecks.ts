import { isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { hasBalancedBrackets, wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { either } from './listedThings';
import { fill, marked } from './quoted';
import { messaging } from './words/criteriaPatterns';
import { concessive } from './words/patterns';

/** A message and the case in which it is sent. */
interface Message {
  what: Quote;
  given: Quote;
}

/** Between a statement and one that follows from it, in all languages. */
const joining = /^[,;\s]*(?:and|und|y|e|et|en|i|ed|و)\s+(?:then\s|dann\s|luego\s|puis\s|poi\s)?$/iu;

const leading = /^\s*(?:and|und|y|e|et|en|i)\s/iu;

/**
 * Each message in the case that its words name, `text message when ready, reminder after 14 days if not picked up`, or
 * the case of one that follows from what its sentence says before.
 */
export function messageChecks(
  { statements }: Workbook,
  clause: CuedClause,
  statement: Statement,
  words: DocumentWords,
  conditions: number,
): string[] {
  const { quotation, specifics } = words;
  if (!clause.isRead || !clause.lexicon.hasSpaces || !messaging.test(clause.folded)) return [];
  const messages = messagesIn(clause, words);
  // `if they have not answered in 3 days` has a test of its own.
  const isPlain = conditions === 0 && !messages.some(({ given }) => /\p{N}/u.test(given));
  if (messages.length > 1 || (messages.length === 1 && isPlain))
    return messages.map(({ what, given }) =>
      fill(specifics.occasion, { quote: marked(what, quotation), given: marked(given, quotation) }),
    );
  const inside = consequenceIn(clause);
  if (inside)
    return [
      fill(specifics.following, {
        quote: marked(inside.what, quotation),
        given: marked(inside.given, quotation),
      }),
    ];
  const before = statements.findLast(
    ({ kind, sentence, span }) =>
      /^[RC]$/u.test(kind) &&
      sentence === statement.sentence &&
      span.end <= clause.span.start &&
      joining.test(clause.idea.slice(span.end, clause.span.start)),
  );
  if (before === undefined || clause.cues.some(({ name }) => name === 'if')) return [];
  const quoted = {
    quote: marked(statement.text, quotation),
    given: marked(before.text, quotation),
  };
  return [fill(specifics.following, quoted)];
}

/** `The job is marked late and the owner is notified`: the message, and what it follows from. */
function consequenceIn({ cues, folded, idea, span }: CuedClause): Message | undefined {
  const isSaid = (start: number, end: number) =>
    cues.some((cue) => cue.start >= start && cue.end <= end && isVerb(cue));
  const joint = cues.find(
    ({ name, start, end }) =>
      name === 'and' &&
      !either.test(idea.slice(start, end)) &&
      messaging.test(folded.slice(end - span.start)) &&
      !messaging.test(folded.slice(0, start - span.start)) &&
      isSaid(span.start, start) &&
      isSaid(end, span.end),
  );
  if (joint === undefined || cues.some(({ name }) => name === 'if' || name === 'can'))
    return undefined;
  return {
    what: quote(idea, trimmed(idea, { start: joint.end, end: span.end })),
    given: quote(idea, trimmed(idea, { start: span.start, end: joint.start })),
  };
}

function messagesIn({ cues, idea, span }: CuedClause, { plainIf }: DocumentWords): Message[] {
  const borders = [...idea.slice(span.start, span.end).matchAll(/[,;](?=\s)/gu)].map(
    ({ index }) => span.start + index,
  );
  const starts = [span.start, ...borders.map((at) => at + 1)];
  return starts.flatMap((start, index) => {
    const end = borders[index] ?? span.end;
    const joint = cues.find(
      (cue) =>
        cue.name === 'if' &&
        cue.start > start + 1 &&
        cue.end < end &&
        plainIf.test(idea.slice(cue.start, end)),
    );
    if (joint === undefined) return [];
    const [opening = ''] = leading.exec(idea.slice(start, end)) ?? [];
    const what = quote(idea, trimmed(idea, { start: start + opening.length, end: joint.start }));
    const given = quote(idea, trimmed(idea, { start: joint.start, end }));
    const isMessage = messaging.test(what.toLowerCase()) && hasBalancedBrackets(what);
    return isMessage && !concessive.test(`${what} `) && wordCount(given) > 1
      ? [{ what, given }]
      : [];
  });
}
