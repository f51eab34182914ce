import { isDenial } from '../lexicon/cueLine';
import type { Statement } from '../sort/workbook';
import { actorOf } from './actorOf';
import { objectOf } from './acts';
import type { CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { fill, marked } from './quoted';
import {
  asking,
  checking,
  device,
  exported,
  gathering,
  helping,
  printed,
  receiving,
  ticking,
} from './words/patterns';

/**
 * The test of a requirement that has none of its own acts: what it hands out or gathers, what it lets pass, and what it
 * lets one role do.
 */
export function frameCheck(
  clause: CuedClause,
  statement: Statement,
  { acts, criteria, quotation }: DocumentWords,
): string[] {
  const { cues, folded: text, idea } = clause;
  const actor = actorOf(clause, statement);
  const object = marked(objectOf(clause, clause.span), quotation);
  const verbs = cues.filter((cue) => isPredicate(clause, cue));
  const isReceived = receiving.test(text);
  const isWanted = isReceived || cues.some(({ name }) => name === 'want');
  const isSaid = verbs.length > 0 || cues.some(({ name }) => /^(?:can|must|should)$/u.test(name));
  if (printed.test(text)) return [fill(acts.print, { object })];
  if (exported.test(text)) return [fill(acts.export, { object })];
  if (gathering.test(text) && (isWanted || !isSaid)) return [fill(criteria.output, { object })];
  if (isReceived) return [fill(criteria.received, { object })];
  if (ticking.test(text)) return [fill(acts.change, { object })];
  if (checking.test(idea.slice(verbs[0]?.start, verbs[0]?.end)))
    return [fill(criteria.checked, { object })];
  const isGranted =
    cues.some(({ name, start, end }) => name === 'can' && !helping.test(idea.slice(start, end))) &&
    !cues.some(isDenial);
  if (actor !== undefined && isGranted)
    return [fill(criteria.granted, { object, who: marked(actor.text, quotation) })];
  if (device.test(text)) return [fill(acts.platform, { object })];
  return asking.test(text) && actor !== undefined ? [fill(acts.message, { object })] : [];
}
