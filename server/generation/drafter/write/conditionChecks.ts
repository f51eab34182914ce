import { folded } from '../lexicon/phraseIndex';
import { quote } from '../read/span';
import { outcomeIn, type Condition } from './conditions';
import { wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';
import { alsoThen, lastingVerb, untilWord } from './words/criteriaPatterns';
import { onlyWord } from './words/patterns';

/** What tells that something is so rather than that somebody does it. */
const ofState = /^(?:auxiliary|can|must|should|never|negation|done:)/u;
/** More words in either half are hardly one condition and what depends on it. */
const mostWords = 12;

/** Names no moment: `only if the ticket was not scanned`. */
const onlyIf =
  /^(?:if|provided|in case|falls|sofern|si|à condition|se|als|indien|jeśli|jeżeli)(?!\p{L})/iu;

/** What somebody may do with that alone: `only their own bookings`. */
const ofThing = /^ (?:\p{L}+ )?(?:their|his|her|its|my|our|your|own|one|two|three|\p{N})/u;

/** `only` behind a word for what may be done, or right before the condition. */
function onlyIn({ cues, idea, span }: CuedClause): string {
  const text = folded(idea.slice(span.start, span.end));
  const found = onlyWord.exec(text);
  if (found === null) return '';
  const [start, end] = [span.start + found.index, span.start + found.index + found[0].length];
  const isOfDeed =
    cues.some(({ name, end: at }) => name === 'can' && at === start - 1) &&
    !ofThing.test(text.slice(found.index + found[0].length));
  return isOfDeed || cues.some(({ name, start: at }) => name === 'if' && at === end + 1)
    ? found[0]
    : '';
}

/** A condition with what holds then: of `if` and `when`, only where the clause is short and says nothing else. */
export function conditionChecks(
  clause: CuedClause,
  condition: Condition,
  words: DocumentWords,
): string[] {
  const { cues, idea, span } = clause;
  const { given, then, place } = condition;
  const { circumstances, criteria, plainIf, quotation } = words;
  const said = cues.filter(({ start, end }) => start >= place.start && end <= place.end);
  const isState = said.some(({ name }) => ofState.test(name)) || lastingVerb.test(folded(then));
  // `drags them about until it all fits`
  const isDeed = untilWord.test(given) && !isState;
  // `It also has to work when the wifi is down`
  if (alsoThen.test(then) || isDeed) return [];
  const plain = plainIf.exec(given);
  const bare = quote(given, { start: plain?.[0].length ?? 0, end: given.length });
  // Both halves and nothing else.
  const only = onlyIn(clause);
  const rest = idea
    .slice(span.start, span.end)
    .replace(given, '')
    .replace(then, '')
    .replace(only, '');
  const isWish = said.some(({ name }) => name === 'want') && place.start === span.start;
  const isClear =
    // `予約が取り消された場合は`
    !/[\p{L}\p{N}]/u.test(rest.replace(/[はにも]/u, '')) &&
    !isWish &&
    [given, then].every((one) => wordCount(one) <= mostWords);
  const other = circumstances.find(({ begins }) => begins.test(given))?.check;
  // `can only start when it is released`: before that, it is refused, as with `after`.
  const isRefusedBefore = only !== '' && !onlyIf.test(given);
  const plainCheck = isRefusedBefore ? circumstances[0]?.check : criteria.condition;
  const check = plain === null ? other : isClear ? plainCheck : undefined;
  const quoted = isRefusedBefore ? given : bare;
  const filled = { given: marked(quoted, quotation), then: marked(outcomeIn(then), quotation) };
  return check === undefined ? [] : [fill(check, filled)];
}
