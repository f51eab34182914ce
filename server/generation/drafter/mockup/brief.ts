import { escapeHtml } from '../../../escapeHtml';
import { lexicons } from '../lexicon/lexicons';
import type { Lexicon } from '../lexicon/lexicon';
import type { Role, Statement, Workbook } from '../sort/workbook';
import type { Feature } from './feature';
import { isTask, readFeatures } from './feature';
import { plainText } from './plainText';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { relationsOf, type Relations } from '../write/relations';
import { mockupWordsOf } from './mockupWordsOf';
import type { MockupWords } from './mockupWords';
import { tabTitleOf, titleOf } from './title';

/** The input of all parts of a mockup. */
export interface Brief {
  workbook: Workbook;
  lexicon: Lexicon;
  /** The primary subtag of the idea's language. */
  language: string;
  isRightToLeft: boolean;
  words: MockupWords;
  /** The mockup's title. */
  title: string;
  tabTitle: string;
  /** What the idea says of the product as a whole, where no task says it. */
  lead: string | undefined;
  /** The statements that are laid out: all of them but in a very long idea. */
  statements: readonly Statement[];
  leftCount: number;
  /** The requirements among them that are not struck out. */
  features: readonly Feature[];
  roles: readonly Role[];
  relations: Relations;
  /** Text of the idea, cut after `limit` characters. */
  idea: (text: string, limit?: number) => Markup;
}

/** The kinds of statements in display order. */
export const kinds = ['R', 'C', 'N', 'G', 'B'] as const;

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

// Maximum bytes per kind of statement, which keep a page below 200 kB for any idea.
const room = { R: 112_000, C: 18_000, N: 6_000, G: 5_000, B: 4_000 } as const;
/** How often each kind is shown: in lists, as a screen of its own, beside others, and in the list of all. */
const showings = { R: 5, C: 3, N: 2, G: 2, B: 1 } as const;
const mostRoles = 24;
const longestText = 400;
const longestRole = 40;

/** Collects what a mockup shows and how much of the idea fits. */
export function readBrief(workbook: Workbook): Brief {
  const language = /^[a-z]{2,8}/.exec(workbook.languageTag.toLowerCase())?.[0] ?? 'en';
  const lexicon = lexicons[workbook.language];
  const statements = fitting(workbook);
  const words = mockupWordsOf(workbook);
  const roles = workbook.roles.slice(0, mostRoles);
  const isForeign = language !== workbook.language;
  const features = statements
    .filter(({ kind, isStruck }) => kind === 'R' && !isStruck)
    .flatMap((statement) => readFeatures(statement, workbook, words, roles));
  const title = titleOf(workbook);
  const lead = features.find(
    (one) =>
      one.control === 'rule' &&
      one.statement.link === 'none' &&
      // The end of a sentence says little by itself.
      !/^\p{Ll}/u.test(one.statement.text) &&
      one.role === undefined &&
      workbook.summary.includes(one.statement.text),
  );
  const leadText = lead && plainText(lead.statement.text);
  const attribute = isForeign && markup` lang="${language}"`;
  return {
    workbook,
    lexicon,
    language,
    isRightToLeft: rightToLeft.has(language),
    words,
    title,
    lead: leadText?.startsWith(title.replace(/…$/u, '')) === true ? undefined : leadText,
    tabTitle: tabTitleOf(workbook),
    statements,
    leftCount: workbook.statements.length - statements.length,
    features,
    roles,
    relations: relationsOf(workbook),
    idea: (text, limit = longestText) =>
      markup`<span dir="auto"${attribute}>${clip(text, limit)}</span>`,
  };
}

/** Cuts a text after `limit` characters and marks the cut with an ellipsis. */
function clip(text: string, limit: number): string {
  // Half a surrogate pair would show as a replacement character.
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A role's name in the words of the idea. */
export function roleName({ idea }: Brief, { text }: Role): Content {
  return markup`<span class="up">${idea(plainText(text), longestRole)}</span>`;
}

/** A role as the documents' readers look for it. */
export function roleKey({ text }: Role): string {
  return text.slice(0, 120);
}

/** The place of a role among those that can be chosen; -1 for none of them. */
export function roleIndex({ roles }: Brief, role: Role | undefined): number {
  return roles.findIndex(({ id }) => id === role?.id);
}

/** What a role does and what reaches it, without the statement that only names it. */
export function featuresOf({ features }: Brief, role: Role): readonly Feature[] {
  return features.filter(
    (one) =>
      one.role === role && (isTask(one) || plainText(one.statement.text).length > role.text.length),
  );
}

/** The limits that hold for a role. */
export function limitsOf({ statements }: Brief, role: Role): readonly Statement[] {
  return statements.filter((one) => one.kind === 'C' && one.role === role && !one.isStruck);
}

/** The roles of which the idea says more than their name. */
export function activeRoles(brief: Brief): readonly Role[] {
  return brief.roles.filter(
    (role) => featuresOf(brief, role).length + limitsOf(brief, role).length > 0,
  );
}

function fitting(workbook: Workbook): readonly Statement[] {
  let left = 0;
  return kinds.flatMap((kind) => {
    // The next kind may use the remaining space.
    left = Math.max(left, 0) + room[kind];
    const ofKind = workbook.statements.filter((statement) => statement.kind === kind);
    const end = ofKind.findIndex(({ text, role }) => {
      const shown = clip(text, longestText) + clip(role?.text ?? '', longestRole);
      // Each listed thing may become a field.
      const listed = kind === 'R' ? Math.min(shown.match(/[,،、]/gu)?.length ?? 0, 8) * 300 : 0;
      left -= listed + showings[kind] * (330 + Buffer.byteLength(escapeHtml(shown)));
      return left < 0;
    });
    return end < 0 ? ofKind : ofKind.slice(0, end);
  });
}
