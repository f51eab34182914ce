import type { DocumentType } from '../../../contract/documentType';
import { sortIdea } from './sort/sortIdea';
import type { Workbook } from './sort/workbook';
import { listTitles } from './mockup/listTitles';
import { sourceOf } from './mockup/nouns';
import { statedLists } from './mockup/statedLists';
import { writeMockup } from './mockup/writeMockup';
import { withoutAnswered } from './write/withoutAnswered';
import { writeFrd } from './write/writeFrd';
import { writePrd } from './write/writePrd';

const writers: Readonly<Record<DocumentType, (workbook: Workbook) => string>> = {
  prd: (workbook) => writePrd(workbook, () => listTitles(sourceOf(workbook))),
  frd: (workbook) => {
    const source = sourceOf(workbook);
    return writeFrd({ ...workbook, lists: statedLists(source) }, () => listTitles(source));
  },
  mockup: writeMockup,
};

/**
 * Drafts a document by rule, for servers without a language model. Pure: the same input always gives the same output.
 * Never throws.
 *
 * @param documentType which document is asked for
 * @param idea the user's text, of any length and in any language
 * @returns Markdown for `prd` and `frd`, a complete HTML page for `mockup`
 */
export function draftDocument(documentType: DocumentType, idea: string): string {
  // HTML must not contain NUL.
  const readable = idea.replaceAll('\0', '\uFFFD');
  return writers[documentType](withoutAnswered(sortIdea(readable)));
}
