import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useMemo } from 'react';
import type { SectionPlace } from '../../../../contract/documentSections';
import { documentOutline, lineId, type OutlineEntry } from '../document/documentOutline';
import { useFolding } from '../document/useFolding';
import { RewriteIcon } from './RewriteIcon';
import { useHasRail } from './windowWidth';

/** A longer list initially contains only main headings, at most this many. */
const maximumInitialEntries = 60;

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

function shortened(outline: PlacedEntry[]): PlacedEntry[] {
  if (outline.length <= maximumInitialEntries) return outline;
  return outline.filter(({ level }) => level === 'section').slice(0, maximumInitialEntries);
}

// Plain elements with one style sheet: a document can have thousands of headings.
const Entries = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
  },
  '&.all > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2rem' },
  '& > .subsection': { paddingInlineStart: theme.spacing(2) },
  '& :is(a, span)': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    paddingBlock: theme.spacing(0.5),
    borderRadius: 4,
    textDecoration: 'none',
  },
  '& a:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  '& a:active': { color: theme.vars.palette.primary.main },
  // Inner focus rings: the list's containment would clip outer ones.
  '& :is(a, button):focus-visible': { outlineOffset: -2 },
  '& button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    padding: 0,
    border: 0,
    borderRadius: 8,
    color: theme.vars.palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
    '@media (pointer: coarse)': { inlineSize: 44, blockSize: 44 },
    '&:hover': { backgroundColor: theme.vars.palette.background.subtle },
    '&:active': { color: theme.vars.palette.primary.main },
    '&:disabled': { opacity: 0.4, cursor: 'default', background: 'none' },
  },
}));

interface EntryProps {
  entry: PlacedEntry;
  onGoTo: ((block: number, line: number) => void) | undefined;
  onRewrite: ((place: SectionPlace) => void) | undefined;
  canRewrite: boolean;
}

const Entry = memo(function Entry({ entry, onGoTo, onRewrite, canRewrite }: EntryProps) {
  const { heading, level, block, line, occurrence } = entry;
  return (
    <li className={level} dir="auto">
      {onGoTo === undefined ? (
        <span>{heading}</span>
      ) : (
        <a
          href={`#${lineId(block, line)}`}
          onClick={(event) => {
            // Don't add a history entry: Back leads to the previous page, not the previous heading.
            event.preventDefault();
            onGoTo(block, line);
          }}
        >
          {heading}
        </a>
      )}
      {onRewrite !== undefined && (
        <button
          type="button"
          aria-label={`Rewrite ${heading}`}
          title={`Rewrite ${heading}`}
          disabled={!canRewrite}
          onClick={() => {
            onRewrite({ heading, occurrence });
          }}
        >
          <RewriteIcon />
        </button>
      )}
    </li>
  );
});

interface ContentsNavProps {
  text: string;
  /** Shows a heading's line; without it the headings are no links. Must be the same function on every render. */
  onGoTo: ((block: number, line: number) => void) | undefined;
  /** Has a section rewritten; without it there are only links. Must be the same function on every render. */
  onRewrite?: (place: SectionPlace) => void;
  canRewrite?: boolean;
}

/** The document's headings; renders nothing for a document without any. Folded on small screens. */
export function ContentsNav({ text, onGoTo, onRewrite, canRewrite = true }: ContentsNavProps) {
  const read = useDeferredValue(text);
  const outline = useMemo(() => placed(documentOutline(read)), [read]);
  const hasRail = useHasRail();
  const { isOpen, toggle } = useFolding('contents', hasRail);
  const all = useFolding('headings', false);
  const shown = useMemo(() => (all.isOpen ? outline : shortened(outline)), [all.isOpen, outline]);
  if (outline.length === 0) return null;

  return (
    <nav aria-labelledby="contents-heading" data-print="hide">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          toggle(currentTarget.open);
        }}
      >
        <Typography
          component="summary"
          variant="subtitle2"
          sx={{ cursor: 'pointer', borderRadius: '4px', paddingBlock: 0.5 }}
        >
          <Typography
            id="contents-heading"
            component="h2"
            variant="inherit"
            sx={{ display: 'inline' }}
          >
            Contents
          </Typography>
        </Typography>
        <Entries {...(all.isOpen ? { className: 'all' } : {})}>
          {shown.map((entry) => (
            <Entry
              key={lineId(entry.block, entry.line)}
              entry={entry}
              onGoTo={onGoTo}
              onRewrite={onRewrite}
              canRewrite={canRewrite}
            />
          ))}
        </Entries>
        {outline.length > maximumInitialEntries && (
          <Button
            size="small"
            onClick={() => {
              all.toggle(!all.isOpen);
            }}
          >
            {all.isOpen ? 'Show main headings' : `Show all ${outline.length} headings`}
          </Button>
        )}
      </details>
    </nav>
  );
}
