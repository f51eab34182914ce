import { createAction } from '@reduxjs/toolkit';
import type { DocumentType } from '../../../../contract/documentType';
import { downloadTextFile } from '../../../lib/downloadTextFile';
import type { AppThunk } from '../../../store/storeTypes';
import { toastOn } from '../../../toasts/toastTable';
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

/** The toasts of the hand-off. */
export const handOffToasts = [
  toastOn(requirementsDownloaded, ({ payload: count }) => {
    if (count === null) {
      return {
        kind: 'error',
        text: 'The file could not be made. Check your connection, then try again.',
      };
    }
    return count === 0
      ? { kind: 'info', text: 'No numbered requirements found in this document.' }
      : { kind: 'success', text: `Requirements downloaded: ${count}` };
  }),
  toastOn(agentPromptCopied, ({ payload }) =>
    payload.allowed
      ? { kind: 'success', text: 'Agent prompt copied to clipboard' }
      : {
          kind: 'error',
          text: 'Your browser does not allow copying here. Download the document instead.',
        },
  ),
];

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
