import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { cleanAnswer } from '../../../generation/cleanAnswer';
import { previewDocument } from '../../../generation/previewDocument';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useInjectSlice } from '../../../store/useInjectSlice';
import { deviceFrame, fittingWidth } from './deviceFrame';
import { downloadPage } from './documentThunks';
import { DocumentText } from './DocumentText';
import { lazyDocumentView, selectMockupWidth } from './documentViewSlice';
import { OmissionsNotice } from './OmissionsNotice';
import { MockupStage } from './MockupStage';
import { MockupTabs } from './MockupTabs';
import { openMockupTab } from './openMockupTab';
import { useElementWidth } from './useElementWidth';
import { WidthChoice } from './WidthChoice';

interface MockupViewerProps {
  /** The saved response; text around the page is not shown. */
  answer: string;
}

/**
 * A mockup as an inert page (docs/behaviour.md#mockup-preview), at the width of a device, and as its code. The frame
 * can't run scripts, navigate, submit forms or access storage.
 */
export function MockupViewer({ answer }: MockupViewerProps) {
  useInjectSlice(lazyDocumentView);
  const dispatch = useAppDispatch();
  const [room, available] = useElementWidth();
  const chosen = useAppSelector(selectMockupWidth);
  const html = useMemo(() => cleanAnswer('mockup', answer), [answer]);
  const { page, omissions } = useMemo(() => previewDocument(html), [html]);
  const device = chosen ?? fittingWidth(available);
  return (
    <div ref={room}>
      <MockupTabs
        controls={
          <>
            <WidthChoice width={device} />
            <Button
              size="small"
              onClick={() => {
                openMockupTab(page);
              }}
              sx={{ marginInlineStart: { sm: 'auto' } }}
            >
              Open in new tab
            </Button>
          </>
        }
        preview={
          <>
            <OmissionsNotice
              omissions={omissions}
              onDownload={() => {
                dispatch(downloadPage({ documentType: 'mockup', text: answer }));
              }}
            />
            <MockupStage sx={{ height: 'min(80vh, 60rem)' }}>
              <iframe
                // Another page in the same frame would add a history entry.
                key={page}
                title="Mockup preview"
                sandbox=""
                srcDoc={page}
                style={deviceFrame(device, available)}
              />
            </MockupStage>
          </>
        }
        code={
          <Box sx={{ padding: { xs: 2, sm: 3 } }}>
            <DocumentText code text={html} />
          </Box>
        }
      />
    </div>
  );
}
