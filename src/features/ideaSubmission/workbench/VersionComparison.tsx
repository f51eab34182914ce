import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { SelectInput } from '../../../ui/SelectInput';
import { WordDiff } from '../review/WordDiff';
import { versionLabel } from './versionLabel';
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
    (version, index) => [String(index), versionLabel(version, index)] as const,
  );
  const [older, newer] = [versions[before], versions[after]];
  // Nothing precedes the first version until another is chosen.
  const earlier = older === undefined ? ([['-1', 'None'], ...choices] as const) : choices;
  return (
    <Box component="section" aria-label="Comparison" sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 18rem))' },
        }}
      >
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
          onChange={({ target }) => {
            const chosen = Number(target.value);
            dispatch(
              pairChosen({
                before: older === undefined ? Math.max(0, chosen - 1) : before,
                after: chosen,
              }),
            );
          }}
        />
      </Box>
      {older === undefined || newer === undefined ? (
        <Typography>
          This is the first version: there is none before it. Choose another one to compare.
        </Typography>
      ) : (
        <WordDiff before={older.submission.response} after={newer.submission.response} />
      )}
    </Box>
  );
}
