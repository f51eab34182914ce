import type { LanguageCode } from '../lexicon/languageCode';
import type { Workbook } from '../sort/workbook';
import { readBrief } from './brief';
import { mockupScreens } from './mockupScreens';
import { page } from './page';

/**
 * A mockup of the product as one HTML document without scripts: screens, roles and lists that react to links and radio
 * buttons.
 *
 * @param textsLanguage the language that the texts of the workbook's type are in
 */
export function writeMockup(workbook: Workbook, textsLanguage: LanguageCode = 'en'): string {
  const brief = readBrief(workbook, textsLanguage);
  return page(brief, mockupScreens(brief)).source;
}
