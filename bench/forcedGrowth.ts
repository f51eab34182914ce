import type { Browser } from '@playwright/test';
import { deltaEvent } from './answerEvents';
import { startAnswer, type AnswerPage } from './answerPage';
import { timeBetween, watchMainThread } from './mainThread';
import type { SampleAnswer } from './sampleAnswers';

const stepCharacters = 500;

declare global {
  interface Window {
    /** The answer that the patched `fetch` releases in steps. */
    benchGrowth?: { sent: number; isPaused: boolean; goOn: () => void };
  }
}

/** The cost of rendering the answer between two marks. */
export interface GrowthSegment {
  /** Characters on the page at the start and at the end. */
  from: number;
  to: number;
  /** CPU time of the main thread, in milliseconds. */
  cost: number;
}

/**
 * Adds 500 characters to an answer in every frame, so that rendering less often saves nothing, and measures the main
 * thread between marks.
 *
 * @param marks increasing lengths in characters, each a multiple of 500
 */
export async function measureForcedGrowth(
  browser: Browser,
  answerPage: AnswerPage,
  answer: SampleAnswer,
  marks: readonly number[],
): Promise<GrowthSegment[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const read = await watchMainThread(await context.newCDPSession(page));
    const text = answer.textOf(marks.at(-1) ?? 0);
    const steps = Array.from({ length: text.length / stepCharacters }, (_, index) =>
      deltaEvent(text.slice(index * stepCharacters, (index + 1) * stepCharacters), index),
    );
    await page.addInitScript(answerInSteps, {
      steps,
      pauses: [1, ...marks.map((mark) => mark / stepCharacters)],
    });
    await answerPage.open(page, answer);

    const segments: GrowthSegment[] = [];
    let before = await read();
    let from = 0;
    await startAnswer(page);
    for (const to of [stepCharacters, ...marks]) {
      await page.waitForFunction(() => window.benchGrowth?.isPaused, null, {
        polling: 200,
        timeout: 120_000,
      });
      const after = await read();
      if (from === 0) await answerPage.chooseView?.(page, answer);
      await answerPage.waitForDrawn(page, to);
      // Don't measure the first step: its text only makes the page show the controls that choose the view.
      if (from > 0) segments.push({ from, to, cost: timeBetween(before, after).total });
      from = to;
      before = await read();
      await page.evaluate(() => window.benchGrowth?.goOn());
    }
    return segments;
  } finally {
    await context.close();
  }
}

function answerInSteps({ steps, pauses }: { steps: string[]; pauses: number[] }): void {
  const growth: NonNullable<Window['benchGrowth']> = {
    sent: 0,
    isPaused: false,
    goOn: () => undefined,
  };
  window.benchGrowth = growth;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const told = () =>
    new Promise<void>((resolve) => {
      growth.goOn = () => {
        growth.isPaused = false;
        resolve();
      };
    });
  const realFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!address.endsWith('/responses')) return realFetch(input, init);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        const send = async (): Promise<void> => {
          for (const step of steps) {
            await nextFrame();
            controller.enqueue(encoder.encode(step));
            growth.sent++;
            if (!pauses.includes(growth.sent)) continue;
            // The last step is rendered in the frame after it was sent.
            await nextFrame();
            await nextFrame();
            growth.isPaused = true;
            await told();
          }
        };
        void send();
      },
    });
    const headers = { 'content-type': 'text/event-stream' };
    return Promise.resolve(new Response(body, { headers }));
  };
}
