import { capital } from '../lexicon/capital';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { ActionName, Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';
import { trimmed, type Span } from '../read/span';
import type { ActName } from '../sort/actNames';
import { actsOf } from '../sort/actsOf';
import type { Statement, Workbook } from '../sort/workbook';
import { partsOf, withoutOpening } from '../write/acts';
import { conditionOf } from '../write/conditions';
import { cuedClause, wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { listedThings } from '../write/listedThings';
import { nounsIn } from './nounsIn';
import { plainText } from './plainText';

/** Something that a requirement has somebody do, in the idea's words. */
export interface Task {
  statement: Statement;
  act: ActName | undefined;
  /** The words for it without who does it: `Print the baking list`. */
  label: string;
  /** Its verb as on a button: `Print`, `Tick off`. Empty if none is sure. */
  verb: string;
  /** Whether its verb says that something is written down. */
  isTyped: boolean;
  /** What there are several of: `crate` in `tick off each crate`. */
  each: string;
  /** What it is done to: `shelf` in `book a shelf`. */
  one: string;
  /** What it lists, and whether one of these is chosen. */
  listed: readonly string[];
  isChoice: boolean;
}

type Title = Pick<Task, 'label' | 'verb'> & { isDone: boolean };

/** Who does something is named in so many words. */
const mostOfSubject = 4;
const mostRead = 400;
const particle = /^\s(?:off|up|out|in|back|on|over|down|away)(?!\p{L})/u;
/** What goes on behind a conjunction. */
const trailing = /[\s,;|]+$/u;
const typing: ReadonlySet<string> = new Set(['create', 'measure', 'message']);
const seeing: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['calculate', 'history', 'live', 'map', 'report', 'search', 'show'] as const),
]);
/** The act of a verb where the words around it tell none. */
const acts: Readonly<Partial<Record<ActionName, ActName>>> = {
  approve: 'approve',
  assign: 'assign',
  book: 'book',
  create: 'create',
  measure: 'measure',
  message: 'message',
  notify: 'notify',
  organise: 'edit',
  pay: 'pay',
  remove: 'remove',
  search: 'search',
  show: 'show',
  upload: 'upload',
};

/** What a statement has done, in its order; together they have all its words. */
export function tasksOf(workbook: Workbook, statement: Statement): Task[] {
  const clause = withoutSpeaker(withoutOpening(cuedClause(workbook, statement)), statement);
  const { idea, span, cues, lexicon, isRead } = clause;
  const { given = '', then = '' } = conditionOf(clause) ?? {};
  const found = isRead && given === '' ? partsOf(clause) : [];
  const parts = found.length > 1 && found[0]?.start === span.start ? found : [span];
  const cut = parts.flatMap((part) => [part, ...furtherIn(clause, part)]);
  const { things, isChoice } = listedThings(clause);
  return (given === '' ? cut : [span]).map((part, at, all): Task => {
    const next = all[at + 1];
    const whole = trimmed(idea, { start: part.start, end: next?.start ?? span.end });
    const text = next ? withoutJoint(clause, whole) : whole;
    const said = idea.slice(text.start, text.end);
    const title = titleOf(clause, text, given !== '' && said.startsWith(given));
    const verbs = cues.filter(
      ({ name, start, end }) => name.startsWith('do:') && start >= text.start && end <= text.end,
    );
    const verb = lexicon.hasSpaces ? verbs[0] : verbs.at(-1);
    const action = actionOf(verb?.name ?? '');
    const [learned] = isRead ? actsOf(folded(then || said).slice(0, mostRead), lexicon) : [];
    const act = action === 'show' && !seeing.has(learned) ? 'show' : (learned ?? acts[action]);
    const isPressed = title.isDone || statement.actor !== undefined;
    const options = choicesIn(said);
    const nouns = nounsIn(workbook, clause, text);
    const listAt = things.length === 0 ? -1 : idea.indexOf(things[0] ?? '', span.start);
    const isListed = listAt >= text.start && listAt < text.end;
    return {
      statement,
      act,
      label: title.label,
      verb: isPressed ? title.verb : '',
      isTyped: typing.has(action),
      each: nouns.each,
      one: isObject(title, nouns.one) ? nouns.one : '',
      listed: isListed ? things.map(plainText) : options,
      isChoice: isListed ? isChoice : options.length > 0,
    };
  });
}

