import { escapeHtml } from '../../../escapeHtml';
import type { Workbook } from '../sort/workbook';
import { page } from './page';
import { productOf } from './productOf';
import { screensOf } from './screens';

/** Bytes of statements, which keep a page below 200 kB for any idea. */
const room = 90_000;
const bytesOfMarkup = 260;

/**
 * Writes a mockup of the product as one HTML document without scripts: each requirement as what one uses for it, in the
 * idea's own words; for an idea of a few words, a typical product of its type with sample records.
 */
export function writeMockup(workbook: Workbook): string {
  const product = productOf(workbook, fitting(workbook));
  return page(product, screensOf(product)).source;
}

/** How many statements there is room for. */
function fitting({ statements }: Workbook): number {
  let left = room;
  const first = statements.findIndex(({ text }) => {
    left -= bytesOfMarkup + Buffer.byteLength(escapeHtml(text));
    return left < 0;
  });
  return first < 0 ? statements.length : first;
}
