import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { aimOpenings } from '../lexicon/aimOpenings';
import { asksFor, beginsSubject, isDenial, isVerb } from '../lexicon/cueLine';
import { ofStates } from '../lexicon/partNames';
import { relativeOpenings } from '../lexicon/relativeOpenings';
import { apposition, beforeNoClause, denied, limited, questionWord } from './cutPatterns';
import { jointsOf, type Joint } from './joints';
import { isScenario } from './scenario';
import type { Sentence } from './sentence';
import { storyOpening } from './storyOpening';

/** How a clause relates to the one before it in its sentence. */
export type Link = 'none' | 'reason' | 'contrast' | 'continuation';

/** The start of a clause and its relation to the one before it. */
export interface Cut {
  at: number;
  link: Link;
}

const [longestItem, longestSubject, longestStart, nearCondition] = [200, 32, 16, 60];
const subordinate: readonly ClauseCue[] = ['that', 'if'];
const finite: readonly ClauseCue[] = ['auxiliary', 'can', 'must', 'should'];

/** The author's own id of a requirement, in lower case: `REQ-3: ` */
const ownId = /^\p{L}{1,4}-?\p{N}{1,3}(?:\.\p{N}+)?[:.)]?\s+/u;
/** `Fire brigade: ` before a condition */
const label = /^[^,;:.]{2,40}:\s+/u;
const longestLabel = 44;

/** The positions in a sentence where a new clause begins, except the first. */
export function cutsOf(sentence: Sentence): Cut[] {
  const { span, cues, lexicon } = sentence;
  const cuts: Cut[] = [];
  const [id = ''] = ownId.exec(sentence.text.slice(span.start, span.start + longestStart)) ?? [];
  let begun = span.start + id.length;
  const [name = ''] = label.exec(sentence.text.slice(begun, begun + longestLabel)) ?? [];
  // `AC1: Given …`
  const starts = [begun, begun + name.length];
  if (starts.some((start) => isScenario(sentence.text.slice(start, span.end), lexicon))) return [];
  // `As a host, I want to seat walk-ins`
  const told = storyOpening(sentence.text, { start: begun, end: span.end }, lexicon)?.end;
  if (cues.has(begun + name.length, 'if')) begun += name.length;
  const items = listStart(sentence);
  const areWithout = listsWithout(sentence);
  /** Whether a condition, exception or relative clause has begun that no comma has ended. */
  let isOpen = false;
  for (const joint of jointsOf(sentence)) {
    const isItem = /[,;]/u.test(joint.marks) && joint.start > items;
    const isOpening = joint.start === span.start || joint.start < (told ?? 0) || isItem;
    const isListed = areWithout && joint.marks.includes(',');
    const link = isOpening ? undefined : isListed ? 'none' : linkOf(sentence, joint, begun, isOpen);
    if (link !== undefined) {
      cuts.push({ at: joint.start, link });
      begun = joint.end;
    }
    const opens = cues
      .within(joint.end, joint.next)
      .some(
        ({ name, start }) =>
          /^(?:if|exception|that)$/u.test(name) && (name !== 'that' || start > span.start),
      );
    isOpen = opens || (isOpen && !joint.marks.includes(','));
  }
  return cuts;
}

