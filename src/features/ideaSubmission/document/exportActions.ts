import { downloadFile } from '../../../lib/downloadFile';
import type { AppThunk } from '../../../store/storeTypes';
import { documentCopied, documentCopyFailed, documentDownloaded } from '../ideaSubmissionEvents';
import { cleanDocument, type SavedDocument } from './documentThunks';
import { documentExportFailed } from './documentViewEvents';
import { downloadName } from './downloadName';

/** Copies the document as HTML for word processors and wikis, with its plain text for everything else. */
export const copyFormatted =
  (document: SavedDocument): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const text = cleanDocument(document);
    // Pass a promise to the clipboard: awaiting first would lose the user activation.
    const loading = import('./markdown');
    const html = async () => {
      const { markdownHtml } = await loading;
      return new Blob([markdownHtml(text)], { type: 'text/html' });
    };
    try {
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/html': html(),
          'text/plain': new Blob([text], { type: 'text/plain' }),
        }),
      ]);
      dispatch(documentCopied());
    } catch {
      // The clipboard also rejects if the script does not load.
      const isLoaded = await loading.then(
        () => true,
        () => false,
      );
      dispatch(isLoaded ? documentCopyFailed() : documentExportFailed());
    }
  };

/** Saves the document as a Word file. */
export const downloadWord =
  (document: SavedDocument): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { clock }) => {
    try {
      const { wordDocument } = await import('./wordDocument');
      const name = downloadName(document.documentType, clock.now(), 'docx');
      downloadFile(name, await wordDocument(cleanDocument(document), name));
      dispatch(documentDownloaded());
    } catch {
      dispatch(documentExportFailed());
    }
  };
