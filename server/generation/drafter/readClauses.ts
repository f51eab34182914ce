import { isKindWord } from './kindWords';
import { isPeople, pluralOf } from './nounForms';
import { startsWithVerb } from './readVerbPhrases';
import { tagsOf, textOf, type Token, tokensOf } from './tokens';
import { infinitiveFrom } from './verbLexicon';

export interface Clause {
  /** What the words behind the trigger are. */
  form: 'base' | 'third' | 'gerund' | 'participle' | 'nouns' | 'quality';
  /** Plural noun phrase; `system` where the product itself acts; `they` where a pronoun stands. */
  actor: string;
  modal: string;
  tokens: Token[];
}

const modals = /^(?:can|could|may|might|must|should|shall|will|would)$/;
const lets =
  /^(?:lets?|letting|allows?|allowing|enables?|enabling|helps?|helping|empowers?|permits?)$/;
const has = /^(?:has|have|includes?|including|offers?|features|provides?|supports?|contains?)$/;
const actorStops = new Set(
  ', that which where so while when if but then with for to by is are was in on at from because app and or as let lets allow allows help helps helping enables connects'.split(
    ' ',
  ),
);
const pronouns = /^(?:they|them|these)$/;
const anybody =
  /^(?:i|we|you|one|users?|people|everyone|everybody|anyone|anybody|somebody|someone|person)$/;
const openers =
  /^(?:later|eventually|also|then|finally|additionally|ideally|optionally|maybe|moreover|here|plus)$/;
const determiners =
  /^(?:the|an?|our|their|my|your|any|each|every|both|all|these|those|some|other|its)$/;

/** The plural name of an actor, `system`, `they`, or `undefined` where the words name neither people nor the product. */
function actorFrom(tokens: readonly Token[], name: string): string | undefined {
  const words = [...tokens];
  while (
    words.length > 0 &&
    (determiners.test(words[0]?.lower ?? '') || openers.test(words[0]?.lower ?? ''))
  )
    words.shift();
  const text = textOf(words);
  const lower = text.toLowerCase();
  if (lower === '') return undefined;
  if (pronouns.test(lower)) return 'they';
  if (anybody.test(lower)) return 'users';
  if (lower === 'it' || lower === name.toLowerCase()) return 'system';
  const last = words[words.length - 1]?.lower ?? '';
  if (isKindWord(last)) return 'system';
  if (!isPeople(text) || words.length > 7) return undefined;
  const isSeveral = words.some((word) => word.lower === 'and');
  return isSeveral ? text.replace(/,\s+and\b/g, ' and') : pluralOf(text);
}

/** The subject in front of a verb, read backwards from it. */
function subjectBefore(
  tokens: readonly Token[],
  verbAt: number,
): { start: number; words: Token[] } {
  let at = verbAt;
  let start = at;
  let hasAnd = false;
  while (start > 0 && at - start < 8) {
    const word = tokens[start - 1]?.lower ?? '';
    const beforeAnd = tokens[start - 2]?.text ?? '';
    const afterComma = beforeAnd === ',' && isPeople(tokens[start - 3]?.text ?? '');
    const isListed = word === ',' && isPeople(beforeAnd) && hasAnd;
    const joins = (word === 'and' && start < at && (isPeople(beforeAnd) || afterComma)) || isListed;
    if (joins) hasAnd = true;
    if (/^(?:who|also)$/.test(word) && start === at) {
      start -= 1;
      at -= 1;
      continue;
    }
    if (actorStops.has(word) && !joins) break;
    start -= 1;
  }
  return { start, words: tokens.slice(start, at).filter((word) => word.lower !== 'who') };
}

type Tags = (word: string) => ReadonlySet<string> | undefined;

interface Trigger {
  start: number;
  from: number;
  clause: Omit<Clause, 'tokens'>;
}

function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    /^(?:also|easily|quickly|always|automatically|then|only|all|just)$/.test(
      tokens[at]?.lower ?? '',
    )
  )
    at += 1;
  return at;
}

