import { inlineTags } from '../read/inlineTags';
import { innerQuoteMarks } from '../read/lines';
import type { Quote } from '../read/span';

/**
 * A quotation inside a line of Markdown that is also read as plain text: on one line, without marks of its own, and so
 * that no renderer takes its characters for mark-up. Its words stay as they are.
 */
export function inLine(text: Quote): string {
  return (
    text
      .replace(innerQuoteMarks, '')
      .replace(inlineTags, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(/(?<![\p{L}\p{N}])(\*\*|__|~~)(?=\S)([^*_~]{1,200}?)\1(?![\p{L}\p{N}])/gu, '$2')
      .replace(/~~|`+/gu, '')
      .replace(/^(\*\*|__)|(\*\*|__)$/gu, '')
      .replace(/(?<![\p{L}\p{N}*])\*(?=\p{L})|(?<=[\p{L}\p{N}.,!?])\*(?![\p{L}\p{N}*])/gu, '')
      // A cell's border; in `cat|dog` it is part of a word.
      .replace(/\s\|\s|^\||\|$/gu, ' · ')
      .replace(/(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu, '\\*')
      // Not one of the document's ids.
      .replace(/(?<![\p{L}\p{N}-])[BCFGNQRSUX]-?\d{1,3}(?:\.\d{1,2})?(?![\p{L}\p{N}-])/gu, '`$&`')
      .replace(/<(?=[a-z/!?])/giu, '\\<')
      .replace(/\[(?=[^\]]*\]\()/gu, '\\[')
  );
}

/**
 * The same as a line of its own, which begins with a capital; a word such as `iPhone`, `weight_g` or `mm` stays. In a
 * document, ` — ` begins what the drafter adds.
 */
export function asLine(text: Quote): string {
  return inLine(text)
    .replaceAll(' — ', ' – ')
    .replace(ordinaryWord, (letter) => letter.toUpperCase());
}

/** The first letter of a word that is neither a name of a field or file nor a unit. */
const ordinaryWord = /^\p{Ll}(?=[\p{Ll}\s'’])(?!\S*[_/={}]|(?:mm|cm|km|kg|ml|ms|ppm|ppg)\s)/u;

/** Within one pair of quotation marks. */
const quotedWhole = /^(?:"[^"]*"|[“„][^“”„]*[“”]|«[^«»]*»)$/u;

/** The same in quotation marks, for the middle of a sentence. */
export function marked(text: Quote, quotation: string): string {
  const line = inLine(text);
  // Half of a pair of quotation marks, whose other half stands elsewhere in the idea.
  const isHalf = (line.match(/["“”]/gu)?.length ?? 0) % 2 === 1;
  return fill(quotation, {
    text: isHalf || quotedWhole.test(line) ? line.replace(/^["“”„«]\s?|\s?["“”»]$/gu, '') : line,
  });
}

/** Puts values into the braces of a template. */
export function fill(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replace(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
}
