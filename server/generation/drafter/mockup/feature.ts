import { cuesIn, type Cue } from '../lexicon/cueIndex';
import { actionNames, type ActionName, type Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { inlineTags } from '../read/inlineTags';
import { isNoun } from '../read/isNoun';
import type { Role, Statement } from '../sort/workbook';
import type { MockupWords } from './mockupWords';

/** How a requirement is drawn. */
export type Control =
  'text' | 'file' | 'choice' | 'date' | 'decide' | 'todo' | 'view' | 'notice' | 'fact';

/** Things that the idea lists: `green, amber, red`. */
export interface Enumeration {
  parts: readonly string[];
  /** They stand in brackets, as an addition, and not after a colon. */
  isAside: boolean;
}

/** A requirement, read for what it lets one do. */
export interface Feature {
  statement: Statement;
  /** The role that does it; none where it only comes up. */
  role: Role | undefined;
  /** What is done, in the words of the idea, without who does it. */
  label: string;
  control: Control;
  enumeration: Enumeration | undefined;
}

const controls: Readonly<Partial<Record<ActionName, Control>>> = {
  create: 'text',
  message: 'text',
  upload: 'file',
  organise: 'choice',
  assign: 'choice',
  book: 'date',
  approve: 'decide',
  show: 'view',
  search: 'view',
  measure: 'view',
  notify: 'notice',
};

/** A statement is judged by its beginning. */
const longestRead = 400;
const longestPart = 40;

/** What a requirement is read with. */
export interface FeatureSource {
  lexicon: Lexicon;
  words: MockupWords;
  roles: readonly Role[];
}

/** Reads what a requirement lets one do and what it lists. */
export function readFeature(
  statement: Statement,
  { lexicon, words, roles }: FeatureSource,
): Feature {
  const text = plainText(statement.text);
  const start = folded(text.slice(0, longestRead));
  const cues = cuesIn(start, lexicon);
  const { role, subject } = statement;
  const spellings = [subject, role?.text, ...(role?.spellings ?? [])].map((one) =>
    folded(one ?? ''),
  );
  const from = afterSubject(start, cues, spellings, lexicon.hasSpaces);
  // A role that comes later is whom or what it is about; one that is not there goes on from the statement before.
  const isByRole =
    role !== undefined && (from > 0 || !spellings.some((one) => one !== '' && start.includes(one)));
  const heading = folded(statement.heading ?? '').split(/[^\p{L}\p{M}]+/u);
  const headed = roles.find((one) => one.spellings.some((word) => heading.includes(word)));
  const isWhole = !/\p{L}/u.test(text.slice(from));
  const enumeration = enumerationOf(text, lexicon);
  const verb = cues.find(
    (cue) =>
      /^do(?:ne)?:/u.test(cue.name) &&
      !isNoun(cue, cues, start.slice(Math.max(0, cue.start - 40), cue.start), lexicon),
  );
  const control = controlOf(verb, isByRole || verb?.start === from, enumeration);
  const isOfFile = control === 'text' && words.files.some((word) => start.includes(word));
  return {
    statement,
    role: isByRole ? role : headed,
    label: isWhole ? text : text.slice(from),
    control: isOfFile ? 'file' : control,
    enumeration,
  };
}

/** A text without the marks of Markdown; of the row of a table, its cells that say something. */
export function plainText(text: string): string {
  const cells = text.split(/[|¦]/u).map((cell) => cell.trim());
  const row =
    cells.length > 1 ? cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).join(' · ') : '';
  return (row === '' ? text : row)
    .replace(inlineTags, ' ')
    .replace(/\*\*|__|~~|`/gu, '')
    .trim();
}

function controlOf(
  verb: Cue | undefined,
  isTask: boolean,
  enumeration: Enumeration | undefined,
): Control {
  // `is told`: what is done to somebody is nothing that one does.
  if (verb?.name.startsWith('done:') === true)
    return verb.name === 'done:notify' ? 'notice' : 'fact';
  const action = actionNames.find((name) => verb?.name === `do:${name}`);
  const control = action === undefined ? undefined : controls[action];
  if (control === 'notice' || control === 'view') return control;
  if (!isTask) return 'fact';
  if (control !== 'choice' && control !== 'date') return control ?? 'todo';
  return enumeration ? 'choice' : control === 'date' ? 'date' : 'todo';
}

/** Where a text goes on after who does it and `can`, `must` or `should`; 0 where it begins with something else. */
function afterSubject(
  start: string,
  cues: readonly Cue[],
  spellings: readonly string[],
  hasSpaces: boolean,
): number {
  const places = spellings.map((one) => {
    const at = one === '' ? -1 : start.indexOf(one);
    // Of a longer form, such as the plural, its whole word.
    const rest = hasSpaces
      ? /^\p{L}{0,4}(?!\p{L})/u.exec(start.slice(at + one.length, at + one.length + 6))
      : [''];
    return { at: rest === null ? -1 : at, end: one.length + (rest?.[0]?.length ?? 0) };
  });
  // One word may stand before it: `the coordinator`.
  const who = places.find(
    ({ at }) => at === 0 || (at > 0 && at <= 8 && start.indexOf(' ') === at - 1),
  );
  if (who === undefined) return 0;
  const end = pastParticle(start, who.at + who.end);
  const modal = cues.find((cue) => cue.start === end && modals.has(cue.name));
  const isDenied = cues.some(
    ({ name, start: at }) => name === 'negation' && at === (modal?.end ?? 0) + 1,
  );
  return modal === undefined || isDenied ? end : pastParticle(start, modal.end);
}

/** A space, a mark or one of the particles that stand after a Japanese subject. */
function pastParticle(start: string, from: number): number {
  const found = /^[\s,:·–-]*(?:たち|さん)?(?:には|は|が|も)?/u.exec(start.slice(from, from + 12));
  return from + (found?.[0].length ?? 0);
}

const modals: ReadonlySet<string> = new Set(['can', 'must', 'should']);

/** The first list of short parts in brackets, after a colon or at the end. */
export function enumerationOf(text: string, lexicon: Lexicon): Enumeration | undefined {
  const aside = /[(（]([^()（）]{3,240})[)）]/u.exec(text);
  const colon = /[:：]\s?([^:：()（）]{3,240})$/u.exec(text);
  for (const [found, isAside] of [
    [aside, true],
    [colon, false],
  ] as const) {
    const parts = found?.[1] === undefined ? [] : partsOf(found[1], lexicon);
    const isShort = parts.every(
      (part) => part.length <= longestPart && part.split(' ').length <= 4,
    );
    if (parts.length >= 2 && parts.length <= 12 && isShort) return { parts, isAside };
  }
  return coda(text);
}

/** Three or more single words at the end: `on a map, green, yellow, red`. */
function coda(text: string): Enumeration | undefined {
  const parts = text
    .slice(-120)
    .split(/[,、،]\s*/u)
    .map((part) => part.trim());
  const before = parts.findLastIndex((part) => part === '' || /[\s\p{N}]/u.test(part));
  const last = parts.slice(before + 1);
  return before >= 0 && last.length >= 3 ? { parts: last, isAside: true } : undefined;
}

function partsOf(list: string, lexicon: Lexicon): readonly string[] {
  const ands = new Set(lexicon.cues.and);
  return list.split(/[,;、،؛/]\s*/u).flatMap((part) => {
    const words = part.trim().split(/\s+/u);
    const place = words.findIndex((word) => ands.has(folded(word)));
    if (place < 0) return words.join(' ') === '' ? [] : [words.join(' ')];
    return [words.slice(0, place), words.slice(place + 1)]
      .map((one) => one.join(' '))
      .filter((one) => one !== '');
  });
}
