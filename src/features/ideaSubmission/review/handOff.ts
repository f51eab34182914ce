import { createAction } from '@reduxjs/toolkit';
import type { DocumentType } from '../../../../contract/documentType';
import { downloadTextFile } from '../../../lib/downloadTextFile';
import type { AppThunk } from '../../../store/storeTypes';
import { toastOn } from '../../../toasts/toastTable';
import { downloadName } from '../document/downloadName';
import { agentPrompt } from './agentPrompt';
import { requirementsCsv } from './requirementsCsv';

interface HandedOffDocument {
  documentType: DocumentType;
  text: string;
}

/** The requirements were saved as a file; the payload is their number. */
export const requirementsDownloaded = createAction<number>('workbench/requirementsDownloaded');

/** The prompt for a coding agent was copied; the payload is whether the browser allowed it. */
export const agentPromptCopied = createAction<{ allowed: boolean }>('workbench/agentPromptCopied');

/** The toast for each way to hand a document off. */
export const handOffToasts = [
  toastOn(requirementsDownloaded, ({ payload: count }) =>
    count === 0
      ? { kind: 'info', text: 'No numbered requirements found in this document.' }
      : { kind: 'success', text: `Requirements downloaded: ${count}` },
  ),
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
  ({ documentType, text }: HandedOffDocument): AppThunk =>
  (dispatch, _getState, { clock }) => {
    const { csv, count } = requirementsCsv(text);
    if (count > 0) {
      const name = downloadName(documentType, clock.now(), 'csv');
      downloadTextFile(name, csv, 'text/csv');
    }
    dispatch(requirementsDownloaded(count));
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
