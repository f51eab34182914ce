import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../../store/hooks';
import { undated } from '../records/state/localDate';
import { visuallyHidden } from '../records/table/cardStyles';
import { selectMonthCounts } from './dashboardSelectors';

const monthFormat = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { month, timeZone: 'UTC' });
const formats = { short: monthFormat('short'), long: monthFormat('long') };

function monthName(month: string | null, style: 'short' | 'long'): string {
  return month === null ? undated : formats[style].format(Date.parse(`${month}-01T00:00:00Z`));
}

// In the units of the drawing.
const size = { width: 360, height: 168 };
const bars = { top: 24, bottom: 140, width: 32 };

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxWidth: '34rem',
  fontSize: 13,
  fill: theme.vars.palette.text.secondary,
  '& text': { textAnchor: 'middle', fontVariantNumeric: 'tabular-nums' },
  '& rect': {
    fill: `color-mix(in srgb, ${theme.vars.palette.outline} 65%, ${theme.vars.palette.background.default})`,
  },
  '& line': { stroke: theme.vars.palette.divider },
  '& [data-current]': {
    '& rect': { fill: theme.vars.palette.secondary.main },
    '& text': { fill: theme.vars.palette.text.primary, fontWeight: 600 },
  },
}));

/** The appointments of the last six months as a bar chart, and as a table for screen readers. */
export function MonthChart() {
  const months = useAppSelector(selectMonthCounts);
  const most = Math.max(...months.map(({ count }) => count), 1);
  const step = size.width / months.length;
  return (
    <section>
      <Typography variant="h3" component="h2" id="crm-months">
        Appointments per Month
      </Typography>
      <Typography
        variant="body2"
        id="crm-months-note"
        sx={{ color: 'text.secondary', marginBlock: '4px 12px' }}
      >
        This month counts the appointments booked here; earlier months are sample figures.
      </Typography>
      <Drawing viewBox={`0 0 ${String(size.width)} ${String(size.height)}`} aria-hidden="true">
        <line x1="0" x2={size.width} y1={bars.bottom} y2={bars.bottom} />
        {months.map(({ month, count }, place) => {
          const middle = step * (place + 0.5);
          const height = ((bars.bottom - bars.top) * count) / most;
          return (
            <g key={place} {...(place === months.length - 1 ? { 'data-current': true } : {})}>
              <rect
                x={middle - bars.width / 2}
                y={bars.bottom - height}
                width={bars.width}
                height={height}
                rx="3"
              />
              <text x={middle} y={bars.bottom - height - 8}>
                {month === null ? undated : count}
              </text>
              <text x={middle} y={size.height - 8}>
                {monthName(month, 'short')}
              </text>
            </g>
          );
        })}
      </Drawing>
      <Box sx={visuallyHidden}>
        <table aria-labelledby="crm-months" aria-describedby="crm-months-note">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Appointments</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }, place) => (
              <tr key={place}>
                <th scope="row">{monthName(month, 'long')}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </section>
  );
}
