import type { Workbook } from '../sort/workbook';
import { areasOf } from './areas';
import { readBrief } from './brief';
import { page } from './page';
import { readRecords } from './records';
import { screensOf } from './screens';

/**
 * Writes a mockup of the product as one HTML document without scripts: screens, roles, lists and forms that react to
 * links, radio buttons and checkboxes. Its content comes from the idea; samples of the type are marked as such.
 */
export function writeMockup(workbook: Workbook): string {
  const brief = readBrief(workbook);
  const records = readRecords(brief);
  const areas = areasOf(brief);
  return page(brief, areas, records, screensOf(brief, areas, records)).source;
}
