import type { Browser } from '@playwright/test';
import { appPage, baselineAnswerPage, formattedPage, type AnswerPage } from './answerPage';
import { measureForcedGrowth, type GrowthSegment } from './forcedGrowth';
import { measurePacedAnswer, type PacedAnswer } from './pacedAnswer';
import { markupAnswer, proseAnswer, type SampleAnswer } from './sampleAnswers';
import { printTable } from './results';
import { startServer } from './startServer';
import { startUpstream, type Upstream } from './startUpstream';
import { growthExponent, median, spread } from './statistics';

const smallSize = 50_000;
const largeSize = 200_000;
const marks = [smallSize, 100_000, largeSize];

const maximumRatio = 1.5;
const maximumTaskMs = 75;
const maximumExponent = 1.05;

interface StreamingOptions {
  /** Measurements of an answer of 50 kB; one of 200 kB takes four times as long and is measured half as often. */
  runs: number;
  /** Folder for CPU profiles. */
  profileFolder: string | undefined;
}

interface Pages {
  app: AnswerPage;
  baseline: AnswerPage;
}

interface Measured {
  app: PacedAnswer[];
  baseline: PacedAnswer[];
}

/**
 * Measures the cost of a streamed answer in the browser: the built page with the real server and gateway and a fake
 * service, compared to a page without libraries in the same run. Prints tables.
 *
 * @returns a sentence for each exceeded budget
 */
export async function measureStreaming(
  browser: Browser,
  options: StreamingOptions,
): Promise<string[]> {
  const upstream = await startUpstream();
  const server = await startServer({ OPENAI_BASE_URL: `${upstream.origin}/v1` });
  const pages = { app: appPage(server.origin), baseline: baselineAnswerPage(upstream.origin) };
  try {
    const exceeded: string[] = [];
    for (const answer of [proseAnswer, markupAnswer]) {
      exceeded.push(...(await comparePaced(browser, pages, upstream, answer, options)));
      exceeded.push(...(await compareGrowth(browser, pages, answer)));
    }
    exceeded.push(...(await compareViews(browser, server.origin)));
    return exceeded;
  } finally {
    await server.stop();
    await upstream.stop();
  }
}

async function comparePaced(
  browser: Browser,
  pages: Pages,
  upstream: Upstream,
  answer: SampleAnswer,
  { runs, profileFolder }: StreamingOptions,
): Promise<string[]> {
  const measure = async (size: number, times: number): Promise<Measured> => {
    const measured: Measured = { app: [], baseline: [] };
    for (let run = 0; run < times; run++) {
      for (const name of ['baseline', 'app'] as const) {
        printProgress(`${answer.name}, ${kilobytes(size)}, ${name}, ${run + 1} of ${times}`);
        const order = { answerPage: pages[name], answer, size, upstream, profileFolder };
        measured[name].push(await measurePacedAnswer(browser, order));
      }
    }
    return measured;
  };
  const bySize = [
    { size: smallSize, measured: await measure(smallSize, runs) },
    { size: largeSize, measured: await measure(largeSize, Math.max(1, Math.floor(runs / 2))) },
  ];

  printTable({
    title: `Streamed at 2,000 tokens a second: ${answer.name}; main thread in ms, medians`,
    head: pacedHead,
    rows: bySize.flatMap(pacedRows),
  });

  const exceeded = bySize.flatMap(({ size, measured }) =>
    pacedExcess(`${answer.name}, ${kilobytes(size)}`, measured),
  );
  const [small = NaN, large = NaN] = bySize.map(({ measured }) => streamTotal(measured.app));
  const exponent = growthExponent(
    { size: smallSize, cost: small },
    { size: largeSize, cost: large },
  );
  console.log(`\ngrowth exponent ${exponent.toFixed(2)} (at most ${maximumExponent})`);
  if (exponent > maximumExponent) {
    exceeded.push(
      `${answer.name}, streamed: the main thread's time grows with exponent ${exponent.toFixed(2)}, the budget is ${maximumExponent}.`,
    );
  }
  return exceeded;
}

const pacedHead = [
  'page and size',
  'runs',
  'total',
  'spread',
  'script',
  'layout',
  'longest task',
  'dropped frames',
  'ratio to baseline',
  'finish total',
  'finish longest',
];

function pacedRows({ size, measured }: { size: number; measured: Measured }): string[][] {
  return (['baseline', 'app'] as const).map((name) => {
    const answers = measured[name];
    const middle = (pick: (answer: PacedAnswer) => number): string =>
      median(answers.map(pick)).toFixed(0);
    const finished = answers.flatMap(({ finish }) => finish ?? []);
    return [
      `${name}, ${kilobytes(size)}`,
      String(answers.length),
      middle(({ stream }) => stream.total),
      spread(answers.map(({ stream }) => stream.total)),
      middle(({ stream }) => stream.script),
      middle(({ stream }) => stream.layout),
      shownTask(longestTask(answers)),
      middle(({ stream }) => stream.droppedFrames),
      (streamTotal(answers) / streamTotal(measured.baseline)).toFixed(2),
      finished.length === 0 ? '' : median(finished.map(({ total }) => total)).toFixed(0),
      finished.length === 0 ? '' : shownTask(median(finished.map((part) => part.longestTask))),
    ];
  });
}

