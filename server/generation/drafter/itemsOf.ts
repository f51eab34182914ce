import { startsWithVerb } from './readVerbPhrases';
import { tokensOf } from './tokens';

const opensClause = /\b(?:that|which|who|where|when|while|between)\b/i;
const hasSubject = /\b(?:can|could|should|must|shall|will|may|lets?|allows?|enables?|helps?)\b/i;
const nounEnding = /(?:ing|tions?|sions?|ments?|ers?|ors?|history|page|list|board|system|tool)$/i;

function pieces(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of text) {
    if (/[([{]/.test(character)) depth += 1;
    if (/[)\]}]/.test(character)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,،、]/.test(character)) {
      found.push(current);
      current = '';
    } else current += character;
  }
  found.push(current);
  const items: string[] = [];
  for (const piece of found.map((one) => one.trim()).filter((one) => one !== '')) {
    const isValue =
      /^(?:and\s)?(?:[€$£]\s?)?\d[\d.,]*\s?(?:[€$£]|%|(?:per|a|\/)\s?\w+)?$|^(?:and\s)?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i.test(
        piece,
      );
    const before = items.pop();
    if (before !== undefined) items.push(isValue ? `${before}, ${piece}` : before);
    if (before === undefined || !isValue) items.push(piece);
  }
  return items;
}

/**
 * Cuts an enumeration into its items: `reminders, plant search by photo and a mode that shares tasks` gives three.
 * A relative clause stays with its noun. Text that is no enumeration, as a sentence with a subject or verbs that
 * share one object, is given back as the only item.
 */
export function itemsOf(text: string): string[] {
  const whole = text.replace(/[\s.!;,]+$/, '');
  const beforeClause = whole.split(opensClause)[0] ?? '';
  if (hasSubject.test(beforeClause)) return [whole];
  const cut = pieces(whole);
  const isOrdered = cut.length > 1 && /^(?:and|or|plus)\s/i.test(cut[cut.length - 1] ?? '');
  const items = cut.map((piece) => piece.replace(/^(?:and|or|plus|as well as)\s+/i, ''));
  const last = items.pop() ?? '';
  const joint = /^(.+?)\s(?:and|&|plus|as well as)\s(.+)$/i.exec(last);
  const isJoint =
    joint !== null &&
    !isOrdered &&
    !opensClause.test(joint[1] ?? '') &&
    !/\b(?:for|with|of|from|to|by|in|on)\b/i.test(joint[1] ?? '');
  items.push(...(isJoint ? [joint[1] ?? '', joint[2] ?? ''] : [last]));
  const tokens = tokensOf(items[0] ?? '');
  const isVerb =
    (startsWithVerb(tokens, 'base') || startsWithVerb(tokens, 'gerund')) &&
    !nounEnding.test(tokens[1]?.text ?? '');
  const isShared =
    isVerb &&
    (/\sby\s/i.test(items[0] ?? '') ||
      items.some((item) => !startsWithVerb(tokensOf(item), 'base') && !item.includes(' ')) ||
      items.some((item) => startsWithVerb(tokensOf(item), 'base') && !item.includes(' ')) ||
      items.slice(1).every((item) => !startsWithVerb(tokensOf(item), 'base')));
  return isShared ? [whole] : items.filter((item) => /[\p{L}\p{N}]/u.test(item));
}
