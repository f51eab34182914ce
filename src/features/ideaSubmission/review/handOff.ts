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

/** The requirements were saved as a file; the payload is their number, or `null` if the writer could not be loaded. */
export const requirementsDownloaded = createAction<number | null>(
  'workbench/requirementsDownloaded',
);

/** The prompt for a coding agent was copied; the payload is whether the browser allowed it. */
export const agentPromptCopied = createAction<{ allowed: boolean }>('workbench/agentPromptCopied');

/** Saves the numbered requirements as a CSV file; without any there is no file. */
export const downloadRequirements =
  ({ documentType, text }: HandedOffDocument): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { clock }) => {
    try {
      const { requirementsCsv } = await import('./requirementsCsv');
      const { csv, count } = requirementsCsv(text);
      if (count > 0) {
        downloadTextFile(downloadName(documentType, clock.now(), 'csv'), csv, 'text/csv');
      }
      dispatch(requirementsDownloaded(count));
    } catch {
      dispatch(requirementsDownloaded(null));
    }
  };

/** Copies the prompt for a coding agent. */
export const copyAgentPrompt =
  ({ documentType, text }: HandedOffDocument): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      await navigator.clipboard.writeText(agentPrompt(documentType, text));
      dispatch(agentPromptCopied({ allowed: true }));
    } catch {
      dispatch(agentPromptCopied({ allowed: false }));
    }
  };
