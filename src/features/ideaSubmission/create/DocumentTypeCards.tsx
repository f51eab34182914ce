import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { documentTypes } from '../../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { documentNames } from '../documentNames';
import { documentTypeSelected } from '../ideaSubmissionEvents';
import { selectDocumentType } from '../ideaSubmissionSlice';

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: '1fr' },
}));

const focusRing = ({ vars }: Theme) => ({
  outline: `2px solid ${vars.palette.primary.main}`,
  outlineOffset: 2,
});

const cardStyles: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: 1.5,
  paddingBlock: 1.5,
  paddingInline: 2,
  cursor: 'pointer',
  transition: theme.transitions.create(['border-color', 'background-color'], { duration: 120 }),
  '&:hover': { borderColor: 'text.secondary' },
  '&:active': { backgroundColor: 'background.subtle' },
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(input:focus-visible)': focusRing(theme),
  // Only WebKit supports this property. There, a radio button that an arrow key moved to doesn't match
  // `:focus-visible`, and a click doesn't focus it.
  '@supports (hanging-punctuation: first)': { '&:has(input:focus)': focusRing(theme) },
  // A native radio button, which works before hydration. WebKit's own look is white in the dark scheme.
  '& input': {
    appearance: 'none',
    width: '1.125rem',
    height: '1.125rem',
    margin: '0.2rem 0 0',
    border: `1.5px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: '50%',
    cursor: 'inherit',
    '&:checked': { border: `0.3rem solid ${theme.vars.palette.primary.main}` },
    '&:focus': { outline: 'none' },
  },
  '@media print': { '&:not(:has(:checked))': { display: 'none' } },
});

/** The three document types as cards: one radio group, with PRD as the default. Only the chosen one is printed. */
export function DocumentTypeCards() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectDocumentType);

  return (
    <Group role="radiogroup" aria-label="Document type">
      {documentTypes.map((type) => (
        <Card key={type} component="label" sx={cardStyles}>
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
