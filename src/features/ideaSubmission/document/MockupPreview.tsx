import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { cleanAnswer } from '../../../generation/cleanAnswer';
import { previewDocument } from '../../../generation/previewDocument';

interface MockupPreviewProps {
  /** The saved response; text around the page is not shown. */
  answer: string;
}

/**
 * The mockup as an inert page (docs/behaviour.md#mockup-preview): the frame can't run scripts, navigate, submit
 * forms or access storage.
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
        // A page without colours of its own expects a white background.
        backgroundColor: '#fff',
        colorScheme: 'normal',
      }}
    />
  );
}