/** Whether it stands right behind the verb. */
function isObject({ label, verb }: Title, noun: string): boolean {
  const behind = label.slice(verb.length);
  return verb !== '' && noun !== '' && /^\san?\s/u.test(behind) && behind.replace(/^\san?\s/u, '').startsWith(noun);
}

function actionOf(name: string): ActionName {
  const [, action = 'other'] = name.split(':');
  return action as ActionName;
}

/** Without `Rosa:`. */
function withoutSpeaker(clause: CuedClause, { speaker }: Statement): CuedClause {
  const { idea, span } = clause;
  const said = idea.slice(span.start, span.end);
  const [head = ''] = /^[^:：]{1,40}[:：]\s*/u.exec(said) ?? [];
  if (speaker === undefined || !head.includes(speaker) || head === said) return clause;
  const start = span.start + head.length;
  return { ...clause, folded: clause.folded.slice(-(span.end - start)), span: { ...span, start } };
}

/** `and tick off each crate`, where the verb is no word of the lexicon. */
function furtherIn({ idea, cues, lexicon }: CuedClause, { start, end }: Span): Span[] {
  if (lexicon.code !== 'en') return [];
  return cues.flatMap((cue) => {
    if (cue.name !== 'and' || cue.start <= start || cue.end >= end) return [];
    const [found, word = ''] = imperative.exec(idea.slice(cue.end + 1, end)) ?? [];
    const isOther =
      lexicon.prepositions.includes(folded(word)) ||
      cues.some((one) => one.start === cue.end + 1 && !one.name.startsWith('do:'));
    return found === undefined || isOther ? [] : [{ start: cue.end + 1, end }];
  });
}

/** Without `and` at its end. */
function withoutJoint({ idea, cues }: CuedClause, { start, end }: Span): Span {
  const joint = cues.findLast(
    (cue) => /^(?:and|but)$/u.test(cue.name) && cue.end >= end && cue.start > start && cue.end <= end + 1,
  );
  const text = idea.slice(start, joint?.start ?? end).replace(trailing, '');
  return { start, end: start + text.length };
}

const openers = /(?<!\p{L})(?:whether|either|ob|si|se|czy)\s(?<list>.+)$/iu;
const single = /(?<!\p{L})(?<list>(?:\p{L}+,\s)*\p{L}+\s(?:or|oder|ou|oppure|lub|albo)\s\p{L}+)$/iu;
const border = /,\s(?:or\s)?|\s(?:or|oder|ou|o|of|oppure|lub|albo|czy)\s/iu;
const mostOfChoice = 3;

/** `whether they come, late or not at all`, `says yes or no` */
function choicesIn(text: string): string[] {
  const list = (openers.exec(text) ?? single.exec(text))?.groups?.list ?? '';
  const members = list.split(border).map((one) => plainText(one));
  const areSure = members.length > 1 && members.every((one) => one !== '' && wordCount(one) <= mostOfChoice);
  return areSure ? members : [];
}

