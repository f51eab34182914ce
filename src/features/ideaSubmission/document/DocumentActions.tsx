import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { useAppDispatch } from '../../../store/hooks';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { cleanDocument, copyDocument, downloadDocument, downloadPage } from './documentThunks';
import { documentExportFailed } from './documentViewEvents';
import { copyFormatted, downloadWord } from './exportActions';
import { MoreButton } from './MoreButton';
import type { MoreAction } from './MoreMenu';

const printedDocument = lazyComponent(
  async () => (await import('./PrintedDocument')).PrintedDocument,
);

interface DocumentActionsProps {
  documentType: string;
  /** The document as saved. */
  text: string;
}

/** The actions of a document: download, copy, and, in the menu `More`, export in other formats and print. */
export function DocumentActions({ documentType, text }: DocumentActionsProps) {
  const dispatch = useAppDispatch();
  const [isPrinting, setIsPrinting] = useState(false);
  const isMockup = documentType === 'mockup';
  const saved = { documentType, text };
  const exports: MoreAction[] = [
    { label: 'Copy formatted', run: () => void dispatch(copyFormatted(saved)) },
    { label: 'Word', run: () => void dispatch(downloadWord(saved)) },
    {
      label: 'Print',
      run: () => {
        setIsPrinting(true);
      },
    },
  ];
  return (
    <>
      {isMockup && (
        <Button
          variant="contained"
          onClick={() => {
            dispatch(downloadPage(saved));
          }}
        >
          Download as HTML
        </Button>
      )}
      <Button
        variant={isMockup ? 'outlined' : 'contained'}
        onClick={() => {
          dispatch(downloadDocument(saved));
        }}
      >
        Download Document
      </Button>
      <Button variant="outlined" onClick={() => void dispatch(copyDocument(saved))}>
        Copy
      </Button>
      {!isMockup && <MoreButton actions={exports} />}
      {isPrinting && (
        <ErrorBoundary
          onError={() => {
            printedDocument.reset();
            setIsPrinting(false);
            dispatch(documentExportFailed());
          }}
          fallback={() => null}
        >
          <Suspense fallback={null}>
            <printedDocument.Component
              text={cleanDocument(saved)}
              documentType={documentType}
              onDone={() => {
                setIsPrinting(false);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
