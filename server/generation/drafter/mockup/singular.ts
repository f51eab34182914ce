import type { Workbook } from '../sort/workbook';

/** `parcels` → `parcel`, where the plural only adds a letter. */
export function singularOf({ idea, language }: Workbook, noun: string): string {
  const singular = /^(?:en|es|fr|pt)$/u.test(language) ? noun.replace(/(?<=[^s])s$/u, '') : noun;
  // `un repas`
  const isSaid = language !== 'fr' || new RegExp(`${singular}(?!\\p{L})`, 'iu').test(idea);
  return isSaid ? singular : noun;
}
