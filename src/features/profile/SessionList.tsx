import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EndSessionsRequest, SessionsResponse } from '../../../contract/userApi';
import { ownAccountApi } from '../../api/ownAccountApi';
import { BusyButton } from '../../ui/BusyButton';
import { isFocusLost } from '../../ui/useFocusIfLost';
import { AccountProblem } from './AccountProblem';
import { NotSupportedNote } from './NotSupportedNote';
import { useAccountCall } from './useAccountCall';

const untracked = { track: false };
const { sessions, endSessions } = ownAccountApi.endpoints;

/** Includes seconds, to tell apart two sign-ins within a minute. */
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** The user's sessions, each with a button that ends it. */
export function SessionList() {
  const { run, isBusy, problem, isLacking } = useAccountCall();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<SessionsResponse['sessions']>();

  const load = () =>
    run(
      (start) => start(sessions.initiate(null, untracked)),
      (answer) => {
        setShown(answer.sessions);
      },
    );
  useEffect(() => {
    void load();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the list appears
  }, []);

  useLayoutEffect(() => {
    // The pressed button has been removed.
    if (isFocusLost()) heading.current?.focus();
  }, [shown]);

  const end = (request: EndSessionsRequest) => {
    void run(
      (start) => start(endSessions.initiate(request, untracked)),
      () => void load(),
    );
  };

  const count = shown?.length ?? 0;
  return (
    <>
      <Typography
        ref={heading}
        component="h3"
        variant="h4"
        tabIndex={-1}
        aria-live="polite"
        sx={{ outline: 'none' }}
      >
        {shown === undefined
          ? 'Where you are signed in'
          : `Signed in on ${count} ${count === 1 ? 'device' : 'devices'}`}
      </Typography>
      {shown !== undefined && (
        <List disablePadding>
          {shown.map(({ id, createdAt, isCurrent }) => {
            const since = `since ${dateFormat.format(new Date(createdAt))}`;
            return (
              <ListItem key={id} disableGutters sx={{ justifyContent: 'space-between', gap: 1 }}>
                <span>{isCurrent ? `This device, ${since}` : `Another device, ${since}`}</span>
                {!isCurrent && !isLacking && (
                  <BusyButton
                    size="small"
                    isBusy={isBusy}
                    sx={{ flexShrink: 0 }}
                    aria-label={`Sign out the device signed in ${since}`}
                    onClick={() => {
                      end({ id });
                    }}
                  >
                    Sign out
                  </BusyButton>
                )}
              </ListItem>
            );
          })}
        </List>
      )}
      {count > 1 && !isLacking && (
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            end({});
          }}
        >
          Sign out all other devices
        </BusyButton>
      )}
      {isLacking && <NotSupportedNote />}
      <AccountProblem problem={problem} isAlert={shown !== undefined} />
    </>
  );
}
