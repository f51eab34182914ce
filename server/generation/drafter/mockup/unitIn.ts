const units = 'cm|mm|m²|m³|m|km|kg|g|mg|t|ml|l|ha|%|psi|bar|hz|°c|°f|h|min|kwh';
/** `mm/s`, `mg/kg` */
const rates = '(?:mm|m|km|mg|g|kg|ml|l|m³|kwh)/(?:s|min|h|kg|l|m²)';
const behindWord = new RegExp(`\\s(?:in|en|em|w|\\()\\s?(${rates}|${units})\\)?$`, 'iu');
const bare = new RegExp(`\\s(${rates})$`, 'iu');

/** The unit that the name of a field ends with: `Size in cm`, `weight (kg)`, `vibration mm/s`. */
export function unitIn(name: string): string | undefined {
  return (behindWord.exec(name) ?? bare.exec(name))?.[1];
}
