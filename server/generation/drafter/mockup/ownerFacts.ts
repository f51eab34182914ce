import { cuesIn } from '../lexicon/cueIndex';
import { ofFields, ofStates, throughStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { sectionOf } from '../read/sectionName';
import type { LedList } from './ledLists';
import type { Likely } from './likelyRecords';
import { phraseKeys } from './nounPhrases';
import { isNoRole, timesSaid, type Source } from './nouns';
import { nounsKnown } from './sampleNames';
import { wordClass } from './wordsIn';

/** A noun before a list, or in the line above it, that may name the records whose parts or states the list tells. */
export interface OwnerCandidate {
  /** With its modifiers: `supplier bookings`. */
  noun: string;
  key: string;
  /** The key of what it is written on: that of `record` for `permit record`. */
  sheet: string | undefined;
  facts: ReadonlySet<string>;
}

const token = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\S/gu;
/** What stands in brackets owns nothing behind them. */
const brackets = /[(（][^()（）]{0,300}[)）]/gu;
const possessive = /['’]s$/u;
/** What records are written on: `permit record`; but the first word of `web form` names no record. */
export const sheet = /^(?:records?|cards?|sheets?|forms?|data|details|lists?|register|log)$/u;
const form = /^forms?$/u;
const determining = /^(?:each|number|one|definite|determiner)$/u;
const content = /^(?:word|verb)$/u;
const mostModifiers = 2;
/** Further from the list, no word owns it. */
const mostWords = 25;
const mostCounted = 4;
const borders = [0.02, 0.1, 0.3, 0.6];

/** The nouns that may own a list; those before it in their order, then those above it. */
export function ownerCandidates(
  source: Source,
  { lead, list, by, passage }: LedList,
  likely: Likely,
): OwnerCandidate[] {
  // `note the visitor's name, club and certificate number`
  const [, possessor] = /^(?:\p{L}+\s)?(\p{L}+)['’]s\s/iu.exec(list) ?? [];
  return [
    ...nounsOf(
      source,
      lead.replace(brackets, ' ').replace(throughStates, ''),
      `before, by ${by}`,
      likely,
    ),
    ...(possessor === undefined ? [] : nounsOf(source, possessor, `owner, by ${by}`, likely)),
    ...nounsOf(source, passage.above, `above, by ${by}`, likely),
  ];
}

/** In all languages; other relative words are also articles, or ask which: `che attrezzi`. */
const relative = /^(?:what|who|qui|que|wat|co)$/u;

/** Whether a word is the verb of a relative clause: `What matters is …`, `anything that matters: cats, stairs`. */
const isBehindRelative = (words: readonly string[], at: number): boolean =>
  relative.test(words[at - 1] ?? '') ||
  (words[at - 1] === 'that' && /^(?:all|\p{L}+thing)$/u.test(words[at - 2] ?? ''));

function nounsOf(source: Source, text: string, place: string, likely: Likely): OwnerCandidate[] {
  const { lexicon, workbook } = source;
  const { code } = lexicon;
  const tokens = (text.match(token) ?? []).slice(-mostWords);
  const lows = tokens.map((one) => folded(one));
  const classes = lows.map((low) =>
    !low.endsWith('ing') && cuesIn(low, lexicon).some(({ name }) => name.startsWith('done:'))
      ? 'participle'
      : wordClass(low, lexicon),
  );
  // German nouns have a capital letter: in `Zu jedem Zähler gehören`, the last word is none.
  const areNounsCapital = code === 'de' && tokens.slice(1).some((one) => /^\p{Lu}/u.test(one));
  const isContent = (at: number) =>
    /^\p{L}./u.test(tokens[at] ?? '') &&
    !(areNounsCapital && /^\p{Ll}/u.test(tokens[at] ?? '')) &&
    !isBehindRelative(lows, at) &&
    (content.test(classes[at] ?? '') || classes[at] === 'auxiliary') &&
    !lexicon.abbreviations.includes(lows[at] ?? '') &&
    !ofStates.test(`${lows[at]}:`) &&
    !ofFields.test(`${lows[at]}: `) &&
    (tokens.length > 2 || sectionOf(lows[at] ?? '', lexicon) === undefined);
  const places = tokens.flatMap((_, at) => (isContent(at) ? [at] : []));
  const verbs = places.filter((at) => classes[at] === 'verb');
  return places.map((at, index) => {
    const low = lows[at] ?? '';
    let from = at;
    while (at - from < mostModifiers && classes[from - 1] === 'word' && isContent(from - 1))
      from -= 1;
    // `Permit record` is about permits.
    const isSheet = from < at && sheet.test(low) && !form.test(low);
    const words = tokens.slice(from, isSheet ? at : at + 1);
    const word = words.at(-1)?.replace(possessive, '') ?? '';
    const noun = [...words.slice(0, -1), word].join(' ');
    const { head: key } = phraseKeys([word], lexicon);
    const left = places.length - 1 - index;
    const distance = `${Math.min(left, mostCounted)} nouns left`;
    const lastVerb = verbs.findLast((verb) => verb < at);
    const action = cuesIn(lows[lastVerb ?? -1] ?? '', lexicon).find(({ name }) =>
      name.startsWith('do:'),
    );
    const likelihood = likely.nouns.get(key) ?? 0;
    const behind = tokens.length - 1 - at;
    return {
      noun,
      key,
      sheet: isSheet ? phraseKeys([low], lexicon).head : undefined,
      facts: new Set([
        'always',
        code,
        place,
        distance,
        `${distance}, ${place}`,
        `${Math.min(index, mostCounted)} nouns before`,
        `${Math.min(behind, mostCounted)} words behind, ${place}`,
        `class ${classes[at]}`,
        `class ${classes[at]}, ${distance}`,
        `between ${classes[from - 1] ?? 'edge'} and ${classes[at + 1] ?? 'edge'}`,
        `${code} before ${lows[from - 1] ?? ''}`,
        `${code} behind ${lows[at + 1] ?? ''}`,
        `${code} says ${key}`,
        ...(from < at ? ['with modifiers'] : []),
        ...(determining.test(classes[from - 1] ?? '') ? ['determined'] : []),
        ...(sheet.test(low) ? [isSheet ? 'sheet of it' : 'sheet'] : []),
        ...(possessive.test(low) ? ['possessor'] : []),
        `likely ${borders.findIndex((border) => likelihood < border)}`,
        `likely ${borders.findIndex((border) => likelihood < border)}, ${distance}`,
        ...(action ? [`what one ${action.name}`] : []),
        ...(tokens.slice(at + 1).some((one) => /^[.,;:–—-]$/u.test(one)) ? ['apart'] : []),
        ...(nounsKnown(lexicon).has(key) ? ['usual record'] : []),
        ...(isNoRole(source, word) ? [] : ['role']),
        ...(lexicon.people.nouns.includes(low) ? ['person'] : []),
        ...(lexicon.cues.system.includes(low) ? ['the product'] : []),
        ...(source.words.counting.never.includes(low) ? ['never a record'] : []),
        ...(at > 0 && /^\p{Lu}/u.test(word) && code !== 'de' ? ['capital'] : []),
        ...(low.endsWith('s') ? [`${code} plural`] : []),
        `mentions ${Math.min(mostCounted, timesSaid(workbook, low))}`,
      ]),
    };
  });
}
