import { styled } from '@mui/material/styles';

/** `wide` for cards and tables, `text` for reading (70 characters a line), `form` for one column of fields. */
export type PageWidth = 'wide' | 'text' | 'form';

const inlineSizes = { wide: '72rem', text: '70ch', form: '26rem' } satisfies Record<
  PageWidth,
  string
>;

const gutter = 'clamp(1.25rem, 4vw, 3rem)';

interface PageContainerProps {
  pageWidth: PageWidth;
}

/** A centred column with room at its sides that grows with the window. */
export const PageContainer = styled('div', {
  shouldForwardProp: (name) => name !== 'pageWidth' && name !== 'sx',
})<PageContainerProps>(({ pageWidth }) => ({
  width: '100%',
  maxWidth: `calc(${inlineSizes[pageWidth]} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
}));
