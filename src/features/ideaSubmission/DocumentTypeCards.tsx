import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import * as v from 'valibot';
import { documentTypeSchema, documentTypes } from '../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { documentNames } from './documentNames';
import { documentTypeSelected } from './ideaSubmissionEvents';
import { selectDocumentType } from './ideaSubmissionSlice';

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2, 1.5, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: theme.transitions.create(['border-color', 'background-color'], { duration: 120 }),
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(input:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

/** The three selectable cards of section 2, /create: one radio group, PRD chosen at first. */
export function DocumentTypeCards() {
  const dispatch = useAppDispatch();
  const documentType = useAppSelector(selectDocumentType);

  return (
    <RadioGroup
      aria-label="Document type"
      name="documentType"
      value={documentType}
      onChange={(_event, value) => {
        dispatch(documentTypeSelected(v.parse(documentTypeSchema, value)));
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', md: '1fr', lg: 'repeat(3, 1fr)' },
      }}
    >
      {documentTypes.map((type) => (
        <Card key={type}>
          <Radio value={type} size="small" disableRipple sx={{ marginTop: '-4px' }} />
          <span>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {documentNames[type].card}
            </Typography>{' '}
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', lineHeight: 1.4, color: 'text.secondary' }}
            >
              {documentNames[type].description}
            </Typography>
          </span>
        </Card>
      ))}
    </RadioGroup>
  );
}
