import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useInjectSlice } from '../../../store/useInjectSlice';
import { deviceFrame, fittingWidth } from '../document/deviceFrame';
import { DocumentText } from '../document/DocumentText';
import { DocumentView } from '../document/DocumentView';
import { chooseDocumentView } from '../document/chooseDocumentView';
import { lazyDocumentView, selectDocumentView } from '../document/documentViewSlice';
import { GrowingPreview } from '../document/GrowingPreview';
import { MockupStage } from '../document/MockupStage';
import { MockupTabs } from '../document/MockupTabs';
import { useElementWidth } from '../document/useElementWidth';
import { ViewToggle } from '../document/ViewToggle';
import { useStickToBottom } from '../useStickToBottom';
import { selectDraftText } from './selectDraft';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});

const TextArea = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  // The content does not affect anything outside, so the browser lays out and paints only this element.
  contain: 'strict',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  '@media print': { contain: 'none', overflow: 'visible' },
}));

interface DraftProps {
  hasText: boolean;
  isGrowing: boolean;
}

interface DraftBodyProps extends DraftProps {
  isMockup: boolean;
}

/** The draft so far: the text in the chosen view, or the mockup's page and its code. */
export function DraftBody({ isMockup, ...draft }: DraftBodyProps) {
  useInjectSlice(lazyDocumentView);
  return isMockup ? <MockupDraft {...draft} /> : <TextDraft {...draft} />;
}

// Each piece of text re-renders only one of these three.

function DraftDocument({ isGrowing }: { isGrowing: boolean }) {
  const text = useAppSelector(selectDraftText);
  const view = useAppSelector(selectDocumentView);
  return <DocumentView text={text} view={view} isGrowing={isGrowing} />;
}

function DraftCode({ isGrowing }: { isGrowing: boolean }) {
  return <DocumentText code text={useAppSelector(selectDraftText)} isGrowing={isGrowing} />;
}

function DraftPreview({ style }: { style: CSSProperties }) {
  return <GrowingPreview answer={useAppSelector(selectDraftText)} style={style} />;
}

function DraftArea({ isGrowing, children }: { isGrowing: boolean; children: ReactNode }) {
  const { area, content } = useStickToBottom(isGrowing);
  return (
    <TextArea ref={area} role="region" aria-label="Draft" tabIndex={0}>
      <div ref={content}>{children}</div>
    </TextArea>
  );
}

function TextDraft({ hasText, isGrowing }: DraftProps) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectDocumentView);
  return (
    <Column>
      <Box
        data-print="hide"
        sx={{
          paddingInline: { xs: 2, sm: 3 },
          paddingBlock: 1.5,
          borderBlockEnd: 1,
          borderColor: 'divider',
          // Reserves its space, so that nothing moves when the first words arrive.
          visibility: hasText ? 'visible' : 'hidden',
        }}
      >
        <ViewToggle
          view={view}
          onChange={(chosen) => {
            void dispatch(chooseDocumentView(chosen));
          }}
        />
      </Box>
      <DraftArea isGrowing={isGrowing}>
        <DraftDocument isGrowing={isGrowing} />
      </DraftArea>
    </Column>
  );
}

function MockupDraft({ hasText, isGrowing }: DraftProps) {
  const [room, available] = useElementWidth();
  if (!hasText) return null;
  return (
    <Column ref={room}>
      <MockupTabs
        preview={
          <MockupStage role="region" aria-label="Draft" sx={{ flex: 1 }}>
            <DraftPreview style={deviceFrame(fittingWidth(available), available)} />
          </MockupStage>
        }
        code={
          <DraftArea isGrowing={isGrowing}>
            <DraftCode isGrowing={isGrowing} />
          </DraftArea>
        }
      />
    </Column>
  );
}
