import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { cleanAnswer } from '../../generation/cleanAnswer';
import { previewDocument } from '../../generation/previewDocument';

interface MockupPreviewProps {
  /** The answer as it was saved; what surrounds the page in it is not shown. */
  answer: string;
}

/**
 * The mockup as an inert page (docs/behaviour.md#mockup-preview): the frame may run no script, open no address, send no
 * form and reach no storage.
 */
export function MockupPreview({ answer }: MockupPreviewProps) {
  const page = useMemo(() => previewDocument(cleanAnswer('mockup', answer)), [answer]);
  return (
    <Box
      component="iframe"
      title="Mockup preview"
      sandbox=""
      srcDoc={page}
      sx={{
        display: 'block',
        width: '100%',
        height: 'min(80vh, 60rem)',
        border: 0,
        // A page that sets no colours of its own expects white.
        backgroundColor: '#fff',
        colorScheme: 'normal',
      }}
    />
  );
}
