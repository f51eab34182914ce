import { escapeHtml } from '../../../escapeHtml';
import type { Workbook } from '../sort/workbook';
import { page } from './page';
import { productOf } from './productOf';
import { screensOf } from './screens';

/** Maximum bytes of statements, so that no page exceeds 200 kB. */
const room = 90_000;
const bytesOfMarkup = 260;

/**
 * Writes a mockup of the product as one HTML document without scripts: each requirement as a control, in the idea's own
 * words; for an idea of a few words, a typical product of its type with sample records.
 */
export function writeMockup(workbook: Workbook): string {
  const product = productOf(workbook, fitting(workbook));
  return page(product, screensOf(product)).source;
}

/** The number of statements that fit. */
function fitting({ statements }: Workbook): number {
  let left = room;
  const first = statements.findIndex(({ text }) => {
    left -= bytesOfMarkup + Buffer.byteLength(escapeHtml(text));
    return left < 0;
  });
  return first < 0 ? statements.length : first;
}
