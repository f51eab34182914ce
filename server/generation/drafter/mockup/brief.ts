import { escapeHtml } from '../../../escapeHtml';
import type { LanguageCode } from '../lexicon/languageCode';
import type { Role, Statement, Workbook } from '../sort/workbook';
import { mockupWords } from './mockupWords';
import type { MockupWords } from './mockupWords';
import type { Markup } from './markup';
import { markup } from './markup';

/** What every part of a mockup is drawn from. */
export interface Brief {
  workbook: Workbook;
  /** The primary subtag of the idea's language. */
  language: string;
  isRightToLeft: boolean;
  words: MockupWords;
  /** The statements that are laid out: all of them but in a very long idea. */
  statements: readonly Statement[];
  leftCount: number;
  roles: readonly Role[];
  /** Words of the idea, cut after `limit` characters. */
  idea: (text: string, limit?: number) => Markup;
  /** Words of the product type. */
  sample: (text: string) => Markup;
  /** The `lang` attribute of an element whose whole text is of the product type, where it needs one. */
  sampleLanguage: Markup | undefined;
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

// A page stays below 200 kB whatever the idea: what each kind of statement may take of it, in bytes.
const room = { R: 36_000, C: 14_000, N: 8_000, G: 8_000, B: 6_000 } as const;
/** In the order in which they are listed. */
export const kinds = ['R', 'C', 'N', 'G', 'B'] as const;
const mostRoles = 40;
const statementLimit = 400;

/** Gathers what a mockup is drawn from and how much of the idea fits. */
export function readBrief(workbook: Workbook, textsLanguage: LanguageCode): Brief {
  const language = /^[a-z]{2,8}/.exec(workbook.languageTag.toLowerCase())?.[0] ?? 'en';
  const statements = fitting(workbook);
  const ideaLanguage = language === workbook.language ? undefined : language;
  const sampleLanguage = inLanguage(
    textsLanguage === workbook.language ? undefined : textsLanguage,
  );
  return {
    workbook,
    language,
    isRightToLeft: rightToLeft.has(language),
    words: mockupWords[workbook.language],
    statements,
    leftCount: workbook.statements.length - statements.length,
    roles: workbook.roles.slice(0, mostRoles),
    idea: (text, limit = statementLimit) =>
      markup`<span dir="auto"${inLanguage(ideaLanguage)}>${clip(text, limit)}</span>`,
    sample: (text) => markup`<span dir="auto"${sampleLanguage}>${text}</span>`,
    sampleLanguage,
  };
}

/** A text cut after `limit` characters, with an ellipsis where something is missing. */
export function clip(text: string, limit: number): string {
  // Half of a surrogate pair would show as a replacement character.
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function inLanguage(language: string | undefined): Markup | undefined {
  return language === undefined ? undefined : markup` lang="${language}"`;
}

function fitting(workbook: Workbook): readonly Statement[] {
  let left = 0;
  return kinds.flatMap((kind) => {
    // What one kind leaves over is for the next.
    left = Math.max(left, 0) + room[kind];
    const ofKind = workbook.statements.filter((statement) => statement.kind === kind);
    const end = ofKind.findIndex((statement) => {
      const shown = clip(statement.text, statementLimit) + clip(statement.role?.text ?? '', 40);
      // A row's own tags, and the same words once more among the tasks of a role.
      left -= 350 + 2 * Buffer.byteLength(escapeHtml(shown));
      return left < 0;
    });
    return end < 0 ? ofKind : ofKind.slice(0, end);
  });
}
