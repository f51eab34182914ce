import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useAppDispatch } from '../../../store/hooks';
import { mockupWidthChosen, type MockupWidth } from './documentViewEvents';

const widths: readonly [MockupWidth, string][] = [
  ['phone', 'Phone'],
  ['tablet', 'Tablet'],
  ['desktop', 'Desktop'],
];

/** The choice of the device whose width the preview has. */
export function WidthChoice({ width }: { width: MockupWidth }) {
  const dispatch = useAppDispatch();
  return (
    <RadioGroup row aria-label="Width" value={width} sx={{ columnGap: 2 }}>
      {widths.map(([value, label]) => (
        <FormControlLabel
          key={value}
          value={value}
          label={label}
          control={<Radio size="small" />}
          onChange={() => dispatch(mockupWidthChosen(value))}
          sx={{ marginInlineEnd: 0 }}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      ))}
    </RadioGroup>
  );
}
