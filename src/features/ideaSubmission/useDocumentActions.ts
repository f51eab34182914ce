import { cleanAnswer } from '../../generation/cleanAnswer';
import { downloadTextFile } from '../../lib/downloadTextFile';
import { useAppDispatch } from '../../store/hooks';
import { downloadName } from './downloadName';
import { documentCopied, documentDownloaded } from './ideaSubmissionEvents';

interface DocumentActions {
  /** Saves the text, unchanged, as the `.md` file of section 2. */
  download: () => void;
  /** Saves a mockup as a page that a browser opens, without what surrounded it in the answer. */
  downloadPage: () => void;
  /** Copies the document, without what surrounded it in the answer. */
  copy: () => Promise<void>;
}

/**
 * What can be done with a document's text; each tells the store, so that a toast follows.
 *
 * @param documentType which document it is, as saved
 * @param text the answer as saved
 */
export function useDocumentActions(documentType: string, text: string): DocumentActions {
  const dispatch = useAppDispatch();
  return {
    download: () => {
      downloadTextFile(downloadName(documentType, new Date()), text);
      dispatch(documentDownloaded());
    },
    downloadPage: () => {
      downloadTextFile(
        downloadName(documentType, new Date(), 'html'),
        cleanAnswer('mockup', text),
        'text/html',
      );
      dispatch(documentDownloaded());
    },
    copy: async () => {
      try {
        await navigator.clipboard.writeText(
          documentType === 'mockup' ? cleanAnswer('mockup', text) : text,
        );
        dispatch(documentCopied({ allowed: true }));
      } catch {
        dispatch(documentCopied({ allowed: false }));
      }
    },
  };
}
