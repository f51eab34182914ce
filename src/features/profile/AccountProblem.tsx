import Typography from '@mui/material/Typography';

interface AccountProblemProps {
  problem: string | undefined;
  /** Not for a call that nobody asked for: what a press met would be announced beside it. */
  isAlert?: boolean;
}

/** Why a call about the account failed; nothing while it has not. */
export function AccountProblem({ problem, isAlert = true }: AccountProblemProps) {
  return (
    <Typography
      role={isAlert ? 'alert' : undefined}
      variant="body2"
      sx={{ color: 'error.main', '&:empty': { display: 'none' } }}
    >
      {problem}
    </Typography>
  );
}
