const to = '(?:–|-|to|bis|à|a|tot|do)';
const number = String.raw`(?<!\d)\d{1,7}`;
/** Behind an amount that is not the only one. */
const alternative = String.raw`\s(?:million|thousand|or|to|oder|bis|ou|à|o|a|of|tot|lub|do)(?!\p{L})`;
/** With decimals or groups of thousands; no range, alternative or part of a larger amount such as `20k`. */
const amount = String.raw`(?<![\d.,]|\d\s|(?<!\p{L})(?:or|oder|ou|o|lub)\s)\d{1,7}(?:[.,]\d{1,3}){0,2}(?![\d.,–-]*\d|\s\d|\s?[–/%-]|\s?[km](?!\p{L})|${alternative})`;
/** Before a name that has no other word before it. */
const opening = String.raw`(?<=(?:^|(?<!\p{L})(?:an?|the|one|eine[rmns]?|ein|die|der|das|une?|la|le|el|un|uma?|o|il|een|het|de)\s))`;
const price = String.raw`(?:(?:R\$|[€$£])\s?${amount}|${amount}\s?(?:€|EUR|CHF|PLN|zł|kr|SEK|Kč|Ft|euros?|dollars?|quid|Franken|złotych|złote|reais|kronor)(?!\p{L}|${alternative}|\s(?:and|und|et|y|e|en|i)\s\d))`;

const anyPrice = new RegExp(price, 'iu');

/** A field's name as a part of a pattern. */
const patternOf = (name: string): string => name.replace(/[^\p{L}\p{N}\s]/gu, '.');

/** The ends of the range that an idea gives behind a field's name: `a level, 0–4`; none if it gives none. */
export function statedRange(idea: string, name: string): readonly number[] {
  const range = new RegExp(
    String.raw`(?<!\p{L})${patternOf(name)}(?:,|:)?\s(?:of\s|from\s|\()?(0|[1-9]\d{0,3})\s?${to}\s?(\d{1,4})(?!\d|[-–.:/]\d|\s?\p{L})`,
    'iu',
  );
  return range.exec(idea)?.slice(1).map(Number) ?? [];
}

/** The ends of the range that an idea gives in a unit: `2–8 °C`; none if it gives none. */
export function statedUnitRange(idea: string, unit: string): readonly number[] {
  const range = new RegExp(String.raw`(${number})\s?${to}\s?(\d{1,7})\s?${unit}(?!\p{L})`, 'u');
  return range.exec(idea)?.slice(1).map(Number) ?? [];
}

/** The amount that an idea gives with a field's name, if it gives one only: `a deposit of £30`. */
export function statedPrice(idea: string, name: string): string | undefined {
  const own = priceIn(name);
  if (own !== undefined) return own;
  // Compiling a pattern for each name takes longer than all else about samples.
  const [start = ''] = /^[\p{L}\p{N}]*/u.exec(name) ?? [];
  if (!idea.toLowerCase().includes(start.toLowerCase()) || !anyPrice.test(idea)) return undefined;
  const word = patternOf(name);
  const stated = new RegExp(
    String.raw`${opening}${word}(?:\s(?:of|is|von|de|di|van|beträgt|est))?\s?[:(]?\s?(${price})|(${price})\s${word}(?!\p{L})`,
    'gimu',
  );
  const amounts = [...idea.matchAll(stated)].map(([, behind, before]) => behind ?? before);
  return new Set(amounts).size === 1 ? amounts[0] : undefined;
}

/** The first amount of money in a text. */
export const priceIn = (text: string): string | undefined => anyPrice.exec(text)?.[0];
