import type { Feature } from './idea';
import { isPeople, isPlural, singularOf } from './nounForms';
import { kindPhraseIn, plainWords } from './readName';
import type { Statement } from './splitIdea';
import { gerundOf, infinitiveFrom } from './verbLexicon';

function titleCase(text: string): string {
  return text.replace(
    /(^|[\s-])(\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** `Bill Splitting` from "I'm tired of splitting bills with my roommates". */
function activityIn(text: string): string | undefined {
  for (const [, gerund = '', first = '', second = ''] of text.matchAll(
    /\b([a-z]+ing)\s+(?:(?:the|my|our|their|your)\s+)?([a-z-]{3,})(?:\s+([a-z-]{3,}))?/gi,
  )) {
    if (infinitiveFrom(gerund.toLowerCase(), 'gerund') === undefined) continue;
    const noun = isPlural(first) ? first : isPlural(second) ? `${first} ${second}` : undefined;
    if (noun !== undefined && !isPeople(noun)) return `${singularOf(noun)} ${gerund}`;
  }
  return undefined;
}

function featureTitle(features: readonly Feature[], kind: string): string | undefined {
  const feature = features.find((one) => one.object !== '' && !/^(?:use|show)$/.test(one.verb));
  if (feature === undefined) return undefined;
  const head = feature.object
    .replace(/^(?:the|an?|their|new|any|all)\s+/i, '')
    .replace(
      /(?:,|\s(?:to|of|for|with|by|in|on|from|when|at|and|or|near|per|about|that|which|who)\b).*$/i,
      '',
    );
  const thing = singularOf(head.split(' ').slice(0, 3).join(' '));
  if (
    !/^[\p{L}\p{N}][\p{L}\p{N}'’ -]*$/u.test(thing) ||
    /^(?:who|what|how|it|they|them|out|something)\b/i.test(thing)
  )
    return undefined;
  const isShown = /^(?:see|view|receive|keep|get|have|follow)$/.test(feature.verb);
  return titleCase(isShown ? `${thing} ${kind}` : `${thing} ${gerundOf(feature.verb)} ${kind}`);
}

/**
 * A working title from what is built: `Workout Tracker`, `Stock Ledger`, `Bill Splitting App`. Never a sentence;
 * `Untitled product` where the idea tells too little.
 */
export function workingTitle(
  statements: readonly Statement[],
  features: readonly Feature[],
): string {
  const text = statements.map((one) => one.text).join(' ');
  const found = kindPhraseIn(text);
  const kind = found?.kind.split(' ').pop() ?? '';
  if (found !== undefined && found.topic !== '' && !/\b(?:i|i'm|we|my)\b/i.test(found.topic))
    return titleCase(`${found.topic} ${kind}`);
  const own = new RegExp(
    String.raw`\b${found?.kind ?? 'app'}\sfor\s(?:my|our|an?)\s((?:[\w-]+\s){0,2}?[\w-]+)(?=[.,;]|\s(?:that|which|with|to|where|who|in|and|so)\b|$)`,
    'i',
  ).exec(text)?.[1];
  if (found !== undefined && own !== undefined) return titleCase(`${own} ${kind}`);
  const opening = statements.find((one) => one.topic === 'none')?.text ?? '';
  const noun =
    /^(?:an?|the)\s((?:[a-z-]+\s){0,3}?[a-z-]+)(?=[.,]|\s(?:for|that|which|to|where|with|of|by|in|on)\b)/i.exec(
      opening,
    )?.[1];
  if (noun !== undefined && found === undefined && !plainWords.test(noun) && !isPeople(noun))
    return titleCase(noun);
  const activity = found === undefined ? activityIn(text) : undefined;
  if (activity !== undefined) return titleCase(`${activity} app`);
  const title = featureTitle(features, kind === '' ? 'app' : kind);
  if (title !== undefined) return title;
  const words = opening.replace(/[.,;:!?،。！？]+$/u, '').split(' ');
  const isShort = words.length < 6 && words.every((word) => /^[\p{L}\p{N}'’-]+$/u.test(word));
  const kept = words.filter((word) => !plainWords.test(word));
  if (isShort && words.length > 1 && kept.length > 0 && !/\b(?:i|i'm|we|my)\b/i.test(opening))
    return titleCase(kept.join(' '));
  return found === undefined ? 'Untitled product' : titleCase(found.kind);
}
