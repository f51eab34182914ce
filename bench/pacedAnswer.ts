import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';
import { routePaths } from '../contract/routePaths';
import { startAnswer, type AnswerPage } from './answerPage';
import {
  pageTime,
  smoothnessBetween,
  timeBetween,
  watchFrames,
  watchMainThread,
  type MainThreadTime,
  type Smoothness,
} from './mainThread';
import type { SampleAnswer } from './sampleAnswers';
import type { Upstream } from './startUpstream';

/** The cost of one phase of an answer. */
type Phase = MainThreadTime & Smoothness;

export interface PacedAnswer {
  /** From the button press until all text was rendered. */
  stream: Phase;
  /** From the end of the answer until the result page was shown; `null` for the baseline page, which has none. */
  finish: Phase | null;
}

interface PacedAnswerOptions {
  answerPage: AnswerPage;
  answer: SampleAnswer;
  /** Length of the answer in characters. */
  size: number;
  upstream: Upstream;
  /** Folder for a CPU profile. */
  profileFolder: string | undefined;
}

/** Long enough to render the last frames, and equal for all pages. */
const settleMs = 300;

/**
 * Streams one answer into a page at 2,000 tokens a second and measures its main thread.
 *
 * @throws Error if the page does not show the whole answer
 */
export async function measurePacedAnswer(
  browser: Browser,
  { answerPage, answer, size, upstream, profileFolder }: PacedAnswerOptions,
): Promise<PacedAnswer> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await watchFrames(page);
    const session = await context.newCDPSession(page);
    const read = await watchMainThread(session);
    await answerPage.open(page, answer);
    const coming = upstream.answerNextWith(answer.textOf(size));
    if (profileFolder !== undefined) await startProfile(session);

    const moment = async () => ({ at: await pageTime(page), used: await read() });
    type Moment = Awaited<ReturnType<typeof moment>>;
    const phase = async (from: Moment, to: Moment): Promise<Phase> => ({
      ...timeBetween(from.used, to.used),
      ...(await smoothnessBetween(page, from.at, to.at)),
    });

    const begun = await moment();
    await startAnswer(page);
    await page.locator('[aria-label="Draft"]:not(:empty)').waitFor();
    await answerPage.chooseView?.(page, answer);
    await coming.allTextSent;
    await page.waitForTimeout(settleMs);
    await answerPage.waitForDrawn(page, size);
    const streamed = await moment();
    if (profileFolder !== undefined) {
      await writeProfile(session, profileFolder, `${answerPage.name}-${answer.name}-${size}`);
    }
    const stream = await phase(begun, streamed);
    if (answerPage.name === 'baseline') return { stream, finish: null };

    const ended = await moment();
    coming.finish();
    await page.waitForURL((url) => url.pathname === routePaths.result);
    await page.getByRole('article', { name: 'Document' }).waitFor();
    await page.waitForTimeout(settleMs);
    return { stream, finish: await phase(ended, await moment()) };
  } finally {
    await context.close();
  }
}

async function startProfile(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 500 });
  await session.send('Profiler.start');
}

async function writeProfile(session: CDPSession, folder: string, name: string): Promise<void> {
  const { profile } = await session.send('Profiler.stop');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.cpuprofile`);
  await writeFile(file, JSON.stringify(profile));
}
