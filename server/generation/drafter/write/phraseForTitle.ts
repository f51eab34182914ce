import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { plainText } from '../read/plainText';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause } from './cuedClause';
import { summaryStatements } from './likelySummary';
import { anyProduct, generic, ideaIs, infinitiveMark } from './words/titlePatterns';

const [fewestWords, mostWords, nearWish, longestLead] = [2, 7, 12, 60];
/** What the phrase ends before. */
const ending =
  /^(?:that|pronoun|auxiliary|can|must|should|want|if|because|soThat|but|negation|never|now|past)$/u;
/**
 * What the summary asks for, as a title: `Subscription shop` of `A subscription shop, four cheeses
 * a month`, `Tool for the street` of `I want a tool for the street that …`.
 */
export function phraseForTitle(workbook: Workbook): string | undefined {
  const phrases = summaryStatements(workbook).map((one) => phraseIn(workbook, one));
  return phrases.find((phrase) => phrase !== undefined);
}

function phraseIn(workbook: Workbook, statement: Statement): string | undefined {
  const { idea } = workbook;
  if (statement.kind === 'N' || /[?？؟]$/u.test(statement.text)) return undefined;
  const { cues, lexicon, span } = cuedClause(workbook, statement);
  if (!lexicon.hasSpaces) return undefined;
  const { one } = quantityWords[lexicon.code];
  const tokens = [...idea.slice(span.start, span.end).matchAll(/[^\s]+/gu)].map(
    ({ 0: text, index }) => ({ text, start: span.start + index }),
  );
  const wishEnd = cues.find(({ name }) => name === 'want')?.end;
  const isWished = (start: number) =>
    (wishEnd !== undefined && start > wishEnd && start - wishEnd < nearWish) ||
    // `The idea is a public page`
    (start - span.start < longestLead && ideaIs.test(idea.slice(span.start, start)));
  const article = tokens.findIndex(
    ({ text, start }, at) =>
      one.includes(folded(text.replace(/^[*_"“„«(]+/u, ''))) && (at === 0 || isWished(start)),
  );
  const words: string[] = [];
  for (const { text, start } of article < 0 ? [] : tokens.slice(article + 1)) {
    const here = cues.filter((cue) => cue.start === start);
    // `A plot holder puts in the dates` tells what somebody does.
    const isDeed = here.some(isVerb) && words.length > 0 && start !== tokens.at(-1)?.start;
    if (article === 0 && isDeed) return undefined;
    // `An app for our cooperative (62 growers)`
    const isAside = words.length > 0 && /^[(（[]/u.test(text);
    if (isDeed || isAside || here.some(({ name }) => ending.test(name))) break;
    words.push(text);
    if (/[,;:.!?)–—]$/u.test(text) || words.length > mostWords) break;
  }
  const isLoose = (word: string) =>
    infinitiveMark.test(word) ||
    [...lexicon.prepositions, ...lexicon.cues.and, ...lexicon.cues.determiner].includes(
      folded(word),
    );
  while (words.length > 0 && isLoose(words.at(-1) ?? '')) words.pop();
  const telling = words.filter((word) => !generic.test(word) && !isLoose(word));
  const isSaid = telling.some((word) => !anyProduct.test(word.replace(/[^\p{L}]+$/u, '')));
  return isSaid && words.length >= fewestWords && words.length <= mostWords
    ? plainText(words.join(' ')).replace(/[,;:.!?)–—*_]+$/u, '')
    : undefined;
}