function modalTrigger(tokens: readonly Token[], at: number, name: string): Trigger | undefined {
  const modal = tokens[at]?.lower ?? '';
  const subject = subjectBefore(tokens, at);
  const actor = actorFrom(subject.words, name);
  let from = skipAdverbs(tokens, at + 1);
  if (tokens[from]?.lower === 'be' && tokens[from + 1]?.lower === 'able') from += 3;
  const next = tokens[from]?.lower ?? '';
  if (next === 'be') {
    const participle = skipAdverbs(tokens, from + 1);
    const verb = infinitiveFrom(tokens[participle]?.lower ?? '', 'participle');
    if (verb === undefined || actor !== undefined)
      return { start: subject.start, from, clause: { form: 'quality', actor: 'system', modal } };
    return {
      start: subject.start,
      from: participle,
      clause: { form: 'participle', actor: textOf(subject.words), modal },
    };
  }
  if (actor === undefined) return undefined;
  if (has.test(next))
    return { start: subject.start, from: from + 1, clause: { form: 'nouns', actor, modal } };
  if (lets.test(next)) return letTrigger(tokens, from, name, subject.start);
  return { start: subject.start, from, clause: { form: 'base', actor, modal } };
}

function letTrigger(
  tokens: readonly Token[],
  at: number,
  name: string,
  start = at,
): Trigger | undefined {
  let end = at + 1;
  while (end < tokens.length && end - at < 8) {
    const rest = tokens.slice(end);
    if (rest[0]?.lower === 'to') break;
    const before = tokens[end - 1]?.text ?? '';
    if (
      startsWithVerb(rest, 'base') &&
      (end === at + 1 ||
        isPeople(before) ||
        /^(?:them|you|us|me|anyone|everyone|users|people)$/i.test(before))
    )
      break;
    end += 1;
  }
  if (end >= tokens.length || end - at >= 8) return undefined;
  const actor =
    actorFrom(tokens.slice(at + 1, end), name) ?? (end === at + 1 ? 'users' : undefined);
  if (actor === undefined) return undefined;
  const from = tokens[end]?.lower === 'to' ? end + 1 : end;
  return { start, from, clause: { form: 'base', actor, modal: '' } };
}

/** People at the start of a clause, directly followed by a verb: `Tenants report problems`, `the shop confirms the job`. */
function subjectTrigger(
  tokens: readonly Token[],
  at: number,
  name: string,
  tags: Tags,
): Trigger | undefined {
  for (let length = 1; length <= 5; length += 1) {
    const words = tokens.slice(at, at + length);
    const last = words[words.length - 1];
    if (last === undefined || (actorStops.has(last.lower) && last.lower !== 'and'))
      return undefined;
    if (!isPeople(last.text) && !pronouns.test(last.lower) && !anybody.test(last.lower)) continue;
    const actor = actorFrom(words, name);
    const from = skipAdverbs(tokens, at + length);
    const next = tokens[from];
    if (actor === undefined || next === undefined) continue;
    if (/^(?:i|we)$/.test(last.lower) && tokens[at - 1]?.lower !== 'where') return undefined;
    const wants = /^(?:wants?|needs?)$/.test(next.lower) && tokens[from + 1]?.lower === 'to';
    if (wants && startsWithVerb(tokens.slice(from + 2), 'base'))
      return { start: at, from: from + 2, clause: { form: 'base', actor, modal: '' } };
    const isEach = /^(?:every|any|some)(?:one|body)$/.test(last.lower);
    const isOne = isEach || (determiners.test(words[0]?.lower ?? '') && !last.lower.endsWith('s'));
    const isKnown =
      infinitiveFrom(next.lower, isOne ? 'third' : 'base') !== undefined ||
      startsWithVerb(tokens.slice(from, from + 2), isOne ? 'third' : 'base');
    const follows = tokens[from + 1]?.lower ?? '';
    const isTagged = !isOne && follows !== '' && follows !== ',' && !isKindWord(follows);
    const isVerb =
      isKnown ||
      (isTagged &&
        tags(next.lower)?.has('Infinitive') === true &&
        !/^(?:be|have|need|want|do|struggle|waste|lose|forget|like|love|hate|spend)$/.test(
          next.lower,
        ));
    const first = tokens[at]?.lower ?? '';
    if (isVerb && !startsWithVerb([{ text: first, lower: first }], 'base')) {
      return { start: at, from, clause: { form: isOne ? 'third' : 'base', actor, modal: '' } };
    }
  }
  return undefined;
}

