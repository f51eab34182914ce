import { documentHeadings } from '../../../../contract/documentHeadings';
import { documentSections, type DocumentSection } from '../../../../contract/documentSections';
import { withLineBreaksOf } from './editedText';

/**
 * Replaces a section with its rewritten text, using the document's line breaks; the rest stays identical, byte for
 * byte.
 *
 * @param text the document
 * @param section one of its sections
 * @param occurrence how many sections before it have the same heading
 * @param answer the new section, its heading at any level; a whole document is accepted as well, of which only the
 *   section is taken
 */
export function replaceSection(
  text: string,
  section: DocumentSection,
  occurrence: number,
  answer: string,
): string {
  const present = text.slice(section.start, section.end);
  const [firstLine = ''] = present.split(/\r?\n/, 1);
  // Not underlined.
  const headingLine = marked.test(firstLine) ? firstLine : withMarks(firstLine, section.level);
  const sections = documentSections(answer);
  const alike = sections.filter(({ heading }) => heading === section.heading);
  const same = alike[occurrence] ?? alike[0];
  const first = same ?? (sections[0]?.start === 0 ? sections[0] : undefined);
  // The answer may rename the heading; an answer without a heading is only the body.
  const written =
    first === undefined
      ? `${headingLine}\n\n${withoutBareHeading(answer, section.heading)}`
      : withLevel(answer.slice(first.start, same?.end), section.level - first.level);
  const [gap = ''] = /\r?\n\s*$/.exec(present.slice(present.trimEnd().length)) ?? [];
  return (
    text.slice(0, section.start) +
    withLineBreaksOf(text, written.trimEnd()) +
    gap +
    text.slice(section.end)
  );
}

const marked = /^ {0,3}#+/;

/** A heading's line with the marks of a level. */
const withMarks = (line: string, level: number): string =>
  `${'#'.repeat(Math.min(Math.max(level, 1), 6))} ${line.replace(marked, '').trimStart()}`;

/** Models write the heading at another level, and those below it accordingly. */
function withLevel(text: string, levels: number): string {
  if (levels === 0) return text;
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  for (const { line, level } of documentHeadings(lines)) {
    const heading = lines[line] ?? '';
    if (!marked.test(heading)) lines[line + 1] = '';
    lines[line] = withMarks(heading, level + levels);
  }
  return lines.join('');
}

/** Models also write the heading as plain or bold words. */
function withoutBareHeading(answer: string, heading: string): string {
  const [line = '', ...rest] = answer.trimStart().split('\n');
  const words = line.replaceAll(/[*_`]/g, '').trim().replace(/:$/, '');
  return words === heading ? rest.join('\n').trimStart() : answer.trimStart();
}
