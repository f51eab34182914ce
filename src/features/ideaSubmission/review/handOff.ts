import { createAction } from '@reduxjs/toolkit';
import type { DocumentType } from '../../../../contract/documentType';
import { downloadTextFile } from '../../../lib/downloadTextFile';
import type { AppThunk } from '../../../store/storeTypes';
import { downloadName } from '../document/downloadName';
import { agentPrompt } from './agentPrompt';

interface HandedOffDocument {
  documentType: DocumentType;
  text: string;
}

/** The requirements were saved as a file; the payload is their number. */
export const requirementsDownloaded = createAction<number>('workbench/requirementsDownloaded');

/** There were no requirements to save as a file. */
export const noRequirementsFound = createAction('workbench/noRequirementsFound');

/** The writer of the requirements could not be loaded. */
export const requirementsDownloadFailed = createAction('workbench/requirementsDownloadFailed');

/** The prompt for a coding agent was copied. */
export const agentPromptCopied = createAction('workbench/agentPromptCopied');

/** The browser did not allow copying the prompt. */
export const agentPromptCopyFailed = createAction('workbench/agentPromptCopyFailed');

/** Saves the numbered requirements as a CSV file; without any there is no file. */
export const downloadRequirements =
  ({ documentType, text }: HandedOffDocument): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { clock }) => {
    try {
      const { requirementsCsv } = await import('./requirementsCsv');
      const { csv, count } = requirementsCsv(text);
      if (count === 0) {
        dispatch(noRequirementsFound());
        return;
      }
      downloadTextFile(downloadName(documentType, clock.now(), 'csv'), csv, 'text/csv');
      dispatch(requirementsDownloaded(count));
    } catch {
      dispatch(requirementsDownloadFailed());
    }
  };

/** Copies the prompt for a coding agent. */
export const copyAgentPrompt =
  ({ documentType, text }: HandedOffDocument): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      await navigator.clipboard.writeText(agentPrompt(documentType, text));
      dispatch(agentPromptCopied());
    } catch {
      dispatch(agentPromptCopyFailed());
    }
  };
