import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { documentOutline, lineId, type OutlineEntry } from '../document/documentOutline';
import { showLine } from '../document/showLine';
import { RewriteIcon } from './RewriteIcon';
import type { SectionPlace } from '../../../../contract/documentSections';

const most = 60;

interface PlacedEntry extends OutlineEntry {
  /** How many entries before it have the same heading. */
  occurrence: number;
}

function placed(outline: readonly OutlineEntry[]): PlacedEntry[] {
  const seen = new Map<string, number>();
  return outline.map((entry) => {
    const occurrence = seen.get(entry.heading) ?? 0;
    seen.set(entry.heading, occurrence + 1);
    return { ...entry, occurrence };
  });
}

/** Reduces a list that is too long to its main headings, up to a maximum. */
function shortened(outline: PlacedEntry[]): PlacedEntry[] {
  if (outline.length <= most) return outline;
  return outline.filter(({ level }) => level === 'section').slice(0, most);
}

interface ContentsNavProps {
  text: string;
  /** Has a section rewritten; without it there are only links. */
  onRewrite?: (place: SectionPlace) => void;
  canRewrite?: boolean;
}

/** Links to the document's headings; renders nothing for a document without any. Folded on small screens. */
export function ContentsNav({ text, onRewrite, canRewrite = true }: ContentsNavProps) {
  const outline = useMemo(() => shortened(placed(documentOutline(text))), [text]);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), {
    noSsr: true,
    defaultMatches: true,
  });
  if (outline.length === 0) return null;

  return (
    <Box component="nav" aria-labelledby="contents-heading" data-print="hide">
      <details open={isWide}>
        <Box component="summary" sx={{ cursor: 'pointer', borderRadius: '4px' }}>
          <Typography
            id="contents-heading"
            component="h2"
            variant="subtitle2"
            sx={{ display: 'inline' }}
          >
            Contents
          </Typography>
        </Box>
        <List disablePadding>
          {outline.map(({ heading, level, block, line, occurrence }) => (
            <ListItem
              key={lineId(block, line)}
              disablePadding
              sx={{ pl: level === 'subsection' ? 2 : 0, justifyContent: 'space-between', gap: 1 }}
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
              {onRewrite !== undefined && (
                <IconButton
                  aria-label={`Rewrite ${heading}`}
                  title={`Rewrite ${heading}`}
                  disabled={!canRewrite}
                  onClick={() => {
                    onRewrite({ heading, occurrence });
                  }}
                  sx={{ minWidth: 28, minHeight: 28, padding: 0.5, color: 'text.secondary' }}
                >
                  <RewriteIcon />
                </IconButton>
              )}
            </ListItem>
          ))}
        </List>
      </details>
    </Box>
  );
}
