import Typography from '@mui/material/Typography';
import { ownAccountApi } from '../../api/ownAccountApi';
import { downloadTextFile } from '../../lib/downloadTextFile';
import { BusyButton } from '../../ui/BusyButton';
import { AccountProblem } from './AccountProblem';
import { NotSupportedNote } from './NotSupportedNote';
import { useAccountCall } from './useAccountCall';

const { account } = ownAccountApi.endpoints;

/** Downloads the data that the service stores about the user. */
export function DownloadMyData() {
  const { run, isBusy, problem, isLacking } = useAccountCall();
  return (
    <>
      <Typography component="h3" variant="h4">
        Your data
      </Typography>
      {isLacking ? (
        <NotSupportedNote />
      ) : (
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            void run(
              (start) => start(account.initiate(null, { track: false })),
              (data) => {
                const text = `${JSON.stringify(data, null, 2)}\n`;
                downloadTextFile('ideakiln-account.json', text, 'application/json');
              },
            )
          }
        >
          Download my data
        </BusyButton>
      )}
      <AccountProblem problem={problem} />
    </>
  );
}
