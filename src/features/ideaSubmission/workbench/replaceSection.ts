import { documentSections, type DocumentSection } from '../../../../contract/documentSections';
import { withBreaksOf } from './editedText';

/**
 * Puts a rewritten section, with the document's line breaks, in the place of the present one; the rest stays the same to
 * the byte.
 *
 * @param text the document
 * @param section one of its sections
 * @param occurrence how many sections before it have the same heading
 * @param answer the new section; a whole document is accepted as well, of which only the section is taken
 */
export function replaceSection(
  text: string,
  section: DocumentSection,
  occurrence: number,
  answer: string,
): string {
  const present = text.slice(section.start, section.end);
  const [headingLine = ''] = present.split(/\r?\n/, 1);
  const sections = documentSections(answer);
  const alike = sections.filter(({ heading }) => heading === section.heading);
  const same = alike[occurrence] ?? alike[0];
  // An answer that renames the heading begins with another one, and one without any is the body alone.
  const written =
    same === undefined
      ? sections[0]?.start === 0
        ? answer
        : `${headingLine}\n\n${answer.trimStart()}`
      : answer.slice(same.start, same.end);
  const [gap = ''] = /\r?\n\s*$/.exec(present.slice(present.trimEnd().length)) ?? [];
  return (
    text.slice(0, section.start) +
    withBreaksOf(text, written.trimEnd()) +
    gap +
    text.slice(section.end)
  );
}
