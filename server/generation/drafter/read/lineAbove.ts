/** Further above, no line is about what stands below. */
const mostLines = 5;

/** The nearest line with words above a place in a text; none if it is a row of another table. */
export function lineAbove(text: string, place: number): string {
  let end = text.lastIndexOf('\n', place - 1);
  for (let line = 0; line < mostLines && end > 0; line += 1) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const words = text.slice(start, end);
    if (/\p{L}/u.test(words)) return /^\s*[|¦｜]/u.test(words) ? '' : words;
    end = start - 1;
  }
  return '';
}
