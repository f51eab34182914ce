import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ControlRow } from '../ControlRow';
import { findingsUnfolded } from '../document/documentViewEvents';
import { selectShownFindings } from '../document/documentViewSlice';
import { countFindings, type ReviewGroup } from './reviewDocument';
import type { Place } from './reviewRules';

/** A rule shows at most this many of its places at first, and so many more each time. */
const shownAtFirst = 4;
const shownMore = 100;

const Findings = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...theme.typography.body2,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
  },
  '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/** Shows a place of the document, or says why it can't. */
export type PlaceNavigation = { show: (place: Place) => void } | { why: string };

interface GroupProps {
  group: ReviewGroup;
  goTo: PlaceNavigation;
}

function FindingGroup({ group: { rule, places }, goTo }: GroupProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectShownFindings(state, rule.name)) ?? shownAtFirst;
  const left = places.length - count;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography component="h3" id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {rule.title} ({places.length})
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {rule.advice}. <cite>{rule.source}</cite>
      </Typography>
      <Findings>
        {places.slice(0, count).map((place, index) => (
          <li key={`${place.start}-${place.what}`}>
            <span id={`${id}-${index}`} dir="auto" title={place.what}>
              {place.what}
            </span>
            <Button
              size="small"
              aria-describedby={`${id} ${id}-${index}`}
              disabled={'why' in goTo}
              onClick={() => {
                if ('show' in goTo) goTo.show(place);
              }}
              sx={{ flexShrink: 0 }}
            >
              Go to
            </Button>
          </li>
        ))}
      </Findings>
      {left > 0 && (
        <Button
          size="small"
          onClick={() =>
            dispatch(
              findingsUnfolded({ rule: rule.name, count: count + Math.min(left, shownMore) }),
            )
          }
        >
          {left > shownMore ? `Show ${shownMore} more` : `Show all ${places.length}`}
        </Button>
      )}
    </Box>
  );
}

interface ReviewPanelProps {
  /** The findings in the document on screen; `null` while it is read. */
  groups: readonly ReviewGroup[] | null;
  goTo: PlaceNavigation;
  /** Hands the findings to Refine. */
  onFix: (groups: readonly ReviewGroup[]) => void;
}

/** The review of a document (docs/behaviour.md#review): the number of findings, and each with its place. */
export function ReviewPanel({ groups, goTo, onFix }: ReviewPanelProps) {
  const id = useId();
  const count = groups && countFindings(groups);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ControlRow>
        <Typography component="h2" id={id} variant="subtitle2">
          Review
        </Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {count === null
            ? 'Reading…'
            : count === 0
              ? 'No findings'
              : count === 1
                ? '1 finding'
                : `${count} findings`}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          disabled={!count}
          onClick={() => {
            onFix(groups ?? []);
          }}
        >
          Fix these
        </Button>
      </ControlRow>
      {'why' in goTo && !!count && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {goTo.why}
        </Typography>
      )}
      {groups?.map((group) => (
        <FindingGroup key={group.rule.name} group={group} goTo={goTo} />
      ))}
    </Box>
  );
}
