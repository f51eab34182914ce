import { styled } from '@mui/material/styles';

/** Styles for long texts: headings, paragraphs and lists. */
export const Prose = styled('div')(({ theme }) => ({
  '& h2': { ...theme.typography.h3, margin: '2.5em 0 0' },
  '& p, & ul, & dl': { margin: '0.75em 0 0', textWrap: 'pretty' },
  '& ul': { paddingInlineStart: '1.25em' },
  '& li + li': { marginBlockStart: '0.4em' },
  '& dt': { marginBlockStart: '0.75em', fontWeight: 600 },
  '& dd': { margin: '0.15em 0 0', color: theme.vars.palette.text.secondary },
  '& code': { fontSize: '0.9em', overflowWrap: 'anywhere' },
}));
