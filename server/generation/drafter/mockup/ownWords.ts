import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { stemOf } from '../lexicon/stemOf';
import type { Quantity } from '../read/quantity';
import { quantityWords } from '../lexicon/quantityWords';
import { shortIdea } from '../sort/chooseType';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import type { Deed } from './deeds';
import { includesPart, kindOf, memberName } from './fieldNames';
import type { MockupWords } from './mockupWords';
import { plainText } from './plainText';
import type { Field } from './thing';

/** What the mockup can take from the idea with confidence. */
export interface OwnWords {
  /** What the product keeps records of: `freezer`. */
  noun: string | undefined;
  fields: readonly Field[];
  states: readonly string[];
  /** A limit of what is measured: `-15 °C`. */
  limit: Quantity | undefined;
}

const fewestListed = 3;
const mostListed = 8;
const mostStates = 6;
const mostWordsOfField = 4;
const longestState = 28;
const mostWordsOfNoun = 3;

/** In a longer idea, a word that is not its subject occurs twice too. */
const fewestMentions = { short: 2, long: 3 };
const longIdea = 60;
const asLimit = 3;
const measured =
  /\d\s*(?:°|%|ppm|[cmk]?m\b|k?g\b|m?bar\b|dB|lx\b|k?Wh?\b|m?V\b|m?l\b|hPa|psi|kmh?\b|km\/h)/u;

/** Reads what the idea calls its records, their fields and states, and which limit it sets. */
export function ownWordsOf(
  workbook: Workbook,
  words: MockupWords,
  deeds: readonly Deed[],
): OwnWords {
  const stated = workbook.statements.filter(({ kind, isStruck }) => kind !== 'N' && !isStruck);
  const asked = stated.filter(({ kind }) => kind === 'R' || kind === 'C');
  const limited = asked.find((one) => limitIn(one) !== undefined);
  const states = statesIn(workbook, stated, words);
  return {
    noun: workbook.isRead
      ? (nounIn(workbook, stated, limited, words) ?? nounOfDeeds(workbook, stated, deeds, words))
      : undefined,
    fields: fieldsIn(workbook, asked, words),
    states,
    limit: limited && limitIn(limited),
  };
}

function limitIn({ quantities }: Statement): Quantity | undefined {
  return quantities.find(
    ({ text, value, comparison }) =>
      value !== undefined &&
      measured.test(text) &&
      comparison !== 'every' &&
      comparison !== 'range',
  );
}