/** The words from the verb on where only a name stands before it; elsewhere all of them. */
function titleOf(clause: CuedClause, text: Span, isCondition: boolean): Title {
  const { idea, cues, lexicon } = clause;
  const { start, end } = text;
  const all = { label: capital(plainText(idea.slice(start, end))), verb: '', isDone: false };
  if (lexicon.code !== 'en' || isCondition) return all;
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const modal = own.find((cue) => modalVerb.test(idea.slice(cue.start, cue.end + 3)) && modals.has(cue.name));
  const verb = verbIn(clause, text, modal?.end);
  if (verb === undefined) return all;
  const before = idea.slice(start, verb.start);
  const [first = ''] = folded(before).split(' ');
  const isSubject =
    wordCount(before) <= mostOfSubject + (modal ? 2 : 0) &&
    !/[,;:()\p{N}]/u.test(before) &&
    (first === 'to' || !lexicon.prepositions.includes(first)) &&
    !(first in lexicon.numberWords) &&
    own.every(
      (cue) =>
        cue.start >= verb.start ||
        cue.start === modal?.start ||
        !(isDenial(cue) || isVerb(cue) || /^(?:if|that|because|soThat|auxiliary|done:.*)$/u.test(cue.name)),
    );
  const base = isSubject ? baseForm(idea.slice(verb.start, verb.end), lexicon) : undefined;
  if (base === undefined) return all;
  const [off = ''] = particle.exec(idea.slice(verb.end, end)) ?? [];
  return {
    label: capital(plainText(base + idea.slice(verb.end, end))),
    verb: capital(base + off),
    isDone: /^(?:to\s)?$/iu.test(before) || modal?.name === 'can' || plural.test(before),
  };
}

const modals: ReadonlySet<string> = new Set(['can', 'must', 'should', 'want']);
/** Behind which a verb stands. */
const modalVerb = /^(?:can|could|must|should|may|might|shall|will)\s|\sto(?:\s|$)/iu;
const plural = /[^s]s\s$/u;
const determiner = '(?:an?|the|their|its|our|my|each|every|all|one|whether|who|what|which|how)';
/** `discharge an animal`, `tick off each crate` */
const imperative = new RegExp(`^(\\p{L}+)\\s(?:(?:off|up|out|in|back)\\s)?${determiner}\\s`, 'iu');
/** `Cafés place their order` */
const behindPlural = new RegExp(`^(?:(?:the|all)\\s)?(?:\\p{L}+\\s)?\\p{L}+s\\s(\\p{L}+)\\s${determiner}\\s`, 'iu');

/** The first verb: what follows `can`, a verb of the lexicon, or a word in the place of one. */
function verbIn(clause: CuedClause, { start, end }: Span, modal: number | undefined): Span | undefined {
  const { idea, cues, lexicon } = clause;
  if (modal !== undefined && modal < end) {
    const [, word = ''] = /^\s(?:to\s|be able to\s|also\s)*(\p{L}+)(?=\s|$)/u.exec(idea.slice(modal, end)) ?? [];
    const at = idea.indexOf(word, modal);
    const isOther = word === '' || word === 'be' || cues.some((cue) => cue.start === at && !isVerb(cue));
    return isOther ? undefined : { start: at, end: at + word.length };
  }
  const [, aim] = /^to\s(\p{L}+)(?=\s)/iu.exec(idea.slice(start, end)) ?? [];
  if (aim !== undefined && aim !== 'be') return { start: start + 3, end: start + 3 + aim.length };
  const sure = cues.find(
    (cue) => cue.start >= start && cue.end <= end && cue.name.startsWith('do:') && isPredicate(clause, cue),
  );
  const text = idea.slice(start, end);
  const found = imperative.exec(text) ?? behindPlural.exec(text);
  const word = found?.[1] ?? '';
  const at = start + (found?.[0].indexOf(word) ?? 0);
  const isOther =
    word === '' ||
    lexicon.prepositions.includes(folded(word)) ||
    cues.some((cue) => cue.start === at && !cue.name.startsWith('do:'));
  const guessed = isOther ? undefined : { start: at, end: at + word.length };
  return [sure, guessed].filter((one) => one !== undefined).sort((one, other) => one.start - other.start)[0];
}

const verbForms = perLanguage(({ actions }) => new Set(Object.values(actions).flat()));

/** `confirms` → `confirm` */
function baseForm(said: string, lexicon: Lexicon): string | undefined {
  const low = folded(said);
  const forms = verbForms(lexicon);
  const made = [low.replace(/ies$/u, 'y'), low.replace(/s$/u, ''), low.replace(/es$/u, '')].find(
    (form) => form !== low && forms.has(form),
  );
  return made ?? (/(?:ing|ed|[^s]s)$/u.test(low) ? undefined : low);
}
