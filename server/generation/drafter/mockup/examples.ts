import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import { between } from './fieldLists';
import { cuedClause, wordCount } from '../write/cuedClause';
import type { Deed } from './deeds';
import { plainText } from './plainText';
import { singularOf } from './singular';

/** A noun and what the idea lists of it: `size (small, medium, large)`. */
export interface Examples {
  of: string;
  members: readonly string[];
  /** Whether it is one of them: `small, medium or large`. */
  isChoice: boolean;
}

const inBrackets = /([\p{L}\p{M}'’-]{3,40})\s?[(（]([^()（）\n]{3,120})[)）]/gu;
/** `such as`, in all languages of the lexicons. */
const behind =
  /([\p{L}\p{M}'’-]{3,40}),?\s(?:such as|like|e\.g\.|for example|wie|z\. ?B\.|zum Beispiel|como|p\. ?ej\.|por ejemplo|por exemplo|tels? que|comme|par exemple|come|ad esempio|zoals|bijvoorbeeld|takie jak|na przykład|np\.|مثل),?\s([^.;:()（）\n]{3,120})/giu;
const opening = /^(?:e\.g\.|i\.e\.|z\. ?B\.|p\. ?ej\.|ex\.|np\.|bijv\.|例[:：]?)[,:]?\s*/iu;
/** `or`, in all languages of the lexicons. */
const either = /(?<!\p{L})(?:or|oder|ou|o|u|of|oppure|lub|albo|czy|أو)(?!\p{L})/iu;
const mostMembers = 6;
const mostWords = 2;
const longestMember = 24;

/** What a text lists behind a noun; nothing where its members are not sure. */
export function examplesIn(text: string, between: RegExp): Examples[] {
  const isWhole = (found: readonly string[]) =>
    found.every(
      (one) =>
        /^[\p{L}\p{M}\s'’/+-]+$/u.test(one) &&
        wordCount(one) <= mostWords &&
        one.length <= longestMember,
    );
  return [
    ...[...text.matchAll(inBrackets)].map((found) => ({ found, fewest: 2 })),
    ...[...text.matchAll(behind)].map((found) => ({ found, fewest: 3 })),
  ].flatMap(({ found: [, of = '', list = ''], fewest }) => {
    const members = plainText(list)
      .replace(opening, '')
      .split(between)
      .map((one) => one.trim())
      .filter(Boolean);
    const isSized = members.length >= fewest && members.length <= mostMembers;
    return isSized && isWhole(members) ? [{ of, members, isChoice: either.test(list) }] : [];
  });
}

const longestList = 300;
const fewestOwned = 3;

/** What is borrowed, sold and the like: `Members borrow drills, ladders and tents`. */
const handled: ReadonlySet<string> = new Set(['book', 'pay']);

/**
 * The idea's own things: what stands behind their name (`Shared machines: we own a rotavator, two strimmers and a
 * shredder`) or what people borrow or buy (`Members borrow drills, ladders and tents`).
 */
export function ownedOf(
  workbook: Workbook,
  stated: readonly Statement[],
  own: string,
  deeds: readonly Deed[],
): string[] {
  const lexicon = lexicons[workbook.language];
  const isCount = (word: string) =>
    lexicon.cues.determiner.includes(word) || word in lexicon.numberWords || /^\d+$/u.test(word);
  const lists = stated.flatMap((one) => {
    const { cues, idea } = cuedClause(workbook, one);
    const isDone = one.kind !== 'B' && cues.some(({ name }) => name.startsWith('do:'));
    const deed = deeds.find(
      ({ statement, action, isDirect }) => statement === one && isDirect && handled.has(action),
    );
    const isOwned = !isDone && own !== '' && stemsOf(lexicon, one.text).includes(own);
    const isHandled = deed !== undefined && lexicon.code === 'en';
    if (!isOwned && !isHandled) return [];
    const from = isHandled ? idea.indexOf(deed.object, one.span.start) : one.span.start;
    const limit = isHandled ? (one.quantities[0]?.phrase ?? '') : '';
    const text = idea
      .slice(Math.max(from, one.span.start), one.span.end)
      .slice(0, longestList)
      .split(limit === '' ? /$/u : limit)[0]
      ?.replace(/\sfor\s*$/u, '');
    const things = (text ?? '').split(between(lexicon)).map((thing) => {
      const words = plainText(thing).split(/\s+/u);
      return words.slice(words.findLastIndex((word) => isCount(folded(word))) + 1).join(' ');
    });
    const areSure =
      things.length >= fewestOwned &&
      things.every(
        (thing) => /^[^\d\s:]+(?: [^\d\s:]+)?$/u.test(thing) && (isOwned || thing.endsWith('s')),
      );
    return areSure ? [things.map((thing) => (isOwned ? thing : singularOf(workbook, thing)))] : [];
  });
  return lists[0] ?? [];
}
