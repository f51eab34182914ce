import { documentHeadings } from '../../../../contract/documentHeadings';
import { documentSections, type DocumentSection } from '../../../../contract/documentSections';
import { linesOf } from '../../../../contract/linesOf';
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
  const said = answer.trimStart();
  const present = text.slice(section.start, section.end);
  const [firstLine = ''] = present.split(/\r?\n/, 1);
  // An underlined heading gets marks.
  const headingLine = marked.test(firstLine) ? firstLine : withMarks(firstLine, section.level);
  const sections = documentSections(said);
  const alike = sections.filter(({ heading }) => heading === section.heading);
  const same = alike[occurrence] ?? alike[0];
  const first = same ?? (sections[0]?.start === 0 ? sections[0] : undefined);
  // The answer may rename the heading; an answer without a heading is only the body.
  const written =
    first === undefined
      ? `${headingLine}\n\n${withLevels(withoutBareHeading(said, section.heading), section.level, true)}`
      : withLevels(said.slice(first.start, same?.end), section.level, false);
  const [gap = ''] = /\r?\n\s*$/.exec(present.slice(present.trimEnd().length)) ?? [];
  return (
    text.slice(0, section.start) +
    withLineBreaksOf(text, written.trimEnd()) +
    gap +
    text.slice(section.end)
  );
}

const marked = /^ {0,3}#{1,6}(?=\s|$)/;

/** A heading's line with the marks of a level. */
const withMarks = (line: string, level: number): string =>
  `${'#'.repeat(Math.min(level, 6))} ${line.replace(marked, '').trimStart()}`;

/**
 * Models write the heading at another level, and those below it accordingly.
 *
 * @param level that of the section
 * @param isBody whether the text has no heading of its own; all in it stay below the section's
 */
function withLevels(text: string, level: number, isBody: boolean): string {
  const lines = linesOf(text);
  const headings = documentHeadings(lines);
  const levels = headings.map((heading) => heading.level);
  const shift = isBody ? Math.max(0, level + 1 - Math.min(...levels)) : level - (levels[0] ?? 0);
  headings.forEach(({ line, level: written }, index) => {
    const wanted = !isBody && index === 0 ? level : Math.max(written + shift, level + 1);
    if (wanted === written) return;
    const heading = lines[line] ?? '';
    if (!marked.test(heading)) lines[line + 1] = '';
    lines[line] = withMarks(heading, wanted);
  });
  return lines.join('');
}

const bare = (line: string): string => line.replaceAll(/[*_`]/g, '').trim().replace(/:$/, '');

/** Models also write the heading as plain or bold words. */
function withoutBareHeading(answer: string, heading: string): string {
  const [line = '', ...rest] = answer.split('\n');
  return bare(line) === bare(heading) ? rest.join('\n').trimStart() : answer;
}
