import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { lazyComponent } from '../../navigation/lazyComponent';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { useInjectSlice } from '../../store/useInjectSlice';
import { LazyDialog } from '../../ui/LazyDialog';
import { isFocusLost } from '../../ui/useFocusIfLost';
import { accountDialogClosed, accountDialogOpened } from './profileEvents';
import { lazyProfile, selectIsAccountDialogOpen } from './profileSlice';

/** The fields in which services state the name of the user; the first one with a text is used. */
const namesOfUser = ['name', 'username', 'email', 'Email'];

const accountDialog = lazyComponent(async () => (await import('./AccountDialog')).AccountDialog);

function useDialogClosedOnLeaving(): void {
  const store = useAppStore();
  useEffect(
    () => () => {
      if (selectIsAccountDialogOpen(store.getState())) store.dispatch(accountDialogClosed());
    },
    [store],
  );
}

/** Shows who is signed in and that the page contains sample data, and opens the account dialog. */
export function SignedInAs() {
  useInjectSlice(lazyProfile);
  useDialogClosedOnLeaving();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsAccountDialogOpen);
  const session = useAppSelector(({ auth }) => auth.session);
  const isSignedIn = session.status === 'signedIn';
  const line = useRef<HTMLDivElement>(null);
  const wasSignedIn = useRef(isSignedIn);
  const name = isSignedIn
    ? namesOfUser.map((key) => session.user[key]).find((value) => typeof value === 'string')
    : undefined;
  useLayoutEffect(() => {
    // The end of the session has removed the button and its dialog.
    if (wasSignedIn.current && !isSignedIn && isFocusLost()) line.current?.focus();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
  return (
    <Box
      ref={line}
      tabIndex={-1}
      // As high as the button, which is not prerendered.
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        marginBlock: '-0.75rem 1.5rem',
        outline: 'none',
      }}
    >
      <Typography
        component="div"
        variant="body2"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          minWidth: 0,
          overflowWrap: 'anywhere',
          color: 'text.secondary',
        }}
      >
        <span>This profile is sample data</span>
        {name !== undefined && <span>Signed in as {name}</span>}
      </Typography>
      {isSignedIn && (
        <Button
          size="small"
          sx={{ flexShrink: 0 }}
          onClick={() => {
            // While its script loads, the button can be pressed again.
            if (!isOpen) dispatch(accountDialogOpened(session.user));
          }}
        >
          Manage account
        </Button>
      )}
      {isOpen && (
        <LazyDialog dialog={accountDialog} onGiveUp={() => dispatch(accountDialogClosed())} />
      )}
    </Box>
  );
}
