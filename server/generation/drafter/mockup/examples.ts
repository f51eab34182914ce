import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import { between } from './enteredLists';
import { cuedClause, wordCount } from '../write/cuedClause';
import { plainText } from './plainText';

/** A noun and what the idea lists of it: `size (small, medium, large)`. */
export interface Examples {
  of: string;
  members: readonly string[];
}

const inBrackets = /([\p{L}\p{M}'’-]{3,40})\s?[(（]([^()（）\n]{3,120})[)）]/gu;
/** `such as`, in all languages of the lexicons. */
const behind =
  /([\p{L}\p{M}'’-]{3,40}),?\s(?:such as|like|e\.g\.|for example|wie|z\. ?B\.|zum Beispiel|como|p\. ?ej\.|por ejemplo|por exemplo|tels? que|comme|par exemple|come|ad esempio|zoals|bijvoorbeeld|takie jak|na przykład|np\.|مثل),?\s([^.;:()（）\n]{3,120})/giu;
const opening = /^(?:e\.g\.|i\.e\.|z\. ?B\.|p\. ?ej\.|ex\.|np\.|bijv\.|例[:：]?)[,:]?\s*/iu;
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
    return isSized && isWhole(members) ? [{ of, members }] : [];
  });
}

const longestList = 300;
const fewestOwned = 3;

/** What stands behind the name of the main thing: `Shared machines: we own a rotavator, two strimmers and a shredder`. */
export function ownedOf(workbook: Workbook, stated: readonly Statement[], own: string): string[] {
  const lexicon = lexicons[workbook.language];
  const isCount = (word: string) =>
    lexicon.cues.determiner.includes(word) || word in lexicon.numberWords || /^\d+$/u.test(word);
  const lists = stated
    .filter((one) => {
      const { cues } = cuedClause(workbook, one);
      const isDone = one.kind !== 'B' && cues.some(({ name }) => name.startsWith('do:'));
      return own !== '' && !isDone && stemsOf(lexicon, one.text).includes(own);
    })
    .map((one) =>
      one.text
        .slice(0, longestList)
        .split(between(lexicons[workbook.language]))
        .map((thing) => {
          const words = plainText(thing).split(/\s+/u);
          return words.slice(words.findLastIndex((word) => isCount(folded(word))) + 1).join(' ');
        }),
    );
  const isSure = (list: readonly string[]) =>
    list.length >= fewestOwned && list.every((one) => /^[^\d\s:]+(?: [^\d\s:]+)?$/u.test(one));
  return lists.find(isSure) ?? [];
}