/** The noun that the idea uses most often for one of something: `a freezer`, `each hive`. */
function nounIn(
  workbook: Workbook,
  stated: readonly Statement[],
  limited: Statement | undefined,
  { nouns }: MockupWords,
): string | undefined {
  const lexicon = lexicons[workbook.language];
  if (nouns.single.length === 0 || wordCount(workbook.idea) < shortIdea) return undefined;
  const avoided = avoidedStems(workbook, lexicon, nouns.generic);
  const mentions = new Map<string, number>();
  const forms = new Map<string, string>();
  for (const statement of stated) {
    const { cues, span, idea } = cuedClause(workbook, statement);
    const verbs = new Set(cues.filter(isVerb).map(({ start }) => start - span.start));
    const found = [...idea.slice(span.start, span.end).matchAll(/[\p{L}\p{M}'’-]+|\S/gu)];
    let left = 0;
    let [isDone, isVerbBefore] = [false, false];
    for (const { 0: word, index } of found) {
      const text = folded(word);
      const isBorder =
        verbs.has(index) || lexicon.prepositions.includes(text) || lexicon.stopWords.includes(text);
      const stem = stemOf(text, lexicon);
      if (nouns.single.includes(text)) [left, isDone] = [mostWordsOfNoun, isVerbBefore];
      else if (isBorder || !(lexicon.code === 'de' ? germanNoun : noun).test(word)) left = 0;
      else if (left > 0) {
        left -= 1;
        const isName = lexicon.code === 'en' && text !== word;
        if (!avoided.has(stem) && !forms.has(stem) && !isName && !isPlural(text, lexicon))
          forms.set(stem, word);
        const isNext = left === mostWordsOfNoun - 1;
        if (isNext && statement === limited)
          mentions.set(stem, (mentions.get(stem) ?? 0) + asLimit);
        // `book an appointment`
        if (isNext && isDone && statement.kind === 'R')
          mentions.set(stem, (mentions.get(stem) ?? 0) + 1);
      }
      mentions.set(stem, (mentions.get(stem) ?? 0) + 1);
      isVerbBefore = verbs.has(index);
    }
  }
  const best = [...forms].sort(
    ([one], [other]) => (mentions.get(other) ?? 0) - (mentions.get(one) ?? 0),
  )[0];
  const fewest = wordCount(workbook.idea) < longIdea ? fewestMentions.short : fewestMentions.long;
  return best && (mentions.get(best[0]) ?? 0) >= fewest ? best[1] : undefined;
}

/** `the parcels` */
const isPlural = (text: string, { code }: Lexicon) => code === 'en' && /[^s]s$/u.test(text);

/** No abbreviation. */
const noun = /^\p{L}(?:[\p{Ll}\p{M}]){2,}$/u;
const germanNoun = /^\p{Lu}\p{Ll}{2,}$/u;

/** People, the product's name, the screens of its type, and words that tell no product from another. */
function avoidedStems(
  { roles, name, type }: Workbook,
  lexicon: Lexicon,
  generic: readonly string[],
): ReadonlySet<string> {
  const people = roles.flatMap(({ text, spellings }) => [text, ...spellings]);
  const [, ...others] = type?.texts.entities.map((one) => one.name) ?? [];
  return new Set([
    ...[...people, name ?? '', ...others].flatMap((one) => stemsOf(lexicon, one)),
    ...generic.map((one) => stemOf(one, lexicon)),
  ]);
}

/** What is entered: the members of the first list behind a verb of entering. */
function fieldsIn(workbook: Workbook, asked: readonly Statement[], words: MockupWords): Field[] {
  const { determiner } = lexicons[workbook.language].cues;
  const lists = asked.map((statement) => {
    const clause = cuedClause(workbook, statement);
    const verb = clause.cues.find(({ name }) => name.startsWith('do:'));
    const { things, isChoice } = listedThings(clause);
    if (verb === undefined || !entering.has(verb.name) || isChoice) return [];
    const names = things.map((one) =>
      memberName(one)
        .split(/\s+/u)
        .filter((word, at) => at > 0 || !determiner.includes(folded(word)))
        .join(' '),
    );
    const isShort = names.every(
      (one) => wordCount(one) <= mostWordsOfField && /^[^\d:：()]+$/u.test(one),
    );
    const isSized = names.length >= fewestListed && names.length <= mostListed;
    const isObject = workbook.idea.indexOf(things[0] ?? '', statement.span.start) > verb.start;
    const isSure = isObject && !isOfStates(statement.text, words);
    return isShort && isSized && isSure && !isInBrackets(statement.text, names) ? names : [];
  });
  const names = lists.find((one) => one.length > 0) ?? [];
  return names.map((name) => ({ name, kind: kindOf(name, words), options: [] }));
}

const entering: ReadonlySet<string> = new Set(['do:create', 'do:measure']);

/** A list in brackets is as often of examples. */
const isInBrackets = (text: string, [first = '']: readonly string[]) =>
  /[(（]\s*$/u.test(text.slice(0, text.indexOf(first)));

const isOfStates = (text: string, { controls }: MockupWords) =>
  includesPart(text.split(/[:：(]/u)[0] ?? '', controls.states);

/** The idea's own states of something: what it calls so, or `A job is new, in review or delivered`. */
function statesIn(workbook: Workbook, stated: readonly Statement[], words: MockupWords): string[] {
  const lists = stated.map((one) => {
    const said = copula.exec(one.text)?.[1]?.split(between);
    if (said !== undefined) return said.map((state) => plainText(state));
    if (!isOfStates(one.text, words)) return [];
    return listedThings(cuedClause(workbook, one)).things.map((thing) =>
      plainText(thing).replace(/\s*\([^()]*\)\s*$/u, ''),
    );
  });
  const isShort = (names: readonly string[]) =>
    names.length >= fewestListed &&
    names.every(
      (one) => one !== '' && one.length < longestState && wordCount(one) < 4 && !/\d/u.test(one),
    );
  return lists.find(isShort)?.slice(0, mostStates) ?? [];
}

/** `A job is …`, in all languages that part words by spaces. */
const copula =
  /^(?:\p{L}+\s){1,3}(?:is|are|can be|is either|ist|sind|está|puede estar|est|peut être|è|può essere|jest|może być|kan zijn)(?::\s*|\s)(\S[^.;:]*,[^.;:]*)$/iu;
const between =
  /\s*,\s*(?:(?:or|and|oder|und|y|o|ou|et|e|of|en|lub|i)\s)?|\s(?:or|oder|o|ou|of|lub|and|und|y|et|e|en|i)\s/u;

/** What most is done to, or in German what is named most, where no article shows what the product keeps. */
function nounOfDeeds(
  workbook: Workbook,
  stated: readonly Statement[],
  deeds: readonly Deed[],
  { nouns }: MockupWords,
): string | undefined {
  const { language } = workbook;
  const lexicon = lexicons[language];
  const avoided = avoidedStems(workbook, lexicon, nouns.generic);
  const times = new Set(stemsOf(lexicon, quantityWords[language].timeUnits.join(' ')));
  const texts = stated.slice(0, mostCounted).map(({ text }) => text);
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap((text) => stemsOf(lexicon, text)))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const named = language === 'de' ? texts.flatMap((text) => text.match(germanNouns) ?? []) : [];
  const done = deeds.flatMap(({ action, object }) => (action === 'notify' ? [] : [object]));
  const found = [...done, ...named].flatMap((object) => {
    const [stem = '', ...others] = stemsOf(lexicon, object);
    const isNoun = oneWord.test(object) && others.length === 0;
    const count = counts.get(stem) ?? 0;
    return isNoun && count > 1 && !avoided.has(stem) && !times.has(stem) ? [{ object, count }] : [];
  });
  const [best] = found.sort(
    (one, other) => other.count - one.count || one.object.length - other.object.length,
  );
  return best && /^(?:en|es|fr|pt)$/u.test(language)
    ? best.object.replace(/(?<=[^s])s$/u, '')
    : best?.object;
}

const mostCounted = 200;
const oneWord = /^[\p{L}\p{M}'’-]{3,}$/u;
const germanNouns = /(?<=\s)\p{Lu}\p{Ll}{3,}/gu;
