import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lazyComponent } from '../../navigation/lazyComponent';
import { useAppSelector } from '../../store/hooks';
import { LazyPart } from '../../ui/LazyPart';

/** The fields in which services state the name of the user; the first one with a text is used. */
const namesOfUser = ['name', 'username', 'email', 'Email'];

const accountDialog = lazyComponent(async () => (await import('./AccountDialog')).AccountDialog);

/** Shows who is signed in and that the page contains sample data, and opens the account dialog. */
export function SignedInAs() {
  const session = useAppSelector(({ auth }) => auth.session);
  const [isManaging, setManaging] = useState(false);
  const isSignedIn = session.status === 'signedIn';
  const name = isSignedIn
    ? namesOfUser.map((key) => session.user[key]).find((value) => typeof value === 'string')
    : undefined;
  const onClose = () => {
    setManaging(false);
  };
  return (
    <Box
      // As high as the button, which is not prerendered.
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        marginBlock: '-0.75rem 1.5rem',
      }}
    >
      <Typography
        component="div"
        variant="body2"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}
      >
        <span>This profile is sample data</span>
        {name !== undefined && <span>Signed in as {name}</span>}
      </Typography>
      {isSignedIn && (
        <Button
          size="small"
          sx={{ flexShrink: 0 }}
          onClick={() => {
            setManaging(true);
          }}
        >
          Manage account
        </Button>
      )}
      {isSignedIn && isManaging && <LazyPart part={accountDialog} props={{ onClose }} />}
    </Box>
  );
}
