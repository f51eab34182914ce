import Typography from '@mui/material/Typography';

/** Why a call about the account failed; nothing while it has not. */
export function AccountProblem({ problem }: { problem: string | undefined }) {
  return (
    <Typography
      role="alert"
      variant="body2"
      sx={{ color: 'error.main', '&:empty': { display: 'none' } }}
    >
      {problem}
    </Typography>
  );
}
