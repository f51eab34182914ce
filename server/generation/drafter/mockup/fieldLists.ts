import type { Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { lexicons } from '../lexicon/lexicons';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount, type CuedClause } from '../write/cuedClause';
import { includesPart, kindOf } from './fieldNames';
import type { MockupWords } from './mockupWords';
import { plainText } from './plainText';

/** What a statement lists of a record: `Each tool has a name, a deposit and a shelf number`. */
export interface FieldList {
  /** Of what it says so: `tool`. */
  of: string | undefined;
  names: readonly string[];
  statement: Statement;
}

const fewestListed = 3;
/** Of each one of something, two say enough. */
const fewestOfEach = 2;
const mostListed = 8;
const mostWordsOfField = 4;
const longestList = 300;
const longestSubject = 60;

/** Verbs of entering. */
const entering: ReadonlySet<string> = new Set(['do:create', 'do:measure']);
/** Verbs of looking at something, whose list is one of fields. */
const looking: ReadonlySet<string> = new Set(['do:show', 'do:search', 'do:organise', 'do:other']);
/** `each horse`, in the languages of the lexicons that part words by spaces. */
const eachOne =
  /(?<!\p{L})(?:each|every|per|pro|jede[rmns]?|chaque|cada|ogni|elke?|iedere?|każd\p{L}{1,3}|لكل|كل)\s(\p{L}[\p{L}\p{M}'’-]{2,40})/iu;
/** `A horse has …`, `Zum Pferd gehören …`, `Un cheval a …` */
const having =
  /(?<!\p{L})(?:has|have|with|hat|haben|mit|gehör\p{L}+|a|ont|avec|tienen?|lleva|con|tem|têm|com|ha|hanno|heeft|hebben|met|ma|mają|z)(?!\p{L})/iu;
/** `記録には日付、場所、写真がある` */
const japanese = /^(.{1,12}?)には、?(.+?)(?:が|を)/u;

/** The fields that an idea lists; lists of something named come first. */
export function fieldLists(
  workbook: Workbook,
  stated: readonly Statement[],
  words: MockupWords,
): FieldList[] {
  const found = stated.flatMap((statement) => {
    const list = listIn(workbook, cuedClause(workbook, statement), statement, words);
    const isSaid = /[RC]/u.test(statement.kind) || list?.of !== undefined;
    return list && isSaid ? [list] : [];
  });
  return [...found.filter(({ of }) => of !== undefined), ...found.filter(({ of }) => !of)];
}

function listIn(
  { language }: Workbook,
  clause: CuedClause,
  statement: Statement,
  words: MockupWords,
): FieldList | undefined {
  const { idea, span, cues, lexicon } = clause;
  const end = Math.min(span.end, span.start + longestList);
  // What stands in brackets are examples or choices.
  const text = idea.slice(span.start, end).replace(/\([^()]*\)/gu, (all) => ' '.repeat(all.length));
  if (!lexicon.hasSpaces) {
    const [, of, list = ''] = japanese.exec(text) ?? [];
    const names = list.split(between(lexicon)).map((one) => plainText(one));
    return names.length >= fewestOfEach && names.every((one) => one !== '' && one.length < 12)
      ? { of, names, statement }
      : undefined;
  }
  const each = eachOne.exec(text.slice(0, longestSubject));
  const from = each ? each.index + each[0].length : 0;
  const comma = text.search(/[,،]/u);
  // `scans the box and sees name, batch and place`
  const verb = cues.findLast(
    ({ name, start: at, end: after }) =>
      (entering.has(name) || looking.has(name)) &&
      (comma < 0 ? at < span.start + longestSubject : after < span.start + comma),
  );
  const isEntered = cues.some(({ name, start: at }) => entering.has(name) && at === verb?.start);
  const isHad = having.test(text.slice(from, from + longestSubject));
  const start = each
    ? from
    : verb
      ? verb.end - span.start
      : (having.exec(text)?.index ?? text.length);
  const names = membersIn(clause, text, start, statement);
  const areKnown =
    2 * names.filter((name) => isKnown(name, words, lexicons[language].people.nouns)).length >=
    names.length;
  const isOfEach = each !== null && (isHad || isEntered || areKnown);
  const fewest = isOfEach && (isEntered || areKnown) ? fewestOfEach : fewestListed;
  const isSure = isOfEach || isEntered || areKnown;
  return isSure && names.length >= fewest && names.length <= mostListed
    ? { of: isOfEach ? each[1] : undefined, names, statement }
    : undefined;
}

/** Whether a name is of something that products have fields for. */
function isKnown(name: string, words: MockupWords, people: readonly string[]): boolean {
  const low = ` ${folded(name)}`;
  return (
    kindOf(name, words) !== 'text' ||
    includesPart(` ${low} `, words.controls.titles) ||
    people.includes(low.trim()) ||
    words.values.some(([part = '–']) => low.includes(part))
  );
}

/** The members of a list behind a place, without articles; it ends where something is done. */
function membersIn(
  { idea, span, cues, lexicon }: CuedClause,
  text: string,
  from: number,
  statement: Statement,
): string[] {
  const limits = statement.quantities.map(({ phrase }) => phrase);
  const { determiner } = lexicon.cues;
  const border = between(lexicon);
  const names: string[] = [];
  let at = from;
  for (const [place, part] of text.slice(from).split(border).entries()) {
    const start = span.start + text.indexOf(part, at);
    at = start - span.start + part.length;
    const isFirst = place === 0;
    const tokens = [...part.matchAll(/\S+/gu)];
    const cuesAt = (index: number): readonly Cue[] =>
      cues.filter((cue) => cue.start === start + index);
    const isArticle = (word: string) => determiner.includes(folded(word));
    // `with its owner`: behind the last article or what leads to the list
    const lead = isFirst
      ? tokens.findLastIndex(
          ({ 0: word, index }, place) =>
            isArticle(word) ||
            /[:：]$/u.test(word) ||
            having.test(word) ||
            (place < tokens.length - 1 && cuesAt(index).some((cue) => isVerb(cue))),
        )
      : tokens.findIndex(({ 0: word }) => !isArticle(word)) - 1;
    // `De cada partitura guardamos título`
    const isBare = isFirst && lead < 0 && lexicon.code !== 'en';
    const own = tokens.slice(isBare ? -1 : lead + 1);
    while (own[0] && having.test(own[0][0])) own.shift();
    const [first, second] = own;
    // `describe the problem`, `add up to five photos`
    const hasObject =
      second !== undefined &&
      (isArticle(second[0]) || limits.some((one) => part.startsWith(one, second.index)));
    const isAct = (cue: Cue) =>
      isVerb(cue) &&
      (lexicon.code !== 'en' || hasObject || (idea[cue.end - 1] === 's' && own.length > 1));
    const isDone =
      first &&
      (lexicon.prepositions.includes(folded(first[0])) ||
        cuesAt(first.index).some(
          (cue) => /^(?:pronoun|can|must|auxiliary|negation)$/u.test(cue.name) || isAct(cue),
        ));
    const stop = own.findIndex(
      ({ 0: word, index }, before) =>
        before > 0 &&
        (having.test(word) || cuesAt(index).some(({ name }) => /^(?:pronoun|that)$/u.test(name))),
    );
    const kept = own.slice(0, stop < 0 ? undefined : stop).map(([word]) => word);
    const name = limits
      .reduce((left, limit) => left.replace(limit, ''), plainText(kept.join(' ')))
      .replace(ofWhom, '')
      .replace(/[.;:]+$/u, '')
      .trim();
    if (isDone && !isFirst) break;
    if (/^(?!\p{N})[^:：()]+$/u.test(name) && wordCount(name) <= mostWordsOfField) names.push(name);
    else if (name !== '' && !isFirst) break;
    else if (isFirst && name !== '') return [];
  }
  return [...new Set(names)];
}

/** `pulse of the patient` */
const ofWhom = /\s(?:of (?:the|a|an)|des|der|del|de la|du|della?|do|da|van de|van het)\s\p{L}+$/iu;

/** What stands between the members of a list; all but commas only in languages with spaces. */
export const between = perLanguage(({ code, cues, hasSpaces }) => {
  const words = [...cues.and, ...readingWords[code].or].filter((word) =>
    /^[\p{L}\p{M}]+$/u.test(word),
  );
  const joint = hasSpaces ? `(?:${words.join('|')})\\s` : '(?!)';
  // Without the lookbehind, a long run of spaces would be searched again from each of them.
  return new RegExp(`(?<!\\s)\\s*[,/、・،]\\s*(?:${joint})?|(?<!\\s)\\s${joint}`, 'u');
});
