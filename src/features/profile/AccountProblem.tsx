import Typography from '@mui/material/Typography';

interface AccountProblemProps {
  problem: string | undefined;
  /** Whether to announce the message; not for a call that the user did not start. */
  isAlert?: boolean;
}

/** States why a call about the account failed; renders nothing without a failure. */
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
