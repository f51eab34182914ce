const units = 'cm|mm|m²|m³|m|km|kg|g|mg|t|ml|l|ha|%|psi|bar|hz|°c|°f|h|min|kwh';
/** `mm/s`, `mg/kg` */
const rates = '(?:mm|m|km|mg|g|kg|ml|l|m³|kwh)/(?:s|min|h|kg|l|m²)';
const behindWord = new RegExp(`\\s(?:in|en|em|w|\\()\\s?(${rates}|${units})\\)?$`, 'iu');
const bare = new RegExp(`\\s(${rates}|%)$`, 'iu');
/** A unit in words is a name by itself. */
const whole = /^(litres?|liters?|litros?|litri|kilos?|kg|grams?|gramm|km)$/iu;

/** The unit that the name of a field is or ends with: `Size in cm`, `weight (kg)`, `vibration mm/s`, `Litres`. */
export function unitIn(name: string): string | undefined {
  return (behindWord.exec(name) ?? bare.exec(name))?.[1] ?? whole.exec(name)?.[1]?.toLowerCase();
}

/** The beginnings of spelled units, in the ten languages. */
const spelled: readonly (readonly [string, RegExp])[] = [
  ['ft', /^(?:feet|foot|ft)$/u],
  ['in', /^inch(?:es)?$/u],
  ['cm', /^(?:centim|zentim|centym|centím|سنتيم|سم$|センチ)/u],
  ['mm', /^(?:mill?[iíy]m|مليم|ミリ)/u],
  ['kg', /^(?:kilos?$|kilogr|quilos?$|quilogr|chil[io]$|chilogr|كيلوغ|كغ$|キロ)/u],
  ['g', /^(?:gram(?:s|os|as|ach)?|gramm(?:es?|i)?|غرام)$/u],
  ['km', /^(?:kilom|quil[oó]m|chilom|kil[oó]m|كيلوم)/u],
  ['m', /^(?:met(?:er|re)s?|mètres?|metros?|metri|metry|metrach|متر|メートル)$/u],
  ['l', /^(?:litres?|liters?|litros?|litri|litry|litrach|لتر|リットル)$/u],
  ['min', /^(?:minut(?:es?|en|os?|i|y|ach)?|دقائق|دقيقة)$/u],
];
const behindSpelled = /\s(?:in|en|em|w|ب)\s?(\p{L}+)$/iu;

/** Without a word before it. Shorter ones may mean something else. */
const bareShort = /\s(mm|cm|km|kg|ml)$/iu;

/** The unit that a name ends with, spelled or without `in`: `weight in grams`, `mesh mm`. */
export function spelledUnitIn(name: string): string | undefined {
  const [, short] = bareShort.exec(name) ?? [];
  if (short !== undefined) return short.toLowerCase();
  const word = behindSpelled.exec(name)?.[1]?.toLowerCase() ?? '';
  return spelled.find(([, beginning]) => beginning.test(word))?.[0];
}
