import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { DownIcon, UpIcon } from './dashboardIcons';
import { dashboardStats } from './dashboardSamples';

const Cards = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  margin: 0,
}));

const looks = {
  up: { Icon: UpIcon, color: 'success.main', sign: '+' },
  down: { Icon: DownIcon, color: 'error.main', sign: '−' },
};

/** The four stat cards, each with its change since last month, shown by arrow and sign as well as by colour. */
export function StatCards() {
  return (
    <Cards>
      {dashboardStats.map(({ label, value, change }) => {
        const { Icon, color, sign } = looks[change.direction];
        return (
          <Card key={label} sx={{ paddingBlock: 2.5, paddingInline: 3 }}>
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
              sx={{ margin: 0, display: 'flex', alignItems: 'center', gap: 0.75 }}
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
          </Card>
        );
      })}
    </Cards>
  );
}
