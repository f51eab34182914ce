import { documentTypes, type DocumentType } from '../../../../contract/documentType';
import { cleanAnswer } from '../../../generation/cleanAnswer';
import { downloadTextFile } from '../../../lib/downloadTextFile';
import type { AppThunk } from '../../../store/storeTypes';
import { downloadName } from './downloadName';
import { documentCopied, documentCopyFailed, documentDownloaded } from '../ideaSubmissionEvents';

/** A saved document: its type, and the complete answer of the service. */
export interface SavedDocument {
  documentType: string;
  text: string;
}

/** The document without the text around it in the response. */
export function cleanDocument({ documentType, text }: SavedDocument): string {
  const known: DocumentType | undefined = documentTypes.find((type) => type === documentType);
  return known === undefined ? text : cleanAnswer(known, text);
}

/** Saves the answer, unchanged, as a `.md` file. */
export const downloadDocument =
  ({ documentType, text }: SavedDocument): AppThunk =>
  (dispatch, _getState, { clock }) => {
    downloadTextFile(downloadName(documentType, clock.now()), text);
    dispatch(documentDownloaded());
  };

/** Saves a mockup as an HTML page, without the text around it in the response. */
export const downloadPage =
  (document: SavedDocument): AppThunk =>
  (dispatch, _getState, { clock }) => {
    downloadTextFile(
      downloadName(document.documentType, clock.now(), 'html'),
      cleanDocument(document),
      'text/html',
    );
    dispatch(documentDownloaded());
  };

/** Copies the document, without the text around it in the response; shows a message if the browser forbids it. */
export const copyDocument =
  (document: SavedDocument): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      await navigator.clipboard.writeText(cleanDocument(document));
      dispatch(documentCopied());
    } catch {
      dispatch(documentCopyFailed());
    }
  };
