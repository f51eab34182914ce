import { useCallback } from 'react';
import type { SectionPlace } from '../../../../contract/documentSections';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { showLine } from '../document/showLine';
import { ContentsNav } from '../result/ContentsNav';
import { useShowDocumentText } from './useShowDocumentText';
import { requestRevision } from './workbenchActions';
import { selectInstruction, selectWorkStatus } from './workbenchSlice';

/**
 * The headings of the document on screen, each with a button to have its section rewritten.
 *
 * @param props.text the document's text as it is shown
 */
export function DocumentContents({ text }: { text: string }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectWorkStatus);
  const showText = useShowDocumentText();
  const rewrite = useCallback(
    (place: SectionPlace) => {
      const instruction = selectInstruction(store.getState());
      void dispatch(requestRevision({ kind: 'section', place, instruction }));
    },
    [dispatch, store],
  );
  const goToLine = useCallback(
    (block: number, line: number) => {
      showText();
      showLine(block, line);
    },
    [showText],
  );
  return (
    <ContentsNav
      text={text}
      onGoTo={status === 'editing' ? undefined : goToLine}
      onRewrite={rewrite}
      canRewrite={status === 'reading'}
    />
  );
}
