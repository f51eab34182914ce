import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { documentOutline, lineId, type OutlineEntry } from '../document/documentOutline';
import { showLine } from '../document/showLine';

const fewest = 3;
const most = 60;

/** Reduces a list that is too long to its main headings, up to a maximum. */
function shortened(outline: OutlineEntry[]): OutlineEntry[] {
  if (outline.length <= most) return outline;
  return outline.filter(({ level }) => level === 'section').slice(0, most);
}

/** Links to the document's headings; renders nothing for a document with few headings. */
export function ContentsNav({ text }: { text: string }) {
  const outline = useMemo(() => shortened(documentOutline(text)), [text]);
  if (outline.length < fewest) return null;

  return (
    <Box component="nav" aria-labelledby="contents-heading" data-print="hide">
      <Typography id="contents-heading" component="h2" variant="subtitle2" gutterBottom>
        Contents
      </Typography>
      <List disablePadding>
        {outline.map(({ heading, level, block, line }) => (
          <ListItem
            key={lineId(block, line)}
            disablePadding
            sx={{ pl: level === 'subsection' ? 2 : 0 }}
          >
            <Link
              href={`#${lineId(block, line)}`}
              onClick={(event) => {
                // Don't add a history entry: Back leads to the previous page, not the previous heading.
                event.preventDefault();
                showLine(block, line);
              }}
              underline="hover"
              variant="body2"
              sx={{
                display: 'block',
                paddingBlock: 0.5,
                borderRadius: '4px',
                // An inner focus ring: the scrolling column would clip an outer one.
                '&:focus-visible': { outlineOffset: '-2px' },
                color: 'text.secondary',
                '&:hover': { color: 'text.primary' },
                '&:active': { color: 'primary.main' },
              }}
            >
              {heading}
            </Link>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
