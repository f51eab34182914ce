import { trimmed, type Span } from '../read/span';

/** The parts of a text between the marks of a border; what stands in brackets stays whole. */
export function partsOf(idea: string, { start, end }: Span, border: RegExp): Span[] {
  const text = withoutInner(idea.slice(start, end));
  const borders = [...text.matchAll(new RegExp(border.source, 'gu'))];
  const starts = [0, ...borders.map(({ 0: one, index }) => index + one.length)];
  const spans = starts.map((from, index) =>
    trimmed(idea, { start: start + from, end: start + (borders[index]?.index ?? text.length) }),
  );
  return spans.filter((one) => one.end > one.start);
}

/** Without the marks within brackets, which part what stands in them; each place stays. */
export function withoutInner(text: string): string {
  return text.replace(/\([^()]*\)/gu, (inner) => inner.replace(/[,;:،、：|]/gu, '·'));
}
