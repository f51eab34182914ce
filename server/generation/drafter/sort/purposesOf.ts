import { isVerb } from '../lexicon/cueLine';
import type { ReadStatement } from './workbook';

const [mostPurposes, fewestWords, surePain] = [4, 5, 2];
/** How surely a word in background tells what is wrong today, or names an aim. */
const painful: Readonly<Record<string, number>> = {
  problem: 3,
  lack: 2,
  now: 1,
  past: 1,
  negation: 1,
  report: -1,
  courtesy: -9,
  record: -9,
  task: -9,
  maybe: -9,
  if: -2,
};

/** `so` alone begins a consequence, too. */
const longestSo = 2;

/** What tells what is wrong today, the surest first, then what is wanted `so that …`; in the idea's order. */
export function purposesOf(statements: readonly ReadStatement[]): string[] {
  const pains = statements
    .map((one) => ({ one, rate: painOf(one) }))
    .filter(({ rate }) => rate >= surePain)
    .toSorted((one, other) => other.rate - one.rate);
  const isAim = ({ name, start, end }: ReadStatement['cues'][number], from: number) =>
    name === 'soThat' && start > from && end - start > longestSo;
  const aims = statements.filter(
    ({ kind, cues, span }) => kind !== 'B' && cues.some((cue) => isAim(cue, span.start)),
  );
  const found = [...pains.map(({ one }) => one), ...aims].slice(0, mostPurposes);
  const told = found.length > 0 ? found : situationOf(statements);
  return statements.filter((one) => told.includes(one)).map(({ id }) => id);
}

const [mostOfSituation, fewestOfSituation] = [2, 6];

/** The first whole sentences of background before what is asked for, without greetings and headings. */
function situationOf(statements: readonly ReadStatement[]): readonly ReadStatement[] {
  const first = statements.findIndex(({ kind }) => kind === 'R');
  return statements
    .slice(0, Math.max(first, 0))
    .filter(
      ({ kind, cues, isHeading, isUndecided, text }) =>
        kind === 'B' &&
        !isHeading &&
        !isUndecided &&
        !/[?？؟:：]$|^\p{L}+[:：]\s/u.test(text) &&
        text.split(/\s+/u, fewestOfSituation).length === fewestOfSituation &&
        cues.some(isVerb) &&
        !cues.some(({ name }) => /^(?:courtesy|report|record|want|undecided)$/u.test(name)),
    )
    .slice(0, mostOfSituation);
}

/** How surely it tells what is wrong today; `Today each shop has a diary` begins with how it is. */
function painOf({ kind, cues, isUndecided, link, span, text }: ReadStatement): number {
  const isShort = text.split(/\s+/u, fewestWords).length < fewestWords && link === 'none';
  if (kind !== 'B' || isUndecided || isShort || /[?？؟]$/u.test(text)) return 0;
  const names = new Set<string>(cues.map(({ name }) => name));
  // `Target is 95 % on time`
  if (names.has('goal')) return surePain;
  const begins = cues.some(({ name, start }) => name === 'now' && start === span.start) ? 1 : 0;
  return [...names].reduce((sum, name) => sum + (painful[name] ?? 0), begins);
}
