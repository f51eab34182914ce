import { parseArgs } from 'node:util';
import { measureCustomerSearch } from './customerSearch';
import { measureDispatchCost } from './dispatchCost';
import { measureDocuments } from './documents';
import { launchBrowser } from './launchBrowser';
import { runSignInBench } from './signIn';
import { measurePageLoads } from './pageLoads';
import { measureSizes } from './sizes';
import { printTable, writeResults } from './results';
import { measureServerLoad } from './serverLoad';
import { startServer } from './startServer';
import { measureStreaming } from './streaming';

const usage = `Usage: npm run bench -- [options]
  --sizes           only what each route loads
  --dispatch        only what a dispatch costs
  --pages           only how each route loads on a slow phone
  --route PATH      the same of one route
  --streaming       only what a streamed answer costs
  --documents       only how fast long documents are shown and compared
  --search          only how fast the customers' search answers
  --server          only what the companion server costs
  --sign-in URL     only how many sign-ins a second, with an empty PostgreSQL at URL
  --runs N          page loads, searches, or streamed answers of 50 kB, for each measurement, 3 unless told otherwise
  --profile FOLDER  writes a CPU profile of each streamed answer there; its numbers then count for nothing`;

/** Many short runs, so that both runs of a pair see the same machine load. */
const dispatchRuns = 31;

interface Options {
  sizes: boolean;
  dispatch: boolean;
  pages: boolean;
  streaming: boolean;
  documents: boolean;
  search: boolean;
  server: boolean;
  databaseUrl: string | undefined;
  /** Measures the page loads of this route only. */
  route: string | undefined;
  runs: number;
  profileFolder: string | undefined;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'boolean', default: false },
      dispatch: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      streaming: { type: 'boolean', default: false },
      documents: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      server: { type: 'boolean', default: false },
      'sign-in': { type: 'string' },
      runs: { type: 'string', default: '3' },
      route: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  if (!/^[1-9]\d?$/.test(values.runs)) throw new TypeError('--runs takes a number from 1 to 99.');
  const databaseUrl = values['sign-in'];
  const { sizes, dispatch, streaming, documents, search, server, route } = values;
  const pages = values.pages || route !== undefined;
  const isChosen = [sizes, pages, dispatch, streaming, documents, search, server].includes(true);
  const all = !isChosen && databaseUrl === undefined;
  return {
    sizes: all || sizes,
    pages: all || pages,
    dispatch: all || dispatch,
    streaming: all || streaming,
    documents: all || documents,
    search: all || search,
    server: all || server,
    databaseUrl,
    route,
    runs: Number(values.runs),
    profileFolder: values.profile,
  };
}

async function measure(options: Options): Promise<string[]> {
  const {
    sizes,
    pages,
    dispatch,
    streaming,
    documents,
    search,
    databaseUrl,
    route,
    runs,
    profileFolder,
  } = options;
  if (databaseUrl !== undefined) await printSignIns(databaseUrl);
  const exceeded = options.server ? await measureServerLoad() : [];
  if (![sizes, pages, dispatch, streaming, documents, search].includes(true)) return exceeded;
  const browser = await launchBrowser();
  try {
    if (sizes || pages) {
      const server = await startServer();
      try {
        if (sizes) exceeded.push(...(await measureSizes(browser, server.origin)));
        if (pages) exceeded.push(...(await measurePageLoads(browser, server.origin, runs, route)));
      } finally {
        await server.stop();
      }
    }
    if (dispatch) exceeded.push(...(await measureDispatchCost(browser, dispatchRuns)));
    if (documents) exceeded.push(...(await measureDocuments(browser, runs)));
    if (search) exceeded.push(...(await measureCustomerSearch(browser, runs)));
    if (streaming) exceeded.push(...(await measureStreaming(browser, { runs, profileFolder })));
    return exceeded;
  } finally {
    await browser.close();
  }
}

async function printSignIns(databaseUrl: string): Promise<void> {
  const figures = await runSignInBench(databaseUrl);
  const [alone] = figures;
  printTable({
    title: 'Sign-ins beside the password hash alone',
    head: ['what', 'per second', 'ratio', 'median ms', 'p99 ms'],
    rows: figures.map(({ name, perSecond, median, p99 }) => [
      name,
      perSecond.toFixed(1),
      (perSecond / (alone?.perSecond ?? NaN)).toFixed(2),
      median.toFixed(0),
      p99.toFixed(0),
    ]),
  });
}

async function main(): Promise<void> {
  let options: Options;
  try {
    options = readOptions();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const exceeded = await measure(options);
  console.log(`\nStored in ${writeResults(exceeded)}`);
  if (exceeded.length === 0) {
    console.log('\nEvery budget is kept.');
    return;
  }
  console.error(`\nExceeded:\n${exceeded.map((sentence) => `- ${sentence}`).join('\n')}`);
  console.error('\nCONTRIBUTING.md#keep-the-budgets says what to do about a size.');
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
