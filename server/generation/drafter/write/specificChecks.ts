import type { Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Span } from '../read/span';
import type { CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { either } from './listedThings';
import { fill, marked } from './quoted';
import { specificPatterns } from './words/specificPatterns';
import type { SpecificName } from './words/specifics/specificTable';

/** Here an order or a choice of words ends. */
const ending = /^(?:if|that|because|soThat)$/u;

/** The tests that words call for which say exactly what to look at. */
export function specificChecks(clause: CuedClause, words: DocumentWords): string[] {
  const { cues, folded, isRead, lexicon, span } = clause;
  if (!isRead) return [];
  // `so that I see what is free` is why.
  const reason = cues.find(({ name, start }) => name === 'soThat' && start > span.start);
  const text = folded.slice(0, (reason?.start ?? span.end) - span.start);
  const told = new Set<SpecificName>();
  return specificPatterns.flatMap(({ name, pattern, languages, verbs }) => {
    const match = pattern.exec(text);
    const isOfLanguage = languages?.includes(lexicon.code) ?? true;
    const isMeant = verbs === undefined || cues.some((one) => isSaid(clause, one, verbs));
    if (match === null || told.has(name) || !isOfLanguage || !isMeant) return [];
    // `by 18:00 the evening before` is a time.
    if (name === 'dayBefore' && /\p{N}\S*\s$/u.test(text.slice(0, match.index))) return [];
    told.add(name);
    const start = span.start + match.index;
    const whole = { start, end: start + match[0].length };
    // `the day before the visit`, `see only who arrived`: nothing else begins there.
    const said = /^(?:dayBefore|onlySeen)$/u.test(name) ? whole : partIn(clause, whole, name);
    const quoted = marked(quote(clause.idea, trimmed(clause.idea, said)), words.quotation);
    return [fill(words.specifics[name], { quote: quoted })];
  });
}

/** At the start of a list's line, a verb stands without what shows that it is one: `See today's jobs`. */
function isSaid(clause: CuedClause, cue: Cue, verbs: RegExp): boolean {
  return verbs.test(cue.name) && (cue.start === clause.span.start || isPredicate(clause, cue));
}

/** The words between two places, up to where something else begins. */
function partIn({ cues, idea }: CuedClause, { start, end }: Span, name: SpecificName): Span {
  const next = cues.find((cue) => {
    if (cue.start <= start + 3 || either.test(idea.slice(cue.start, cue.end))) return false;
    // `by category and put items on a list`
    const goesOn =
      name === 'sorted' || cues.some((one) => one.start === cue.end + 1 && isVerb(one));
    // `see only who arrived`
    if (cue.name === 'that' && name === 'onlySeen') return false;
    return ending.test(cue.name) || (/^(?:and|but)$/u.test(cue.name) && goesOn);
  });
  const last = Math.min(next?.start ?? end, end);
  const [mark = ''] = /[,;]?\s*$/u.exec(idea.slice(start, last)) ?? [];
  return { start, end: last - mark.length };
}