/** The relation of what stands behind a joint to the clause before it; `undefined` if it belongs to that clause. */
function linkOf(
  sentence: Sentence,
  joint: Joint,
  begun: number,
  isOpen: boolean,
): Link | undefined {
  const { cues, span, text } = sentence;
  const { start, end, next, marks, names } = joint;
  if (!isPhrase(sentence, begun, start) || sentence.isEnclosed(end)) return undefined;
  if (beforeNoClause.test(text.slice(Math.max(0, start - longestStart), start))) return undefined;
  const [isSaid, says] = [hasVerb(sentence, begun, start), hasVerb(sentence, end, span.end)];
  // `and if it is full, they wait`: the condition belongs to what follows.
  const isAside = names.has('and') && cues.has(end, 'if', 'exception') && text[next] === ',';
  const isFree = !isOpen || marks.includes(',');
  const isLed = cues.has(begun, 'if', 'exception');
  // `If none is lost, and if nobody calls, I am happy`: two conditions of the same.
  if (isAside && isLed && !hasOutcome(sentence, begun, start)) return undefined;
  if (isAside && isSaid && isFree && isPhrase(sentence, end, next)) return 'none';
  // `…, nobody but the caretaker can hand it out`
  const isRule = !isLed && marks.includes(',') && saysWhoMayNot(sentence, joint);
  if (isRule && isFree && isPhrase(sentence, end, next)) return 'none';
  // `before the season, i.e. by 15 May`
  const isApposed = apposition.test(text.slice(end, end + longestStart));
  const isPart =
    isApposed ||
    cues.has(end, 'bound', 'exception', 'bareNot', 'pair', 'or') ||
    ['pair', 'exception', 'or'].some((name) => names.has(name));
  if (isPart) return undefined;
  if (marks.includes(';')) return isPhrase(sentence, end, span.end) ? 'none' : undefined;
  // `To be decided – does it need a login?`
  const isLead = cues.at(begun).some((cue) => cue.name === 'undecided' && cue.end >= start - 1);
  if (isLead) return undefined;
  if (/[-–—]/u.test(marks)) return isSaid && says && !isLed ? 'none' : undefined;
  if (isConsequence(sentence, joint)) return 'none';
  // `Sans l'accord de la directrice, rien n'est publié`
  if (opensWithout(sentence, begun) && !names.has('and')) return undefined;
  const isNeeded = isAim(sentence, begun, start) || isRelative(sentence, begun, start);
  const isOther = names.has('but') || (names.has('and') && !isAim(sentence, begun, start));
  if (marks.includes(',') && !isOther && isNeeded) return undefined;
  // `Do we build or buy, because IT has a licence?` is one question.
  const isQuestion =
    /[?？؟]/u.test(text.slice(span.end - 1, span.end + 1)) &&
    (cues.has(span.start, 'auxiliary', 'can', 'should', 'must') ||
      questionWord.test(text.slice(span.start, span.start + longestStart)));
  if (names.has('because')) return says && !isQuestion ? 'reason' : undefined;
  if (names.has('but')) return says || cues.has(end, 'negation') ? 'contrast' : undefined;
  // `if he comes aboard I want to hand him the tablet`
  const condition = cues
    .within(Math.max(begun, start - nearCondition), start)
    .findLast(({ name }) => name === 'if');
  const isOutcome =
    start === end && condition !== undefined && !hasOutcome(sentence, condition.start, start);
  const asks = (from: number, to: number) =>
    hasVerb(sentence, from, to) || cues.within(from, to).some(({ name }) => name === 'want');
  const isNew = cues.has(end, 'negation') || asks(end, Math.min(next, end + longestItem));
  const isSaidBefore = isSaid || asks(Math.max(begun, start - longestItem), start);
  if (joint.isPause && isSaidBefore && isNew && !isOutcome) return 'none';
  // `no chat, and works offline`
  const isVerbNext = cues.at(end).some(isVerb);
  if (names.has('and') && marks !== '' && isVerbNext && cues.has(begun, 'negation')) return 'none';
  // `If it is full, they wait`
  if (isOpen && (marks === '' || (isLed && !names.has('and')))) return undefined;
  if (cues.has(end, 'negation')) return saysNo(sentence, joint, begun) ? 'none' : undefined;
  // `we never hold funds`, whatever precedes it
  const isWhole = cues.within(end, end + longestStart).some(isDenial);
  return isSaid || isWhole ? openingOf(sentence, joint) : undefined;
}

/** Whether a condition goes on to what happens then: `When it is returned the member gets a receipt`. */
function hasOutcome({ cues, text }: Sentence, from: number, to: number): boolean {
  const own = cues.within(from, to);
  const verb = own.find(isVerb);
  const isRelative = (start: number, end: number) =>
    own.some((cue) => cue.name === 'that' && cue.end >= start - 1 && cue.start <= end);
  const acts = (one: Cue) =>
    beginsSubject(one) &&
    one.start > (verb?.end ?? to) &&
    own.some(
      (cue) =>
        isVerb(cue) &&
        cue.start > one.end &&
        cue.start - one.end < longestSubject &&
        !isRelative(one.start, cue.start),
    );
  return text.slice(from, to).includes(',') || own.some(acts);
}

