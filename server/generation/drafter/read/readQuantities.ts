import { limitNames, type Lexicon, type LimitName } from '../lexicon/lexicon';
import { PhraseIndex } from '../lexicon/phraseIndex';
import type { LanguageCode } from '../lexicon/languageCode';
import type { Comparison, Quantity } from './quantity';
import type { ReadIdea } from './readClauses';
import { quote, type Span } from './span';

/** `1.5`, `10,000`, `1 234,5`, `47:59`, `0-100`; with a sign or currency before it. */
const numeral =
  /(?<![\p{L}\p{N}.,:/-]|v)(?:[-−+](?=\p{N}))?(?:(?:R\$|\p{Sc})\s?)?\p{N}+(?:[.,:/'’]\p{N}+|[\u00a0\u202f ]\p{N}{3}(?!\p{N}))*(?:(?:\s?[-–]\s?|\s(?:to|bis|à|a|até|tot|do|إلى)\s)\p{N}+(?:[.,]\p{N}+)*)?/gu;
/** The same in a script without spaces, where a letter may stand before it. */
const numeralAmongLetters =
  /(?<![\p{Script=Latin}\p{N}.,:/-])(?:[-−+](?=\p{N}))?(?:\p{Sc}\s?)?\p{N}+(?:[.,:/]\p{N}+)*(?:\s?[-–〜～]\s?\p{N}+(?:[.,]\p{N}+)*)?/gu;
/** What is counted in Japanese. */
const counter =
  /^\s?(?:[千万億]+円?|円|[%％℃°]C?|パーセント|年間?|[ヶかカケ]月間?|月(?!曜)|週間?|日間?|営業日|時間?|分間?|秒間?|人|名|世帯|歳|才|件|回|枚|冊|個|台|本|匹|品|点|段階?|文?字|行|割|倍|階|つ|[かヶ箇]所|種類?|店舗|社|校|席|泊|度|[ckm]?m|[mk]?g|m?l|[kKMG]B|ms|[hL](?!\p{Script=Latin}))/u;
/** A unit that is written close to its number, or a word after it. */
const unitAfter =
  /^(?:\s?[%‰°][CFK]?\b|\s?[%‰°]|\s?\p{Sc}|\s?[\p{Lu}]{3}\b|[-\s\u00a0]?(?:\p{L}[\p{L}²³µ]*(?:\/\p{L}+)?))/u;
const limitsByLanguage = new Map<
  LanguageCode,
  { before: PhraseIndex<LimitName>; after: PhraseIndex<LimitName> }
>();

function limitsOf(lexicon: Lexicon): {
  before: PhraseIndex<LimitName>;
  after: PhraseIndex<LimitName>;
} {
  const known = limitsByLanguage.get(lexicon.code);
  if (known !== undefined) return known;
  const indexOf = (side: 'before' | 'after') =>
    new PhraseIndex(
      lexicon,
      limitNames.flatMap((name) =>
        lexicon.limits[side][name].map((phrase) => [name, phrase, 1] as const),
      ),
    );
  const made = { before: indexOf('before'), after: indexOf('after') };
  limitsByLanguage.set(lexicon.code, made);
  return made;
}

/**
 * Finds the numbers of a span, each whole with its unit and with the words that limit it. A number that is part of a name
 * (`v1`, `ISO 27001`, `/v2/items`) is not a quantity.
 */
export function readQuantities(read: ReadIdea, { start, end }: Span): Quantity[] {
  const text = read.text.slice(start, end);
  const found = [...numerals(text, read.lexicon), ...numberWords(read, { start, end })].sort(
    (a, b) => a.start - b.start,
  );
  return found.map(({ start: from, end: to }) => {
    const digits = { start: start + from, end: start + to };
    const span = { start: digits.start, end: withUnit(read, digits.end, end) };
    const words = read.text.slice(digits.start, digits.end);
    const limit = limitOf(read, span, { start, end }, words);
    return {
      span,
      text: quote(read.text, span),
      phrase: quote(read.text, limit.span),
      digits: quote(read.text, digits),
      value: isScaled(read.text, span.end, digits.end) ? undefined : valueOf(words, read.lexicon),
      comparison: limit.comparison,
    };
  });
}

function numerals(text: string, { hasSpaces }: Lexicon): Span[] {
  return [...text.matchAll(hasSpaces ? numeral : numeralAmongLetters)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const isName =
      /(?:\b(?:ISO|RFC|PCI|SOC|OWASP|WCAG|HTTP|TLS|DIN|EN|API|OpenAPI|SHA|UTF|S3|MP|H|COVID|version|Python|Node|Windows|iOS|Android)[\s-]?|\p{L}-)$/u.test(
        before,
      );
    return isName ? [] : [{ start: match.index, end: match.index + match[0].trimEnd().length }];
  });
}

function numberWords({ folded, lexicon }: ReadIdea, { start, end }: Span): Span[] {
  const words = folded.slice(start, end).matchAll(/[\p{L}\p{M}]+/gu);
  if (!lexicon.hasSpaces) {
    return [
      ...folded
        .slice(start, end)
        .matchAll(
          /(?<!\p{N})[一二三四五六七八九十百千万]+(?=[年月日週時分秒人件回枚台個円つ]|歳|世帯|ヶ月|か月)/gu,
        ),
    ].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  }
  return [...words]
    .filter(([word]) => Object.hasOwn(lexicon.numberWords, word))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function withUnit(read: ReadIdea, from: number, end: number): number {
  const rest = read.text.slice(from, Math.min(end, from + 40));
  // `€10k`: the scale belongs to the number.
  const scale = /^[kKM](?![\p{L}\p{N}])/u.exec(rest)?.[0].length ?? 0;
  if (scale > 0) return from + scale;
  // The currency is the unit.
  if (/\p{Sc}\s?\p{N}[^\s]*$/u.test(read.text.slice(Math.max(0, from - 24), from))) return from;
  if (!read.lexicon.hasSpaces) return from + (counter.exec(rest)?.[0].length ?? 0);
  const adjective = /^\s(\p{L}+)(?=\s\p{L})/u.exec(rest);
  const isBetween = read.lexicon.unitAdjectives.includes(adjective?.[1]?.toLowerCase() ?? '');
  const between = isBetween ? (adjective?.[0].length ?? 0) : 0;
  const unit = unitAfter.exec(rest.slice(between))?.[0] ?? '';
  const word = unit.toLowerCase().replace(/[^\p{L}]/gu, '');
  const isFunctionWord =
    read.lexicon.stopWords.includes(word) || read.lexicon.cues.and.includes(word);
  return isFunctionWord && !/\p{Sc}|[%°]/u.test(unit) ? from : from + between + unit.length;
}

/** `10k`, `3 million`: what lies next to it depends on how exact it is meant. */
function isScaled(text: string, end: number, digitsEnd: number): boolean {
  const unit = text.slice(digitsEnd, Math.max(end, digitsEnd + 1));
  return /^\s?(?:[kKM]\b|mio\b|million|milli|thousand|billion|tausend|mille\b|mil\b|mln\b|tys)/iu.test(
    unit,
  );
}

/** The number that a text writes, with the sign; `undefined` for a range, a time or a date. */
function valueOf(digits: string, lexicon: Lexicon): number | undefined {
  const word = digits.toLowerCase();
  if (Object.hasOwn(lexicon.numberWords, word)) return lexicon.numberWords[word];
  const plain = digits.replace(/[\p{Sc}\s\u00a0\u202f'’]/gu, '').replace('−', '-');
  const thousands = /^[-+]?0[.,]/u.test(plain)
    ? plain
    : plain.replace(/[.,](?=\d{3}(?:\D|$))/gu, '');
  const value = Number(thousands.replace(',', '.'));
  return /^[-+]?\d+(?:[.,]\d+)?$/u.test(thousands) && Number.isFinite(value) ? value : undefined;
}

interface Limit {
  comparison: Comparison;
  /** The quantity with the words that limit it. */
  span: Span;
}

function limitOf(read: ReadIdea, span: Span, clause: Span, digits: string): Limit {
  if (/\p{N}(?:\s?[-–〜～]\s?|\s\p{L}+\s)\p{N}/u.test(digits)) return { comparison: 'range', span };
  const { before, after } = limitsOf(read.lexicon);
  const left = Math.max(clause.start, span.start - 40);
  const words = read.folded.slice(left, span.start);
  const gap = read.lexicon.hasSpaces ? /^[\s:(]*(?:\p{L}{1,6}\s)?[\s(]*$/u : /^[約およそ\s]*$/u;
  const [preceding] = before
    .find(words)
    .filter(({ end }) => gap.test(words.slice(end)))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const rest = read.folded.slice(span.end, Math.min(clause.end, span.end + 24));
  const following = after.find(rest).find(({ start }) => /^[\s,]*$/u.test(rest.slice(0, start)));
  if (following !== undefined)
    return {
      comparison: following.name,
      span: { start: span.start, end: span.end + following.end },
    };
  if (preceding !== undefined)
    return { comparison: preceding.name, span: { start: left + preceding.start, end: span.end } };
  return { comparison: 'exactly', span };
}
