import { ofStates } from '../lexicon/ofStates';
import { folded } from '../lexicon/phraseIndex';

/** What a line defines of a kind of record: `Booking: reference, boat name, state (held / paid)`. */
export interface Definition {
  /** The kind of record, as written: `Booking`. */
  noun: string;
  fields: readonly DefinedField[];
  /** The states that a record goes through; empty if the line names none. */
  states: readonly string[];
}

/** A field: `IV yes/no` and `band (5 / 6 / 7)` have options, `boat name` has none. */
export interface DefinedField {
  name: string;
  options: readonly string[];
}

const mostWords = 5;
const mostOfNoun = 3;
/** Replaces brackets and what stands in them. */
const hidden = '\u0001';

const wordsIn = (text: string): number => text.split(/\s+/u).length;

const hideBrackets = (text: string): string =>
  text.replace(/\([^()]*\)/gu, (found) => hidden.repeat(found.length));

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

function fieldIn(item: string): DefinedField {
  const [, named = '', inside = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(item) ?? [];
  const listed = inside.split(/\s*[/|]\s*/u);
  const alternatives = listed.length > 1 ? listed : inside.split(/,\s*/u);
  if (listed.length > 1 || alternatives.length > 2) return { name: named, options: alternatives };
  // `IV yes/no`, `early/late/night`
  const [, before = '', last = ''] = /^(.*?)\s?([^\s/]+(?:\/[^\s/]+)+)$/u.exec(item) ?? [];
  if (last !== '' && (before !== '' || last.split('/').length > 2))
    return { name: before === '' ? last : before, options: last.split('/') };
  return { name: item.replace(/\s*\([^()]*\)$/u, ''), options: [] };
}

/**
 * Reads a line that defines a kind of record.
 *
 * @returns undefined unless the line surely does: it says `=`, or one of its fields lists its options
 */
export function definitionIn(text: string): Definition | undefined {
  const [, noun = '', sign = '', rest = ''] =
    /^([\p{L}\p{M}][^:=(),;]{0,40}?)\s*([:=：])\s*([^\s].*)$/su.exec(
      text.replace(/[.;]\s*$/u, ''),
    ) ?? [];
  if (noun === '' || wordsIn(noun) > mostOfNoun || rest.length > 600) return undefined;
  if (/[:=?!;]|\.\s/u.test(hideBrackets(rest))) return undefined;
  const path = split(rest, /\s*(?:\s\/\s|→|->|\|)\s*/gu);
  const isShort = (items: readonly string[]) =>
    items.every((item) => item !== '' && wordsIn(hideBrackets(item)) <= mostWords);
  // `swap = open / taken / refused`; a plural lists kinds: `roles = admin / editor / viewer`
  if (sign === '=' && path.length > 2 && isShort(path) && !folded(noun).endsWith('s'))
    return { noun, fields: [], states: path };
  const items = split(rest, /\s*[,،、]\s*/gu);
  if (items.length < 3 || !isShort(items)) return undefined;
  const fields = items.map(fieldIn);
  if (sign !== '=' && fields.every(({ options }) => options.length === 0)) return undefined;
  const states = fields.find(
    ({ name, options }) => options.length > 1 && ofStates.test(`${folded(name)}:`),
  );
  return {
    noun,
    fields: fields.filter((field) => field !== states),
    states: states?.options ?? [],
  };
}
