import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import type { LanguageCode } from '../lexicon/languageCode';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { stemOf } from '../lexicon/stemOf';
import { quantityWords } from '../lexicon/quantityWords';
import { shortIdea } from '../sort/chooseType';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import type { Deed } from './deeds';
import { includesPart, kindOf, membersOf } from './fieldNames';
import type { MockupWords } from './mockupWords';
import { plainText } from './plainText';
import type { Field } from './thing';

/** What the mockup can take from the idea with confidence. */
export interface OwnWords {
  /** What the product keeps records of: `freezer`. */
  noun: string | undefined;
  fields: readonly Field[];
  states: readonly string[];
}

const fewestListed = 3;
const mostListed = 8;
const mostStates = 6;
const mostWordsOfField = 4;
const longestState = 28;
const mostWordsOfNoun = 4;

/** In a longer idea, a word that is not its subject occurs a few times too. */
const fewestMentions = { short: 2, long: 4 };
const longIdea = 60;
const looked: ReadonlySet<string> = new Set(['show', 'notify']);

/** Reads what the idea calls its records, their fields and states. */
export function ownWordsOf(
  workbook: Workbook,
  words: MockupWords,
  deeds: readonly Deed[],
): OwnWords {
  const stated = workbook.statements.filter(({ kind, isStruck }) => kind !== 'N' && !isStruck);
  const asked = stated.filter(({ kind }) => kind === 'R' || kind === 'C');
  const { subject, states } = statesIn(workbook, stated, words);
  const known =
    subject ??
    nounIn(workbook, stated, deeds, words) ??
    nounOfDeeds(workbook, stated, deeds, words);
  return {
    noun: workbook.isRead ? known : undefined,
    fields: fieldsIn(workbook, known === undefined ? [] : asked, known ?? '', words),
    states,
  };
}

