import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
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
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));

interface DraftBodyProps {
  text: string;
  isMockup: boolean;
  isGrowing: boolean;
}

/** The draft so far: the text in the chosen view, or the mockup's page and its code. */
export function DraftBody({ text, isMockup, isGrowing }: DraftBodyProps) {
  useInjectSlice(lazyDocumentView);
  return isMockup ? (
    <MockupDraft text={text} isGrowing={isGrowing} />
  ) : (
    <TextDraft text={text} isGrowing={isGrowing} />
  );
}

interface DraftProps {
  text: string;
  isGrowing: boolean;
}

function TextDraft({ text, isGrowing }: DraftProps) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectDocumentView);
  const { area, onScroll } = useStickToBottom(text, isGrowing);
  return (
    <Column>
      <Box
        sx={{
          paddingInline: { xs: 2, sm: 3 },
          paddingBlock: 1.5,
          borderBlockEnd: 1,
          borderColor: 'divider',
          // Reserves its space, so that nothing moves when the first words arrive.
          visibility: text === '' ? 'hidden' : 'visible',
        }}
      >
        <ViewToggle
          view={view}
          onChange={(chosen) => {
            void dispatch(chooseDocumentView(chosen));
          }}
        />
      </Box>
      <TextArea ref={area} onScroll={onScroll} role="region" aria-label="Draft" tabIndex={0}>
        <DocumentView text={text} view={view} isGrowing={isGrowing} />
      </TextArea>
    </Column>
  );
}

function CodeDraft({ text, isGrowing }: DraftProps) {
  const { area, onScroll } = useStickToBottom(text, isGrowing);
  return (
    <TextArea ref={area} onScroll={onScroll} role="region" aria-label="Draft" tabIndex={0}>
      <DocumentText code text={text} isGrowing={isGrowing} />
    </TextArea>
  );
}

function MockupDraft({ text, isGrowing }: DraftProps) {
  const [room, available] = useElementWidth();
  if (text === '') return null;
  return (
    <Column ref={room}>
      <MockupTabs
        preview={
          <MockupStage role="region" aria-label="Draft" sx={{ flex: 1 }}>
            <GrowingPreview answer={text} style={deviceFrame(fittingWidth(available), available)} />
          </MockupStage>
        }
        code={<CodeDraft text={text} isGrowing={isGrowing} />}
      />
    </Column>
  );
}
