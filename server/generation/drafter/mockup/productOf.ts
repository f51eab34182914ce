import { capital } from '../lexicon/capital';
import { lexicons } from '../lexicon/lexicons';
import { shortIdea } from '../sort/chooseType';
import type { Statement, Workbook } from '../sort/workbook';
import { isDenial } from '../lexicon/cueLine';
import { cuedClause, wordCount } from '../write/cuedClause';
import { markup } from './markup';
import { collectionsOf } from './collections';
import { mockupWordsOf } from './mockupWordsOf';
import { pagesOf } from './pages';
import { plainText } from '../read/plainText';
import type { Product } from './product';
import { Samples } from './samples';
import { brandOf, neutralTitle, titleOf } from '../write/titleOf';
import { noContent, typicalContent } from './typicalContent';

const longestIdea = 4000;
/** Fewer words are a heading. */
const fewestWords = 3;
/** An idea with so few requirements and words gets the screens of its type. */
const typical = { mostRequirements: 2, mostWords: 40 };

/** Lays out the product: by the idea, or by its type if the idea is hardly more than the name of one. */
export function productOf(workbook: Workbook, count: number): Product {
  const { languageTag, idea } = workbook;
  const language = /^[a-z]{2,8}/.exec(languageTag.toLowerCase())?.[0] ?? 'en';
  const lexicon = lexicons[workbook.language];
  const words = mockupWordsOf(workbook);
  const shown = workbook.statements.slice(0, count);
  const asked = shown.filter((one) => isAsked(workbook, one));
  const size = lexicon.hasSpaces ? wordCount(idea) : idea.length / 3;
  const isBrief = asked.length <= typical.mostRequirements && size < typical.mostWords;
  const isLimited = shown.some(({ kind }) => kind === 'N');
  const samples = new Samples(workbook, words);
  const used = new Set(asked);
  const limits = shown.filter((one) => one.kind === 'C' && !used.has(one));
  const isTypical = workbook.isTypeSure && (size < shortIdea || isBrief) && !isLimited;
  const collections = isTypical ? [] : collectionsOf(workbook, asked);
  const named = collections.find(({ own }) => own.length > 0)?.title;
  const neutral = neutralTitle(workbook, isTypical) ?? (named && capital(named));
  const title = titleOf(workbook, neutral, words.newProduct);
  const attribute = language !== workbook.language && markup` lang="${language}"`;
  const first = { slug: 'overview', title: '', statements: asked };
  const product: Product = {
    ...(isTypical ? typicalContent(workbook, samples) : noContent),
    workbook,
    lexicon,
    language,
    words,
    samples,
    shown,
    pages: [first],
    isTypical,
    title,
    brand: brandOf(title, neutral ?? words.newProduct),
    idea: (text) =>
      markup`<span dir="auto"${attribute}>${plainText(text.slice(0, longestIdea))}</span>`,
  };
  if (asked.length === 0 && !isTypical) {
    // Minutes without requirements: show their statements about people, and their limits.
    const told = shown.filter(
      ({ kind, text }) => /[BC]/u.test(kind) && wordCount(text) > fewestWords,
    );
    return { ...product, pages: [{ ...first, statements: told }] };
  }
  return isTypical ? product : { ...product, pages: pagesOf(product, asked, limits, collections) };
}

/** A requirement, or what somebody may do under a limit: `Moderators can remove posts`. */
function isAsked(workbook: Workbook, statement: Statement): boolean {
  const { kind, isStruck, actor } = statement;
  if (isStruck) return false;
  if (kind !== 'C' || actor === undefined) return kind === 'R';
  const { cues } = cuedClause(workbook, statement);
  return cues.some(({ name }) => name.startsWith('do:')) && !cues.some(isDenial);
}
