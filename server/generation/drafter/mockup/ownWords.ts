import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { stemOf } from '../lexicon/stemOf';
import type { Quantity } from '../read/quantity';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import type { FieldKind } from './layoutOf';
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
/** In an idea of a few words, the type says better what it is about. */
const fewestWords = 12;
/** In a longer idea, a word that is not its subject occurs twice too. */
const fewestMentions = { short: 2, long: 3 };
const longIdea = 60;
const asLimit = 3;
const measured =
  /\d\s*(?:°|%|ppm|[cmk]?m\b|k?g\b|m?bar\b|dB|lx\b|k?Wh?\b|m?V\b|m?l\b|hPa|psi|kmh?\b|km\/h)/u;

/** Reads what the idea calls its records, their fields and states, and which limit it sets. */
export function ownWordsOf(workbook: Workbook, words: MockupWords): OwnWords {
  const stated = workbook.statements.filter(({ kind, isStruck }) => kind !== 'N' && !isStruck);
  const asked = stated.filter(({ kind }) => kind === 'R' || kind === 'C');
  const limited = asked.find((one) => limitIn(one) !== undefined);
  const states = statesIn(workbook, stated, words);
  return {
    noun: workbook.isRead ? nounIn(workbook, stated, limited, words) : undefined,
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
  if (nouns.single.length === 0 || wordCount(workbook.idea) < fewestWords) return undefined;
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
      plainText(one)
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

/** What an input takes, by its name. */
function kindOf(name: string, { controls }: MockupWords): FieldKind {
  const text = ` ${name.toLowerCase()} `;
  const { files, dates, notes, times, numbers } = controls;
  const isOf = (parts: readonly string[]) => parts.some((part) => text.includes(part));
  if (isOf(files)) return 'photo';
  if (isOf(times)) return 'time';
  if (isOf(dates)) return 'date';
  if (isOf(numbers)) return 'number';
  return isOf(notes) ? 'note' : 'text';
}

const isOfStates = (text: string, { controls }: MockupWords) =>
  controls.states.some((part) =>
    ` ${text.split(/[:：(]/u)[0]?.toLowerCase() ?? ''}`.includes(part),
  );

/** The idea's own states of something: what it calls so. */
function statesIn(workbook: Workbook, stated: readonly Statement[], words: MockupWords): string[] {
  const lists = stated
    .filter(({ text }) => isOfStates(text, words))
    .map((one) =>
      listedThings(cuedClause(workbook, one)).things.map((thing) =>
        plainText(thing).replace(/\s*\([^()]*\)\s*$/u, ''),
      ),
    );
  const isShort = (names: readonly string[]) =>
    names.length >= fewestListed &&
    names.every((one) => one.length < longestState && wordCount(one) < 3 && !/\d/u.test(one));
  return lists.find(isShort)?.slice(0, mostStates) ?? [];
}
