import type { Cue } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { isNoun } from '../read/isNoun';
import { quote, type Quote } from '../read/span';
import { stemsOf } from '../sort/contentWords';
import { lastBorder, trimmedSpan, type CuedClause } from './cuedClause';
import type { ActionCheck } from './documentWords';

/** A verb of one certain sense with its object. */
export interface SureAction {
  check: string;
  object: Quote;
}

/** What a clause does by verbs that mean one thing only, as its predicate and with an object. */
export function sureActions(clause: CuedClause, checks: readonly ActionCheck[]): SureAction[] {
  const { idea, span, cues } = clause;
  return checks
    .flatMap(({ verbs, check }) => {
      const verb = cues.find(
        (cue) =>
          cue.name.startsWith('do:') && verbs.test(wordOf(clause, cue)) && isPredicate(clause, cue),
      );
      const object = verb === undefined ? undefined : verbWithObject(clause, verb);
      return object === undefined ? [] : [{ check, object: quote(idea, object), at: object.start }];
    })
    .filter(({ at }) => at >= span.start)
    .slice(0, 2);
}

/** As it stands there, but for the first word: nouns of some languages have a capital. */
function wordOf({ idea, span }: CuedClause, { start, end }: Cue): string {
  const word = idea.slice(start, end);
  return start === span.start ? folded(word) : word;
}

/** At the start, or right after who does it or a word such as `can`; elsewhere it may be a noun. */
function isPredicate({ folded: text, span, cues, lexicon }: CuedClause, verb: Cue): boolean {
  if (isNoun(verb, cues, text.slice(0, verb.start - span.start), lexicon)) return false;
  if (lexicon.code !== 'en' || verb.start === span.start) return true;
  return cues.some(({ name, end }) => end === verb.start - 1 && governing.has(name));
}

const governing: ReadonlySet<string> = new Set([
  ...['person', 'system', 'can', 'must', 'should', 'want', 'pronoun', 'and'],
]);

function verbWithObject(
  { idea, span, cues, lexicon }: CuedClause,
  verb: Cue,
): { start: number; end: number } | undefined {
  if (!lexicon.hasSpaces) {
    const object = { start: lastBorder(idea, span.start, verb.start), end: verb.end };
    return verb.start - object.start >= 2 ? object : undefined;
  }
  const ends = cues.filter(
    ({ name, start }) =>
      start > verb.end + 1 && ['if', 'because', 'soThat', 'and', 'but'].includes(name),
  );
  const border = idea.slice(verb.end, span.end).search(/[,،;:.](?:\s|$)|[(|]/u);
  const end = Math.min(
    border === -1 ? span.end : verb.end + border,
    ...ends.map(({ start }) => start),
  );
  const next = /\p{L}+/u.exec(idea.slice(verb.end, end))?.[0] ?? '';
  const isClear =
    stemsOf(lexicon, idea.slice(verb.end, end)).length > 0 &&
    !lexicon.prepositions.includes(folded(next));
  return isClear ? trimmedSpan(idea, verb.start, end) : undefined;
}
