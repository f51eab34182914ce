import type { LanguageCode } from '../lexicon/languageCode';
import { cuesIn } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { isNoun } from '../read/isNoun';
import { contentWords, stemsOf } from '../sort/contentWords';
import type { Statement } from '../sort/workbook';
import type { Brief } from './brief';
import { plainText } from './feature';

/** A word that may name the records, and how much speaks for it. */
interface Candidate {
  word: string;
  points: number;
  /** In how many statements it stands. */
  count: number;
}

/** How much a statement of each kind tells of what is kept. */
const weights = { R: 1, C: 1, G: 1, B: 0.5, N: -0.5 } as const;
const mostRead = 400;
/** So many points a word must have. */
const fewestPoints = 3;

/** The noun that most statements are about; people, verbs and what is left out are none. */
export function recordNoun(brief: Brief): string | undefined {
  const { statements, lexicon, workbook } = brief;
  const found = new Map<string, Candidate>();
  for (const { text, kind } of statements) {
    for (const [stem, { word, points }] of candidatesIn(
      plainText(text).slice(0, mostRead),
      brief,
    )) {
      const known = found.get(stem) ?? { word, points: 0, count: 0 };
      const shorter = word.length < known.word.length ? word : known.word;
      found.set(stem, {
        word: shorter,
        points: known.points + weights[kind] * points,
        count: known.count + 1,
      });
    }
  }
  // `bed holders` are people, a bed is not.
  for (const { text } of workbook.roles) {
    const [stem, ...others] = stemsOf(lexicon, text);
    if (stem !== undefined && others.length === 0) found.delete(stem);
  }
  const title = plain(workbook.summary.slice(0, 2).join(' '));
  const times = timeWords(workbook.language);
  const scored = [...found.values()].flatMap(({ word, points, count }) => {
    // Compounds too: the `Mangel` of a `Mängelliste`.
    const isInTitle = points > 0 && title.includes(plain(word));
    const isThing = (count > 1 || (isInTitle && points > 1)) && !times.has(word.toLowerCase());
    return isThing ? [{ word, points: points + (isInTitle ? 2 : 0) }] : [];
  });
  const best = scored.sort((a, b) => b.points - a.points)[0];
  return best !== undefined && best.points >= fewestPoints ? best.word : undefined;
}

/** The names of units of time, which are counted but not kept. */
function timeWords(language: LanguageCode): ReadonlySet<string> {
  const forms = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'].flatMap((unit) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return [1, 2, 5, 11].map((count) => format.format(count));
  });
  return new Set(
    forms
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu),
  );
}

/** The words of what the idea leaves out. */
export function excludedStems({ statements, lexicon }: Brief): ReadonlySet<string> {
  const excluded = (one: Statement) => (one.kind === 'N' ? stemsOf(lexicon, one.text) : []);
  return new Set(statements.flatMap(excluded));
}

function candidatesIn(text: string, { lexicon }: Brief): Map<string, Candidate> {
  const start = folded(text);
  const cues = cuesIn(start, lexicon);
  const found = new Map<string, Candidate>();
  for (const { word, stem } of contentWords(lexicon, start)) {
    const at = start.indexOf(word);
    const end = at + word.length;
    const before = start.slice(Math.max(0, at - 40), at);
    const own = cues.filter((cue) => cue.start === at && cue.end === end);
    const isOther = own.some((cue) => !isNoun(cue, cues, before, lexicon));
    // In German every noun is a capital; elsewhere one inside a sentence is somebody's name.
    const isName = lexicon.code !== 'de' && at > 0 && /^\p{Lu}/u.test(text.slice(at, at + 1));
    if (isName || /\p{N}/u.test(word) || word.length < (lexicon.hasSpaces ? 3 : 2)) continue;
    const last = /(?<!\p{L})(\p{L}{1,12})\s$/u.exec(before)?.[1] ?? '';
    // An adjective stands there too, but another word of meaning follows it; what a colon follows is a title.
    const next = /^\s?([\p{L}\p{M}]+|:)/u.exec(start.slice(end, end + 40))?.[1] ?? '';
    if (next === ':') continue;
    const isNamed =
      lexicon.cues.determiner.includes(last) &&
      (stemsOf(lexicon, next).length === 0 ||
        cues.some((cue) => cue.start === end + 1 && cue.name.startsWith('do:')));
    found.set(stem, {
      word: text.slice(at, end),
      points: isOther ? -1 : isNamed ? 2 : 1,
      count: 1,
    });
  }
  return found;
}

/** Lower case without the marks on letters. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
