/** A part of the idea: `start` inclusive, `end` exclusive, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

declare const quoted: unique symbol;

/** A contiguous piece of the idea, unchanged. Only {@link quote} creates one, so nothing can reword it. */
export type Quote = string & { readonly [quoted]: true };

/** The text of a span, unchanged. */
export function quote(idea: string, { start, end }: Span): Quote {
  return idea.slice(start, end) as Quote;
}

/** A part of a quoted span as the idea writes it; nothing if mark-up stands inside. */
export function partOf(
  idea: string,
  { span, text }: { readonly span: Span; readonly text: Quote },
  part: string,
): Quote[] {
  const at = text.indexOf(part);
  const start = span.start + at;
  return at < 0 ? [] : [quote(idea, { start, end: start + part.length })];
}

/** A span without surrounding white space. */
export function trimmed(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/u.test(text.charAt(from))) from += 1;
  while (to > from && /\s/u.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/**
 * A text with a mark in place of each character of some spans, so that all positions stay.
 *
 * @param spans in order, without overlaps
 */
export function masked(text: string, spans: readonly Span[], mark: string): string {
  const parts = spans.map(
    ({ start, end }, index) =>
      text.slice(spans[index - 1]?.end ?? 0, start) + mark.repeat(end - start),
  );
  return parts.join('') + text.slice(spans.at(-1)?.end ?? 0);
}
