import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { isPeriod } from '../read/period';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import type { ActName } from '../sort/actNames';
import type { Statement } from '../sort/workbook';
import { objectOf, partsOf } from './acts';
import { actorOf } from './actorOf';
import { lastBorder, nextBorder, wordCount, type CuedClause } from './cuedClause';
import { either } from './listedThings';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { fill, marked } from './quoted';
import {
  exported,
  messaging,
  obliged,
  othersRefused,
  ownView,
  reservation,
} from './words/criteriaPatterns';
import { gathering } from './words/patterns';
import { deedPatterns } from './words/deedPatterns';
import { specificPatterns } from './words/specificPatterns';
import type { SpecificName } from './words/specifics/specificTable';

/** The tests that words call for which say exactly what to look at. */
export interface Specifics {
  checks: string[];
  /** The one of them about what comes with an entry. */
  detail: { check: string; quote: Quote } | undefined;
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
/** Of most deeds, what a change comes to is told. */
const hiddenBy: Readonly<Partial<Record<SpecificName, readonly ActName[]>>> = {
  cancelled: [...plainDeeds, 'book', 'remove'],
  outside: outsideDeeds,
};

export function specificChecks(
  clause: CuedClause,
  statement: Statement,
  words: DocumentWords,
): Specifics {
  const { idea, span } = clause;
  // `so that I see what is free` is why.
  const reason = clause.cues.find(({ name, start }) => name === 'soThat' && start > span.start);
  const text = clause.folded.slice(0, Math.min(mostRead, (reason?.start ?? Infinity) - span.start));
  const told = new Set<SpecificName>();
  const isAfterVerb = (place: number) =>
    !clause.lexicon.hasSpaces ||
    clause.cues.some((cue) => cue.name === 'do:show' && cue.end < place && isSaid(clause, cue));
  const found: Specifics & { hides: ActName[] } = {
    checks: [],
    detail: undefined,
    questions: [],
    added: [],
    hides: [],
    told,
  };
  if (!clause.isRead) return found;
  for (const { name, pattern, languages, verbs, hides } of specificPatterns) {
    const match = pattern.exec(text);
    const isRead = languages?.includes(clause.lexicon.code) ?? true;
    if (match === null || told.has(name) || !isRead) continue;
    const isMeant =
      verbs === undefined ||
      (name === 'withDetail' && reporting.test(text)) ||
      (name !== 'withDetail' && (gathering.test(text) || exported.test(text))) ||
      (name === 'dayBefore' && messaging.test(text)) ||
      clause.cues.some((cue) => verbs.test(cue.name) && isSaid(clause, cue));
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
    // `a colour, green, yellow or red`
    const isOneOf = name === 'highlighted' && orWord.test(match[0]);
    // `three totals` of the same words
    const isTold =
      (name === 'figure' && (told.has('perUnit') || told.has('ranked') || !isAfterVerb(start))) ||
      (name === 'withDetail' && (printing.test(text) || messaging.test(text)));
    if (!isMeant || isRate || isBound || isOneOf || isTold) continue;
    const joint =
      name === 'highlighted'
        ? clause.cues.findLast(
            (cue) => cue.name === 'and' && cue.start > start && cue.end < end - 4,
          )
        : undefined;
    const said =
      name === 'withDetail'
        ? quote(idea, trimmed(idea, { start, end: listEnd(clause, end) }))
        : wordsOf(clause, { start: joint?.end ?? start, end }, name);
    // `who and when`
    if (name === 'which' && clause.lexicon.hasSpaces && wordCount(said) < 2) continue;
    told.add(name);
    found.hides.push(...hides);
    const check = fill(words.specifics[name], { quote: marked(said, words.quotation) });
    found.checks.push(check);
    if (name === 'withDetail') found.detail = { check, quote: said };
  }
  const rule = ruleIn(clause);
  if (rule !== undefined) {
    found.checks.push(fill(words.criteria.denied, { object: marked(rule, words.quotation) }));
    found.hides.push('create', 'change');
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
        !(
          /^(?:edited|blocked|cancelled|moved|signed|chosen)$/u.test(name) ||
          /^(?:mark|flag|set)/u.test(match?.[0] ?? '')
        ) ||
        clause.cues.some(
          (cue) => cue.start === part.start + (match?.index ?? 0) && isSaid(clause, cue),
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
    const at = part.start + (deed.pattern.exec(own)?.index ?? 0);
    // `if somebody cancels`
    const border = lastBorder(idea, part.start, at);
    const isCase = clause.cues.some(
      ({ name, start }) => name === 'if' && start >= border && start <= at,
    );
    if (isCase) continue;
    // `the tablet keeps the game`
    const isOfSomebody =
      clause.actorEnd === at - 1 ||
      clause.cues.some(({ name, end }) => name === 'person' && end === at - 1);
    // `cancel a tour`, for all who go on it
    const [, thing = ''] = cancelledThing.exec(own.slice(at - part.start)) ?? [];
    const isTaken =
      clause.lexicon.code === 'en'
        ? thing === '' || reservation.test(thing)
        : reservation.test(own);
    if (deed.name === 'cancelled' && !isTaken) continue;
    if (/^(?:keeps|brings) /u.test(own.slice(at - part.start)) && !isOfSomebody) continue;
    told.add(deed.name);
    found.hides.push(...(hiddenBy[deed.name] ?? plainDeeds));
    const said =
      (clause.lexicon.code === 'en' && deed.name !== 'blocked') ||
      (/^(?:marked|outside)$/u.test(deed.name) && clause.lexicon.hasSpaces)
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

/** What is refused otherwise: `must give a reason`, or `only for those who are trained, others get refused`. */
function ruleIn({ cues, folded, idea, lexicon, span }: CuedClause): Quote | undefined {
  if (othersRefused.test(folded)) return quote(idea, span);
  const match = obliged.exec(folded.slice(0, mostRead));
  if (match === null) return undefined;
  if (!lexicon.hasSpaces) return quote(idea, span);
  const start = span.start + match.index;
  const said = start + match[0].length;
  const joint = cues.find((cue) => ending.test(cue.name) && cue.start > said);
  const end = nextBorder(idea, said, joint?.start ?? span.end);
  return quote(idea, trimmed(idea, { start, end }));
}

/** At the start of a list's line, a verb stands without what shows that it is one: `See today's jobs`. */
function isSaid(clause: CuedClause, cue: Cue): boolean {
  return cue.start === clause.span.start || isPredicate(clause, cue);
}

/** The words between two places, up to where something else begins. */
function wordsOf({ cues, idea }: CuedClause, { start, end }: Span, name: SpecificName): Quote {
  const next = cues.find((cue) => {
    const isOr = either.test(idea.slice(cue.start, cue.end));
    if (name === 'dayBefore' || cue.start <= start + 3 || !ending.test(cue.name) || isOr)
      return false;
    if (cue.name === 'that') return !/^(?:onlySeen|sorted|which)$/u.test(name);
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

/** Where `…, the time, whether they travel alone and whether somebody comes along` ends behind its first thing. */
function listEnd(clause: CuedClause, from: number): number {
  const { cues, idea, span } = clause;
  let end = from;
  for (;;) {
    const [member = ''] = nextMember.exec(idea.slice(end, span.end)) ?? [];
    const isQuestion = indirect.test(member);
    const next = { start: end, end: end + member.length };
    const isSaid = cues.some(
      (cue) =>
        cue.start > next.start && cue.end <= next.end && isPredicate(clause, cue) && !isQuestion,
    );
    if (member === '' || isSaid) return end;
    end = next.end;
  }
}

const indirect =
  /\s(?:whether|if|how|which|what|who|ob|wie|welche\p{L}*|wer|si|combien|quel\p{L}*|cuánt\p{L}+|qué|se|quant\p{L}+|qual\p{L}*|of|hoe|czy|ile)\s/u;
const nextMember =
  /^(?:,|,?\s(?:and|und|et|y|e|en|i))\s(?:the|an?|their|his|her|its|whether|how|which|what|der|die|das|den|dem|eine?[nmr]?|ob|wie|welche\p{L}*|les?|la|une?|si|combien|quel\p{L}*|el|los|las|una?|cuánt\p{L}+|qué|il|lo|gli|se|quant\p{L}+|qual\p{L}*|os?|as?|uma?|de|het|een|of|hoe|czy|ile)(?:\s(?!(?:and|und|et|y|e|en|i|so|then)\s)[^\s,;:.()]+){1,10}/u;

/** Behind the verb `cancel` what is cancelled, up to the next part: none in `cancel until noon`. */
const cancelledThing =
  /^\S+\s(?!until|till|by|before|at|in|on|for|up|within|online|free|without|any\s?time|and|or)((?:(?!and |or |if |up |until )[^\s,;:.()]+\s?){1,5})/u;
const orWord = /\s(?:or|oder|ou|o|of|lub)\s/u;
const printing = /(?<!\p{L})(?:print|druck|imprim|stamp|afdruk|druk)/u;
/** No lexicon has it as a verb, for it is often a noun. */
const reporting = /(?<!\p{L})reports? (?:an?|the|any|it|their|damage|faults?)(?!\p{L})/u;
const toDo = /^\s(?:to|can|also|zu|kann|können)\s/u;
