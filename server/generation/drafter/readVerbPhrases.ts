import nlp from 'compromise';
import { textOf, type Token } from './tokens';
import { infinitiveFrom, type VerbForm } from './verbLexicon';

export interface VerbPhrase {
  verb: string;
  object: string;
}

const adverbs = new Set(
  'also easily quickly automatically securely then just simply always instantly either both directly safely even only still manually together anonymously'.split(
    ' ',
  ),
);
const particles = new Set(['up', 'in', 'out']);
const particleVerbs = new Set([
  'log',
  'sign',
  'check',
  'top',
  'opt',
  'keep',
  'follow',
  'map',
  'join',
  'rent',
  'fill',
]);
const standsAlone = new Set(
  'pay donate vote chat comment reply register enrol enroll subscribe unsubscribe communicate collaborate compete practise practice talk meet learn play contribute help'.split(
    ' ',
  ),
);
const separators = new Set([',', 'and', 'or', 'then', '&', 'plus']);
const secondNouns =
  /^(?:history|levels?|status|details?|lists?|management|numbers?|dates?|times?|counts?|data|information|types?|names?|pages?|forms?|results?|settings?|system|tool|boards?|templates?|cards?|lines?|links?|codes?|rates?|of)$/;
const nounLike =
  /^(?:order|stock|review|report|plan|schedule|search|track|message|share|book|list|offer|post|record|time|group|label|tag|log|score|rate|chart|audit|design|set|store|note|issue|play|train|file|mark|map|view|print|export|import|text|email|call|answer|grade|fund|bill|invoice|charge|tip|host|show|sign|match|check|sort|contact|request|claim|count|measure|filter|repair|service|display|access)$/;
const fullStops = new Set([
  'so',
  'because',
  'but',
  'although',
  'whereas',
  'since',
  'while',
  'unless',
  'instead',
]);
const goalVerbs =
  /^(?:reduce|increase|cut|improve|save|grow|raise|lower|boost|halve|double|prevent|avoid|ensure|shorten|minimi[sz]e|maximi[sz]e|encourage|motivate)$/;

const savings = /\b(?:time|hours?|minutes?|days?|money|costs?|effort|energy|lives)\b|\d/i;

/** Whether a verb phrase names an aim, as `reduce waste` or `save time`, and not something done in the product, as `save recipes`. */
export function isAim(infinitive: string, object: string): boolean {
  if (infinitive === 'save') return savings.test(object);
  return goalVerbs.test(infinitive);
}

const spoken: Record<string, string> = {
  my: 'their',
  our: 'their',
  your: 'their',
  me: 'them',
  us: 'them',
  myself: 'themselves',
  yourself: 'themselves',
  i: 'they',
  we: 'they',
  you: 'they',
};

