import { cuesIn, type Cue } from '../lexicon/cueIndex';
import { actionNames, type ActionName, type Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { inlineTags } from '../read/inlineTags';
import { isNoun } from '../read/isNoun';
import type { Statement } from '../sort/workbook';

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

/** Reads what a requirement lets one do and what it lists. */
export function readFeature(statement: Statement, lexicon: Lexicon): Feature {
  const text = plainText(statement.text);
  const start = folded(text.slice(0, longestRead));
  const cues = cuesIn(start, lexicon);
  const label = labelOf(text, start, cues, statement);
  const enumeration = enumerationOf(text, lexicon);
  const offset = text.length - label.length;
  const verbs = cues.filter(
    (cue) =>
      cue.name.startsWith('do:') &&
      !isNoun(cue, cues, start.slice(Math.max(0, cue.start - 40), cue.start), lexicon),
  );
  const action = actionNames.find((name) => name !== 'other' && verbs[0]?.name === `do:${name}`);
  const isTask =
    statement.role !== undefined || statement.subject !== undefined || verbs[0]?.start === offset;
  const control = controlOf(action, isTask, enumeration, lexicon.hasSpaces || isTask);
  return { statement, label, control, enumeration };
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
  action: ActionName | undefined,
  isTask: boolean,
  enumeration: Enumeration | undefined,
  isSure: boolean,
): Control {
  const control = action === undefined || !isSure ? undefined : controls[action];
  if (control === 'notice' || control === 'view') return control;
  if (!isTask) return 'fact';
  if (control === 'choice' || control === 'date')
    return enumeration ? 'choice' : control === 'date' ? 'date' : 'todo';
  return control ?? 'todo';
}

/** The end of a text after who does it and `can`, `must` or `should`. */
function labelOf(text: string, start: string, cues: readonly Cue[], statement: Statement): string {
  const { role, subject } = statement;
  const who = [subject, ...(role?.spellings ?? []), role?.text]
    .map((one) => folded(one ?? ''))
    .find((one) => one !== '' && start.startsWith(one));
  let from = who?.length ?? 0;
  if (who === undefined) return text;
  const skip = () => {
    from +=
      /^[\s,:·–-]*(?:たち|さん)?(?:には|は|が|も)?/u.exec(start.slice(from, from + 12))?.[0]
        .length ?? 0;
  };
  skip();
  const modal = cues.find((cue) => cue.start === from && modals.has(cue.name));
  if (
    modal !== undefined &&
    !cues.some(({ name, start: at }) => name === 'negation' && at === modal.end + 1)
  ) {
    from = modal.end;
    skip();
  }
  const label = text.slice(from);
  return /\p{L}/u.test(label) ? label : text;
}

const modals: ReadonlySet<string> = new Set(['can', 'must', 'should']);

/** The first list of short parts in brackets or after a colon. */
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
  return undefined;
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
