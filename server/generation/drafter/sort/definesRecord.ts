import type { Lexicon } from '../lexicon/lexicon';
import { ofFields, ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { hideBrackets } from '../read/hideBrackets';
import { sectionOf } from '../read/sectionName';

const mostWords = 5;
const mostOfNoun = 3;
/** Of what stands behind the name. */
const longest = 600;
/** `Booking: …`, `FR-2 Job states: …`, `swap = …`, and the two cells of a row: `Instrument | …`. */
const line =
  /^(?:\|\s*)?(?:\p{Lu}{1,4}-?\d{1,3}[.:]?\s)?([\p{L}\p{M}][^:=(),;|]{0,40}?)\s*([:=：|])\s*([^\s|][^|]*)(?:\|\s*)?$/su;
const alternatives = /\s\/\s|→|->/gu;
const commas = /[,،、]/gu;
const listed = /[,،、]|\s\/\s|→|->/gu;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** Splits at a border outside brackets. */
function split(text: string, border: RegExp): string[] {
  const shown = hideBrackets(text);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of shown.matchAll(border)) {
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

function areShort(items: readonly string[]): boolean {
  return items.every((item) => {
    const shown = hideBrackets(item);
    // `status: active / retired`
    const name = shown.replace(/:.*\/.*$/su, '');
    return name !== '' && wordsIn(name) <= mostWords && !/[:=?!;|]|\.\s/u.test(name);
  });
}

/** `5`, `€ 10` */
const startsWithNumber = (text: string): boolean => /^\p{Sc}?\s?\p{N}/u.test(text);

/** Whether these are words to choose from: not those of `dd/mm/yyyy`, `€/month` or `km/h`. */
function areWords(options: readonly string[]): boolean {
  return options.every(
    (one) => /^\p{L}.+$/u.test(one) && !/\p{Sc}|^(?:dd|mm|yy|yyyy)$/iu.test(one),
  );
}

/** Whether a field lists what it can hold: `state: held / paid`, `band (5 / 6 / 7)`, `IV yes/no`. */
function hasOptions(item: string): boolean {
  if (/^[^:()]+:\s*\S/u.test(item)) return true;
  const [, inside = ''] = /^[^()]+?\s*\(([^()]+)\)$/u.exec(item) ?? [];
  if (/[^\s/|]\s*[/|]\s*[^\s/|]/u.test(inside) || inside.split(/,\s*/u).length > 2) return true;
  const [, before = '', last = ''] = /^(.*?)\s?([^\s/]+(?:\/[^\s/]+)+)$/u.exec(item) ?? [];
  const options = last.split('/');
  return last !== '' && (before !== '' || options.length > 2) && areWords(options);
}

/** What a line says it lists, and of what: `Job states`, `Fields` of what the heading names. */
function subjectOf(lead: string, heading: string | undefined) {
  const words = lead.split(/\s+/u);
  const last = folded(words.at(-1) ?? '');
  const areStates = ofStates.test(`${last}:`);
  if (!areStates && !ofFields.test(`${last}: `)) {
    // `Status of a case`
    const noun = ofStates.test(`${folded(lead)}:`) ? '' : lead;
    return { noun, areStates, isNamed: false };
  }
  const before = words.slice(0, -1).join(' ');
  return { noun: before === '' ? (heading ?? '') : before, areStates, isNamed: true };
}

/**
 * Whether a line surely defines a kind of record: it says `=`, names fields or states, or one of its fields lists its
 * options. A list behind the name of a section defines none: `Goals: …`.
 *
 * @param heading the author's heading above it, which `Fields: …` is about
 */
export function definesRecord(
  text: string,
  heading: string | undefined,
  lexicon: Lexicon,
): boolean {
  const [, lead = '', sign = '', rest = ''] = line.exec(text.replace(/[.;]\s*$/u, '')) ?? [];
  const { noun, areStates, isNamed } = subjectOf(lead, heading);
  if (noun === '' || wordsIn(noun) > mostOfNoun || rest.length > longest) return false;
  // In `Fields: …` below `Devices`, the heading is the noun, whatever else it may announce.
  if (!isNamed && sectionOf(noun, lexicon) !== undefined) return false;
  const path = split(rest, areStates ? listed : alternatives);
  // `swap = open / taken / refused`; a plural lists kinds: `roles = admin / editor / viewer`
  const isPath = sign === '=' && !folded(noun).endsWith('s') && !path.some(startsWithNumber);
  if ((isPath || areStates) && path.length > 2 && areShort(path)) return true;
  const items = split(rest, commas);
  const areFields = !areStates && items.length > 2 && areShort(items);
  return areFields && (sign === '=' || isNamed || items.some(hasOptions));
}
