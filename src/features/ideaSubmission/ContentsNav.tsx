import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { documentOutline, lineId } from './documentOutline';

const fewest = 3;

/** Links to the document's headings, for a reader of a long one; nothing where there are too few to need it. */
export function ContentsNav({ text }: { text: string }) {
  const outline = useMemo(() => documentOutline(text), [text]);
  if (outline.length < fewest) return null;

  return (
    <Box component="nav" aria-labelledby="contents-heading" data-print="hide">
      <Typography id="contents-heading" component="h2" variant="subtitle2" gutterBottom>
        Contents
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {outline.map(({ heading, level, block, line }) => (
          <Box component="li" key={lineId(block, line)} sx={{ pl: level === 'subsection' ? 2 : 0 }}>
            <Link
              href={`#${lineId(block, line)}`}
              underline="hover"
              color="text.secondary"
              variant="body2"
              sx={{ display: 'block', paddingBlock: 0.5 }}
            >
              {heading}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
