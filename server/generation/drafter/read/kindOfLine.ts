import { cuesIn } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { levels, type Block } from './block';
import { headingSection } from './headingSection';
import { cellsOf, indentOf, quoteMark, without, type Line } from './lines';
import { bareNumber } from './numberedLines';
import { plainText } from './plainText';
import { isScenarioTitle } from './scenario';
import { isAssertion, isSectionName, sectionOf } from './sectionName';
import { wordsIn } from './wordsIn';

const headingMark =
  /^\s{0,3}#{1,6}\s+|^\s*(?:【(?=[^】]{1,40}】\s*$)|[■◆□▼▽]\s*(?=[^。、]{1,30}$))/u;
const underline = /^\s{0,3}(?:=+|-{3,})\s*$/u;
/** Includes an author's own ids that would be confused with ours: `R1:` */
const listMark =
  /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+–—→]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,4})[)）]|(?:\d{1,3}|[a-z]|[ivx]{2,4})\.|\d{1,3}、|\d{1,2}(?:\.\d{1,2}){1,3}(?:[.)]|(?=[ \t]+\p{Lu}))|[٠-٩]{1,2}[.)-]|第?[一二三四五六七八九十]{1,3}(?:[、．]|(?=[ \t　]))|[BCFGNRSUX]-?\d{1,3}(?:\.\d{1,2})?[:.)])[ \t]+|[•‣◦▪·・①-⑳][ \t]*)(?:\[[ xX]?\][ \t]+)?/u;
/** The same, and the mark of a remark between scenarios. */
const listMarkOrRemark = new RegExp(`${listMark.source}|^[ \\t]*#[ \\t]+`, 'u');
/** Marks of items only where others stand above or below: `❌ Out of scope` is a heading. */
const checkMark = /^[ \t]*[✓✔✅☑✗✘✖❌🚫▫▸►▶➤]\uFE0F?[ \t]+/u;
const emoji = /^[ \t]*\p{Extended_Pictographic}\uFE0F?[ \t]+/u;
const number =
  /^[ \t]*(?:(?:\d{1,2}|[IVX]{1,4})[.)][ \t]+|第?[一二三四五六七八九十]{1,3}(?:[、．]|(?=[ \t　])))/u;
