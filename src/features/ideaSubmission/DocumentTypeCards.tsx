import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { documentTypes } from '../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { documentNames } from './documentNames';
import { documentTypeSelected } from './ideaSubmissionEvents';
import { selectDocumentType } from './ideaSubmissionSlice';

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: '1fr' },
}));

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: theme.transitions.create(['border-color', 'background-color'], { duration: 120 }),
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:active': { backgroundColor: theme.vars.palette.background.subtle },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(input:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& input': {
    width: '1.125rem',
    height: '1.125rem',
    margin: '0.2rem 0 0',
    accentColor: theme.vars.palette.primary.main,
    cursor: 'inherit',
    '&:focus-visible': { outline: 'none' },
  },
}));

/** The three cards of the document types: one radio group, PRD chosen at first. */
export function DocumentTypeCards() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectDocumentType);

  return (
    <Group role="radiogroup" aria-label="Document type">
      {documentTypes.map((type) => (
        <Card key={type}>
          <input
            type="radio"
            name="documentType"
            value={type}
            checked={type === chosen}
            onChange={() => dispatch(documentTypeSelected(type))}
          />
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
    </Group>
  );
}