const labelledList = /^([^;:]{2,60}:\s)([^:]+)$/u;
const [fewestItems, fewestStates, mostItemWords, longestList] = [2, 3, 5, 400];

/**
 * Where a list begins whose items are no clauses: semicolons part them behind a label (`Equipment: in use; closed`), or
 * they are called states (`Status: open, fixed, won't fix`).
 */
function listStart(sentence: Sentence): number {
  const { cues, span, text } = sentence;
  if (span.end - span.start > longestList) return span.end;
  const [, name = '', list = ''] = labelledList.exec(text.slice(span.start, span.end)) ?? [];
  const areStates = ofStates.test(name.trimEnd()) && !tellsWho(sentence, name, list);
  const items = list.replace(/\([^()]*\)/gu, '').split(areStates ? /[,;]/u : ';');
  const start = span.start + name.length;
  const isList =
    items.length >= (areStates ? fewestStates : fewestItems) &&
    (areStates || !cues.hasVerbBetween(start, span.end)) &&
    items.every((item) => item.trim().split(/\s+/u).length <= mostItemWords);
  return isList ? start : span.end;
}

const mostLabelWords = 4;

/** Whether a label or its list says what somebody does: `States members can see`, `Our state: members forget`. */
function tellsWho({ cues, span }: Sentence, label: string, list: string): boolean {
  const isLong = label.trim().split(/\s+/u).length > mostLabelWords;
  const isSaid = cues
    .within(span.start, span.start + label.length)
    .some(({ name }) => finite.some((one) => one === name));
  const items = [...list.matchAll(/(?:^|[,;])\s*/gu)].map(
    ({ index, 0: mark }) => span.start + label.length + index + mark.length,
  );
  const isOf = (at: number): boolean =>
    cues.has(at, 'pronoun', 'person') ||
    cues.at(at).some(({ name, end }) => /^(?:and|but)$/u.test(name) && isOf(end + 1));
  return isLong || isSaid || items.some(isOf);
}

/** The link of a clause that begins with a subject and its verb, or with a predicate. */
function openingOf(sentence: Sentence, { end, marks, next }: Joint): Link | undefined {
  const { cues, lexicon, text } = sentence;
  if (cues.has(end, 'can', 'must', 'should')) return 'continuation';
  if (marks.includes(',') && isDeed(sentence, end, next)) return 'none';
  const rest = cues.within(end + 1, Math.min(next, end + longestSubject));
  if (cues.has(end, 'pronoun') && rest.some((cue) => isVerb(cue) || isDenial(cue))) return 'none';
  // `the app measures it`, but not `a page where anyone sees it`
  const hasObject = ({ name, end: at }: Cue) =>
    name.startsWith('do:') &&
    (cues.has(at + 1, 'determiner') || /^\s\p{Sc}?\p{N}/u.test(text.slice(at, at + 3)));
  // `Es soll nicht nötig sein, ein Handy zu haben`
  const isInfinitive = lexicon.code === 'de' && /\szu\s\p{Ll}+n[.!]?$/u.test(text.slice(end, next));
  if (isInfinitive) return undefined;
  const isNamed = cues.has(end, 'determiner', 'person', 'system') && !cues.has(end, ...subordinate);
  const said = rest.find((cue) => [...finite, ...subordinate].includes(cue.name) || hasObject(cue));
  const isNoun = lexicon.code === 'en' && said && verbLikeNoun.test(text.slice(end, said.end));
  return isNamed && said && !isNoun && !subordinate.includes(said.name) ? 'none' : undefined;
}

/** An English noun with an article that is also a verb: `a morning and an afternoon run`, but not `a few volunteers work`. */
const verbLikeNoun =
  /^an?\s(?!(?:few|lot|couple|dozen|group|number|team|crew)\s)(?:\S+\s)?(?:run|work|stay|cost)$/u;

/** `volunteers pick up jobs`, `the child ticks it off`, but not `staff confirm` or `where singers say` */
function isDeed({ cues, text }: Sentence, from: number, to: number): boolean {
  if (cues.has(from, ...subordinate)) return false;
  const article = cues.at(from).find(({ name }) => name === 'determiner');
  const people = cues
    .at(article === undefined ? from : article.end + 1)
    .find(({ name }) => name === 'person');
  const verb = people && cues.at(people.end + 1).find(isVerb);
  return verb !== undefined && /\p{L}/u.test(text.slice(verb.end, to));
}

