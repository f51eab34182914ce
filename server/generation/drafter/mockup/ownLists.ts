import { quantityWords } from '../lexicon/quantityWords';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { stemsOf } from '../sort/contentWords';
import { headFirst } from '../sort/roleNames';
import type { Statement } from '../sort/workbook';
import { productTypes } from '../types/productTypes';
import { textsOf } from '../types/textsOf';
import type { Brief } from './brief';
import { isTask, type Feature } from './feature';
import { fieldsOf, optionsIn } from './fields';

/** What the idea itself says of the things that its product keeps. */
export interface OwnLists {
  /** What the idea counts and speaks of elsewhere: `Door`, with the count. */
  thing: { name: string; count: number } | undefined;
  /** What the actions are about, such as `Offer`. */
  noun: string | undefined;
  /** What is kept of each. */
  fields: readonly string[];
  states: readonly string[];
  /** By what one looks for them. */
  filters: readonly string[];
  slotMinutes: number | undefined;
  /** When the day begins and ends, in minutes. */
  day: readonly [number, number] | undefined;
}

const mostStates = 6;
/** A longer one is a sentence. */
const longestName = 28;

/** Reads the lists and numbers from which the main screen can be drawn. */
export function readOwnLists(brief: Brief): OwnLists {
  const { features, words } = brief;
  const states = statesIn(brief);
  const lists = features.flatMap((feature) => {
    const fields = [feature, ...feature.also].flatMap((part) =>
      fieldsOf(brief, part, feature.statement),
    );
    const names = fields.flatMap(({ name, options }) => (options === undefined ? name : []));
    const isOfStates = names.some((one) => states.includes(one));
    return names.length > 1 && !isOfStates ? [{ feature, names }] : [];
  });
  const [longest] = lists.sort((one, other) => other.names.length - one.names.length);
  const search = features.find(
    ({ control, things }) =>
      control === 'search' && things.length > 1 && !things.some((one) => states.includes(one)),
  );
  return {
    thing: thingIn(brief, longest?.names ?? []),
    noun: nounIn(brief, longest?.feature, longest?.names ?? []),
    fields: longest?.names.filter((one) => one.length < 2 * longestName) ?? [],
    states,
    filters: search?.things.slice(0, 3) ?? [],
    slotMinutes: slotMinutesIn(brief.statements, words.controls.slots),
    day: dayIn(brief.statements),
  };
}

/** The first list of states: the words of the idea for them, names known as states, or names in quotation marks. */
function statesIn({ features, words, workbook, lexicon }: Brief): readonly string[] {
  const known = new Set(
    productTypes.flatMap((type) =>
      textsOf(type, workbook.language).entities.flatMap(({ states }) =>
        states.flatMap((one) => stemsOf(lexicon, one)),
      ),
    ),
  );
  const isKnown = (one: string) => stemsOf(lexicon, one).some((stem) => known.has(stem));
  for (const { things, statement } of features) {
    const text = ` ${statement.text.toLowerCase()}`;
    const named = words.controls.states.some((part) => text.includes(part));
    const isShort = things.length > 2 && things.every((one) => one.length < longestName);
    if (isShort && (named || things.filter(isKnown).length * 2 >= things.length))
      return things.slice(0, mostStates);
  }
  const options = features
    .filter(isTask)
    .map(({ object }) => optionsIn(object, lexicon))
    .find((one) => one.length > 2);
  if (options) return options.slice(0, mostStates);
  const quoted = features
    .filter(isTask)
    .flatMap(({ statement }) =>
      [...statement.text.matchAll(/["“„«]([\p{L}\s]{3,24})["”“»]/gu)].map(([, name = '']) => name),
    )
    .filter(isKnown);
  return [...new Set(quoted)].slice(0, mostStates);
}

/** The noun that most actions are about, or the one of which most is kept. */
function nounIn(
  { features, statements, lexicon, roles, workbook }: Brief,
  kept: Feature | undefined,
  fields: readonly string[],
) {
  if (!lexicon.hasSpaces) return undefined;
  const others = new Set([
    ...fields.flatMap((name) => stemsOf(lexicon, name)),
    ...quantityWords[workbook.language].timeUnits,
    ...roles.flatMap(({ text, spellings }) =>
      [text, ...spellings].flatMap((one) => stemsOf(lexicon, one)),
    ),
  ]);
  const stems = statements
    .filter(({ kind }) => kind === 'R' || kind === 'C')
    .map(({ text }) => stemsOf(lexicon, text));
  const nouns = features.filter(isTask).flatMap((feature) => {
    const noun = headOf(feature.object, lexicon);
    const [stem] = stemsOf(lexicon, noun);
    if (stem === undefined || others.has(stem)) return [];
    const uses = stems.filter((one) => one.includes(stem)).length + (feature === kept ? 2 : 0);
    return [{ noun, uses }];
  });
  const [best] = nouns.filter(({ uses }) => uses > 1).sort((one, other) => other.uses - one.uses);
  return best && best.noun.charAt(0).toUpperCase() + best.noun.slice(1);
}

