import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch } from '../../../store/hooks';
import type { AppThunk } from '../../../store/storeTypes';
import { downloadName } from './downloadName';
import { FormattedText } from './FormattedText';

interface PrintedDocumentProps {
  documentType: string;
  text: string;
  /** Called when the print dialog is closed. */
  onDone: () => void;
}

/** Opens the print dialog; browsers take the window's title as the name of a PDF. */
const printAs =
  (documentType: string): AppThunk =>
  (_dispatch, _getState, { clock }) => {
    document.title = downloadName(documentType, clock.now()).replace(/\.md$/, '');
    window.print();
  };

/** Prints a formatted document, alone on its pages (`data-printed` in base.css); it is not shown on the screen. */
export function PrintedDocument({ documentType, text, onDone }: PrintedDocumentProps) {
  const dispatch = useAppDispatch();
  const print = useEffectEvent(() => {
    dispatch(printAs(documentType));
  });
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const { title } = document;
    const end = () => {
      done();
    };
    window.addEventListener('afterprint', end);
    print();
    return () => {
      window.removeEventListener('afterprint', end);
      document.title = title;
    };
  }, []);
  return createPortal(
    <div data-printed="">
      <FormattedText text={text} isWhole />
    </div>,
    document.body,
  );
}
