import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { stemOf } from '../lexicon/stemOf';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import { capital } from '../lexicon/capital';
import { cuedClause, wordCount } from '../write/cuedClause';
import { examplesIn, ownedOf } from './examples';
import { listedThings } from '../write/listedThings';
import type { Deed } from './deeds';
import { includesPart, kindOf } from './fieldNames';
import { between, fieldLists } from './fieldLists';
import type { MockupWords } from './mockupWords';
import { isPersonal, isRole } from './isRole';
import { nounOf, timeStems } from './noun';
import { plainText } from './plainText';
import { singularOf } from './singular';
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
  /** Where it lists fields and nothing else. */
  listedIn: readonly Statement[];
  /** What else it lists the fields of. */
  others: readonly { name: string; fields: readonly Field[] }[];
}

const fewestListed = 3;
const mostStates = 6;
const longestState = 28;

/** Reads what the idea calls its records, their fields and states. */
export function ownWordsOf(
  workbook: Workbook,
  words: MockupWords,
  deeds: readonly Deed[],
): OwnWords {
  const { language } = workbook;
  const lexicon = lexicons[language];
  const stated = workbook.statements.filter(({ kind, isStruck }) => kind !== 'N' && !isStruck);
  const { subject, states } = statesIn(workbook, stated, words);
  const lists = workbook.isRead ? fieldLists(workbook, stated, words) : [];
  const unlisted = stated.filter((one) => !lists.some(({ statement }) => statement === one));
  const members = lists.flatMap(({ names }) => names).flatMap((one) => stemsOf(lexicon, one));
  const listed = stated.flatMap(({ text }) =>
    examplesIn(text.slice(0, longestSentence), between(lexicon)),
  );
  const generic = words.nouns.generic.map((one) => stemOf(one, lexicon));
  const avoided = new Set([...avoidedStems(workbook, lexicon, generic), ...members]);
  const named = lists.flatMap(({ of }) => (of === undefined ? [] : [of]));
  const times = timeStems(lexicon);
  const isThing = (one: string) => !stemsOf(lexicon, one).some((stem) => times.includes(stem));
  const known =
    subject ??
    named.find((one) => isThing(one) && !isPersonal(workbook, one)) ??
    nounOf(workbook, stated, deeds, words.nouns, avoided) ??
    named.find(isThing);
  const noun = workbook.isRead && known !== undefined ? singularOf(workbook, known) : undefined;
  const stemsOfNoun = stemsOf(lexicon, noun ?? '');
  const own = stemsOfNoun.join();
  const isOwn = (of = '') =>
    noun !== undefined && (of === noun || (own !== '' && stemsOf(lexicon, of).join() === own));
  const chosen = listed
    .filter(({ of, isChoice }) => (isChoice || !isOwn(of)) && !isRole(workbook, of))
    .map(({ of, members: options }) => ({ name: of, kind: 'choice' as const, options }));
  const isAbout = ({ text }: Statement) => {
    const stems = stemsOf(lexicon, text);
    return stemsOfNoun.every((stem) => stems.includes(stem));
  };
  const list =
    lists.find(({ of }) => isOwn(of)) ??
    lists.find(({ of, statement }) => of === undefined && isAbout(statement)) ??
    lists.find(({ of }) => of === undefined);
  const fields = fieldsOf(workbook, list?.names ?? [], words);
  const isChosen = ({ name }: Field) => chosen.some((one) => folded(one.name) === folded(name));
  return {
    noun,
    fields: [...fields.filter((one) => !isChosen(one)), ...chosen],
    states,
    enteredIn: list?.statement,
    examples: (
      listed.find(({ of, isChoice }) => isOwn(of) && !isChoice)?.members ??
      ownedOf(workbook, unlisted, own, deeds)
    ).map((one) => capital(one)),
    listedIn: lists
      .filter((one) => one === list || one.of !== undefined)
      .map(({ statement }) => statement),
    others: lists
      .filter((one) => one !== list && one.of !== undefined && isThing(one.of))
      .map(({ of = '', names }) => ({
        name: singularOf(workbook, of),
        fields: fieldsOf(workbook, names, words),
      })),
  };
}

const fieldsOf = (workbook: Workbook, names: readonly string[], words: MockupWords): Field[] =>
  names.map((name) => fieldOf(workbook, name, words));

/** A field by its name; what a role's name stands for is a person. */
function fieldOf(workbook: Workbook, name: string, words: MockupWords): Field {
  const kind = kindOf(name, words);
  const isOne = singularOf(workbook, name) === name;
  // `datę` → `data`
  const label = workbook.language === 'pl' ? name.replace(/^(\p{L}+)ę(?!\p{L})/u, '$1a') : name;
  return {
    name: label,
    kind: kind === 'text' && isOne && isPersonal(workbook, name) ? 'person' : kind,
    options: [],
  };
}

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
    ...generic,
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
        subject: singularOf(workbook, workbook.language === 'de' ? subject : subject.toLowerCase()),
        states: said.split(between(lexicons[workbook.language])).map((state) => plainText(state)),
      };
    const clause = cuedClause(workbook, one);
    const { things } = isOfStates(one.text, words) ? listedThings(clause) : { things: [] };
    const start = workbook.idea.indexOf(things[0] ?? '', one.span.start);
    // `Sellers list skeins with colour, weight and length`
    if (
      clause.cues.some(({ name, start: at }) => /^do:(?:create|measure)$/u.test(name) && at < start)
    )
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
