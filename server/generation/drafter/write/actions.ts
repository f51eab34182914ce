import type { Cue } from '../lexicon/cueIndex';
import { isDenial } from '../lexicon/cueLine';
import { quote, trimmed, type Quote } from '../read/span';
import { stemsOf } from '../sort/contentWords';
import { conditionOf } from './conditions';
import { lastBorder, nextBorder, wordCount, type CuedClause } from './cuedClause';
import { isPredicate } from './isPredicate';
import { actionClasses, type ActionClass, type ActionTable } from './words/actions/actionWords';

/** Something that a clause has done, with the words that say so. */
export interface Action {
  name: ActionClass;
  object: Quote;
}

const nounClasses = ['endpoint', 'report', 'only'] as const;
const mostActions = 2;
/** A clause is quoted up to its first comma behind so many characters. */
const longest = 100;

/** What a clause has done: by verbs that are sure to be verbs and that nothing denies. */
export function actionsOf(clause: CuedClause, table: ActionTable): Action[] {
  const { cues, folded: text, idea, span, lexicon } = clause;
  const given = conditionOf(clause)?.given;
  const supposed = cues.find(({ name }) => name === 'if')?.start ?? span.end;
  const from = given === undefined ? supposed : idea.indexOf(given, span.start);
  const to = given === undefined ? span.end : from + given.length;
  const isInGiven = ({ start }: Cue) => start >= from && start < to;
  const isDenied = ({ start }: Cue) => cues.some((cue) => isDenial(cue) && cue.end <= start);
  const verbs = cues.filter((cue) => isPredicate(clause, cue) && !isInGiven(cue) && !isDenied(cue));
  const whole = quote(idea, {
    ...span,
    end: nextBorder(idea, Math.min(span.start + longest, span.end), span.end),
  });
  const found = new Map<ActionClass, { object: Quote; end: number }>();
  for (const verb of verbs) {
    const name = classOf(clause, verb, table);
    // What stands in the object of another verb is not done here.
    const isInside = [...found].some(
      ([other, { end }]) => table[other].check !== undefined && verb.start < end,
    );
    const isJoined = cues.some((cue) => cue.name === 'and' && cue.end === verb.start - 1);
    if (name === undefined || found.has(name) || (isInside && !isJoined)) continue;
    const phrase = phraseOf(clause, verb);
    const isBare = lexicon.hasSpaces && wordCount(phrase) < 2;
    if (isBare && found.size > 0) continue;
    found.set(name, { object: isBare ? whole : phrase, end: verb.start + phrase.length });
  }
  const actions = [...found].slice(0, mostActions).map(([name, { object }]) => ({ name, object }));
  // What a noun stands for is sure only of these.
  const named = nounClasses.filter((name) => table[name].things?.test(text));
  return [...actions, ...named.map((name) => ({ name, object: whole }))].filter(
    ({ object }) => stemsOf(lexicon, object).length > 0,
  );
}

/** The class that a verb's own words name, else that of its action in the lexicon; English verbs have too many of those. */
function classOf(
  { folded: text, span, lexicon }: CuedClause,
  { name, start }: Cue,
  table: ActionTable,
): ActionClass | undefined {
  const words = text.slice(start - span.start, start - span.start + 40);
  return (
    actionClasses.find((action) => table[action].verbs?.test(words)) ??
    actionClasses.find((action) => lexicon.code !== 'en' && name.endsWith(`:${action}`))
  );
}

/** A passive with what it is done to, a verb with its object. */
function phraseOf({ cues, idea, span, lexicon }: CuedClause, { name, start, end }: Cue): Quote {
  const isPassive = name.startsWith('done:');
  const border = isPassive || !lexicon.hasSpaces ? lastBorder(idea, span.start, start) : start;
  const joint = cues.find(
    (cue) => cue.name === 'and' && cue.start - border < 2 && cue.end > border,
  );
  const from = joint?.end ?? border;
  const to = lexicon.hasSpaces ? nextBorder(idea, end, span.end) : end;
  return quote(idea, trimmed(idea, { start: from, end: to }));
}
