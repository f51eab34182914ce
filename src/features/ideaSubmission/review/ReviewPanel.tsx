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
import type { Finding } from './reviewRules';

/** How many findings of a rule are shown at first, and how many more each time. */
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

/** Shows a finding in the document, or states why it cannot. */
export type FindingNavigation = { show: (finding: Finding) => void } | { why: string };

interface GroupProps {
  group: ReviewGroup;
  goTo: FindingNavigation;
}

function FindingGroup({ group: { rule, findings }, goTo }: GroupProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectShownFindings(state, rule.name)) ?? shownAtFirst;
  const left = findings.length - count;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography component="h3" id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {rule.title} ({findings.length})
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {rule.advice}. <cite>{rule.source}</cite>
      </Typography>
      <Findings>
        {findings.slice(0, count).map((finding, index) => (
          <li key={`${finding.start}-${finding.what}`}>
            <span id={`${id}-${index}`} dir="auto" title={finding.what}>
              {finding.what}
            </span>
            <Button
              size="small"
              aria-describedby={`${id} ${id}-${index}`}
              disabled={'why' in goTo}
              onClick={() => {
                if ('show' in goTo) goTo.show(finding);
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
          {left > shownMore ? `Show ${shownMore} more` : `Show all ${findings.length}`}
        </Button>
      )}
    </Box>
  );
}

interface ReviewPanelProps {
  /** The findings in the document on screen; `null` while it is reviewed. */
  groups: readonly ReviewGroup[] | null;
  goTo: FindingNavigation;
  /** Passes the findings to Refine. */
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
