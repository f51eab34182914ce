import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { cuesIn } from '../lexicon/cueIndex';
import { brands } from '../lexicon/otherThings';
import { ownPlace } from '../lexicon/ownPlace';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { readingWords } from '../lexicon/readingWords';
import type { Workbook } from '../sort/workbook';
import { placeNouns, wholeNouns } from './words/placeNouns';
import { generic } from './words/titlePatterns';

const longestHead = 600;
/** Words between the article and the noun, and characters before the article in which `we` stands. */
const [mostBetween, reach] = [2, 45];
/** Languages that write compounds in one word. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl']);

/**
 * The author's organisation or place, in the idea's words: `community fridge` of `I volunteer at a community fridge`,
 * `Fahrradwerkstatt` of `meine kleine Fahrradwerkstatt`.
 */
export function placeIn({ idea, language }: Workbook): string | undefined {
  const lexicon = lexicons[language];
  const nouns = placeNouns[language] ?? [];
  const isCompound = compounding.has(language);
  const isPlace = (word: string) =>
    nouns.some((noun) =>
      isCompound && !wholeNouns.has(noun) ? word.endsWith(noun) : word === noun,
    );
  const head = idea.slice(0, longestHead);
  const tokens = [...head.matchAll(/[\p{L}\p{M}'’-]+/gu)].map(({ 0: text, index }) => ({
    ...{ small: folded(text), start: index, end: index + text.length },
    isGeneric: generic.test(text),
  }));
  const isNext = (at: number) => head.slice(tokens[at - 1]?.end, tokens[at]?.start) === ' ';
  for (const [at, { small, start, end }] of tokens.entries()) {
    // `our church hall`
    const isWhole = !isPlace(tokens[at + 1]?.small ?? '') || !isNext(at + 1);
    // `unsere schwache Leitung`, which ends in the noun `Wache`
    const isNoun = language !== 'de' || /\p{Lu}/u.test(head.charAt(start));
    if (!isPlace(small) || !isWhole || !isNoun) continue;
    const from = Math.max(0, at - mostBetween - 1);
    const article =
      from +
      tokens
        .slice(from, at)
        .findLastIndex((one, index) =>
          isOwn(lexicon, head, tokens[from + index]?.start ?? 0, one.small),
        );
    const between = tokens.slice(article + 1, at);
    const isPhrase = between.every(
      (one, index) => isNext(article + 1 + index) && !isStop(lexicon, one.small),
    );
    if (article < from || !isPhrase || !isNext(at)) continue;
    const first = isCompound
      ? start
      : (between.find(({ isGeneric }) => !isGeneric)?.start ?? start);
    return head.slice(first, end);
  }
  return organisationIn(lexicon, head);
}

/** `Ladies'`, `St.`, `Wendle` */
const capitals = String.raw`(?:\p{Lu}\p{Ll}{0,2}\.|\p{Lu}[\p{L}\p{M}'’.-]*\p{L}['’]?)`;
const joined = String.raw`(?:of|de|del|della|di|do|da|du|des|van)(?:\s(?:the|la|las|los|el|de))?\s`;
/**
 * `for Wendle Valley Beekeepers`, `we are the League of Upper Thwaite`, `de la Comunidad de Regantes`: two words with
 * capitals or more.
 */
const organisation = new RegExp(
  String.raw`(?<=\p{Ll})\s(?:for|at|of|are|am|run|manage|chair|chez|de|del|du|do|da|di|della|dell|van|voor|bij|dla|z|w)\s(?:(?:the|la|los|las|el|le|les|het|de)\s)?(${capitals}(?:\s(?:&\s|${joined})?${capitals}){1,5})`,
  'gu',
);

/** In all languages: what somebody does for an organisation. */
const working =
  /(?<!\p{L})(?:works?|working|volunteer|volunteers|coach|teach|travaille|trabajo|trabajamos|trabalho|lavoro|lavoriamo|werk|werken|pracuję)$/u;
const being = /^\s(?:are|am|run|manage|chair)\s/u;

/** The organisation that the author names behind `I` or `we`: `I'm the secretary of Wendle Valley Beekeepers`. */
function organisationIn(lexicon: Lexicon, head: string): string | undefined {
  // German nouns have capitals, too.
  if (lexicon.code === 'de') return undefined;
  return [...head.matchAll(organisation)].find(({ 0: all, index, 1: name = '' }) => {
    if (brands.has(name.split(' ', 1).join())) return false;
    const [before = ''] = /[^.!?;\n]*$/u.exec(folded(head.slice(0, index))) ?? [];
    // `the secretary of …`, `I work for …`, but not `we pay for …`
    const isOf =
      cuesIn(before, lexicon).some(
        ({ name: cue, end }) => cue === 'person' && end === before.length,
      ) ||
      working.test(before) ||
      being.test(all);
    return isOf && namesAuthor(lexicon, before);
  })?.[1];
}

const isStop = ({ cues, prepositions, stopWords }: Lexicon, word: string): boolean =>
  [
    prepositions,
    stopWords,
    cues.and,
    cues.auxiliary,
    cues.pronoun,
    cues.that,
    cues.determiner,
  ].some((list) => list.includes(word));

/** Whether a word before a noun says that it is the author's: `our`, or `a` behind `we run`. */
function isOwn(lexicon: Lexicon, head: string, at: number, word: string): boolean {
  const { code } = lexicon;
  if (ownPlace[code]?.includes(word) === true) return true;
  const [before = ''] = /[^.!?;\n]*$/u.exec(folded(head.slice(Math.max(0, at - reach), at))) ?? [];
  return quantityWords[code].one.includes(word) && namesAuthor(lexicon, before);
}

/** Whether some words name the author: `I`, `we`, `our`. */
const namesAuthor = ({ code, cues }: Lexicon, words: string): boolean =>
  [readingWords[code].self, cues.ours]
    .flat()
    .some((one) => ` ${words} `.replace("'", ' ').includes(` ${one} `));
