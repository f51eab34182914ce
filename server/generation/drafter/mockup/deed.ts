import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import type { Span } from '../read/span';
import type { Role } from '../sort/workbook';
import type { CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { plainText } from '../read/plainText';
import { englishVerb } from './englishVerb';
import { listBorder } from './lists';
import { baseForm, infinitives } from './verbForms';
import { taskWords } from './words/taskWords';
import { grammars, light, people, phrasal } from './words/verbGrammar';

/** What a part of a statement has done. */
export interface Deed {
  /** Its words without the person who acts: `Print the baking list`. */
  label: string;
  /** The words on its button: `Print`, `Tick off`. Empty if no verb is certain. */
  verb: string;
  /** Other verbs behind `or`. */
  others: readonly string[];
  /** Whether people do it, as far as its words tell. */
  isDone: boolean;
  /** Whether its verb says how something is rather than what is done. */
  isStative: boolean;
}

const mostOfSubject = 4;
/** The most words of a label that is a button as a whole; more if its verb means little by itself. */
const mostOfButton = 3;
const mostOfLight = 6;
/** `tick off`, but not `cancel up to the moment` */
const particle =
  /^\s(?:off|up(?!\sto\s)|out|back|down|away)(?!\p{L})|^(?:\s\p{L}+){1,3}?(\s(?:in|off|out|up|back))$/u;
const modals: ReadonlySet<string> = new Set(['can', 'must', 'should', 'want']);
/** Words that precede a verb. */
const modalVerb = /^(?:can|could|must|should|may|might|shall|will)\s|\sto(?:\s|$)/iu;

/** The words from the verb on if only a person precedes it; otherwise all of them, and no verb. */
export function deedIn(clause: CuedClause, text: Span, actor: Role | undefined): Deed {
  const { lexicon, idea } = clause;
  const label = capital(plainText(idea.slice(text.start, text.end)));
  const all = { label, verb: '', others: [], isDone: false, isStative: false };
  if (lexicon.code === 'en') return { ...all, ...englishDeed(clause, text, actor) };
  const [first = '', ...others] = infinitivesIn(clause, text, actor);
  const verb = capital(first);
  const isStative = taskWords[lexicon.code].stative.test(verb);
  const isDone = verb !== '' && !isStative;
  return {
    label: capital(plainText(behindModal(clause, text))),
    verb: isDone && !light.test(verb) ? verb : '',
    others,
    isDone,
    isStative,
  };
}

function englishDeed(
  clause: CuedClause,
  { start, end }: Span,
  actor: Role | undefined,
): Partial<Deed> | undefined {
  const { idea, cues, lexicon } = clause;
  const { stative, told } = taskWords.en;
  const modal = cues.find(
    (cue) =>
      cue.start >= start &&
      cue.end <= end &&
      modals.has(cue.name) &&
      modalVerb.test(idea.slice(cue.start, cue.end + 3)),
  );
  const verb = englishVerb(clause, { start, end }, actor, modal);
  const base = verb && baseForm(idea.slice(verb.start, verb.end), lexicon);
  // `Text message when it is ready`
  const isMessage = verb?.start === start && told.exec(idea.slice(start, end))?.index === 0;
  if (verb === undefined || base === undefined || isMessage) return undefined;
  const isLed = modal !== undefined && modal.start < verb.start;
  const before = { start, end: isLed ? modal.start : verb.start };
  if (!isSubject(clause, before, actor)) return undefined;
  const subject = folded(idea.slice(before.start, before.end)).trim();
  const rest = idea.slice(verb.end, end);
  const found = particle.exec(rest);
  const isPhrasal = phrasal.test(base) && /^\sin(?!\p{L})/u.test(rest);
  const label = capital(plainText(base + rest));
  const isStative = stative.test(base);
  const isPersonal = people.test(subject.replace(/\s.*$/u, ''));
  // `Shows`, without a subject: the product acts.
  const isOpen = subject === '' && folded(idea.slice(verb.start, verb.end)) === base;
  const button = buttonOf(
    clause,
    label,
    base + (isPhrasal ? ' in' : (found?.[1] ?? found?.[0] ?? '')),
  );
  const isDone = isPersonal || isOpen || (isLed && modal.name === 'can');
  return {
    // The product acts in `Timer starts with the call`.
    ...((isDone || actor !== undefined) && { label }),
    verb: isStative || /^it$/u.test(subject) ? '' : button,
    isDone,
    isStative,
  };
}

/** Whether nothing but who acts stands before a verb: a role, or a few words without a verb of their own. */
function isSubject(
  { idea, cues, lexicon }: CuedClause,
  { start, end }: Span,
  actor?: Role,
): boolean {
  const subject = folded(idea.slice(start, end)).trim();
  const words = subject.split(/\s+/u);
  const isNamed = actor?.spellings.some((one) =>
    [one, `${one}s`, `${one}es`].some((form) => ` ${subject}`.endsWith(` ${form}`)),
  );
  // `Only admins`
  if (words[0] === 'only' || /[,;:()\p{N}]/u.test(subject)) return false;
  if (isNamed === true) return true;
  return (
    words.length <= mostOfSubject &&
    !/(?:^|\s)(?:an?|the)$/u.test(subject) &&
    // `Members without a key`
    !words.some(
      (word) =>
        word !== 'to' && (lexicon.prepositions.includes(word) || word in lexicon.numberWords),
    ) &&
    !cues.some(
      (cue) =>
        cue.start >= start &&
        cue.end < end &&
        (isDenial(cue) || isVerb(cue) || /^(?:if|that|because|soThat|done:.*)$/u.test(cue.name)),
    )
  );
}

/** The label if it is short; else its verb, and behind one that says little what it is done to: `Leave a note`. */
function buttonOf({ lexicon }: CuedClause, label: string, verb: string): string {
  const [head = ''] = label.split(listBorder(lexicon));
  const words = head
    .replace(/[:(.].*$/u, '')
    .trim()
    .split(' ');
  const isOne = /^(?:an?|each|every)$/u.test(words[1] ?? '');
  const isShort = label === words.join(' ') && words.length <= mostOfButton && !isOne;
  if (!light.test(verb)) return isShort ? label : capital(verb);
  if (words.length <= mostOfLight) return words.length > 1 ? words.join(' ') : '';
  const ends = words.flatMap((word, at) =>
    at > 1 && lexicon.prepositions.includes(word) ? [at] : [],
  );
  return words.slice(0, ends.findLast((at) => at <= mostOfLight) ?? 0).join(' ');
}

/** What stands behind `can`: `eine Notiz zu einem Rückruf schreiben` → `Notiz zu einem Rückruf schreiben`. */
function behindModal(
  { idea, cues, lexicon, actorEnd = -1 }: CuedClause,
  { start, end }: Span,
): string {
  const grammar = grammars[lexicon.code];
  const modal = cues.find(
    (cue) =>
      modals.has(cue.name) && cue.end < end && (cue.start === start || cue.start === actorEnd + 1),
  );
  if (grammar === undefined || modal === undefined || modal.start < start)
    return idea.slice(start, end);
  const rest = idea.slice(modal.end, end).trim();
  return grammar.isVerbLast ? rest.replace(grammar.articles, '') : rest;
}

/**
 * The verbs of a part of a statement in languages other than English as they stand on buttons: the infinitive of what a
 * role does (`Der Kunde unterschreibt`) or may do, or of a wish without a subject (`Folgetermin vorschlagen`).
 */
function infinitivesIn(
  clause: CuedClause,
  { start, end }: Span,
  actor: Role | undefined,
): string[] {
  const ors = clause.cues.filter(({ name, start: at }) => name === 'or' && at > start && at < end);
  const starts = [start, ...ors.map((one) => one.end)];
  const verbs = starts.map((from, at) =>
    infinitiveIn(clause, { start: from, end: ors[at]?.start ?? end }, actor, from > start),
  );
  return verbs[0] === '' ? [] : verbs.filter((one) => one !== '');
}

function infinitiveIn(
  clause: CuedClause,
  { start, end }: Span,
  actor: Role | undefined,
  goesOn: boolean,
): string {
  const { idea, cues, lexicon } = clause;
  const text = idea.slice(start, end).replace(/[\s.!;,]+$/u, '');
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const deeds = own.filter((cue) => cue.name.startsWith('do:') && isPredicate(clause, cue));
  const modal = own.find(
    ({ name, start: at }) =>
      (name === 'auxiliary' || modals.has(name)) && deeds.some((deed) => deed.start > at),
  );
  const verb = deeds.find((cue) => cue.start >= (modal?.end ?? start));
  const isAside = (cue: Cue) =>
    (isDenial(cue) || cue.name === 'that' || cue.name === 'if') && cue.start < (verb?.start ?? 0);
  // `Kisten bestellt sind`
  const isState = cues.some(
    (cue) => cue.name === 'auxiliary' && cue.start === (verb?.end ?? 0) + 1,
  );
  if (verb === undefined || isState || own.some(isAside)) return '';
  const isLed = modal !== undefined && (actor !== undefined || modal.name === 'can');
  const form = folded(idea.slice(verb.start, verb.end));
  // 承認 in `承認します`
  if (lexicon.code === 'ja') {
    const [noun = ''] = /^(?:\p{Script=Han}{2,}|\p{Script=Katakana}{3,})/u.exec(form) ?? [];
    return actor === undefined || /され/u.test(form) ? '' : noun;
  }
  const { isVerbLast = false, particle: parting } = grammars[lexicon.code] ?? {};
  const known = infinitives(lexicon);
  const base = known.get(form) ?? '';
  if (modal) return isLed && form === base ? base : '';
  // `Arbeitszeit starten und stoppen`
  const behind = idea
    .slice(verb.end, start + text.length)
    .replace(/\s\([^()]*\)$/u, '')
    .replace(/^\s\p{L}+\s(\p{L}+)$/u, (rest, last: string) =>
      known.has(folded(last)) ? '' : rest,
    );
  const isAlone = form === base && (verb.start === start || (isVerbLast && behind === ''));
  if (actor === undefined && !isAlone && !goesOn) return '';
  // `tragen sich bei einem Hund ein, höchstens drei Tage im Voraus`
  const particles = (behind.match(/\p{L}+/gu) ?? []).filter((word) => parting?.test(` ${word}`));
  const parted = particles.map((one) => known.get(one + form)).find((one) => one !== undefined);
  const isParted =
    parting?.test(text) === true || (parting && base.slice(0, 3) !== form.slice(0, 3));
  return parted ?? (isParted === true ? '' : base);
}
