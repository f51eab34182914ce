/** `Size in cm`, `weight (kg)`, `vibration mm/s` */
export const inUnit =
  /\s(?=(?:mm|cm|m|km|l|m³|g|kg)\/(?:s|min|h)$|(?:in|en|em|w|\()\s?)(?:(?:in|en|em|w|\()\s?)?(\p{L}{1,2}³?\/(?:s|min|h)|cm|mm|m²|m³|m|km|kg|g|t|ml|l|ha|%|psi|bar|hz|°c|°f|h|min|kwh)\)?$/iu;
