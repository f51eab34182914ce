import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import { perLanguage } from '../lexicon/perLanguage';
import { readingWords } from '../lexicon/readingWords';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import { membersOf } from './fieldNames';
import { plainText } from './plainText';

const fewestListed = 3;
const mostListed = 8;
const mostWordsOfField = 4;
const longestList = 300;

/** Verbs of entering. */
export const entering: ReadonlySet<string> = new Set(['do:create', 'do:measure']);

/** What is entered: the members of each list behind a verb of entering. */
export function enteredLists(
  workbook: Workbook,
  asked: readonly Statement[],
): { names: readonly string[]; statement: Statement }[] {
  const lexicon = lexicons[workbook.language];
  const { determiner } = lexicon.cues;
  return asked.flatMap((statement) => {
    const clause = cuedClause(workbook, statement);
    const verb = clause.cues.find(({ name }) => entering.has(name));
    if (verb === undefined) return [];
    const limits = statement.quantities.map(({ phrase }) => plainText(phrase));
    const withoutLimits = (text: string) =>
      limits.reduce((left, limit) => left.replace(limit, ''), plainText(text));
    const listed = listedThings(clause);
    // `measures temperature and CO2 every 5 minutes`
    const behind = withoutLimits(
      workbook.idea.slice(verb.end, Math.min(statement.span.end, verb.end + longestList)),
    );
    const things = listed.things.length > 0 ? listed.things : behind.trim().split(between(lexicon));
    const start = workbook.idea.indexOf(things[0] ?? '', statement.span.start);
    // `fills in an application, uploads a budget, sees its status`
    const isDone = clause.cues.some((cue) => cue.name.startsWith('do:') && cue.start >= start);
    if (isDone || listed.isChoice) return [];
    const names = membersOf(things).map((one) =>
      withoutLimits(one)
        .replace(ofWhom, '')
        .trim()
        .split(/\s+/u)
        .filter((word, at) => at > 0 || !determiner.includes(folded(word)))
        .join(' '),
    );
    const short = names.filter(
      (one) => wordCount(one) <= mostWordsOfField && /^(?!\d)[^:：()]+$/u.test(one),
    );
    const isSized = short.length >= fewestListed && names.length <= mostListed;
    const isSure = 2 * short.length > names.length && !isInBrackets(statement.text, names);
    return isSized && isSure ? [{ names: short, statement }] : [];
  });
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

/** A list in brackets is as often of examples. */
const isInBrackets = (text: string, [first = '']: readonly string[]) =>
  /[(（]\s*$/u.test(text.slice(0, text.indexOf(first)));
