import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { hideBrackets } from '../read/hideBrackets';
import type { Passage } from './passages';
import { listWords, type ListWords } from './words/listWords';

/** A list and the words before it. */
export interface LedList {
  lead: string;
  list: string;
  by: 'colon' | 'row' | 'brackets' | 'parts' | 'flow' | 'verb' | 'is' | 'bare' | 'questions';
  passage: Passage;
}

const fewestQuestions = 3;
const mostNamedWords = 5;
/** Cues before what is recorded. */
const asks = /^(?:want|must|should|do:.*)$/u;

/** Whether a text names a thing, perhaps with a remark in brackets. */
const isShortName = (text: string): boolean => {
  const words = text.replace(/[(（][^()（）]*[)）]/gu, '').match(/[\p{L}\p{N}-]+/gu) ?? [];
  return words.length > 0 && words.length <= mostNamedWords && !/[.;:!?]\s*$/u.test(text);
};

const patterns = perLanguage(({ code }) => {
  const none = '(?!)';
  const words: Partial<ListWords> = listWords[code] ?? {};
  const { parts = none, flow = none, onward = none, is = none, or = none, asking = none } = words;
  const { again = none } = words;
  const opener = (some: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${some})\\s`, 'giu');
  return {
    parts: opener(parts),
    flow: opener(flow),
    // Two items have a mark or a conjunction between them.
    is: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${is})\\s(?=[^.!?]{1,60}(?:,|\\s/|\\s(?:${or})\\s))`,
      'giu',
    ),
    asking: new RegExp(`[,;:–—-]\\s+(?=(?:${asking})(?!\\p{L}))`, 'giu'),
    onward: new RegExp(`,?\\s(?:${onward})\\s`, 'giu'),
    again: new RegExp(`[,;]?\\s(?:(?:${or})\\s)?(?:${again})\\s`, 'giu'),
    part: new RegExp(`\\s(?:${parts})\\s`, 'iu'),
  };
});

/** `its own card with make, year and photo` lists the parts of the card. */
const sheetWith = /^(?:\p{L}+\s){0,2}(?:records?|cards?|sheets?|pages?|files?)\swith\s/iu;

/** The places of a passage where a list may begin. */
export function ledLists(passage: Passage, lexicon: Lexicon): LedList[] {
  const { text } = passage;
  const at = (lead: string, list: string, by: LedList['by']): LedList => ({
    lead: lead.trim(),
    list: list.trim(),
    by,
    passage,
  });
  const [head = '', ...cells] = text
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (text.startsWith('|')) return cells.map((cell) => at(head, cell, 'row'));
  const shown = hideBrackets(text);
  const led = [...shown.matchAll(/[:=：]\s?(?=\S)|は(?=「)/gu)].map(({ 0: mark, index }) =>
    at(text.slice(0, index), listIn(text.slice(index + mark.length), passage), 'colon'),
  );
  // Any other list would run on over the next lines.
  if (passage.isJoined) return led;
  const { parts, part, flow, onward, again, is, asking } = patterns(lexicon);
  // `it is a loan really, who has got it, which pieces, when it is due`
  const [first, ...others] = shown.matchAll(asking);
  if (first && others.length >= fewestQuestions - 1) {
    const behind = text.slice(first.index + first[0].length);
    led.push(at(text.slice(0, first.index), behind, 'questions'));
    // `For every loan I want the chair number, who took it, which ward it left from`
    const want = cuesIn(folded(shown.slice(0, first.index)), lexicon).findLast(({ name }) =>
      asks.test(name),
    );
    const named = text.slice(want?.end ?? first.index, first.index);
    if (isShortName(named))
      led.push(at(text.slice(0, want?.start), `${named}, ${behind}`, 'questions'));
  }
  for (const { 0: word, index } of shown.matchAll(parts)) {
    const list = text.slice(index + word.length);
    const [first = ''] = list.split(',', 1);
    if (!sheetWith.test(first) || !part.test(first))
      led.push(at(text.slice(0, index), list, 'parts'));
  }
  for (const { 0: opening, index } of shown.matchAll(flow)) {
    // `from out, to returned, or from out to overdue`
    const list = text
      .slice(index + opening.length)
      .replace(onward, ', ')
      .replace(again, ', ');
    led.push(at(text.slice(0, index), list, 'flow'));
  }
  for (const { name, start, end } of cuesIn(folded(shown), lexicon)) {
    const list = text.slice(end);
    const [first = ''] = list.split(',', 1);
    // `adds a tool with name, photo and deposit` lists the parts of the tool.
    if (name.startsWith('do:') && !part.test(first))
      led.push(at(text.slice(0, start), list, 'verb'));
  }
  for (const { 1: inside = '', index } of text.matchAll(
    /[(（]((?:[^()（）]|[(（][^()（）]*[)）]){5,300})[)）]/gu,
  ))
    led.push(at(text.slice(0, index).replace(/^.*[,;]\s/su, ''), inside, 'brackets'));
  for (const { 0: word, index } of shown.matchAll(is))
    led.push(at(text.slice(0, index + word.length), text.slice(index + word.length), 'is'));
  led.push(at('', text, 'bare'));
  return led;
}

/** The list in what is said behind a colon: the sentence with slashes, else the first. */
function listIn(text: string, { isJoined }: Passage): string {
  if (isJoined) return text;
  return text
    .replace(/^.*[.?!]\s(?=\p{L}[^.?!]*\s\/\s[^.?!]*\s\/\s)/su, '')
    .replace(/(?<=\p{L}{4})\.\s.*$/su, '');
}
