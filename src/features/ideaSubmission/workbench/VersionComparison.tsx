import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { WordDiff } from '../review/WordDiff';
import { versionLabel } from './versionLabel';
import { WorkbenchField } from './WorkbenchField';
import { pairChosen } from './workbenchEvents';
import { selectComparedPair, selectHistoryOnScreen } from './workbenchSlice';

interface VersionChoiceProps {
  label: string;
  /** The index of a version. */
  chosen: number;
  choices: readonly (readonly [index: number, words: string])[];
  onChoose: (index: number) => void;
}

function VersionChoice({ label, chosen, choices, onChoose }: VersionChoiceProps) {
  return (
    <WorkbenchField
      label={label}
      control={(id) => (
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => {
            onChoose(Number(target.value));
          }}
        >
          {choices.map(([index, words]) => (
            <option key={index} value={index}>
              {words}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** Compares two versions word by word: by default the one on screen with the one before it. */
export function VersionComparison() {
  const dispatch = useAppDispatch();
  const pair = useAppSelector(selectComparedPair, shallowEqual);
  const { versions } = useAppSelector(selectHistoryOnScreen);
  if (pair === null) return null;
  const { before, after } = pair;
  const choices = versions.map((version, index) => [index, versionLabel(version, index)] as const);
  const [older, newer] = [versions[before], versions[after]];
  // Before the first version there is nothing to compare with until another one is chosen.
  const earlier = older === undefined ? ([[-1, 'None'], ...choices] as const) : choices;
  return (
    <Box component="section" aria-label="Comparison" sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 18rem))' },
        }}
      >
        <VersionChoice
          label="From"
          chosen={before}
          choices={earlier}
          onChoose={(chosen) => dispatch(pairChosen({ before: chosen, after }))}
        />
        <VersionChoice
          label="To"
          chosen={after}
          choices={choices}
          onChoose={(chosen) =>
            dispatch(
              pairChosen({
                before: older === undefined ? Math.max(0, chosen - 1) : before,
                after: chosen,
              }),
            )
          }
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
