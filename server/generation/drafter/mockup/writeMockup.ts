import type { Workbook } from '../sort/workbook';
import { page } from './page';
import { productOf } from './product';
import { screensOf } from './screens';

/**
 * Writes a mockup of the product as one HTML document without scripts: the screens that products of its type have, with
 * sample records, and beside each the requirements of the idea that belong to it.
 */
export function writeMockup(workbook: Workbook): string {
  const product = productOf(workbook);
  return page(product, screensOf(product)).source;
}
