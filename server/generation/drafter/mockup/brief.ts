import { escapeHtml } from '../../../escapeHtml';
import { lexicons } from '../lexicon/lexicons';
import type { Lexicon } from '../lexicon/lexicon';
import { stemsOf } from '../sort/contentWords';
import type { Role, Statement, Workbook } from '../sort/workbook';
import type { Markup } from './markup';
import { markup } from './markup';
import type { MockupWords } from './mockupWords';
import { mockupWordsOf } from './mockupWordsOf';
import { partsOf, type Part } from './parts';
import { plainText } from './plainText';
import { statesIn } from './states';
import { titleOf, wholeWords } from './title';

/** The input of all parts of a mockup. */
export interface Brief {
  workbook: Workbook;
  lexicon: Lexicon;
  /** The primary subtag of the idea's language. */
  language: string;
  words: MockupWords;
  /** What the product is called. */
  title: string;
  /** The statements that are laid out: all of them but in a very long idea. */
  statements: readonly Statement[];
  leftCount: number;
  roles: readonly Role[];
  /** The requirements, in the order of the idea. */
  parts: readonly Part[];
  /** The idea's own states of what it is about; empty where it names none. */
  states: readonly string[];
  /** The roles that some requirement belongs to: those of the switch. */
  views: readonly Role[];
  /** The limit with a number that the idea states of a field. */
  limitOf: (name: string) => Statement | undefined;
  /** Text of the idea, cut between words after `limit` characters. */
  idea: (text: string, limit?: number) => Markup;
}

/** The kinds of statements in display order. */
export const kinds = ['R', 'C', 'N', 'G', 'B'] as const;

// Maximum bytes per kind of statement, which keep a page below 200 kB for any idea.
const room = { R: 40_000, C: 10_000, N: 6_000, G: 5_000, B: 4_000 } as const;
/** A very long idea has its further requirements in the list of all only. */
const mostParts = 32;
const mostRoles = 24;
const mostLimits = 60;
const longestText = 400;

/** Collects what a mockup shows and how much of the idea fits. */
export function readBrief(workbook: Workbook): Brief {
  const language = /^[a-z]{2,8}/.exec(workbook.languageTag.toLowerCase())?.[0] ?? 'en';
  const lexicon = lexicons[workbook.language];
  const statements = fitting(workbook);
  const words = mockupWordsOf(workbook);
  const roles = workbook.roles.slice(0, mostRoles);
  const drawn = partsOf(statements, { ...workbook, roles }, words);
  // The summary stands above all, unless it is all there is.
  const isSummary = ({ pattern, statement }: Part) =>
    drawn.length > 1 &&
    pattern === 'statement' &&
    statement.role === undefined &&
    statement.text === workbook.summary[0];
  const parts = drawn.filter((part) => !isSummary(part)).slice(0, mostParts);
  const attribute = language !== workbook.language && markup` lang="${language}"`;
  return {
    workbook,
    lexicon,
    language,
    words,
    title: titleOf(workbook, words),
    statements,
    leftCount: workbook.statements.length - statements.length,
    roles,
    parts,
    states: statesIn(statements, parts, lexicon, words),
    views: roles.filter((role) => parts.some((one) => one.roles.includes(role))),
    limitOf: limits(statements, lexicon),
    idea: (text: string, limit = longestText) =>
      markup`<span dir="auto"${attribute}>${wholeWords(plainText(text), limit)}</span>`,
  };
}

/** Finds the stated limit of a field by its words. */
function limits(statements: readonly Statement[], lexicon: Lexicon): Brief['limitOf'] {
  const stated = statements
    .filter(
      ({ kind, quantities, text, isStruck }) =>
        (kind === 'R' || kind === 'C') &&
        !isStruck &&
        text.length < 120 &&
        quantities.some(({ comparison }) => comparison !== 'exactly'),
    )
    .slice(0, mostLimits)
    .map((statement) => ({ statement, stems: stemsOf(lexicon, statement.text) }));
  return (name) => {
    const own = stemsOf(lexicon, name);
    return own.length === 0
      ? undefined
      : stated.find(({ stems }) => own.every((stem) => stems.includes(stem)))?.statement;
  };
}

/** A role as the documents' readers look for it. */
export function roleKey({ text }: Role): string {
  return text.slice(0, 120);
}

/** An attribute that shows an element only in the views of its roles; in every view where nobody is named. */
export function forRoles({ views }: Brief, roles: readonly Role[]): Markup | false {
  return (
    roles.length > 0 && markup` data-for="${roles.map((role) => views.indexOf(role)).join(' ')}"`
  );
}

/** The statements by kind, as many as there is room for. */
function fitting({ statements }: Workbook): readonly Statement[] {
  let left = 0;
  return kinds.flatMap((kind) => {
    // The next kind may use the remaining space.
    left = Math.max(left, 0) + room[kind];
    return statements.filter((one) => {
      if (one.kind !== kind) return false;
      const shown = escapeHtml(one.text.slice(0, longestText) + (one.role?.text ?? ''));
      left -= 330 + Buffer.byteLength(shown);
      return left >= 0;
    });
  });
}