/** The noun that the idea uses most often for one of something: `a freezer`, `each hive`. */
function nounIn(
  workbook: Workbook,
  stated: readonly Statement[],
  deeds: readonly Deed[],
  { nouns }: MockupWords,
): string | undefined {
  const lexicon = lexicons[workbook.language];
  if (nouns.single.length === 0 || wordCount(workbook.idea) < shortIdea) return undefined;
  const avoided = avoidedStems(workbook, lexicon, nouns.generic);
  const mentions = new Map<string, number>();
  const count = (stem: string, by = 1) => mentions.set(stem, (mentions.get(stem) ?? 0) + by);
  const forms = new Map<string, string>();
  const isNoun = (word: string) => {
    const text = folded(word);
    return (
      (lexicon.code === 'de' ? germanNoun : noun).test(word) &&
      !lexicon.prepositions.includes(text) &&
      !lexicon.stopWords.includes(text) &&
      !nouns.single.includes(text) &&
      !nouns.adverbs.includes(text)
    );
  };
  for (const statement of stated) {
    const { cues, span, idea } = cuedClause(workbook, statement);
    const verbs = new Set(cues.filter(isVerb).map(({ start }) => start - span.start));
    const tokens = [...idea.slice(span.start, span.end).matchAll(/[\p{L}\p{M}'’-]+|\S/gu)];
    let [left, isDone] = [0, false];
    for (const [at, { 0: word, index }] of tokens.entries()) {
      const [text, before, next] = [folded(word), tokens[at - 1], tokens[at + 1]];
      const stem = stemOf(text, lexicon);
      count(stem);
      if (nouns.single.includes(text)) {
        [left, isDone] = [mostWordsOfNoun, before !== undefined && verbs.has(before.index)];
        continue;
      }
      left = isNoun(word) && !verbs.has(index) ? left - 1 : 0;
      // `the nearest volunteer`, `un taller mecánico`
      const goesOn = next !== undefined && isNoun(next[0]) && !verbs.has(next.index);
      const isHead = headFirst.test(lexicon.code) ? left === mostWordsOfNoun - 1 : !goesOn;
      const isName = lexicon.code === 'en' && text !== word;
      if (left <= 0 || !isHead || avoided.has(stem) || isName || isPlural(text, lexicon)) continue;
      if (!forms.has(stem)) forms.set(stem, word);
      // `book an appointment`
      if (isDone && statement.kind === 'R') count(stem);
    }
  }
  for (const { object, action } of deeds)
    if (!looked.has(action)) for (const stem of stemsOf(lexicon, object)) count(stem);
  const [best] = [...forms].sort(
    ([one], [other]) => (mentions.get(other) ?? 0) - (mentions.get(one) ?? 0),
  );
  const fewest = wordCount(workbook.idea) < longIdea ? fewestMentions.short : fewestMentions.long;
  return best && (mentions.get(best[0]) ?? 0) >= fewest ? best[1] : undefined;
}

/** `the parcels` */
const isPlural = (text: string, { code }: Lexicon) => code === 'en' && /[^s]s$/u.test(text);

/** Languages whose adjectives follow. */
const headFirst = /^(?:ar|es|fr|it|pt)$/u;

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

/** What is entered of the main thing: the members of the first list behind a verb of entering. */
function fieldsIn(
  workbook: Workbook,
  asked: readonly Statement[],
  noun: string,
  words: MockupWords,
): Field[] {
  const lexicon = lexicons[workbook.language];
  const { determiner } = lexicon.cues;
  const own = stemsOf(lexicon, noun);
  const about = asked.filter(({ text }) => {
    const stems = stemsOf(lexicon, text);
    return own.every((stem) => stems.includes(stem));
  });
  const lists = about.map((statement) => {
    const clause = cuedClause(workbook, statement);
    const verb = clause.cues.find(({ name }) => name.startsWith('do:'));
    const { things, isChoice } = listedThings(clause);
    if (verb === undefined || !entering.has(verb.name) || isChoice) return [];
    const names = membersOf(things).map((one) =>
      one
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
function statesIn(
  workbook: Workbook,
  stated: readonly Statement[],
  words: MockupWords,
): { subject?: string; states: readonly string[] } {
  const lists = stated.map((one) => {
    const [, subject = '', listed, chosen] = copula.exec(one.text.slice(0, longestSentence)) ?? [];
    const said = listed ?? chosen;
    if (said !== undefined)
      return {
        subject: singularOf(
          workbook.language === 'de' ? subject : subject.toLowerCase(),
          workbook.language,
        ),
        states: said.split(between(workbook.language)).map((state) => plainText(state)),
      };
    const { things } = isOfStates(one.text, words)
      ? listedThings(cuedClause(workbook, one))
      : { things: [] };
    return { states: things.map((one) => plainText(one).replace(/\s*\([^()]*\)\s*$/u, '')) };
  });
  const isShort = ({ states }: { states: readonly string[] }) =>
    states.length >= fewestListed &&
    states.every(
      (one) => one !== '' && one.length < longestState && wordCount(one) < 4 && !/\d/u.test(one),
    );
  const found = lists.find(isShort);
  return { ...found, states: found?.states.slice(0, mostStates) ?? [] };
}

const longestSentence = 300;

/** `A job is … or …`, `Repairs are: …`, in all languages that part words by spaces. */
const copula =
  /^(?:[\p{L}\d.]+\s){0,3}(\p{L}{3,})\s(?:is|are|can be|is either|goes through|go through|ist|sind|durchläuft|está|puede estar|pasa por|passa por|est|peut être|passe par|è|può essere|passa per|jest|może być|kan zijn)(?::\s*([^.;:]*,[^.;:]*)|\s([^.;:]*,[^.;:]*\s(?:or|oder|o|ou|of|lub)\s[^.;:,]*))$/iu;
/** Between the members of such a list, by language. */
const joints: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: 'und|oder',
  es: 'y|e|o|u',
  fr: 'et|ou',
  it: 'e|o|oppure',
  nl: 'en|of',
  pl: 'i|lub',
  pt: 'e|ou',
};
const between = (language: LanguageCode) => {
  const joint = joints[language] ?? 'and|or';
  return new RegExp(`\\s*,\\s*(?:(?:${joint})\\s)?|\\s(?:${joint})\\s`, 'u');
};

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
    return isNoun && count >= fewestCounted && !avoided.has(stem) && !times.has(stem)
      ? [{ object, count }]
      : [];
  });
  const [best] = found.sort(
    (one, other) => other.count - one.count || one.object.length - other.object.length,
  );
  return best && singularOf(best.object, language);
}

/** `parcels` → `parcel`, where the plural only adds a letter. */
function singularOf(noun: string, language: LanguageCode): string {
  return /^(?:en|es|fr|pt)$/u.test(language) ? noun.replace(/(?<=[^s])s$/u, '') : noun;
}

const mostCounted = 200;
const fewestCounted = 3;
const oneWord = /^[\p{L}\p{M}'’-]{3,}$/u;
const germanNouns = /(?<=\s)\p{Lu}\p{Ll}{3,}/gu;
