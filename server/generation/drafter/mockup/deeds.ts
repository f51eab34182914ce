import { capital } from '../lexicon/capital';
import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { ActionName } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { Statement, Workbook } from '../sort/workbook';
import { conditionOf } from '../write/conditions';
import { cuedClause, nextBorder, wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { listedThings } from '../write/listedThings';
import { actionClasses, actionVerbs } from './actionVerbs';
import { membersOf } from './fieldNames';
import { isVerbLast, longest, modal, phraseOf } from './phrases';
import { mockupWordsOf } from './mockupWordsOf';
import { plainText } from './plainText';
import { isRole } from './isRole';

/** Something that a requirement has somebody or the product do. */
export interface Deed {
  action: ActionName;
  statement: Statement;
  /** The idea's words for it, as a button has them: `Report a fault`. Empty if none can be cut out cleanly. */
  label: string;
  /** What it is done to: `fault`. */
  object: string;
  isDirect: boolean;
  /** Whether its verb alone says that something is entered: `record`, but not `put`. */
  isTyped: boolean;
  /** What the statement lists behind it, and whether one of these is chosen. */
  listed: readonly string[];
  isChoice: boolean;
  /** Its numbers with their comparison: `max 38 cm`. */
  limits: readonly string[];
}

const mostDeeds = 4;
/** What a requirement gives a person rather than asks of one. */
const receiving = /^(?:gets?|receives?)$/u;
/** What may be done to something that was named before. */
const bare: ReadonlySet<string> = new Set(['approve', 'remove', 'transfer']);
/** What may be done with a preposition: `sign up for a task`, `search by name`. */
const phrasal: ReadonlySet<string> = new Set(['create', 'search', 'approve', 'pay', 'transfer']);
const fewestSaid = 4;
const mostWordsOfSubject = 3;
const longestNoun = 30;
const longestClause = 64;

/** What a statement has done, in its order. */
export function deedsOf(workbook: Workbook, statement: Statement): Deed[] {
  // A call is tried out as a whole.
  if (statement.text.search(calls) >= 0) return [];
  const clause = cuedClause(workbook, statement);
  const { cues, idea, span } = clause;
  const byVerb = actionVerbs[workbook.language];
  const { nouns } = mockupWordsOf(workbook);
  const { given: condition = '' } = conditionOf(clause) ?? {};
  const from = condition === '' ? span.end : idea.indexOf(condition, span.start);
  const isDone = ({ start }: Cue) =>
    (start < from || start >= from + condition.length) &&
    !cues.some(
      (cue) =>
        (isDenial(cue) || (cue.name === 'if' && condition === '' && start > cue.start)) &&
        cue.end <= start &&
        nextBorder(idea, cue.end, start) === start,
    );
  const verbs = verbsIn(clause).filter(isDone);
  const { things, isChoice } = thingsIn(clause, verbs);
  // What a statement lists or limits belongs to the verb before it.
  const isOf = (verb: Cue, place: number) =>
    (verbs.findLast(({ start }) => start < place) ?? verbs[0]) === verb;
  const listAt = idea.indexOf(things[0] ?? '', span.start);
  const deeds = verbs.map((verb): Deed => {
    const text = folded(idea.slice(verb.start, verb.start + longest));
    const byForm = actionClasses.find((one) => byVerb[one]?.test(text));
    const known = byForm ?? actionClasses.find((one) => verb.name.endsWith(`:${one}`));
    const phrase = verb.name.startsWith('done:')
      ? undefined
      : phraseOf(clause, verb, nouns.adverbs);
    const isReceived = receiving.test(folded(idea.slice(verb.start, verb.end)));
    const action = known ?? 'other';
    const shown = isReceived && action === 'other' ? 'show' : action;
    const behind =
      shown === 'show' && !verb.name.startsWith('done:') ? clauseBehind(clause, verb) : '';
    const object = [phrase?.object, behind].find(Boolean) ?? '';
    const isLed = cues.some((cue) => modal.has(cue.name) && cue.end < verb.start);
    // `they can cancel`, not `every night ships come`
    const isAim = /\sto\s$/u.test(idea.slice(Math.max(span.start, verb.start - 4), verb.start));
    const isSaid = object !== '' || isLed || isAim || statement.actor !== undefined;
    return {
      action: shown,
      statement,
      label: isSaid ? capital(plainText(phrase?.label ?? object).replace(eachWord, ' ')) : '',
      object: plainText(object),
      isDirect: phrase?.isDirect ?? true,
      isTyped: byForm === action || clause.lexicon.code !== 'en',
      listed: isOf(verb, listAt) ? membersOf(things) : [],
      isChoice,
      limits: statement.quantities
        .filter(({ span: { start } }) => isOf(verb, start))
        .map(({ phrase }) => plainText(phrase))
        .filter(isLimit),
    };
  });
  return deeds
    .filter(
      ({ action, label, object, isDirect, isTyped }) =>
        action === 'notify' ||
        (label !== '' &&
          (object !== '' || bare.has(action)) &&
          (folded(label) !== folded(object) || !clause.lexicon.hasSpaces || action === 'show') &&
          (isDirect || (isTyped && phrasal.has(action))) &&
          // `schauen nur die Pfleger`
          !(clause.lexicon.code !== 'en' && action === 'other' && isRole(workbook, object))),
    )
    .filter(({ label }, at, all) => all.findIndex((one) => one.label === label) === at)
    .slice(0, mostDeeds);
}

/** Whether a quantity says of what it is one, unlike the number of a row. */
export function isLimit(phrase: string): boolean {
  return /[^\p{N}\s.,:]/u.test(phrase);
}

/** `Record each horse` */
const eachWord = /\s(?:each|every|jede[mnrs]?|chaque|cada|ogni|elke?|iedere?)\s/u;
/** Calls of an API. */
export const calls = /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[^\s,;)`|]{1,80}/gu;

/** What a clause lists, unless it is what is done: `pools, pasteurises and takes samples`. */
function thingsIn(clause: CuedClause, verbs: readonly Cue[]): ReturnType<typeof listedThings> {
  const { things, isChoice } = listedThings(clause);
  const { idea, span } = clause;
  const isDone = things.some((one) => {
    const start = idea.indexOf(one, span.start);
    return verbs.some((verb) => verb.start >= start && verb.start < start + one.length);
  });
  return { things: isDone ? [] : things, isChoice };
}

/** The verbs of a clause: those of the lexicon that stand as a predicate, and what follows `can`. */
function verbsIn(clause: CuedClause): Cue[] {
  const { cues, idea, span, lexicon } = clause;
  const led = cues.flatMap((cue): Cue[] => {
    const [word = ''] = /^\s\p{L}[\p{L}'’-]+(?=\s)/u.exec(idea.slice(cue.end, cue.end + 30)) ?? [];
    const start = cue.end + 1;
    const isAim = cue.name !== 'want' || /\sto$/u.test(idea.slice(cue.start, cue.end));
    const isOther =
      particle.test(word.trim()) ||
      lexicon.prepositions.includes(folded(word.trim())) ||
      cues.some((one) => one.start === start && !isVerb(one));
    const isLed = modal.has(cue.name)
      ? isAim
      : cue.name === 'person' &&
        article.test(idea.slice(cue.end, cue.end + 40)) &&
        // Unlike `sends parents the bill`.
        wordCount(idea.slice(span.start, cue.end)) <= mostWordsOfSubject;
    return isLed && word !== '' && !isOther && !isVerbLast(lexicon)
      ? [{ ...cue, name: 'do:other', start, end: cue.end + word.length }]
      : [];
  });
  const found = new Map<number, Cue>();
  const sure = cues.filter((one) => isPredicate(clause, one));
  // `can approve, reject or postpone a request`
  const joined = cues.filter(
    (one) =>
      one.name.startsWith('do:') &&
      [...sure, ...led].some(({ end }) => joint.test(idea.slice(end, one.start))) &&
      (one.end === span.end ||
        joint.test(idea.slice(one.end, one.end + 5).replace(/(?<=\s)\S+$/u, ''))),
  );
  for (const cue of [...sure, ...led, ...joined]) {
    const isHelp =
      cue.name === 'do:other' &&
      cues.some(
        ({ name, start }) => (name === 'auxiliary' || modal.has(name)) && start === cue.start,
      );
    const isReceived = receiving.test(folded(idea.slice(cue.start, cue.end)));
    // `a read-only look`, `3 times a day`
    if (/\p{N}\s$|-$/u.test(idea.slice(Math.max(span.start, cue.start - 2), cue.start))) continue;
    if (idea[cue.end] === '-') continue;
    // `get a text message`, unlike `the coordinator assigns each pickup`
    const near = idea.slice(Math.max(span.start, cue.start - longestNoun), cue.start);
    const isThird = /[^s]s$/u.test(idea.slice(cue.start, cue.end));
    const hasObject = cues.some(
      ({ name, start }) => name === 'determiner' && start === cue.end + 1,
    );
    if (compound.test(near) && !(isThird && hasObject)) continue;
    if (!found.has(cue.start) && (!isHelp || isReceived)) found.set(cue.start, cue);
  }
  return [...found.values()].sort((one, other) => one.start - other.start);
}

/** Between verbs with one object. */
const joint = /^(?:,\s|\s(?:or|and|oder|und|o|y|ou|et|e|of|en|lub|i)\s)$/u;
const compound = /(?<!\p{L})(?:an?|the) \p{L}+ $/u;

/** `which patients are late` in `I want to see which patients are late so that …` */
function clauseBehind({ cues, idea, span, lexicon }: CuedClause, verb: Cue): string {
  const last = cues.find(
    ({ name, start }) => /^(?:soThat|because|if|but)$/u.test(name) && start > verb.end,
  );
  const end = nextBorder(idea, verb.end, last?.start ?? span.end);
  // `sieht man die neuen Routen`
  const text = idea
    .slice(verb.end, end)
    .trim()
    .replace(/^(?:man|ich|er|wir|men|ik|on)\s/u, '');
  const [first = ''] = text.split(/\s/u, 1);
  if (particle.test(first) || lexicon.prepositions.includes(folded(first))) return '';
  return wordCount(text) >= fewestSaid && text.length <= longestClause ? text : '';
}

const particle = /^(?:to|up|down|out|off|back|away|through)$/u;

/** `report a found item` */
const article = /^\s\p{L}+\s(?:an?|the|their|its|his|her|each|every|one)\s/u;
