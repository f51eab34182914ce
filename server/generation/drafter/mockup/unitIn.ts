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
