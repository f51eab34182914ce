import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { hideBrackets } from '../read/hideBrackets';
import type { Passage } from './passages';
import { listWords } from './words/listWords';

/** A list and the words before it. */
export interface LedList {
  lead: string;
  list: string;
  by: 'colon' | 'row' | 'brackets' | 'parts' | 'asked' | 'states';
  passage: Passage;
}

const patterns = perLanguage(({ code }) => {
  const none = '(?!)';
  const { parts = none, states = none, asked = none, onward = none } = listWords[code] ?? {};
  const opener = (some: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${some})\\s`, 'giu');
  return {
    openers: { parts: opener(parts), states: opener(states), asked: opener(asked) },
    onward: new RegExp(`\\s${onward}\\s`, 'giu'),
    part: new RegExp(`\\s(?:${parts})\\s`, 'iu'),
  };
});

/** Before the first of several states in English; a bus goes from Berlin to Bonn. */
const from = /\sfrom\s$/iu;

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
  const [first = '', ...cells] = text
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (text.startsWith('|')) return cells.map((cell) => at(first, cell, 'row'));
  const shown = hideBrackets(text);
  const [found] = /[:=：]\s?(?=\S)|は(?=「)/u.exec(shown) ?? [];
  const colon = found === undefined ? -1 : shown.indexOf(found);
  const led =
    found === undefined
      ? []
      : [at(text.slice(0, colon), listIn(text.slice(colon + found.length), passage), 'colon')];
  const { onward } = patterns(lexicon);
  for (const by of ['parts', 'states', 'asked'] as const)
    for (const { 0: word, index } of shown.matchAll(patterns(lexicon).openers[by])) {
      const list = text.slice(index + word.length);
      // `adds a tool with name, photo and deposit` lists the parts of the tool.
      const [first = ''] = list.split(',', 1);
      const isOfParts = by === 'asked' || (by === 'parts' && sheetWith.test(first));
      if (!isOfParts || !patterns(lexicon).part.test(first))
        led.push(
          at(
            text.slice(0, index),
            from.test(word) && !/^\p{Lu}/u.test(list) ? list.replace(onward, ', ') : list,
            by,
          ),
        );
    }
  for (const { 1: inside = '', index } of text.matchAll(
    /[(（]((?:[^()（）]|[(（][^()（）]*[)）]){5,300})[)）]/gu,
  ))
    led.push(at(text.slice(0, index).replace(/^.*[,;]\s/su, ''), inside, 'brackets'));
  return led;
}

/** The list in what is said behind a colon: the sentence with slashes, else the first. */
function listIn(text: string, { isJoined }: Passage): string {
  if (isJoined) return text;
  return text
    .replace(/^.*[.?!]\s(?=\p{L}[^.?!]*\s\/\s[^.?!]*\s\/\s)/su, '')
    .replace(/(?<=\p{L}{4})\.\s.*$/su, '');
}
