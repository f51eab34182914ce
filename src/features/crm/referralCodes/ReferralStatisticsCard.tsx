import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectReferralStatistics } from './referralCodesSlice';

const number = new Intl.NumberFormat('en-US');

/** The "Referral Statistics" card, computed from the codes. */
export function ReferralStatisticsCard() {
  const titleId = useId();
  const { totalCodes, totalUsage, activeCodes } = useAppSelector(selectReferralStatistics);
  const figures = [
    ['Total Codes', totalCodes],
    ['Total Usage', totalUsage],
    ['Active Codes', activeCodes],
  ] as const;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ padding: { xs: 2.5, sm: 3.5 } }}>
      <Typography variant="h3" component="h2" id={titleId}>
        Referral Statistics
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: { xs: 1.5, sm: 3 },
          margin: 0,
          marginBlockStart: 2.5,
        }}
      >
        {figures.map(([label, value]) => (
          <Box
            key={label}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="h2"
              sx={{ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
            >
              {number.format(value)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
