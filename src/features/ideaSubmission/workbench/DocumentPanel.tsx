import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { useAppSelector } from '../../../store/hooks';
import { LazyPart } from '../../../ui/LazyPart';
import { ResultDocument } from '../result/ResultDocument';
import { documentPanelId, documentTabId } from './documentTabIds';
import type { RevisableSubmission } from './documentVersion';
import { lazyDocumentEditor } from './lazyDocumentEditor';
import { VersionBar } from './VersionBar';
import { selectHasOtherDocuments, selectIsComparing, selectWork } from './workbenchSlice';
import { WrittenByLine } from './WrittenByLine';

const documentTabs = lazyComponent(async () => (await import('./DocumentTabs')).DocumentTabs);
const versionComparison = lazyComponent(
  async () => (await import('./VersionComparison')).VersionComparison,
);

const none = {};

function OnScreen({ submission }: { submission: RevisableSubmission }) {
  const isEditing = useAppSelector(selectWork).status === 'editing';
  const isComparing = useAppSelector(selectIsComparing);
  if (!isEditing && !isComparing) return <ResultDocument submission={submission} />;
  return (
    <Card sx={{ padding: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <LazyPart part={isEditing ? lazyDocumentEditor : versionComparison} props={none} />
    </Card>
  );
}

/** The document on screen: its versions, and the version itself, its editor or a comparison. */
export function DocumentPanel({ submission }: { submission: RevisableSubmission }) {
  const hasOtherDocuments = useAppSelector(selectHasOtherDocuments);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {hasOtherDocuments && <LazyPart part={documentTabs} props={none} />}
      <Box
        id={documentPanelId}
        {...(hasOtherDocuments
          ? { role: 'tabpanel', 'aria-labelledby': documentTabId(submission.documentType) }
          : {})}
        sx={{ display: 'grid', gap: 1, minWidth: 0 }}
      >
        <Box data-print="hide">
          <VersionBar submission={submission} />
          <WrittenByLine submission={submission} />
        </Box>
        <OnScreen submission={submission} />
      </Box>
    </Box>
  );
}