/** `Ohne Internet, ohne Werbung, einmalig 3,99 €`, but not `Ohne Ausweis, kein Zutritt`. */
function listsWithout(sentence: Sentence): boolean {
  const { span, text } = sentence;
  if (!opensWithout(sentence, span.start) || span.end - span.start > longestList) return false;
  if (hasVerb(sentence, span.start, span.end)) return false;
  const parts = text.slice(span.start, span.end).split(/,\s+/u);
  const { without = [] } = sentence.lexicon.oppositions.concepts;
  const lacking = parts.filter((part) => without.some((word) => part.startsWith(`${word} `)));
  return lacking.length > 1 && !parts.some((part) => denied.test(part) || limited.test(part));
}

/** Whether a part of a sentence begins with `without`. */
function opensWithout({ text, lexicon }: Sentence, begun: number): boolean {
  const { without = [] } = lexicon.oppositions.concepts;
  return without.some((word) => text.startsWith(`${word} `, begun));
}

/** Whether a part of a sentence is only an infinitive that says what for: `To stay on the list`. */
function isAim({ cues, lexicon, text }: Sentence, from: number, to: number): boolean {
  const part = text.slice(from, to);
  return (
    aimOpenings[lexicon.code]?.test(part) === true &&
    !part.includes(',') &&
    !cues.within(from, to).some(({ name }) => name === 'pronoun')
  );
}

/** Whether a part of a sentence only says for whom or where what follows holds: `Where an address is left`. */
function isRelative({ lexicon, text }: Sentence, from: number, to: number): boolean {
  const part = text.slice(from, to);
  return relativeOpenings[lexicon.code]?.test(part) === true && !part.includes(',');
}

/** `It gets dark early, so we need lights` */
function isConsequence({ cues }: Sentence, { end, next }: Joint): boolean {
  const rest = cues.within(end, Math.min(next, end + longestSubject));
  return cues.has(end, 'soThat') && rest.some(asksFor);
}

/** `nobody may see it`, `all is free, no ads`, but not `nappies, no pork` or `the call: coming, no answer` in a list. */
function saysNo(sentence: Sentence, { start, end, next }: Joint, begun: number): boolean {
  const { text, cues } = sentence;
  const from = Math.max(begun, start - longestItem);
  const item = from + Math.max(0, text.slice(from, start).search(/[,:：][^,:：]*$/u));
  const isOfVerb = cues.at(end).some((cue) => cues.at(cue.end + 1).some(isVerb));
  const isAlike = saysWhoMayNot(sentence, { end, next }) || cues.has(begun, 'negation');
  // `Members book courts, max 2 a week, no payments`
  const isBehindLimit =
    /\p{N}/u.test(text.slice(item, start)) &&
    cues.within(begun, start).some((cue) => asksFor(cue) || /^(?:can$|do:)/u.test(cue.name));
  const isBehindDeed = isBehindLimit || hasVerb(sentence, item, start);
  return isPhrase(sentence, end, next) && (isOfVerb || isAlike || isBehindDeed);
}

/** `nobody's allowed to`, `no guest may` */
function saysWhoMayNot({ cues }: Sentence, { end, next }: Pick<Joint, 'end' | 'next'>): boolean {
  const rest = cues.within(end, Math.min(next, end + longestSubject));
  return cues.has(end, 'negation') && rest.some(({ name }) => name === 'can' || name === 'must');
}

/** Whether a part of a sentence has a verb. In a language whose verbs are unknown, every part may have one. */
function hasVerb({ lexicon, cues }: Sentence, from: number, to: number): boolean {
  return lexicon.cues.auxiliary.length === 0 || cues.hasVerbBetween(from, to);
}

/** Whether a part of a sentence has more than one word. */
function isPhrase({ text, lexicon }: Sentence, from: number, to: number): boolean {
  const start = text.slice(from, Math.min(to, from + 80)).trim();
  return lexicon.hasSpaces ? /\S\s+\S/u.test(start) : start.length >= 4;
}
