import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { SelectInput } from '../../../ui/SelectInput';
import { WordDiff } from '../review/WordDiff';
import { pairChosen } from './workbenchEvents';
import { selectComparedPair, selectHistoryOnScreen } from './workbenchSlice';

/** Two versions compared word by word: the one on screen with the one before it, unless two are chosen. */
export function VersionComparison() {
  const dispatch = useAppDispatch();
  const pair = useAppSelector(selectComparedPair, shallowEqual);
  const { versions } = useAppSelector(selectHistoryOnScreen);
  if (pair === null) return null;
  const { before, after } = pair;
  const choices = versions.map(
    (_version, index) => [String(index), `Version ${index + 1}`] as const,
  );
  // Nothing precedes the first version until another is chosen.
  const earlier = before < 0 ? ([['-1', 'None'], ...choices] as const) : choices;
  const [older, newer] = [versions[before], versions[after]];
  return (
    <Box component="section" aria-label="Comparison" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', maxWidth: '24rem' }}>
        <SelectInput
          label="From"
          name="before"
          value={String(before)}
          choices={earlier}
          onChange={({ target }) => dispatch(pairChosen({ before: Number(target.value), after }))}
        />
        <SelectInput
          label="To"
          name="after"
          value={String(after)}
          choices={choices}
          onChange={({ target }) => dispatch(pairChosen({ before, after: Number(target.value) }))}
        />
      </Box>
      {older === undefined || newer === undefined ? (
        <Typography>This is the first version: there is none before it.</Typography>
      ) : (
        <WordDiff before={older.submission.response} after={newer.submission.response} />
      )}
    </Box>
  );
}
