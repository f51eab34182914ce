import { isDenial } from '../lexicon/cueLine';
import type { ActName } from '../sort/actNames';
import type { Statement } from '../sort/workbook';
import { actorOf } from './actorOf';
import { objectOf } from './acts';
import type { CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { fill, marked } from './quoted';
import { actWords } from './words/actWords';
import { asking, checking, gathering, helping, receiving } from './words/patterns';

/** The act that words name whose verbs the lexicons do not tell apart from others. */
export function wordedAct(text: string): ActName | undefined {
  return actWords.find(({ pattern }) => pattern.test(text))?.act;
}

/**
 * The criterion of a requirement without an act: something that it hands out or collects, lets through, or allows one
 * role.
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
  const act = wordedAct(text);
  if (act !== undefined) return [fill(acts[act], { object })];
  if (gathering.test(text) && (isWanted || !isSaid)) return [fill(criteria.output, { object })];
  if (isReceived) return [fill(criteria.received, { object })];
  if (checking.test(idea.slice(verbs[0]?.start, verbs[0]?.end)))
    return [fill(criteria.checked, { object })];
  const isGranted =
    cues.some(({ name, start, end }) => name === 'can' && !helping.test(idea.slice(start, end))) &&
    !cues.some(isDenial);
  if (actor !== undefined && isGranted)
    return [fill(criteria.granted, { object, who: marked(actor.text, quotation) })];
  return asking.test(text) && actor !== undefined ? [fill(acts.message, { object })] : [];
}
