import { documentSections, type DocumentSection } from '../../../../contract/documentSections';
import { withLineBreaksOf } from './editedText';

/**
 * Replaces a section with its rewritten text, using the document's line breaks; the rest stays identical, byte for
 * byte.
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
  // The answer may rename the heading; an answer without a heading is only the body.
  const written =
    same === undefined
      ? sections[0]?.start === 0
        ? answer
        : `${headingLine}\n\n${answer.trimStart()}`
      : answer.slice(same.start, same.end);
  const [gap = ''] = /\r?\n\s*$/.exec(present.slice(present.trimEnd().length)) ?? [];
  return (
    text.slice(0, section.start) +
    withLineBreaksOf(text, written.trimEnd()) +
    gap +
    text.slice(section.end)
  );
}
