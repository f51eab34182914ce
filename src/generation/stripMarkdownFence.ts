import { closesFence, fenceLines, type FenceLine } from './fences';

/**
 * The longest remark before a fenced document, in characters; a longer text is a document that ends with an example.
 */
const maximumPreambleLength = 400;

/** `Here is the document:`, `Sure! Here is your PRD:` */
const announcement = /(?<!\p{L})(?:here(?:['’]s| is)|below is)(?!\p{L})[^\n]{0,80}:$/iu;

/** Line starts found in documents but not in remarks: headings, lists, quotes, tables. */
const documentLine = /^[ \t]*(?:#|[-*+>|]|\d+[.)])/m;

/**
 * Removes a Markdown fence around a whole document and a short remark before it; fences inside the document stay.
 *
 * @param text a requirement document, complete or truncated
 * @returns the fenced content, or `text` itself if it is not fenced as a whole
 */
export function stripMarkdownFence(text: string): string {
  const lines = fenceLines(text);
  const [opener, ...rest] = lines;
  if (opener === undefined) return text;
  const preamble = text.slice(0, opener.start).trim();
  const saysMarkdown = opener.info === 'markdown' || opener.info === 'md';
  const announces = announcement.test(preamble) && text.slice(opener.next).startsWith('#');
  const isBare = opener.info === '' && (preamble === '' || announces) && rest.length <= 1;
  if (!saysMarkdown && !isBare) return text;
  if (preamble.length > maximumPreambleLength || documentLine.test(preamble)) return text;

  const last = rest.at(-1);
  const isClosed =
    last !== undefined && closesFence(last, opener) && text.slice(last.next).trim() === '';
  const inner = innerFences(isClosed ? rest.slice(0, -1) : rest, opener);
  if (isClosed) return inner.open ? text : text.slice(opener.next, last.start);
  return inner.hasBareOpening ? text : text.slice(opener.next);
}

function innerFences(lines: readonly FenceLine[], outer: FenceLine) {
  let opener: FenceLine | undefined;
  let hasBareOpening = false;
  for (const line of lines) {
    if (opener === undefined) {
      opener = line;
      hasBareOpening ||= closesFence(line, outer);
    } else if (closesFence(line, opener)) {
      opener = undefined;
    }
  }
  return { open: opener !== undefined, hasBareOpening };
}
