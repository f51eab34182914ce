import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../store/hooks';

/** What a service calls its user is not fixed: the first of these that is a text. */
const namesOfUser = ['name', 'username', 'email', 'Email'];

/** Who is signed in, and that what the page shows is not about them. */
export function SignedInAs() {
  const session = useAppSelector(({ auth }) => auth.session);
  const name =
    session.status === 'signedIn'
      ? namesOfUser.map((key) => session.user[key]).find((value) => typeof value === 'string')
      : undefined;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 4 }}>
      <span>This profile is sample data</span>
      {name !== undefined && <> · Signed in as {name}</>}
    </Typography>
  );
}
