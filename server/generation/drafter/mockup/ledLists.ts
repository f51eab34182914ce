import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { hideBrackets } from '../read/hideBrackets';
import type { Passage } from './passages';
import { listWords } from './words/listWords';

/** A list, the words before it, and the passage before its own. */
export interface LedList {
  lead: string;
  list: string;
  by: 'series' | 'colon' | 'row' | 'brackets' | 'parts' | 'asked' | 'states' | 'subject' | 'alone';
  passage: Passage;
  before: string;
}

/** Fewer things given one after the other are no list. */
const fewestGiven = 3;

const patterns = perLanguage(({ code, cues }) => {
  const none = '(?!)';
  const anyWord = (some: readonly string[]) =>
    some.filter((one) => /^\p{L}+$/u.test(one)).join('|') || none;
  const { parts = none, states = none, asked = none } = listWords[code] ?? {};
  const opener = (some: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${some})\\s`, 'giu');
  const ands = anyWord(cues.and);
  return {
    openers: { parts: opener(parts), states: opener(states), asked: opener(asked) },
    clauses: new RegExp(`,\\s(?:(?:${ands})\\s)?|\\s(?:${ands})\\s`, 'iu'),
    given: new RegExp(`(?<![\\p{L}\\p{M}])(?:${asked})\\s`, 'iu'),
    part: new RegExp(`\\s(?:${parts})\\s`, 'iu'),
    /** Behind a list of which something is said. */
    said: new RegExp(`\\s(?:${anyWord(cues.auxiliary)})(?!\\p{L})`, 'iu'),
  };
});

/** The places of a passage where a list may begin. */
export function ledLists(passage: Passage, before: string, lexicon: Lexicon): LedList[] {
  const { text, above } = passage;
  const at = (lead: string, list: string, by: LedList['by']): LedList => ({
    lead: lead.trim(),
    list: list.trim(),
    by,
    passage,
    before,
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
  // `puts a pin on the map, adds 1 to 3 photos and tells us how high up it is`
  const given = text.split(patterns(lexicon).clauses).flatMap((part) => {
    const { 0: verb = '', index = -1 } = patterns(lexicon).given.exec(part) ?? {};
    return index < 0 ? [] : [part.slice(index + verb.length)];
  });
  if (given.length >= fewestGiven) led.unshift(at('', given.join(', '), 'series'));
  for (const by of ['parts', 'states', 'asked'] as const)
    for (const { 0: word, index } of shown.matchAll(patterns(lexicon).openers[by])) {
      const list = text.slice(index + word.length);
      // `adds a tool with name, photo and deposit` lists the parts of the tool.
      const [first = ''] = list.split(',', 1);
      if (by !== 'asked' || !patterns(lexicon).part.test(first))
        led.push(at(text.slice(0, index), list, by));
    }
  for (const { 1: inside = '', index } of text.matchAll(
    /[(（]((?:[^()（）]|[(（][^()（）]*[)）]){5,300})[)）]/gu,
  ))
    led.push(at(text.slice(0, index).replace(/^.*[,;]\s/su, ''), inside, 'brackets'));
  // `Upload a contract; the end date, notice period and value are read out`
  const from = shown.lastIndexOf('; ') + 1;
  const end = patterns(lexicon).said.exec(shown.slice(from))?.index ?? 0;
  led.unshift(at(text.slice(0, Math.max(0, from - 1)), text.slice(from, from + end), 'subject'));
  return [...led, at(above, text, 'alone')];
}

/** The list in what is said behind a colon: the sentence with slashes, else the first. */
function listIn(text: string, { isJoined }: Passage): string {
  if (isJoined) return text;
  return text
    .replace(/^.*[.?!]\s(?=\p{L}[^.?!]*\s\/\s[^.?!]*\s\/\s)/su, '')
    .replace(/(?<=\p{L}{4})\.\s.*$/su, '');
}
