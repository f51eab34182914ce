import { isDenial } from '../lexicon/cueLine';
import { lexicons } from '../lexicon/lexicons';
import { plainText } from '../read/plainText';
import { shortIdea } from '../sort/chooseType';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount } from '../write/cuedClause';
import { wordsOf } from '../write/documentWordsOf';
import { brandOf, neutralTitle, tabTitleOf, titleOf } from '../write/titleOf';
import { drawnControls } from './drawnControls';
import { listTitles } from './listTitles';
import { markup } from './markup';
import { mockupWordsOf } from './mockupWordsOf';
import { sourceOf } from './nouns';
import type { Product } from './product';
import { Samples } from './samples';
import { rolesOf } from './statements';
import { subjectOf } from './subjectOf';
import { thingsOf } from './things';

const longestIdea = 4000;
/** The statements of a longer idea are quoted. */
const mostControls = 60;
/** Fewer words are a heading. */
const fewestWords = 3;
/** An idea with so few requirements and words gets the screens of its type. */
const typical = { mostRequirements: 2, mostWords: 40 };

/** The product: what the idea says of it, or its type if the idea is hardly more than the name of one. */
export function productOf(workbook: Workbook, count: number): Product {
  const { languageTag, idea } = workbook;
  const language = /^[a-z]{2,8}/.exec(languageTag.toLowerCase())?.[0] ?? 'en';
  const lexicon = lexicons[workbook.language];
  const words = mockupWordsOf(workbook);
  const shown = workbook.statements.slice(0, count);
  const wanted = shown.filter((one) => isAsked(workbook, one));
  const size = lexicon.hasSpaces ? wordCount(idea) : idea.length / 3;
  const isBrief = wanted.length <= typical.mostRequirements && size < typical.mostWords;
  const isLimited = shown.some(({ kind }) => kind === 'N');
  // Minutes without requirements: their statements and limits.
  const isOwn = ({ text }: Statement) => !workbook.answers.includes(text);
  const told = shown.filter(
    (one) => /[BC]/u.test(one.kind) && wordCount(one.text) > fewestWords && isOwn(one),
  );
  const samples = new Samples(workbook, words, lexicon);
  // Answers name no records.
  const whole = sourceOf(workbook);
  const own = { ...workbook, statements: workbook.statements.filter(isOwn) };
  // What is read of a source is kept with it.
  const source = workbook.answers.length === 0 ? whole : { ...whole, workbook: own };
  // Who is only told what not to do is no role of the switch.
  const acting = new Set(
    shown.filter((one) => !isDenied(workbook, one)).flatMap((one) => rolesOf(source, [one])),
  );
  const isShort = workbook.isTypeSure && (size < shortIdea || isBrief) && !isLimited;
  const listed = isShort
    ? thingsOf(source, wanted).filter(({ defining }) => defining.length > 0)
    : [];
  // The author's own lists come before what is typical.
  const isTypical = isShort && listed.length === 0;
  const asked = wanted.length > 0 || isTypical ? wanted : told;
  const things = isTypical ? [] : thingsOf(source, asked);
  const title = titleOf(workbook, () => listTitles(whole));
  const attribute = language !== workbook.language && markup` lang="${language}"`;
  const isShown = new Set(shown);
  const collections = things.map((plan, at) => ({
    slug: `part-${at + 1}`,
    // Thousands of statements may list fields.
    plan: { ...plan, statements: plan.statements.filter((one) => isShown.has(one)) },
    thing: samples.thingOf(
      plan,
      things.map(({ key }) => key),
    ),
  }));
  const subjects = new Map(
    asked.slice(0, mostControls).map((one) => [one, subjectOf(source, collections, one)] as const),
  );
  const controls = new Map(
    [...subjects].flatMap(([one, subject]) => {
      const own = drawnControls(source, collections, one, subject);
      return own.length > 0 ? [[one, own] as const] : [];
    }),
  );
  return {
    workbook,
    lexicon,
    controls,
    subjects,
    language,
    words,
    samples,
    shown,
    asked,
    isTypical,
    title: title.text,
    tabTitle: tabTitleOf(workbook, title),
    switched: acting.size > 1 ? acting : new Set(),
    brand: brandOf(title.text, neutralTitle(workbook) ?? wordsOf(workbook).newProduct),
    collections,
    idea: (text) =>
      markup`<span dir="auto"${attribute}>${plainText(text.slice(0, longestIdea))}</span>`,
  };
}

/** A requirement, or what somebody may do under a limit: `Moderators can remove posts`. */
function isAsked(workbook: Workbook, statement: Statement): boolean {
  const { kind, isStruck, actor } = statement;
  if (isStruck) return false;
  if (kind !== 'C' || actor === undefined) return kind === 'R';
  const { cues } = cuedClause(workbook, statement);
  return cues.some(({ name }) => name.startsWith('do:')) && !cues.some(isDenial);
}

/** Whether a limit denies somebody something: `Promoters have no access`. */
const isDenied = (workbook: Workbook, statement: Statement): boolean =>
  statement.kind === 'C' &&
  statement.grants.length === 0 &&
  cuedClause(workbook, statement).cues.some(isDenial);
