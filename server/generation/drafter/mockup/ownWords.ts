import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import type { LanguageCode } from '../lexicon/languageCode';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { stemOf } from '../lexicon/stemOf';
import { shortIdea } from '../sort/chooseType';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import { capital } from '../lexicon/capital';
import { cuedClause, wordCount } from '../write/cuedClause';
import { examplesIn, ownedOf, type Examples } from './examples';
import { listedThings } from '../write/listedThings';
import type { Deed } from './deeds';
import { includesPart, kindOf } from './fieldNames';
import { between, enteredLists, entering } from './enteredLists';
import type { MockupWords } from './mockupWords';
import { headFirst, nounOfDeeds, oneWord } from './nounOfDeeds';
import { plainText } from './plainText';
import type { Field } from './thing';

/** What the mockup can take from the idea with confidence. */
export interface OwnWords {
  /** What the product keeps records of: `freezer`. */
  noun: string | undefined;
  fields: readonly Field[];
  states: readonly string[];
  /** Where it lists the fields. */
  enteredIn: Statement | undefined;
  /** What it names as one of its records: `Drill`. */
  examples: readonly string[];
}

const fewestListed = 3;
const mostStates = 6;
const longestState = 28;
const mostWordsOfNoun = 4;
const mostWordsOfField = 2;

/** In a longer idea, a word that is not its subject occurs a few times too. */
const fewestMentions = { short: 2, long: 4 };
const longIdea = 60;
const looked: ReadonlySet<string> = new Set(['show', 'notify']);
/** What is added is what the product keeps: `book an appointment`. */
const adding: ReadonlySet<string> = new Set(['create', 'book']);
const addedCounts = 3;

/** Reads what the idea calls its records, their fields and states. */
export function ownWordsOf(
  workbook: Workbook,
  words: MockupWords,
  deeds: readonly Deed[],
): OwnWords {
  const stated = workbook.statements.filter(({ kind, isStruck }) => kind !== 'N' && !isStruck);
  const asked = stated.filter(({ kind }) => kind === 'R' || kind === 'C');
  const { subject, states } = statesIn(workbook, stated, words);
  const lexicon = lexicons[workbook.language];
  const entered = enteredLists(workbook, asked);
  const members = entered.flatMap(({ names }) => names).flatMap((one) => stemsOf(lexicon, one));
  const listed = stated.flatMap(({ text }) =>
    examplesIn(text.slice(0, longestSentence), between(lexicons[workbook.language])),
  );
  // `the size (small, large)`, unlike `machines (mixer, tent)`
  const chosenNouns = listed.flatMap(({ of }) =>
    singularOf(of, workbook.language) === of ? stemsOf(lexicon, of) : [],
  );
  const avoided = new Set([
    ...avoidedStems(workbook, lexicon, words.nouns.generic),
    ...members,
    ...chosenNouns,
  ]);
  const known =
    subject ??
    nounIn(workbook, stated, deeds, words, avoided) ??
    nounOfDeeds(workbook, stated, deeds, avoided) ??
    deeds.find(
      ({ statement, action, object, isDirect }) =>
        statement === entered[0]?.statement &&
        adding.has(action) &&
        isDirect &&
        oneWord.test(object),
    )?.object;
  const noun =
    workbook.isRead && known !== undefined && !members.includes(folded(known))
      ? singularOf(known, workbook.language)
      : undefined;
  const own = stemsOf(lexicon, noun ?? '').join();
  const isOwn = ({ of }: Examples) => own !== '' && stemsOf(lexicon, of).join() === own;
  const chosen = listed
    .filter(
      (one) =>
        !isOwn(one) && !workbook.roles.some(({ spellings }) => spellings.includes(folded(one.of))),
    )
    .map(({ of, members }) => ({ name: of, kind: 'choice' as const, options: members }));
  const isAbout = ({ text }: Statement) => {
    const stems = stemsOf(lexicon, text);
    return stemsOf(lexicon, noun ?? '').every((stem) => stems.includes(stem));
  };
  const { names = [], statement: enteredIn } =
    entered.find(({ statement }) => isAbout(statement)) ?? entered[0] ?? {};
  const fields = names.map((name) => ({ name, kind: kindOf(name, words), options: [] }));
  // `records the yearly rent for each plot`
  const noted = deeds
    .filter(
      ({ action, object, statement, listed }) =>
        (action === 'create' || action === 'measure') &&
        listed.length === 0 &&
        noun !== undefined &&
        isAbout(statement) &&
        wordCount(object) <= mostWordsOfField &&
        !stemsOf(lexicon, object).some((stem) => stemsOf(lexicon, noun).includes(stem)),
    )
    .map(({ object }) => ({
      name: object,
      kind: kindOf(object, words),
      options: [],
      isLater: true,
    }));
  const isChosen = ({ name }: Field) => chosen.some((one) => folded(one.name) === folded(name));
  return {
    noun,
    fields: [...[...fields, ...noted].filter((one) => !isChosen(one)), ...chosen],
    states,
    enteredIn,
    examples: (listed.find(isOwn)?.members ?? ownedOf(workbook, stated, own)).map((one) =>
      capital(one),
    ),
  };
}

/** The noun that the idea uses most often for one of something: `a freezer`, `each hive`. */
function nounIn(
  workbook: Workbook,
  stated: readonly Statement[],
  deeds: readonly Deed[],
  { nouns }: MockupWords,
  avoided: ReadonlySet<string>,
): string | undefined {
  const lexicon = lexicons[workbook.language];
  if (nouns.single.length === 0 || wordCount(workbook.idea) < shortIdea) return undefined;
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
    if (!looked.has(action))
      for (const stem of stemsOf(lexicon, object))
        count(stem, adding.has(action) ? addedCounts : 1);
  const [best] = [...forms].sort(
    ([one], [other]) => (mentions.get(other) ?? 0) - (mentions.get(one) ?? 0),
  );
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
  { roles, name, type, isTypeSure }: Workbook,
  lexicon: Lexicon,
  generic: readonly string[],
): ReadonlySet<string> {
  const people = roles.flatMap(({ text, spellings }) => [text, ...spellings]);
  const [, ...others] =
    (isTypeSure ? type?.texts.entities : undefined)?.map((one) => one.name) ?? [];
  return new Set([
    ...[...people, name ?? '', ...others].flatMap((one) => stemsOf(lexicon, one)),
    ...generic.map((one) => stemOf(one, lexicon)),
  ]);
}

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
        states: said.split(between(lexicons[workbook.language])).map((state) => plainText(state)),
      };
    const clause = cuedClause(workbook, one);
    const { things } = isOfStates(one.text, words) ? listedThings(clause) : { things: [] };
    const start = workbook.idea.indexOf(things[0] ?? '', one.span.start);
    // `Sellers list skeins with colour, weight and length`
    if (clause.cues.some((cue) => entering.has(cue.name) && cue.start < start))
      return { states: [] };
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
/** `parcels` → `parcel`, where the plural only adds a letter. */
export function singularOf(noun: string, language: LanguageCode): string {
  return /^(?:en|es|fr|pt)$/u.test(language) ? noun.replace(/(?<=[^s])s$/u, '') : noun;
}
