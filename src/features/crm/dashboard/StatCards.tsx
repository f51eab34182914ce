import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../../store/hooks';
import { selectCustomerCount } from '../customers/customersSlice';
import { undated } from '../records/state/localDate';
import { DownIcon, UpIcon } from './dashboardIcons';
import { selectMonthCounts } from './dashboardSelectors';
import { selectToday } from './dashboardSlice';

interface Stat {
  label: string;
  value: string;
  /** Relative to last month. */
  change: { direction: 'up' | 'down'; amount: string };
  /** Whether the value is a sample too, as every change is. */
  isSample?: boolean;
}

const number = new Intl.NumberFormat('en-US');

function useStats(): readonly Stat[] {
  const customers = useAppSelector(selectCustomerCount);
  const today = useAppSelector(selectToday);
  const thisMonth = useAppSelector(selectMonthCounts).at(-1);
  return [
    {
      label: 'Total Customers',
      value: number.format(customers),
      change: { direction: 'up', amount: '12%' },
    },
    {
      label: "This Month's Appointments",
      value: today === null ? undated : number.format(thisMonth?.count ?? 0),
      change: { direction: 'up', amount: '8%' },
    },
    {
      label: 'Revenue This Month',
      value: '$12,840',
      change: { direction: 'up', amount: '15%' },
      isSample: true,
    },
    {
      label: 'Growth Rate',
      value: '18.2%',
      change: { direction: 'down', amount: '2.1%' },
      isSample: true,
    },
  ];
}

const Cards = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // Never auto-fit: a page painted before its last card has arrived would have fewer columns, and then shift.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  '@media (min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 56rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  margin: 0,
}));

const directionStyles = {
  up: { Icon: UpIcon, color: 'success.main', sign: '+' },
  down: { Icon: DownIcon, color: 'error.main', sign: '−' },
};

/**
 * The four stat cards: customers and appointments are counted, revenue, growth rate and the changes since last month
 * are hard-coded. A change is shown by arrow and sign as well as by colour.
 */
export function StatCards() {
  const stats = useStats();
  return (
    <Cards>
      {stats.map(({ label, value, change, isSample }) => {
        const { Icon, color, sign } = directionStyles[change.direction];
        return (
          <Card key={label} sx={{ paddingBlock: 2, paddingInline: { xs: 2, md: 3 } }}>
            <Typography component="dt" variant="subtitle2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="h2"
              sx={{ margin: 0, marginBlock: 0.5, fontVariantNumeric: 'lining-nums' }}
            >
              {value}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ margin: 0, display: 'flex', alignItems: 'flex-start', gap: 0.75 }}
            >
              <Box component="span" sx={{ display: 'flex', color }}>
                <Icon />
              </Box>
              <span>
                <Box component="span" sx={{ color, fontWeight: 600 }}>
                  {sign}
                  {change.amount}
                </Box>{' '}
                versus last month
              </span>
            </Typography>
            {isSample === true && (
              <Typography
                component="dd"
                variant="caption"
                sx={{ margin: 0, color: 'text.secondary' }}
              >
                Sample figure
              </Typography>
            )}
          </Card>
        );
      })}
    </Cards>
  );
}
