import { startsWithThinking } from '../../contract/thinking';
import { htmlBlocks, type FencedBlock } from './fences';

/** The start of a page; the tag in quotes or backticks is a mention and does not count. */
const pageStart = /(?<!["'`])<(?:!doctype\s|html[\s>])/gi;
const pageStartOnItsLine = /^[ \t]*(?=<(?:!doctype\s|html[\s>]))/im;
const newPageOnItsLine = /^[ \t]*<(?:!doctype\s|html[\s>])/im;
const fenceOnItsLine = /^[ \t]*(?:`{3}|~{3})/m;

/** A closing tag at the end of a line ends the page; elsewhere it is a mention in a script or a remark. */
const pageEnd = /<\/html\s*>(?=[ \t]*(?:(?:`{3,}|~{3,})[ \t]*)?(?:\r?\n|$))/gi;
const anyPageEnd = /<\/html\s*>/gi;

const markup = /^\s*<[a-z!]/i;
const isMarkup = (text: string): boolean => markup.test(text) && !startsWithThinking(text);
const markupOnItsLine = /^[ \t]*<[a-z!]/im;
const maximumDoctypeLength = 300;

interface TextRange {
  start: number;
  /** The offset at which the page starts; a fragment has none. */
  page: number | undefined;
  /** The end of the surrounding fenced block, or of the text. */
  end: number;
}

/**
 * Extracts the HTML from a model's response, without surrounding remarks and fences. Of several blocks, it prefers a
 * whole page, then a block marked as HTML, then the first that starts with a tag.
 *
 * @param text a mockup's text, complete or truncated
 * @returns the trimmed page or fragment; the trimmed `text` if it contains no HTML
 */
export function extractHtml(text: string): string {
  const { start, page, end } = htmlIn(text);
  return text.slice(start, page === undefined ? end : endOfPage(text, page, end)).trim();
}

function htmlIn(text: string): TextRange {
  const page = startOfPage(text);
  if (isMarkup(text)) return { start: 0, page, end: text.length };
  const blocks = htmlBlocks(text);
  if (page !== undefined) {
    const around = blocks.find((block) => block.start <= page && page < block.contentEnd);
    return { start: page, page, end: around?.contentEnd ?? text.length };
  }
  const block = blockOfHtml(text, blocks);
  if (block !== undefined) return { start: block.contentStart, page, end: block.contentEnd };
  return { start: endOfPreamble(text), page, end: text.length };
}

function startOfPage(text: string): number | undefined {
  const onItsLine = pageStartOnItsLine.exec(text);
  const [anywhere] = text.matchAll(pageStart);
  if (onItsLine === null) return anywhere?.index;
  // "Here it is: <!doctype html>", with the html tag on the next line.
  const start = onItsLine.index + onItsLine[0].length;
  const before = text.slice(Math.max(0, start - maximumDoctypeLength), start);
  const doctype = /<!doctype\s[^<>]*>\s*$/i.exec(before);
  return doctype === null ? start : start - (before.length - doctype.index);
}

function blockOfHtml(text: string, blocks: readonly FencedBlock[]): FencedBlock | undefined {
  const beginsWithMarkup = (block: FencedBlock) =>
    isMarkup(text.slice(block.contentStart, block.contentEnd));
  const saysHtml = (block: FencedBlock) => /^\{?\.?x?html?\b/.test(block.info);
  return (
    blocks.find((block) => saysHtml(block) && beginsWithMarkup(block)) ??
    blocks.find(beginsWithMarkup) ??
    blocks.find(saysHtml)
  );
}

/** A remark ends with a colon and a tag follows it; otherwise the text belongs to the fragment. */
function endOfPreamble(text: string): number {
  const start = markupOnItsLine.exec(text)?.index ?? 0;
  const before = text.slice(0, start);
  return before.trimEnd().endsWith(':') && !before.includes('<') ? start : 0;
}

/**
 * The page's last closing tag, not the first, because a script may contain another. Anything after a fence or the
 * start of another page is not part of this page.
 */
function endOfPage(text: string, start: number, blockEnd: number): number {
  let end: number | undefined;
  for (const match of text.slice(start).matchAll(pageEnd)) {
    const from = end ?? blockEnd;
    const between = text.slice(from, start + match.index);
    if (newPageOnItsLine.test(between)) break;
    if (end !== undefined && fenceOnItsLine.test(between)) break;
    end = start + match.index + match[0].length;
  }
  if (end !== undefined) return end;
  const last = [...text.slice(start, blockEnd).matchAll(anyPageEnd)].at(-1);
  return last === undefined ? blockEnd : start + last.index + last[0].length;
}
