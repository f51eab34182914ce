const partners = new Map(
  ['()', '“”', '«»', '「」', '『』', '（）', '[]', '""', '``'].map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);
const longest = 400;
const address = /(?:https?:\/\/|www\.)\S{1,2000}(?<![.,;:!?)])/gu;

/** Places of a text where nothing begins or ends: within brackets, a quotation or an address. */
export class Enclosures {
  readonly #inside: Uint8Array;

  /** @param text the whole idea; looked through once */
  constructor(text: string) {
    this.#inside = new Uint8Array(text.length);
    for (const { index, 0: found } of text.matchAll(address))
      this.#inside.fill(1, index, index + found.length);
    /** Where each kind of bracket closes next, so that none is searched for twice. */
    const closing = new Map<string, number>();
    const nextOf = (close: string, from: number): number => {
      const known = closing.get(close) ?? -1;
      if (known >= from) return known;
      const found = text.indexOf(close, from);
      const next = found === -1 ? Infinity : found;
      closing.set(close, next);
      return next;
    };
    for (let place = 0; place < text.length; place += 1) {
      const open = text.charAt(place);
      const close = open === '„' ? closeOfLow(text, place) : partners.get(open);
      if (close === undefined || (open === close && !opens(text, place))) continue;
      let end = nextOf(close, place + 1);
      const second = open === close ? -1 : text.slice(place + 1, place + longest).indexOf(open);
      if (second !== -1 && place + 1 + second < end) end = nextOf(close, end + 1);
      if (end - place > longest || /\n\s*\n/u.test(text.slice(place, end))) continue;
      this.#inside.fill(1, place + 1, end);
      place = end;
    }
  }

  /** Whether nothing begins or ends at a place. */
  has(place: number): boolean {
    return this.#inside[place] === 1;
  }
}

/** `„…“` and `„…”`. */
function closeOfLow(text: string, place: number): string {
  return text.slice(place, place + longest).includes('“') ? '“' : '”';
}

/** A quotation mark that looks the same on both sides. */
function opens(text: string, place: number): boolean {
  return !/[\p{L}\p{N}.,!?]/u.test(text.charAt(place - 1)) && /\S/u.test(text.charAt(place + 1));
}