/** Turns first and second person into third: `my tasks` gives `their tasks`. */
export function inThirdPerson(text: string): string {
  return text
    .replace(
      /(?<=\b(?:tells?|shows?|reminds?|gives?|sends?|asks?|warns?|alerts?|helps?|lets?|for|to|with|of|from)\s)you\b/gi,
      'them',
    )
    .replace(
      /\b(?:my|our|your|me|us|myself|yourself|i|we|you)\b(?!['’-])/gi,
      (word) => spoken[word.toLowerCase()] ?? word,
    );
}

function infinitiveByLibrary(word: string, tag: string): string {
  const view = nlp(word);
  view.tag(tag);
  return view.verbs().toInfinitive().text();
}

interface FoundVerb {
  verb: string;
  length: number;
}

function verbAt(tokens: readonly Token[], form: VerbForm, anyWord: boolean): FoundVerb | undefined {
  let start = 0;
  while (adverbs.has(tokens[start]?.lower ?? '')) start += 1;
  const first = tokens[start]?.lower;
  if (first === undefined) return undefined;
  const second = tokens[start + 1]?.lower ?? '';
  let verb = infinitiveFrom(first, form);
  if (verb === undefined && form === 'gerund' && anyWord && /[a-z]{3}ing$/.test(first)) {
    const infinitive = infinitiveByLibrary(first, 'Gerund');
    verb = infinitive === '' ? undefined : infinitive;
  }
  if (verb === undefined && form === 'third' && anyWord && /[a-z]s$/.test(first)) {
    const infinitive = infinitiveByLibrary(first, 'PresentTense');
    verb = infinitive === '' ? undefined : infinitive;
  }
  if (verb === undefined && form === 'base' && anyWord && /^[a-z][a-z-]+$/.test(first))
    verb = first;
  if (
    form !== 'participle' &&
    particleVerbs.has(verb ?? infinitiveFromAny(first, form) ?? '') &&
    particles.has(second)
  ) {
    return {
      verb: `${verb ?? infinitiveFromAny(first, form) ?? first} ${second}`,
      length: start + 2,
    };
  }
  return verb === undefined ? undefined : { verb, length: start + 1 };
}

function infinitiveFromAny(word: string, form: VerbForm): string | undefined {
  if (form === 'base') return word;
  if (form === 'third') return word.replace(/s$/, '');
  return word.replace(/(?:([bgnpt])\1)?ing$/, '$1');
}

/** Whether a verb of the lexicon, in this form, stands at the start of these words. */
export function startsWithVerb(tokens: readonly Token[], form: VerbForm): boolean {
  return verbAt(tokens, form, false) !== undefined;
}

interface Segment {
  separator: string;
  tokens: Token[];
}

function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [{ separator: '', tokens: [] }];
  for (const token of tokens) {
    const last = segments[segments.length - 1];
    if (last === undefined) break;
    if (!separators.has(token.lower)) last.tokens.push(token);
    else if (last.tokens.length > 0) segments.push({ separator: token.lower, tokens: [] });
    else last.separator = token.lower === ',' ? last.separator : token.lower;
  }
  return segments.filter((segment) => segment.tokens.length > 0);
}

/** The words before the first that opens a reason, a contrast or an aim. */
function cutAtReason(tokens: readonly Token[]): { kept: Token[]; goal: string | undefined } {
  for (let index = 1; index < tokens.length; index += 1) {
    const word = tokens[index]?.lower ?? '';
    const next = tokens[index + 1]?.lower ?? '';
    const opensAim = word === 'to' && isAim(next, textOf(tokens.slice(index + 2)));
    const isOrderedAim = word === 'in' && next === 'order';
    const isRelative =
      tokens[index - 1]?.lower === ',' &&
      /^(?:which|who|where|making|helping|reducing)$/.test(word);
    if (!opensAim && !isOrderedAim && !isRelative && !fullStops.has(word)) continue;
    const kept = tokens.slice(0, index);
    return { kept, goal: opensAim ? textOf(tokens.slice(index + 1)) : undefined };
  }
  return { kept: [...tokens], goal: undefined };
}

/**
 * Splits a coordinated verb phrase: `create, send and track invoices` gives three phrases with the object `invoices`,
 * `scan receipts and bills` gives one.
 *
 * @param form the form in which its verbs stand
 * @returns the phrases, and the aim that followed them (`to reduce waste`), without its "to"
 */
export function readVerbPhrases(
  tokens: readonly Token[],
  form: VerbForm,
): { phrases: VerbPhrase[]; goal: string | undefined } {
  const { kept, goal } = cutAtReason(tokens);
  const found: { verb: string; object: Token[] }[] = [];
  for (const segment of segmentsOf(kept)) {
    const verb = verbAt(segment.tokens, form, found.length === 0);
    const rest = verb === undefined ? segment.tokens : segment.tokens.slice(verb.length);
    const last = found[found.length - 1];
    if (last === undefined) {
      if (verb === undefined) return { phrases: [], goal };
      found.push({ verb: verb.verb, object: [...rest] });
      continue;
    }
    const isNoun =
      form === 'base' &&
      nounLike.test(verb?.verb ?? '') &&
      secondNouns.test(rest[0]?.lower ?? '') &&
      last.object.length > 0;
    const standsAsVerb =
      verb !== undefined &&
      (rest.length > 0 ||
        last.object.length === 0 ||
        standsAlone.has(verb.verb) ||
        verb.length > 1);
    if (standsAsVerb && !isNoun) found.push({ verb: verb.verb, object: [...rest] });
    else {
      const joint = segment.separator === '' ? ',' : segment.separator;
      last.object.push({ text: joint, lower: joint }, ...segment.tokens);
    }
  }
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const phrase = found[index];
    const next = found[index + 1];
    if (phrase === undefined || next === undefined || phrase.object.length > 0) continue;
    if (!standsAlone.has(phrase.verb) && !phrase.verb.includes(' ')) phrase.object = next.object;
  }
  const phrases = found.map((phrase) => ({
    verb: phrase.verb,
    object: inThirdPerson(textOf(phrase.object.slice(0, 22)).replace(/^you\b/i, 'them')).replace(
      /[,\s]+(?:and|or)$/,
      '',
    ),
  }));
  return { phrases, goal };
}

/** Splits `recipe search, meal plans and a shopping list` into its noun phrases, without their articles. */
export function readNounList(tokens: readonly Token[]): string[] {
  const { kept } = cutAtReason(tokens);
  return segmentsOf(kept)
    .map((segment) =>
      inThirdPerson(textOf(segment.tokens.slice(0, 12))).replace(
        /^(?:the|an?|some|built-in)\s+/i,
        '',
      ),
    )
    .filter((phrase) => phrase.length > 1);
}
