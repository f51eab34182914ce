import { formatTable } from '../../bench/formatTable';
import { badUpstream } from './badUpstream';
import { cleanUp } from './chaosServer';
import { fullDisk } from './fullDisk';
import { jumpingClock } from './jumpingClock';
import { killOnPostgres, killUnderLoad } from './killUnderLoad';
import { lostDatabase } from './lostDatabase';
import { malformedRequests } from './malformedRequests';
import { openStreams } from './openStreams';
import { slowClients } from './slowClients';
import { createTally, p99, type Fault } from './tally';

const faults: readonly Fault[] = [
  killUnderLoad,
  killOnPostgres,
  lostDatabase,
  badUpstream,
  slowClients,
  openStreams,
  malformedRequests,
  fullDisk,
  jumpingClock,
];

/**
 * `npm run chaos`: runs each fault, or those whose names contain the argument, against the built server, on loopback
 * only. Prints a table; exits with 1 if data was lost, a request got no response, a limit was exceeded or a fault could
 * not be injected.
 */
async function main(): Promise<void> {
  const [wanted = ''] = process.argv.slice(2);
  const chosen = faults.filter(({ name }) => name.includes(wanted));
  if (chosen.length === 0) throw new Error(`No fault has "${wanted}" in its name`);
  const rows: string[][] = [];
  let failed = false;
  for (const { name, run } of chosen) {
    const tally = createTally();
    const begun = performance.now();
    await run(tally).catch((error: unknown) => {
      tally.broken.push(error instanceof Error ? error.message : String(error));
    });
    const { tries, lost, unanswered, times, broken, notes } = tally;
    failed ||= lost > 0 || unanswered > 0 || broken.length > 0;
    const slowest = p99(times);
    rows.push([
      name,
      String(tries),
      String(lost),
      String(unanswered),
      slowest === undefined ? '' : `${Math.round(slowest)} ms`,
      broken.length === 0 ? 'kept' : `${broken.length} broken`,
    ]);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const limits = broken.map((sentence) => `BROKEN: ${sentence}`);
    console.log([`${name} (${seconds} s)`, ...limits, ...notes].join('\n  '));
  }
  console.log(`\n${formatTable(['fault', 'tries', 'lost', 'unanswered', 'p99', 'limits'], rows)}`);
  process.exitCode = failed ? 1 : 0;
}

process.on('exit', cleanUp);
process.on('SIGINT', () => process.exit(1));
main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
