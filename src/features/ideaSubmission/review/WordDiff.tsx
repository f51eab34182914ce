import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { textDirection } from '../document/textDirection';
import { useWordDiff, type Comparison } from './useWordDiff';
import type { DiffPart } from './wordDiff';

/** A wash of a theme colour, light enough for text in either scheme. */
const tint = (color: 'error' | 'success') =>
  `color-mix(in srgb, var(--mui-palette-${color}-main) 16%, transparent)`;

const elements = { same: 'span', removed: 'del', added: 'ins' } as const;

function wordsIn(parts: readonly DiffPart[], kind: DiffPart['kind']): number {
  return parts
    .filter((part) => part.kind === kind)
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}

function summaryOf(comparison: Comparison): string {
  switch (comparison.status) {
    case 'comparing':
      return 'Comparing…';
    case 'failed':
      return 'The comparison could not be loaded. Check your connection, then close it and open it again.';
    case 'compared': {
      const { parts } = comparison;
      if (parts.every(({ kind }) => kind === 'same')) return 'The two versions are the same.';
      const [removed, added] = [wordsIn(parts, 'removed'), wordsIn(parts, 'added')];
      return `Words removed: ${removed}. Words added: ${added}.`;
    }
  }
}

/**
 * Two versions of a text in one: removed words are `del`, added words `ins`.
 *
 * @param before the earlier version
 * @param after the later one
 */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const comparison = useWordDiff(before, after);
  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        {summaryOf(comparison)}
      </Typography>
      <Box
        aria-busy={comparison.status === 'comparing'}
        dir={textDirection(after)}
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: '75ch',
          '& del, & ins': { borderRadius: '3px', paddingInline: '1px' },
          '& del': { backgroundColor: tint('error'), textDecorationThickness: '1px' },
          '& ins': {
            backgroundColor: tint('success'),
            textDecorationThickness: '1px',
            textUnderlineOffset: '3px',
          },
        }}
      >
        {comparison.status === 'compared' &&
          comparison.parts.map(({ kind, text }, index) => {
            const Part = elements[kind];
            return <Part key={index}>{text}</Part>;
          })}
      </Box>
    </Box>
  );
}