const bold = /^\s*(?:(\*\*|__)(?=\S)[^*_]{1,80}\1|<(b|strong)>[^<>]{1,80}<\/\2>):?\s*$/iu;
/** The heading of an item in minutes: `TOP 3 Ausflug`. */
const agendaItem = /^(?:TOP|Tagesordnungspunkt|Agenda item|Agendapunt)\s\d{1,2}[.:)]?\s+(?=\p{L})/u;
const endOfSentence = /[.!?…。！？;,]["'”’)\]]*$/u;
const [longestTitle, mostTitleWords, mostWordsAboveList, mostNestedWords, mostDottedWords] = [
  80, 8, 12, 4, 3,
];

/** A line and its neighbours. */
interface Surroundings {
  previous: Line | undefined;
  next: Line | undefined;
  /** The text of the next line that has any. */
  nextText: string;
  /** Whether the heading above names a kind of section: `Out of scope`. */
  isInSection: boolean;
  /** Whether it is one of the idea's headings without a mark. */
  isUnmarkedHeading: boolean;
  /** Whether the idea has titles of scenarios. */
  hasScenarios: boolean;
  /** Whether it has a number without a dot, as the lines above or below have. */
  isNumbered: boolean;
  lexicon: Lexicon;
}

type LineKind = Pick<Block, 'kind' | 'level' | 'isMarked'> & { content: Line };

/** Classifies a line by its marker, its element or its neighbours, and removes the marker. */
export function kindOfLine(line: Line, around: Surroundings): LineKind {
  const [heading, listed, quotation] = [
    around.hasScenarios ? undefined : headingMark,
    around.isNumbered ? bareNumber : around.hasScenarios ? listMarkOrRemark : listMark,
    quoteMark,
  ].map((mark) => mark?.exec(line.text)?.[0]);
  const below = around.next?.text ?? '';
  const isChecked = [around.previous?.text ?? '', below].some((text) => checkMark.test(text));
  const checked = isChecked ? checkMark.exec(line.text)?.[0] : undefined;
  // `✅ In scope`
  const isNamed = isSectionName(line.text.slice(checked?.length ?? 0), around.lexicon);
  const item = listed ?? (isNamed ? undefined : checked);
  const isUnderlined = underline.test(below) && line.text.trim() !== '';
  if (heading !== undefined || isUnderlined || /^(?:h[1-6]|title|question)$/u.test(line.tag)) {
    const ofTag = line.tag === 'question' ? levels.question : levels.plain;
    const level =
      /#+/u.exec(heading ?? '')?.[0].length ?? Number(/\d/u.exec(line.tag)?.[0] ?? ofTag);
    return { kind: 'heading', content: without(line, heading?.length ?? 0), level, isMarked: true };
  }
  // `▸ **Why now?**`, and `▸ Means` above indented lines
  const ornament = (checkMark.exec(line.text) ?? emoji.exec(line.text))?.[0].length ?? 0;
  const isOverIndented =
    /^[ \t]*[▸►▶]/u.test(line.text) &&
    indentOf(below) > indentOf(line.text) &&
    wordsIn(line.text, around.lexicon) <= mostTitleWords;
  if (ornament > 0 && (bold.test(line.text.slice(ornament)) || isOverIndented))
    return {
      kind: 'heading',
      content: without(line, ornament),
      level: levels.plain,
      isMarked: true,
    };
  if (item !== undefined || /^(?:li|td|th|dt|dd)$/u.test(line.tag)) {
    const content = without(line, item?.length ?? 0);
    const level = levelOfItem(line, plainText(content.text), around);
    const kind = level === undefined ? 'item' : 'heading';
    return { kind, content, level: level ?? 0, isMarked: level !== undefined };
  }
  const content = without(line, quotation?.length ?? 0);
  const text = plainText(content.text);
  const isBold = bold.test(content.text) || isItalicHeading(content.text, around.lexicon);
  const [agenda = ''] = agendaItem.exec(text) ?? [];
  const isAgenda =
    agenda !== '' &&
    text.length <= longestTitle &&
    !endOfSentence.test(text) &&
    !isAssertion(text.slice(agenda.length), around.lexicon);
  const isScenario = isScenarioTitle(text, around.lexicon);
  const isHeading =
    line.speaker === undefined &&
    (isBold || isAgenda || isScenario || (text !== '' && isTitle(text, around)));
  const hasColon = /[:：]$/u.test(text);
  return {
    kind: isHeading ? 'heading' : 'text',
    content,
    level: hasColon ? levels.colon : levels.plain,
    isMarked:
      isHeading &&
      (isBold ||
        isAgenda ||
        isScenario ||
        hasColon ||
        listMark.test(below) ||
        around.isUnmarkedHeading),
  };
}

const italic = /^\s*([*_])(?=[^\s(])[^*_]{1,80}(?<!\s)\1:?\s*$/u;

/** `_What I would like_`, but not `_No payments_` or a remark such as `*sighs*`. */
function isItalicHeading(line: string, lexicon: Lexicon): boolean {
  if (!italic.test(line)) return false;
  const text = line.replace(/[*_:]/gu, '').trim();
  const isDenied = cuesIn(folded(text), lexicon).some((cue) => cue.start === 0 && isDenial(cue));
  return (
    isSectionName(text, lexicon) ||
    (!isDenied && headingSection(text, false, lexicon) !== undefined)
  );
}

/** Whether a line looks like a heading: short and without sentence punctuation, or with a colon at its end. */
function isTitle(
  text: string,
  { previous, next, nextText, isInSection, isUnmarkedHeading, lexicon }: Surroundings,
): boolean {
  if (isUnmarkedHeading) return true;
  if (next === undefined || text.length > longestTitle) return false;
  if (/[:：]$/u.test(text) || isSectionName(text, lexicon)) return true;
  // `What the station officers asked for in the second round`
  const most = listMark.test(next.text) ? mostWordsAboveList : mostTitleWords;
  if ((previous?.text.trim() ?? '') !== '' || wordsIn(text, lexicon) > most) return false;
  // `?? heritage trams, in or out`
  const isQueried = /^[¿?？؟]+\s/u.test(text);
  if (isQueried || endOfSentence.test(text) || /[:：=]\s/u.test(text)) return false;
  const [below, isList] = [next.text.trim(), listMark.test(next.text)];
  if (!isList && (isAssertion(text, lexicon) || opensDenying(text, lexicon))) return false;
  // The items of a section, one a paragraph.
  const isItemLike =
    !listMark.test(nextText) &&
    !/^\s*\|/u.test(nextText) &&
    !headingMark.test(nextText) &&
    !endOfSentence.test(nextText) &&
    wordsIn(nextText, lexicon) <= mostTitleWords;
  if (below === '' && isInSection && isItemLike) return false;
  // `THE SOLUTION`
  const isInCapitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && /\p{Ll}/u.test(below);
  return below === '' || isList || cellsOf(next).length > 0 || isInCapitals;
}

/**
 * The level of an item that is a heading: `2. Goals`, a number above bullets or, below an empty line, above text, or a
 * short item that says nothing of its own and has items nested in it. `undefined` for any other.
 */
function levelOfItem(
  line: Line,
  text: string,
  { previous, next, nextText, lexicon }: Surroundings,
): number | undefined {
  const below = next?.text ?? '';
  const isAboveList = listMark.test(below);
  // `- current state` is the last item of a list if a heading follows.
  const isAboveText = nextText !== '' && !headingMark.test(nextText);
  // `RGPD` as the last of several items is one of them.
  const isLastOfItems =
    listMark.test(previous?.text ?? '') &&
    indentOf(previous?.text ?? '') === indentOf(line.text) &&
    below.trim() === '';
  if (isSectionName(text, lexicon) && !isAboveList && isAboveText && !isLastOfItems)
    return levels.plain;
  const words = wordsIn(text, lexicon);
  // `2. Offer.` above `(a) A member may …`
  const isDotted = /\p{L}\.$/u.test(text) && words <= mostDottedWords;
  const isOverOther = isAboveList && number.test(line.text) && !number.test(below);
  if (isDotted && isOverOther) return levels.plain;
  if (words > mostTitleWords || endOfSentence.test(text) || /[:：]\s/u.test(text)) return undefined;
  const indent = indentOf(line.text);
  const isNested = isAboveList && indentOf(below) > indent;
  if (isNested && words <= mostNestedWords && !saysSomething(text, lexicon))
    return levels.nested + indent;
  const isApart = (previous?.text.trim() ?? '') === '' && below.trim() !== '';
  const isNumbered = number.test(line.text) && !number.test(below);
  return isNumbered && (isAboveList || isApart) ? levels.plain : undefined;
}

/** Whether a line begins by ruling something out and names no section: `No public map`, but not `Not in scope`. */
const opensDenying = (text: string, lexicon: Lexicon): boolean =>
  headingSection(text, false, lexicon) === undefined &&
  cuesIn(folded(text), lexicon).some((cue) => cue.start === 0 && isDenial(cue));

/** Whether a short item states something: `Edit a device`, `No ads`, `Max 5 users`, but not `Devices`. */
function saysSomething(text: string, lexicon: Lexicon): boolean {
  const cues = cuesIn(folded(text), lexicon);
  const opens = cues.some((cue) => cue.start === 0 && (isVerb(cue) || isDenial(cue)));
  const isStated = sectionOf(text, lexicon) === undefined && (opens || isAssertion(text, lexicon));
  return /\s/u.test(text) && (isStated || /(?<!\p{L})\p{N}/u.test(text));
}
