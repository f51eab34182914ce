const units = 'cm|mm|m²|m³|m|km|kg|g|mg|t|ml|l|ha|%|psi|bar|hz|°c|°f|h|min|kwh';
/** `mm/s`, `mg/kg` */
const rates = '(?:mm|m|km|mg|g|kg|ml|l|m³|kwh)/(?:s|min|h|kg|l|m²)';
const behindWord = new RegExp(`\\s(?:in|en|em|w|\\()\\s?(${rates}|${units})\\)?$`, 'iu');
const bare = new RegExp(`\\s(${rates}|%)$`, 'iu');
/** A unit in words is a name by itself. */
const whole = /^(litres|liters?|litern|litros|litri|kilos?|kg|grams?|gramm|km)$/iu;

/** The unit that the name of a field is or ends with: `Size in cm`, `weight (kg)`, `vibration mm/s`, `Litres`. */
export function unitIn(name: string): string | undefined {
  return (behindWord.exec(name) ?? bare.exec(name))?.[1] ?? whole.exec(name)?.[1]?.toLowerCase();
}

/** The beginnings of spelled units, in the European languages. */
const spelled: readonly (readonly [string, RegExp])[] = [
  ['ft', /^(?:feet|foot|ft)$/u],
  ['in', /^inch(?:es)?$/u],
  ['cm', /^(?:centim|zentim|centym|centím)/u],
  ['mm', /^(?:mill?[iíy]m)/u],
  ['kg', /^(?:kilos?$|kilogr|quilos?$|quilogr|chil[io]$|chilogr)/u],
  ['g', /^(?:gram(?:s|os|as|ach)?|gramm(?:es?|i)?)$/u],
  ['km', /^(?:kilom|quil[oó]m|chilom|kil[oó]m)/u],
  ['m', /^(?:meter|met(?:er|re)s|mètres?|metros|metri|metry|metrach)$/u],
  ['l', /^(?:litres|liters?|litern|litros|litri|litry|litrach)$/u],
  ['min', /^(?:minut(?:es|en|os|i|ach))$/u],
];
const behindSpelled = /\s(?:in|en|em|w)\s(\p{L}+)$/iu;

/** Whether a name ends with what may be a unit, known or not: `age in months`. */
export const endsInUnit = (name: string): boolean => behindSpelled.test(name);

/** Without a word before it. Shorter ones may mean something else. */
const bareShort = /\s(mm|cm|km|kg|ml)$/iu;

/** The unit that a name ends with, spelled or without `in`: `weight in grams`, `mesh mm`. */
export function spelledUnitIn(name: string): string | undefined {
  const [, short] = bareShort.exec(name) ?? [];
  if (short !== undefined) return short.toLowerCase();
  const word = behindSpelled.exec(name)?.[1]?.toLowerCase() ?? '';
  return spelled.find(([, beginning]) => beginning.test(word))?.[0];
}

/** The unit that a name ends with, as a symbol or spelled. */
export const anyUnitIn = (name: string): string | undefined => unitIn(name) ?? spelledUnitIn(name);
