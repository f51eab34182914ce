const collator = new Intl.Collator('en', { numeric: true });

function isDigit(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return code > 47 && code < 58;
}

/** NaN for all but ASCII digits and letters; the two cases of a letter have the same rank. */
function rankAt(text: string, place: number): number {
  const lowerCase = text.charCodeAt(place) | 32;
  return (lowerCase > 96 && lowerCase < 123) || isDigit(text, place) ? lowerCase : NaN;
}

/** Any other character may be a mark that changes the one before it, or a digit of another script. */
function isOther(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return code < 32 || code > 126;
}

/**
 * Compares two texts by their first different letters, digits or numbers, as the collator does but in a fraction of the
 * time. Returns 0 or NaN if only the collator can tell.
 */
function compareAscii(left: string, right: string): number {
  let place = 0;
  while (place < left.length && left.charCodeAt(place) === right.charCodeAt(place)) place++;
  let [start, leftEnd, rightEnd] = [place, place, place];
  while (isDigit(left, start - 1)) start--;
  while (isDigit(left, leftEnd)) leftEnd++;
  while (isDigit(right, rightEnd)) rightEnd++;
  if (isOther(left, start - 1) || isOther(left, leftEnd) || isOther(right, rightEnd)) return NaN;
  if (isOther(left, place + 1) || isOther(right, place + 1)) return NaN;
  if (leftEnd === rightEnd || Math.min(leftEnd, rightEnd) === start) {
    return rankAt(left, place) - rankAt(right, place);
  }
  // The collator ignores leading zeros, and divides numbers of more than 254 digits.
  return rankAt(left, start) === 48 ||
    rankAt(right, start) === 48 ||
    Math.max(leftEnd, rightEnd) > 254
    ? NaN
    : leftEnd - rightEnd;
}

/** Compares two values of a column: numbers by size, texts by the collation of English, numbers in them by size. */
export function compareValues(left: string | number, right: string | number): number {
  if (left === right) return 0;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [one, other] = [`${left}`, `${right}`];
  return compareAscii(one, other) || collator.compare(one, other);
}
