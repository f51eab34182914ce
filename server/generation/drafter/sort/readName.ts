import { folded } from '../lexicon/phraseIndex';
import type { Lexicon } from '../lexicon/lexicon';
import type { Block } from '../read/readBlocks';
import type { ReadIdea } from '../read/readClauses';
import { quote, type Quote, type Span } from '../read/span';
import { sectionOf } from '../read/sectionName';

const longestName = 40;
/** A word that is written as names are: a capital inside, or a capital and nothing else. */
const coined = /^(?=\p{L})(?:\p{L}+\p{Lu}\p{L}*|\p{Lu}[\p{L}\p{N}]+)(?:[.-][\p{L}\p{N}]+)*$/u;

/**
 * The product's name, where the idea states one: as its title, after `called`, in quotation marks before a verb, or as a
 * coined word that the first sentence explains.
 */
export function readName(read: ReadIdea): Quote | undefined {
  const span =
    afterNaming(read) ?? inQuotes(read) ?? inTitle(read) ?? explained(read) ?? coinedSubject(read);
  return span === undefined ? undefined : quote(read.text, span);
}

function afterNaming({ text, folded: small, lexicon }: ReadIdea): Span | undefined {
  for (const phrase of lexicon.nameBefore) {
    let at = small.indexOf(phrase);
    while (at !== -1) {
      const span = nameAt(text, at + phrase.length, lexicon);
      if (span !== undefined && isWordStart(small, at, lexicon)) return span;
      at = small.indexOf(phrase, at + 1);
    }
  }
  return undefined;
}

function isWordStart(text: string, at: number, { hasSpaces }: Lexicon): boolean {
  return !hasSpaces || at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

/** One quoted name, or up to three words with capitals. */
function nameAt(text: string, from: number, lexicon: Lexicon): Span | undefined {
  const rest = text.slice(from, from + longestName + 10);
  const found =
    /^[\s:]*[“"'„«‘*_]{1,2}([^“”"„«»‘’*_\n]{2,40})[”"'“»’*_]/u.exec(rest) ??
    /^[\s:：]*[「『]([^」』\n]{1,40})[」』]/u.exec(rest) ??
    (lexicon.hasSpaces ? null : /^\s*([^\s。、「」:：]{2,20})\s*(?:\n|$)/u.exec(rest)) ??
    /^[\s:]+((?:\p{Lu}|\d)[\p{L}\p{N}’'.&-]*(?:\s\p{Lu}[\p{L}\p{N}’'&-]*){0,2})/u.exec(rest);
  const name = found?.[1];
  if (found === null || name === undefined || lexicon.stopWords.includes(folded(name)))
    return undefined;
  const start = from + found[0].indexOf(name);
  const end = start + name.replace(/[.\s]+$/u, '').length;
  return { start, end };
}

/** `「まわる板」は…`, `"Tally" is …`: a name in quotation marks at the very start. */
function inQuotes({ text }: ReadIdea): Span | undefined {
  const found =
    /^\s*(?:[#*_]*\s*)(?:"([^"\n]{2,30})"|“([^”\n]{2,30})”|「([^」\n]{1,30})」|『([^』\n]{1,30})』|«\s?([^»\n]{2,30}?)\s?»|„([^“\n]{2,30})“)/u.exec(
      text,
    );
  const name = found?.slice(1).find(Boolean);
  if (found === null || name === undefined) return undefined;
  const start = found[0].lastIndexOf(name);
  return { start, end: start + name.length };
}

/** The title, up to a dash, colon or bracket: at most three words, none of which is a frequent one. */
function inTitle({ text, blocks, lexicon }: ReadIdea): Span | undefined {
  const first = blocks[0];
  if (first?.kind !== 'heading') return undefined;
  return shortName(text, first, lexicon);
}

function shortName(text: string, { span }: Block, lexicon: Lexicon): Span | undefined {
  const title = text.slice(span.start, span.end);
  const head =
    /^(?:[*_]{1,2})?([^:：–—(|*_]+?)(?:\s(?:FAQ|PRD|FRD|MVP|RFC|[Bb]rief|[Ss]pec|v?\d[\d.]*))?(?:[*_]{1,2})?\s*(?:[:：(|]|\s[-–—]\s|$)/u.exec(
      title,
    );
  const name = head?.[1]?.trim() ?? '';
  const words = folded(name).split(/\s+/u);
  const isCommon =
    words.some((word) => lexicon.stopWords.includes(word)) ||
    sectionOf(name, lexicon) !== undefined;
  if (name === '' || words.length > 3 || name.length > longestName || isCommon) return undefined;
  const start = span.start + title.indexOf(name);
  return { start, end: start + name.length };
}

/** `ShiftWell is a …`, `Spokes: a …`, `Dienstfrei – …`: a coined word at the start of the first sentence. */
function explained({ text, folded: small, lexicon }: ReadIdea): Span | undefined {
  const found =
    /^\s*(\p{L}[\p{L}\p{N}]*(?:[ -]\p{Lu}[\p{L}\p{N}]*){0,2})(\s*[:–—]|\s-|\s\p{L}+)/u.exec(text);
  const name = found?.[1];
  if (found === null || name === undefined || name.length > longestName) return undefined;
  const start = found[0].indexOf(name);
  const first = folded(name.split(' ')[0] ?? '');
  if (lexicon.stopWords.includes(first) || sectionOf(name, lexicon) !== undefined) return undefined;
  // `Mo: …`, once more further on, is who speaks.
  const isSpeaker = text.split(`\n${name}:`, 2).length > 1;
  const isCoined = !isSpeaker && name.split(' ').every((word) => coined.test(word));
  const next =
    small
      .slice(start + name.length)
      .trim()
      .split(/\s+/u)[0] ?? '';
  const isExplained = /^[:–—-]/u.test(next) || lexicon.cues.auxiliary.slice(0, 2).includes(next);
  return isCoined && isExplained && /\p{Lu}/u.test(name.charAt(0))
    ? { start, end: start + name.length }
    : undefined;
}

/** `SporeBook is my notebook`, further on: a word with a capital inside that begins a sentence and is explained. */
function coinedSubject({ text, lexicon }: ReadIdea): Span | undefined {
  const verbs = lexicon.cues.auxiliary.slice(0, 2);
  for (const found of text.matchAll(/(?<=[.!?]\s|\n)(\p{Lu}\p{Ll}+\p{Lu}\p{L}+)\s(\p{L}+)\s/gu)) {
    const [, name = '', verb = ''] = found;
    if (verbs.includes(verb)) return { start: found.index, end: found.index + name.length };
  }
  return undefined;
}