/** The noun of an object with an article: `offer` of `an offer: dish and portions`. */
function headOf(object: string, lexicon: Lexicon): string {
  const words = /^[\p{L}\p{M}'’ -]+/u.exec(object)?.[0].split(/\s+/u) ?? [];
  const start = words.findIndex((word) => lexicon.cues.determiner.includes(folded(word)));
  const own = words.slice(start + 1);
  const isEnd = (word: string) =>
    [...lexicon.prepositions, ...lexicon.cues.and, ...lexicon.cues.determiner, 'to', 'as'].includes(
      folded(word),
    );
  const end = own.findIndex(isEnd);
  const nouns = own.slice(0, end < 0 ? own.length : end);
  const noun = (headFirst.has(lexicon.code) ? nouns[0] : nouns.at(-1)) ?? '';
  const isNoun = (start >= 0 || lexicon.code === 'en') && nouns.length > 0 && nouns.length < 4;
  const isPlain = lexicon.code !== 'de' || /^\p{Lu}/u.test(noun);
  return isNoun && isPlain ? (lexicon.code === 'en' ? singular(noun) : noun) : '';
}

const singular = (noun: string) =>
  noun
    .replace(/ies$/u, 'y')
    .replace(/(?<=sh|ch|x|ss)es$/u, '')
    .replace(/(?<![su])s$/u, '');

const countable = { fewest: 3, most: 60 };

/** `22 dock doors`: a number of things that the requirements name again. */
function thingIn(
  { statements, lexicon, workbook, roles }: Brief,
  fields: readonly string[],
): OwnLists['thing'] {
  // Elsewhere the singular cannot be told from the plural.
  if (lexicon.code !== 'en') return undefined;
  const people = [...roles.map(({ text }) => text), ...fields].flatMap((text) =>
    stemsOf(lexicon, text),
  );
  const units = new Set([...people, ...quantityWords.en.timeUnits, 'people', 'person', 'user']);
  const uses = new Map<string, number>();
  for (const { kind, text } of statements)
    if (kind === 'R' || kind === 'C')
      for (const stem of stemsOf(lexicon, text)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const found = statements.flatMap(({ quantities }) =>
    quantities.flatMap(({ span, digits, text, comparison, value = 0 }) => {
      const isCount =
        value >= countable.fewest &&
        value <= countable.most &&
        !/^(?:at|above|below)/u.test(comparison);
      const start = span.start + text.indexOf(digits) + digits.length;
      const after = /^[\s-](?:\p{L}+[\s-]){0,2}\p{L}+/u.exec(
        workbook.idea.slice(start, start + 40),
      );
      const names = (after?.[0] ?? '').split(/[\s-]/u).filter((word) => word.length > 2);
      return names.flatMap((word) => {
        const [stem = ''] = stemsOf(lexicon, word);
        const count = uses.get(stem) ?? 0;
        const isPlural = word.endsWith('s') || text.includes('-');
        const name = word.toLowerCase().replace(/(?<=sh|ch|x|ss)es$|(?<!s)s$/u, '');
        return isCount && isPlural && count > 1 && !units.has(name) && !units.has(stem)
          ? { name: name.charAt(0).toUpperCase() + name.slice(1), count: value, uses: count }
          : [];
      });
    }),
  );
  return found.sort((one, other) => other.uses - one.uses)[0];
}

/** `10-minute slots`, `blocks of 30 minutes`. */
function slotMinutesIn(statements: readonly Statement[], slots: readonly string[]) {
  for (const { text, quantities } of statements)
    for (const { text: quantity, value } of quantities) {
      const at = text.indexOf(quantity);
      const near = ` ${text.slice(Math.max(0, at - 20), at + quantity.length + 10).toLowerCase()}`;
      const [, unit] =
        /^\d+[\s-]*(min|分|دقي|h|hour|stunde|uur|時間|ora\b|ore\b)/iu.exec(quantity) ?? [];
      if (unit === undefined || value === undefined || !slots.some((one) => near.includes(one)))
        continue;
      const minutes = /^(?:min|分|دقي)/iu.test(unit) ? value : value * 60;
      if (minutes >= 5 && minutes <= 240) return minutes;
    }
  return undefined;
}

const time = /(?<!\p{N})(\d{1,2})(?:[:.h](\d\d)\s?(am|pm)?|\s?(am|pm))(?!\p{L})/giu;
/** `to`, with spaces. */
const mostBetween = 8;

/** `9:00 to 17:00`, `9am–5pm`: the longest range of times. */
function dayIn(statements: readonly Statement[]): OwnLists['day'] {
  const ranges = statements.flatMap(({ text }) => {
    const times = [...text.matchAll(time)].map(
      ({ index, 0: { length }, 1: hour, 2: minute = '0', 3: behind = '', 4: half = behind }) => ({
        start: index,
        end: index + length,
        minute:
          (Number(hour) % (half === '' ? 24 : 12)) * 60 +
          Number(minute) +
          (/pm/iu.test(half) ? 720 : 0),
      }),
    );
    return times.slice(1).flatMap((to, index) => {
      const from = times[index];
      const isRange = from && to.start - from.end <= mostBetween && to.minute - from.minute >= 120;
      return isRange ? [[from.minute, to.minute] as const] : [];
    });
  });
  return ranges.sort((one, other) => other[1] - other[0] - (one[1] - one[0]))[0];
}
