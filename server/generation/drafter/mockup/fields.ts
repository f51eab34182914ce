import { folded } from '../lexicon/phraseIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { stemsOf } from '../sort/contentWords';
import type { Statement } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import type { Brief } from './brief';
import { plainText } from './plainText';
import type { Part } from './readPart';

/** An input by what the idea calls it. */
export interface Field {
  name: string;
  /** Choices in the words of the idea. */
  options?: readonly string[];
  /** Whether several of them may be chosen. */
  isMany?: boolean;
}

const mostFields = 8;
const longestName = 40;
const mostNameWords = 6;

/** The inputs that an action needs: what it lists, chooses, counts or names. */
export function fieldsOf(brief: Brief, part: Part, { text, quantities }: Statement): Field[] {
  const { lexicon, words } = brief;
  const { things, control, label, object } = part;
  const isForm = control === 'form' || control === 'choice';
  const options = optionsIn(object, lexicon);
  if (options.length > 1) return [{ name: words.choose, options }];
  const inside = /\(([^()]*[,،][^()]*)\)/u.exec(object)?.[1]?.split(/[,،]\s*/u) ?? [];
  if (inside.length > 1 && inside.every((one) => wordCount(one) <= mostNameWords))
    return isForm
      ? inside.slice(0, mostFields).map((name) => ({ name }))
      : [{ name: label, options: inside, isMany: true }];
  if (things.length > 1) {
    const or = new RegExp(
      `\\s(?:or|oder|ou|o|of|lub|albo|أو)\\s+${escaped(things.at(-1) ?? '')}`,
      'iu',
    );
    return or.test(text) || control === 'choice'
      ? [{ name: words.choose, options: things }]
      : things.map((name) => ({ name }));
  }
  if (!isForm) return [];
  // The first word is the verb.
  const [, first = '', ...rest] = label.split(/\s+/u);
  if (conditions.has(folded(first)))
    return [{ name: rest.join(' '), options: [words.yes, words.no] }];
  return namesIn(object, lexicon)
    .flatMap((name) => {
      const count = quantities.find(
        ({ value = 0, text: number, comparison }) =>
          value > 1 && value <= mostFields && counted.test(comparison) && name.includes(number),
      );
      const after = count && name.slice(name.indexOf(count.digits) + count.digits.length).trim();
      const noun = after !== undefined && /^[\p{L}-]+/u.exec(after)?.[0].replace(/(?<!s)s$/u, '');
      return noun
        ? Array.from({ length: count?.value ?? 0 }, (_, at) => `${noun} ${at + 1}`)
        : [bareName(name, lexicon)];
    })
    .filter(
      (name) =>
        /^\p{L}/u.test(name) &&
        name.length <= longestName &&
        !quantities.some((one) => !counted.test(one.comparison) && name.includes(one.text)),
    )
    .slice(0, mostFields)
    .map((name) => ({ name }));
}

const counted = /^(?:exactly|atLeast)$/u;
const conditions: ReadonlySet<string> = new Set('if whether ob si se of czy'.split(' '));
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/** Names in quotation marks, or a list behind `as` or a dash. */
export function optionsIn(text: string, { cues }: Lexicon): readonly string[] {
  const quoted = [...text.matchAll(/["“„«]\s?([\p{L}\s-]{2,28}?)\s?["”“»]/gu)].map(
    ([, name = '']) => name,
  );
  if (quoted.length > 1) return [...new Set(quoted)];
  const either = /(?<!\p{L})(?:either|entweder|soit)\s+([^,;.()]+)/iu.exec(text)?.[1];
  const list =
    /(?<!\p{L})(?:as|als|comme|como|come|jako)\s([^:;.()]+)$|\s[–—-]\s([^:;.()]+,[^:;.()]+)$/iu.exec(
      text,
    );
  const or = new RegExp(
    `,\\s*(?:(?:${cues.and.join('|')})\\s)?|\\s(?:${cues.and.join('|')})\\s`,
    'iu',
  );
  const parts = (either ?? list?.[1] ?? list?.[2] ?? '').split(or).map((one) => one.trim());
  return parts.length > 1 && parts.every((one) => one !== '' && wordCount(one) <= 4) ? parts : [];
}

/** What a verb's object names, up to a preposition each. */
function namesIn(object: string, lexicon: Lexicon): readonly string[] {
  const joint = new RegExp(`[,،;:]\\s+|\\s(?:${lexicon.cues.and.join('|')})\\s`, 'iu');
  const place = new RegExp(
    `\\s(?:${[...lexicon.prepositions, 'to'].join('|')})\\s(?!\\P{L}*\\d)[^]*$`,
    'iu',
  );
  return object
    .split(joint)
    .map((one) => {
      const own = one.replace(/[\s,،;.]+$/u, '').trim();
      return /\d/u.test(own) ? own : own.replace(place, '');
    })
    .filter((one) => /\p{L}/u.test(one));
}

/** Without an article, brackets or a long ending. */
function bareName(name: string, { cues, hasSpaces }: Lexicon): string {
  const words = plainText(name).split(/\s+/u);
  while (
    words.length > 1 &&
    cues.determiner.includes(folded(words[0] ?? '')) &&
    !/^(?:how|what|was|wie)/iu.test(words[0] ?? '')
  )
    words.shift();
  return hasSpaces && words.length > mostNameWords ? '' : words.join(' ');
}

/** The limit with a number that the idea states of a field elsewhere. */
export function hintFor(
  { statements, lexicon }: Brief,
  name: string,
  own?: Statement,
): Statement | undefined {
  const stems = stemsOf(lexicon, name);
  // One of several: the hint stands at the first.
  if (stems.length === 0 || /\s(?:[2-9]|\d\d+)$/u.test(name)) return undefined;
  return statements
    .slice(0, mostHints)
    .find(
      ({ kind, quantities, text, isStruck, id }) =>
        (kind === 'R' || kind === 'C') &&
        !isStruck &&
        id !== own?.id &&
        quantities.some(({ comparison }) => comparison !== 'exactly') &&
        text.length < 120 &&
        stems.every((stem) => stemsOf(lexicon, text).includes(stem)),
    );
}
const mostHints = 60;
