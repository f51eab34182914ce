const to = '(?:–|-|to|bis|à|a|tot|do)';
const number = String.raw`(?<!\d)\d{1,7}`;
/** With decimals or groups of thousands, and neither the beginning of a range nor of `20k`. */
const amount = String.raw`(?<![\d.,])\d{1,7}(?:[.,]\d{1,3}){0,2}(?![\d.,–-]*\d|\s?[km](?!\p{L}))`;
const price = String.raw`(?:(?:R\$|[€$£])\s?${amount}|${amount}\s?(?:€|EUR|CHF|PLN|zł|kr|SEK|Kč|Ft)(?!\p{L}))`;

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
  const [own] = new RegExp(price, 'iu').exec(name) ?? [];
  if (own !== undefined) return own;
  const word = patternOf(name);
  const stated = new RegExp(
    String.raw`(?<!\p{L})${word}(?:\s(?:of|is|von|de|di|van|beträgt|est))?\s?[:(]?\s?(${price})|(${price})\s${word}(?!\p{L})`,
    'giu',
  );
  const amounts = [...idea.matchAll(stated)].map(([, behind, before]) => behind ?? before);
  return new Set(amounts).size === 1 ? amounts[0] : undefined;
}
