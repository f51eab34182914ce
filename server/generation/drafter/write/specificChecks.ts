import { isDenial, isVerb } from '../lexicon/cueLine';
import { isPeriod } from '../read/period';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import type { ActName } from '../sort/actNames';
import type { Statement } from '../sort/workbook';
import { objectOf, partsOf } from './acts';
import { actorOf } from './actorOf';
import { nextBorder, type CuedClause } from './cuedClause';
import { either } from './listedThings';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { fill, marked } from './quoted';
import { exported, gathering, ownView } from './words/patterns';
import { deedPatterns, specificPatterns } from './words/specificPatterns';
import type { SpecificName } from './words/specifics/specificTable';

/** The tests that words call for which say exactly what to look at. */
export interface Specifics {
  checks: string[];
  /** What is open. */
  questions: string[];
  /** Usual for such words, though the idea does not say it. */
  added: string[];
  /** Acts whose usual test says less. */
  hides: readonly ActName[];
  told: ReadonlySet<SpecificName>;
}

/** A clause is judged by its beginning. */
const mostRead = 400;
const mostChecks = 4;
/** Here an order or a choice of words ends. */
const ending = /^(?:and|but|if|that|because|soThat)$/u;
const plainDeeds: readonly ActName[] = ['change', 'create', 'show'];
const outsideDeeds: readonly ActName[] = [
  ...plainDeeds,
  'pay',
  'notify',
  'message',
  'lend',
  'scan',
];

export function specificChecks(
  clause: CuedClause,
  statement: Statement,
  words: DocumentWords,
): Specifics {
  const { idea, span, isRead } = clause;
  const text = clause.folded.slice(0, mostRead);
  const told = new Set<SpecificName>();
  const found: Specifics & { hides: ActName[] } = {
    checks: [],
    questions: [],
    added: [],
    hides: [],
    told,
  };
  if (!isRead) return found;
  for (const { name, pattern, verbs, hides } of specificPatterns) {
    const match = pattern.exec(text);
    if (match === null || told.has(name)) continue;
    const isMeant =
      verbs === undefined ||
      gathering.test(text) ||
      exported.test(text) ||
      clause.cues.some(
        (cue) => verbs.test(cue.name) && (cue.start === span.start || isPredicate(clause, cue)),
      );
    const start = span.start + match.index;
    // `€18 per hour`
    const isRate =
      name === 'perUnit' &&
      statement.quantities.some((one) => one.span.start <= start && one.span.end + 12 > start);
    const end = start + match[0].length;
    // `which pupils are away for more than 7 days`
    const isBound =
      name === 'which' &&
      statement.quantities.some((one) => one.span.start >= start && one.span.end <= end);
    if (!isMeant || isRate || isBound) continue;
    told.add(name);
    found.hides.push(...hides);
    const said = wordsOf(clause, { start, end }, name);
    found.checks.push(fill(words.specifics[name], { quote: marked(said, words.quotation) }));
  }
  const isDenied = clause.cues.some(isDenial);
  if (actorOf(clause, statement) !== undefined && !isDenied && ownView.test(text)) {
    const object = marked(objectOf(clause, span), words.quotation);
    found.added.push(fill(words.criteria.own, { quote: object }));
    found.hides.push('show');
  }
  const parts = partsOf(clause);
  for (const part of isDenied ? [] : parts.length > 1 ? parts : [span]) {
    const own = idea.slice(part.start, part.end).toLowerCase().slice(0, mostRead);
    const deed = deedPatterns.find(({ name, pattern }) => {
      const match = pattern.exec(own);
      // `Every change is logged`
      const isVerb =
        clause.lexicon.code !== 'en' ||
        !/^(?:edited|blocked)$/u.test(name) ||
        clause.cues.some(
          (cue) => cue.start === part.start + (match?.index ?? 0) && isPredicate(clause, cue),
        );
      return match !== null && isVerb;
    });
    // `is blocked for 15 minutes` is lifted then.
    const isLifted =
      deed?.name === 'blocked' &&
      statement.quantities.some(
        (one) => one.comparison === 'exactly' && isPeriod(one, clause.lexicon),
      );
    if (deed === undefined || told.has(deed.name) || isLifted) continue;
    told.add(deed.name);
    found.hides.push(...(deed.name === 'outside' ? outsideDeeds : plainDeeds));
    const at = part.start + (deed.pattern.exec(own)?.index ?? 0);
    const said =
      deed.name === 'outside'
        ? quote(idea, trimmed(idea, { start: at, end: nextBorder(idea, at, part.end) }))
        : objectOf(clause, part);
    const object = marked(said, words.quotation);
    const isQuestion = deed.name === 'blocked' || deed.name === 'outside';
    (isQuestion ? found.questions : found.added).push(
      fill(words.specifics[deed.name], { quote: object }),
    );
  }
  return { ...found, checks: found.checks.slice(0, mostChecks) };
}

/** The words between two places, up to where something else begins. */
function wordsOf({ cues, idea }: CuedClause, { start, end }: Span, name: SpecificName): Quote {
  const next = cues.find((cue) => {
    const isOr = either.test(idea.slice(cue.start, cue.end));
    if (name === 'dayBefore' || cue.start <= start + 5 || !ending.test(cue.name) || isOr)
      return false;
    if (cue.name === 'that') return name !== 'which';
    // `by category and put items on a list`
    const goesOn =
      toDo.test(idea.slice(cue.end, end)) ||
      cues.some((one) => one.start === cue.end + 1 && isVerb(one));
    return !/^(?:and|but)$/u.test(cue.name) || /^(?:sorted|which)$/u.test(name) || goesOn;
  });
  const last = Math.min(next?.start ?? end, end);
  const [mark = ''] = /[,;]?\s*$/u.exec(idea.slice(start, last)) ?? [];
  return quote(idea, trimmed(idea, { start, end: last - mark.length }));
}

const toDo = /^\s(?:to|can|also|zu|kann|können)\s/u;
