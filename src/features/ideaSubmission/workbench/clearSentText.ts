import type { DocumentType } from '../../../../contract/documentType';
import type { RevisionTask } from './revisionTask';
import type { WorkbenchState } from './workbenchState';

/**
 * Clears the fields whose text a request sent; what was typed in the meantime stays.
 *
 * @param state changed in place
 * @param documentType the type of the document that the request produced
 */
export function clearSentText(
  state: Pick<WorkbenchState, 'answers' | 'instructions'>,
  task: RevisionTask,
  documentType: DocumentType,
): void {
  if (task.kind === 'answers') {
    state.answers = Object.fromEntries(
      Object.entries(state.answers).filter(
        ([question, answer]) =>
          !task.answered.some((sent) => sent[0] === question && sent[1] === answer),
      ),
    );
  }
  if ('instruction' in task && task.instruction === state.instructions[documentType]) {
    state.instructions[documentType] = '';
  }
}