function triggerAt(
  tokens: readonly Token[],
  at: number,
  name: string,
  isOpen: boolean,
  tags: Tags,
): Trigger | undefined {
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1]?.lower ?? '';
  if (modals.test(word)) return modalTrigger(tokens, at, name);
  if (lets.test(word)) return letTrigger(tokens, at, name);
  if (/^(?:is|are|get|gets)$/.test(word) && at > 0) {
    const participle = skipAdverbs(tokens, at + 1);
    const subject = subjectBefore(tokens, at);
    const isThing =
      subject.words.length > 0 &&
      actorFrom(subject.words, name) === undefined &&
      !/^(?:there|who|this|that|goal|audience)$/i.test(textOf(subject.words));
    if (isThing && infinitiveFrom(tokens[participle]?.lower ?? '', 'participle') !== undefined) {
      return {
        start: subject.start,
        from: participle,
        clause: { form: 'participle', actor: textOf(subject.words), modal: '' },
      };
    }
  }
  if (at === 0 || /^(?:,|and|while|where|then|whenever|for)$/.test(before)) {
    const from = word === 'where' ? at + 1 : at;
    const found = subjectTrigger(tokens, from, name, tags);
    if (found !== undefined) return { ...found, start: at };
  }
  const isProduct =
    /^(?:that|which|it)$/.test(before) ||
    isKindWord(before) ||
    (name !== '' && name.toLowerCase().endsWith(before) && before !== '');
  const afterAdverb = skipAdverbs(tokens, at);
  if (isProduct) {
    const verb = tokens[afterAdverb]?.lower ?? '';
    if (word === 'with' && isKindWord(before) && !isOpen)
      return { start: at, from: at + 1, clause: { form: 'nouns', actor: 'users', modal: '' } };
    if (has.test(verb) && (verb !== 'features' || before === 'it'))
      return {
        start: at,
        from: afterAdverb + 1,
        clause: { form: 'nouns', actor: 'users', modal: '' },
      };
    if (startsWithVerb(tokens.slice(afterAdverb), 'third'))
      return {
        start: at,
        from: afterAdverb,
        clause: { form: 'third', actor: 'system', modal: '' },
      };
    if (before === 'that' && startsWithVerb(tokens.slice(afterAdverb), 'base') && !isOpen)
      return { start: at, from: afterAdverb, clause: { form: 'base', actor: 'system', modal: '' } };
  }
  if (isOpen) return undefined;
  const next = tokens.slice(at + 1);
  if (
    word === 'to' &&
    startsWithVerb(next, 'base') &&
    !/^(?:is|was|it|goal|aim|aims|objective|want|hope|plan)$/.test(before)
  ) {
    return { start: at, from: at + 1, clause: { form: 'base', actor: 'users', modal: '' } };
  }
  if (word === 'for' && startsWithVerb(next, 'gerund'))
    return { start: at, from: at + 1, clause: { form: 'gerund', actor: 'users', modal: '' } };
  return undefined;
}

/**
 * Finds the clauses of a statement that say what somebody, or the product, does.
 *
 * @param name the product's name, or an empty string
 */
export function readClauses(statement: string, name: string): Clause[] {
  const tokens = tokensOf(statement);
  let found: ReturnType<typeof tagsOf> | undefined;
  // Tagging is the slow step, and most statements need none.
  const tags: Tags = (word) => (found ??= tagsOf(statement)).get(word);
  const triggers: Trigger[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const trigger = triggerAt(tokens, at, name, triggers.length > 0, tags);
    if (trigger === undefined) continue;
    triggers.push(trigger);
    at = Math.max(at, trigger.from - 1);
  }
  return triggers.map((trigger, index) => ({
    ...trigger.clause,
    tokens: tokens.slice(
      trigger.from,
      Math.max(trigger.from, triggers[index + 1]?.start ?? tokens.length),
    ),
  }));
}
