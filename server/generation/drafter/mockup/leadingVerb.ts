import type { Cue } from '../lexicon/cueIndex';
import { singularOf } from '../lexicon/englishNumber';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import type { Statement } from '../sort/workbook';
import type { CuedClause } from '../write/cuedClause';
import { infinitives } from './infinitives';
import { grammars, verbPlaces } from './words/verbGrammar';

const modals = /^(?:can|must|should|want)$/u;
/** `Search recipes`, but not `Rotate machines` */
const onScreen = /^do:(?:search|upload|book|pay|transfer)$/u;

/** Whether the product does it by itself: `It should text the customer`. */
export function isOfSystem({ cues, span }: CuedClause, { actor }: Statement): boolean {
  const article = cues.find(({ name, start }) => name === 'determiner' && start === span.start);
  const from = [span.start, (article?.end ?? Infinity) + 1];
  return (
    actor === undefined && cues.some(({ name, start }) => name === 'system' && from.includes(start))
  );
}

/** The verb behind `can`, behind who acts, or at the beginning; none of what the product does by itself. */
export function leadingVerb(clause: CuedClause, statement: Statement): Cue | undefined {
  if (isOfSystem(clause, statement)) return undefined;
  const { actor } = statement;
  const { cues, idea, span, lexicon, actorEnd } = clause;
  const verbs = cues.filter(({ name }) => name.startsWith('do:'));
  const at = (place: number) => {
    const [gap = ''] = verbPlaces.gap.exec(idea.slice(place, place + 24)) ?? [];
    return verbs.find(({ start }) => start === place + gap.length);
  };
  const acted =
    actor && actorEnd !== undefined ? (at(actorEnd) ?? unknownVerb(clause, actorEnd)) : undefined;
  const endOf = (to: number) =>
    idea.slice(span.start, to).replace(/[\s.!]+$/u, '').length + span.start;
  const end = endOf(span.end);
  const some = cues.filter(
    ({ name, start, end: behind }) =>
      modals.test(name) &&
      (actor !== undefined || start - span.start < 24 || behind === end) &&
      // `volunteers pick up jobs that they can do`
      !(acted && acted.start < start),
  );
  // `Wir möchten, dass Patienten buchen können`
  const modal = some.find((cue) => cue.end === end) ?? some[0];
  // `I want to build a marketplace where bakers sell cakes`
  const hasObject = acted && /^\s[\p{L}\p{N}]/u.test(idea.slice(acted.end));
  if (modal?.name === 'want' && hasObject && acted.start > modal.end) return acted;
  const behindModal = modal && at(modal.end);
  if (behindModal) {
    return isOfProduct(clause, statement, modal, behindModal) ? undefined : behindModal;
  }
  if (modal && grammars[lexicon.code]?.isVerbLast) {
    // `Patienten sollen buchen`, `dass Patienten buchen können`
    const last = modal.end === end ? endOf(modal.start) : end;
    return verbs.find((verb) => verb.end === last);
  }
  // `I want to report a leak`, but not `I want something where`
  const isTo = verbPlaces.aim.test(idea.slice(modal?.end ?? span.end));
  if (modal) return modal.name === 'want' && !isTo ? undefined : unknownVerb(clause, modal.end);
  // `Client contact – registers` has no verb there.
  if (actor) return hasObject ? acted : undefined;
  // `I enter the date`
  const self = cues.find(
    ({ name, start, end: behind }) =>
      name === 'pronoun' &&
      readingWords[lexicon.code].self.includes(folded(idea.slice(start, behind))),
  );
  const own = self && at(self.end);
  if (own) return own;
  // `Anyone finds things by typing`
  const [all] = lexicon.people.general.filter((word) => clause.folded.startsWith(`${word} `));
  const general = all && at(span.start + all.length);
  if (general) return general;
  // `Book a shelf`, but not `deposit 40 €`
  const first = at(span.start);
  const [next = ''] = folded(idea.slice(first?.end ?? span.end, span.end).trim()).split(' ');
  const form = first && folded(idea.slice(first.start, first.end));
  const isBy = first?.name === 'do:search' && lexicon.prepositions.includes(next);
  const isSeveral = onScreen.test(first?.name ?? '') && singularOf(next) !== next;
  const isObject =
    lexicon.cues.determiner.includes(next) || isBy || (isSeveral && lexicon.code === 'en');
  return form && infinitives(lexicon).get(form) === form && isObject ? first : undefined;
}

/** How many words may stand between a verb and the product: `build a simple internal booking tool`. */
const mostWordsBetween = 4;

/** Whether the author wishes to have the product made: `I want to build a platform`. */
function isOfProduct(
  { cues, idea }: CuedClause,
  { actor }: Statement,
  modal: Cue,
  verb: Cue,
): boolean {
  if (actor !== undefined || modal.name !== 'want' || verb.name !== 'do:create') return false;
  return cues.some(
    ({ name, start }) =>
      name === 'system' &&
      start > verb.end &&
      idea.slice(verb.end, start).trim().split(/\s+/u).length <= mostWordsBetween,
  );
}

/** The English word between who acts, or a modal verb, and an article: `secretaries report a vacant plot`. */
function unknownVerb({ cues, idea, lexicon }: CuedClause, end: number): Cue | undefined {
  const [, word = '', article = ''] = verbPlaces.unknown.exec(idea.slice(end)) ?? [];
  const start = idea.indexOf(word, end);
  const others = [lexicon.prepositions, lexicon.stopWords];
  const isOther =
    cues.some((cue) => cue.start === start) || others.some((list) => list.includes(word));
  return lexicon.code === 'en' && !isOther && lexicon.cues.determiner.includes(article)
    ? { name: 'do:other', start, end: start + word.length, weight: 1 }
    : undefined;
}
