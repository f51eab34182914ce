import { JSDOM } from 'jsdom';
import type { DocumentType } from '../../contract/documentType';

/** How many lines of a document an excerpt has. */
export interface ExcerptLength {
  requirements: number;
  questions: number;
}

/** The lines of a section up to the next heading of the same level. */
function sectionOf(lines: readonly string[], heading: string): readonly string[] {
  const start = lines.indexOf(heading);
  if (start === -1) return [];
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  return lines.slice(start, length === -1 ? undefined : start + 1 + length);
}

const maximumRecords = 5;
const maximumButtons = 1;

/** The title, first button, and first records or statements of a mockup's first page, as Markdown. */
function firstPageOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const page = document.querySelector('.screen') ?? document.body;
  const lines = (selector: string, mark: string): string[] =>
    [
      ...new Set([...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())),
    ].map((text) => `${mark} ${text.charAt(0).toUpperCase()}${text.slice(1)}`);
  return [
    ...lines('h1', '#'),
    ...lines('.view a.button', '-').slice(0, maximumButtons),
    ...lines('tbody th a, .card h2, .card strong, .quotes p', '##').slice(0, maximumRecords),
  ];
}

/**
 * Whether a line makes sense on its own: a statement or a check that does not continue another one and has no blank.
 */
const isTelling = (line: string): boolean =>
  /^(?:- |### )[A-Z]\d/.test(line) && !/ — goes on from |____/.test(line);

/** Drops headings without a check below them. */
const withChecks = (lines: readonly string[]): readonly string[] =>
  lines.filter(
    (line, index) => !line.startsWith('### ') || lines[index + 1]?.startsWith('- ') === true,
  );

/**
 * Selects the most representative lines of a document: its first requirements and open questions; of a mockup, the
 * title, a button and records or statements of its first page.
 *
 * @param document as the offline drafter writes it
 * @returns lines of the document without those between them
 */
export function excerptOf(
  documentType: DocumentType,
  document: string,
  { requirements, questions }: ExcerptLength,
): string {
  if (documentType === 'mockup') return firstPageOf(document).slice(0, 8).join('\n');
  const lines = document.split('\n');
  const part = (heading: string, count: number): readonly string[] => {
    const telling = withChecks(sectionOf(lines, heading).filter(isTelling)).slice(0, count);
    return telling.length === 0 ? [] : [heading, ...telling];
  };
  const open = part('## Open questions', questions);
  // Without questions, requirements take their place.
  const isUnasked = questions > 0 && open.length === 0;
  const count = isUnasked ? requirements + questions + 1 : requirements;
  return [...part('## Requirements', count), ...open].join('\n');
}
