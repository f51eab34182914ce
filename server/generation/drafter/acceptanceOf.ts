import { rulesOf } from './featureRules';
import type { FeatureWords } from './featureWords';
import type { Feature } from './idea';

const special: readonly (readonly [RegExp, (words: FeatureWords) => string])[] = [
  [
    /\bescrow\b/i,
    () =>
      'the money is held after it was paid, reaches the other side only when both confirm, and goes back in full when the deal is cancelled',
  ],
  [
    /^(?:get|receive|be) paid\b/i,
    () =>
      'after the work is confirmed the amount owed is paid out once, and both sides see the same amount and date',
  ],
  [
    /^(?:scan|read|photograph|capture)s?\s(?:.*\b)?(?:receipts?|bills?|documents?|invoices?)\b/i,
    ({ thing }) =>
      `the amounts and names read from a printed ${thing} are right in nine of ten cases, and each can be corrected by hand`,
  ],
  [
    /\b(?:video|phone|voice) (?:calls?|chats?)\b/i,
    () =>
      'two people on different networks see or hear each other within ten seconds, and the call survives a short loss of connection',
  ],
  [
    /\b(?:gps|live (?:map|location|tracking))\b/i,
    () =>
      'the place shown is at most 30 seconds old and right to within 50 metres, and following ends when the task ends',
  ],
  [
    /\bdark mode\b/i,
    () => 'every page can be read in it with a contrast of 4.5:1 or more, and the choice is kept',
  ],
];

function neutral(feature: Feature, words: FeatureWords): string {
  if (feature.verb === 'show')
    return `a visitor finds it without help, on a phone and on a desktop computer, and it shows what the idea names`;
  return feature.actor === undefined
    ? `in three worked examples, written down before building, the product does what is described: ${words.phrase}`
    : `three ${words.doers} who were shown nothing beforehand manage to ${words.phrase}, and the result is as they expected`;
}

/**
 * Completes "Accepted when" for a feature: by its words where they say more than its kind, else by its kind.
 *
 * @param contradicts whether a sentence says the contrary of what the idea refuses
 */
export function acceptanceOf(
  feature: Feature,
  words: FeatureWords,
  contradicts: (line: string) => boolean,
): string {
  const found = special.find(([pattern]) => pattern.test(words.phrase))?.[1];
  const isNeutral = feature.kind === 'general' || feature.verb === 'show';
  const line =
    found?.(words) ??
    (isNeutral ? neutral(feature, words) : rulesOf(feature.kind, words).acceptance);
  return contradicts(line) ? neutral(feature, words) : line;
}
