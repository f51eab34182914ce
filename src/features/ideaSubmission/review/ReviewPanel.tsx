import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { countFindings, fixInstruction, type ReviewGroup } from './reviewDocument';
import type { Place } from './reviewRules';

/** A rule shows at most this many of its places until the rest is asked for. */
const shownAtFirst = 4;

interface GroupProps {
  group: ReviewGroup;
  onGoTo: (place: Place) => void;
}

function FindingGroup({ group: { rule, places }, onGoTo }: GroupProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? places : places.slice(0, shownAtFirst);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography component="h3" id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {rule.title} ({places.length})
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {rule.advice}. <cite>{rule.source}</cite>
      </Typography>
      <List dense disablePadding>
        {shown.map((place, index) => (
          <ListItem
            key={`${place.start}-${place.what}`}
            disableGutters
            sx={{ justifyContent: 'space-between', gap: 1, paddingBlock: 0.25 }}
          >
            <Typography
              id={`${id}-${index}`}
              variant="body2"
              dir="auto"
              noWrap
              title={place.what}
              sx={{ minWidth: 0 }}
            >
              {place.what}
            </Typography>
            <Button
              size="small"
              aria-describedby={`${id} ${id}-${index}`}
              onClick={() => {
                onGoTo(place);
              }}
              sx={{ flexShrink: 0 }}
            >
              Go to
            </Button>
          </ListItem>
        ))}
      </List>
      {shown.length < places.length && (
        <Button
          size="small"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          Show all {places.length}
        </Button>
      )}
    </Box>
  );
}

interface ReviewPanelProps {
  /** The findings in the document on screen. */
  groups: readonly ReviewGroup[];
  /** Shows a place of the document. */
  onGoTo: (place: Place) => void;
  /** Takes the instruction that asks for all findings to be fixed. */
  onFix: (instruction: string) => void;
}

/** The review of a document (docs/behaviour.md#review): the number of findings, and each with its place. */
export function ReviewPanel({ groups, onGoTo, onFix }: ReviewPanelProps) {
  const id = useId();
  const count = countFindings(groups);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography component="h2" id={id} variant="subtitle2">
          Review
        </Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {count === 0 ? 'No findings' : count === 1 ? '1 finding' : `${count} findings`}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          disabled={count === 0}
          onClick={() => {
            onFix(fixInstruction(groups));
          }}
        >
          Fix these
        </Button>
      </Box>
      {groups.map((group) => (
        <FindingGroup key={group.rule.name} group={group} onGoTo={onGoTo} />
      ))}
    </Box>
  );
}