function pacedExcess(what: string, { app, baseline }: Measured): string[] {
  const exceeded: string[] = [];
  const ratio = streamTotal(app) / streamTotal(baseline);
  if (ratio > maximumRatio) {
    exceeded.push(
      `${what}: the main thread works ${ratio.toFixed(2)} times as long as the baseline's, the budget is ${maximumRatio}.`,
    );
  }
  const longest = longestTask(app);
  if (longest > maximumTaskMs) {
    // Tasks are measured in wall time. If even the baseline page has long ones, another program used the CPU.
    if (longestTask(baseline) > maximumTaskMs) {
      console.log(`\n${what}: the longest task is not judged, this machine is too busy.`);
    } else {
      exceeded.push(
        `${what}: the longest task takes ${longest.toFixed(0)} ms, the budget is ${maximumTaskMs} ms.`,
      );
    }
  }
  return exceeded;
}

async function compareGrowth(
  browser: Browser,
  pages: Pages,
  answer: SampleAnswer,
): Promise<string[]> {
  printProgress(`${answer.name}, forced growth`);
  const baseline = await measureForcedGrowth(browser, pages.baseline, answer, marks);
  const app = await measureForcedGrowth(browser, pages.app, answer, marks);

  const row = (name: string, segments: GrowthSegment[]): string[] => [
    name,
    ...segments.map(({ from, to, cost }) => (cost / ((to - from) / 1000)).toFixed(2)),
    exponentOf(segments).toFixed(2),
  ];
  printTable({
    title: `Forced growth, 500 characters in every frame: ${answer.name}; ms per kB`,
    head: [
      'page',
      ...app.map(({ from, to }) => `${kilobytes(from)} to ${kilobytes(to)}`),
      'exponent',
    ],
    rows: [row('baseline', baseline), row('app', app)],
  });

  const exponent = exponentOf(app);
  return exponent > maximumExponent
    ? [
        `${answer.name}, forced growth: the cost grows with exponent ${exponent.toFixed(2)}, the budget is ${maximumExponent}.`,
      ]
    : [];
}

/** Compares the formatted view to the plain text, both from their first words on. */
async function compareViews(browser: Browser, origin: string): Promise<string[]> {
  const answer = proseAnswer;
  const costs = (answerPage: AnswerPage): Promise<GrowthSegment[]> => {
    printProgress(`${answer.name}, ${answerPage.name} view`);
    return measureForcedGrowth(browser, answerPage, answer, marks);
  };
  const plain = await costs(appPage(origin));
  const formatted = await costs(formattedPage(origin));
  const total = (segments: GrowthSegment[]) => segments.reduce((sum, { cost }) => sum + cost, 0);
  const ratio = total(formatted) / total(plain);
  const exponent = exponentOf(formatted);
  const row = (name: string, segments: GrowthSegment[]) => [
    name,
    ...segments.map(({ from, to, cost }) => (cost / ((to - from) / 1000)).toFixed(2)),
    exponentOf(segments).toFixed(2),
  ];
  const head = formatted.map(({ from, to }) => `${kilobytes(from)} to ${kilobytes(to)}`);
  printTable({
    title: `Views, 500 characters in every frame: ${answer.name}; ms per kB`,
    head: ['view', ...head, 'exponent'],
    rows: [row('plain text', plain), row('formatted', formatted)],
  });
  return [
    ...(ratio > maximumRatio
      ? [
          `${answer.name}, formatted: ${ratio.toFixed(2)} times the plain text's cost, the budget is ${maximumRatio}.`,
        ]
      : []),
    ...(exponent > maximumExponent
      ? [
          `${answer.name}, formatted: the cost grows with exponent ${exponent.toFixed(2)}, the budget is ${maximumExponent}.`,
        ]
      : []),
  ];
}

/** From the cost up to the first mark and up to the last. */
function exponentOf(segments: readonly GrowthSegment[]): number {
  const total = segments.reduce((sum, { cost }) => sum + cost, 0);
  return growthExponent(
    { size: smallSize, cost: segments[0]?.cost ?? NaN },
    { size: largeSize, cost: total },
  );
}

function streamTotal(answers: readonly PacedAnswer[]): number {
  return median(answers.map(({ stream }) => stream.total));
}

function longestTask(answers: readonly PacedAnswer[]): number {
  return median(answers.map(({ stream }) => stream.longestTask));
}

function printProgress(what: string): void {
  console.error(`streaming: ${what}`);
}

function shownTask(ms: number): string {
  return ms === 0 ? '< 50' : ms.toFixed(0);
}

function kilobytes(characters: number): string {
  return `${characters / 1000} kB`;
}
