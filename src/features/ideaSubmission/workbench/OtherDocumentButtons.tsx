import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { documentTypes, type DocumentType } from '../../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { requestRevision } from './workbenchActions';
import { selectWork } from './workbenchSlice';

const labels: Record<DocumentType, string> = {
  prd: 'Make the PRD',
  frd: 'Make the FRD',
  mockup: 'Make the mockup',
};

/** Makes the other two documents from the one on screen. */
export function OtherDocumentButtons({ documentType }: { documentType: DocumentType }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const isReading = useAppSelector(selectWork).status === 'reading';
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle2" gutterBottom>
        From this document
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {documentTypes
          .filter((type) => type !== documentType)
          .map((target) => (
            <Button
              key={target}
              variant="outlined"
              size="small"
              disabled={!isReading}
              onClick={() => {
                void dispatch(requestRevision({ kind: 'sister', target }));
              }}
            >
              {labels[target]}
            </Button>
          ))}
      </Box>
    </Box>
  );
}
