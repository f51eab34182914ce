import { documentTypes } from '../../../../contract/documentType';
import { cleanAnswer } from '../../../generation/cleanAnswer';
import { downloadFile } from '../../../lib/downloadFile';
import type { AppThunk } from '../../../store/storeTypes';
import { downloadName } from '../document/downloadName';
import { documentDownloaded } from '../ideaSubmissionEvents';
import { packingFailed } from './workbenchEvents';
import { selectDocuments } from './workbenchSlice';

/** Saves the shown version of every document in one `.zip` file; loads the packer on first use. */
export const downloadAll =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { clock }) => {
    const documents = selectDocuments(getState());
    const today = clock.now();
    try {
      const { strToU8, zipSync } = await import('fflate');
      const files = documentTypes.flatMap((type) => {
        const { versions, shown } = documents[type];
        const response = versions[shown]?.submission.response;
        if (response === undefined) return [];
        return type === 'mockup'
          ? [[downloadName(type, today, 'html'), strToU8(cleanAnswer(type, response))] as const]
          : [[downloadName(type, today), strToU8(response)] as const];
      });
      const packed = zipSync(Object.fromEntries(files), { mtime: today });
      downloadFile(
        downloadName('documents', today, 'zip'),
        new Blob([packed], { type: 'application/zip' }),
      );
      dispatch(documentDownloaded());
    } catch {
      dispatch(packingFailed());
    }
  };
