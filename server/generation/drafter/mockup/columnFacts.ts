import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { headFirst } from '../sort/roleNames';
import type { Statement, Workbook } from '../sort/workbook';
import { productTypes } from '../types/productTypes';
import { textsOf } from '../types/textsOf';
import { isProperName, phraseKeys, statementsAbout, type NounPhrase } from './nounPhrases';
import type { Source } from './nouns';
import { entitiesOf, kindFacts, nounFacts } from './recordFacts';
import { sampleValuesOf } from './sampleValues';
import { neighbourFacts } from './wordFacts';

/** A noun phrase of the idea that may name a column of its records. */
export interface ColumnCandidate {
  key: string;
  /** The key of its last noun: that of `date` for `due date`. */
  head: string;
  name: string;
  statements: readonly Statement[];
  phrases: readonly NounPhrase[];
  facts: ReadonlySet<string>;
}

interface ColumnMention {
  /** Its last word, or its first one where that is the noun. */
  noun: string;
  words: readonly string[];
  phrase: NounPhrase;
}

const mostWords = 3;
const mostCounted = 4;
const longestList = 5;
/** The place of the pair of neighbours among their facts. */
const between = 3;

/**
 * The noun phrases of an idea that may name columns: whole ones, and what remains of them without their first words.
 *
 * @param records the keys of the nouns that name the idea's records
 */
export function columnCandidates(
  source: Source,
  phrases: readonly NounPhrase[],
  records: ReadonlySet<string>,
): ColumnCandidate[] {
  const { workbook, lexicon } = source;
  const isFirst = headFirst.has(lexicon.code);
  const groups = new Map<string, { head: string; mentions: ColumnMention[] }>();
  for (const phrase of phrases)
    for (let count = 1; count <= Math.min(mostWords, phrase.words.length); count += 1) {
      const words = isFirst ? phrase.words.slice(0, count) : phrase.words.slice(-count);
      const { key, head } = phraseKeys(words, lexicon);
      const group = groups.get(key) ?? { head, mentions: [] };
      group.mentions.push({ noun: (isFirst ? words[0] : words.at(-1)) ?? '', words, phrase });
      groups.set(key, group);
    }
  const about = statementsAbout(records, phrases, lexicon);
  const ofType = fieldKeys(workbook, lexicon);
  return [...groups]
    .filter(([key, { mentions }]) => !records.has(key) && !isProperName(mentions, lexicon))
    .map(([key, { head, mentions }]) => {
      const [first] = mentions;
      const name = first?.words.join(' ') ?? '';
      const facts = new Set([
        'always',
        `words ${first?.words.length ?? 0}`,
        `count ${Math.min(mentions.length, mostCounted)}`,
        ...nounFacts(source, head, [name]),
        `${lexicon.code} says all ${key}`,
        ...kindFacts(mentions.map(({ phrase }) => phrase)),
        ...(key.split(' ').some((word) => records.has(word)) ? ['names the record'] : []),
        ...(sampleValuesOf(name, lexicon.code).length > 0 ? ['has usual values'] : []),
        ...(ofType.has(key) ? ['field of the type'] : []),
        ...(fieldsOfTypes(lexicon).has(key) ? ['field of a type'] : []),
        ...(fieldsOfTypes(lexicon).has(head) ? ['head is a field of a type'] : []),
        ...mentions.flatMap((mention) => placeFacts(mention, lexicon, about)),
      ]);
      const statements = [...new Set(mentions.map(({ phrase }) => phrase.statement))];
      return {
        key,
        head,
        name,
        statements,
        phrases: mentions.map(({ phrase }) => phrase),
        facts,
      };
    });
}

const keysOf = (fields: readonly string[], lexicon: Lexicon): string[] =>
  fields.map((field) => phraseKeys(field.split(' '), lexicon).key);

/** The keys of the fields that all types list. */
const fieldsOfTypes = perLanguage(
  (lexicon) =>
    new Set(
      productTypes.flatMap((type) =>
        textsOf(type, lexicon.code).entities.flatMap(({ fields }) => keysOf(fields, lexicon)),
      ),
    ),
);

/** The keys of the fields that the idea's type lists. */
const fieldKeys = (workbook: Workbook, lexicon: Lexicon): ReadonlySet<string> =>
  new Set(entitiesOf(workbook, lexicon).flatMap(({ fields }) => keysOf(fields, lexicon)));

/** What stands around a mention. */
function placeFacts(
  { words, phrase }: ColumnMention,
  lexicon: Lexicon,
  about: ReadonlySet<Statement>,
): string[] {
  const { statement, listSize, isInBrackets } = phrase;
  const isCut = words.length < phrase.words.length;
  const isFirst = headFirst.has(lexicon.code);
  const left = isCut && !isFirst ? 'word' : undefined;
  const right = isCut && isFirst ? 'word' : undefined;
  const list = `list of ${Math.min(listSize, longestList)}`;
  const facts = neighbourFacts({ ...phrase, left, right }, lexicon);
  return [
    ...facts,
    ...(statement.kind === 'R' ? [`${facts[between] ?? ''} in R`] : []),
    isCut ? 'part' : 'whole',
    list,
    `${list} in ${statement.kind}`,
    ...(about.has(statement) ? ['beside the record'] : []),
    ...(words.some((word) => /^\p{Lu}/u.test(word))
      ? [phrase.before.length === 0 ? 'capital at first' : 'capital']
      : []),
    ...(isInBrackets ? ['in brackets'] : []),
  ];
}
