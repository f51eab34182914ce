import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startCompanionServer, type CompanionServer } from './companionServer';
import { startFakeService, type FakeService } from './fakeService';
import { watchPages, type PageWatch } from './pageWatch';

/** The servers of one worker; each starts when a test first needs it. */
interface Servers {
  drafter: () => Promise<CompanionServer>;
  gateway: () => Promise<{ server: CompanionServer; service: FakeService }>;
}

interface WorkerFixtures {
  generationsPerHour: string;
  servers: Servers;
}

interface TestFixtures {
  /**
   * Writes the documents: the offline drafter, or {@link TestFixtures.service} behind the gateway; `killableGateway` is
   * a gateway for this test only, which the test may kill.
   */
  generator: 'drafter' | 'gateway' | 'killableGateway';
  /** The server of the page. */
  server: CompanionServer;
  /** The language model service behind the gateway; the test scripts its responses. */
  service: FakeService;
  /** Fails the test on unexpected console errors and warnings, uncaught errors and requests to other origins. */
  watch: PageWatch;
  /** Sets values in localStorage before the application opens. */
  seed: (values: Record<string, string>) => Promise<void>;
}

/**
 * Makes `fill` enter text as an editing command: over WebDriver BiDi, `fill` sets the value without an event that React
 * handles, so React would miss the change.
 *
 * @param page any page of the browser; the change applies to all of them
 */
function fillAsEdited(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Pick<Locator, 'fill'>;
  locators.fill = async function (this: Locator, text) {
    await this.click();
    await this.evaluate((_, value) => {
      // Deprecated without a successor, but fast: typing takes two WebDriver commands per letter.
      /* oxlint-disable typescript/no-deprecated */
      document.execCommand('selectAll');
      document.execCommand(value === '' ? 'delete' : 'insertText', false, value);
      /* oxlint-enable typescript/no-deprecated */
    }, text);
  };
}

/** Playwright's `test` on the built application and the real server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  generationsPerHour: ['1000000', { option: true, scope: 'worker' }],
  servers: [
    async ({ generationsPerHour }, use) => {
      const ends: (() => Promise<void>)[] = [];
      const start = async (settings: Record<string, string>): Promise<CompanionServer> => {
        const server = await startCompanionServer({
          GENERATIONS_PER_HOUR: generationsPerHour,
          ...settings,
        });
        ends.push(server.kill);
        return server;
      };
      const startBehindGateway = async () => {
        const service = await startFakeService();
        ends.push(service.close);
        return { service, server: await start({ OPENAI_BASE_URL: service.baseUrl }) };
      };
      let drafter: ReturnType<Servers['drafter']> | undefined;
      let gateway: ReturnType<Servers['gateway']> | undefined;
      await use({
        drafter: () => (drafter ??= start({})),
        gateway: () => (gateway ??= startBehindGateway()),
      });
      for (const end of ends.reverse()) await end();
    },
    { scope: 'worker' },
  ],

  generator: ['drafter', { option: true }],
  server: async ({ generator, servers }, use) => {
    if (generator === 'drafter') {
      await use(await servers.drafter());
      return;
    }
    const { server, service } = await servers.gateway();
    if (generator === 'gateway') {
      await use(server);
      return;
    }
    const killable = await startCompanionServer({ OPENAI_BASE_URL: service.baseUrl });
    await use(killable);
    await killable.kill();
  },
  service: async ({ servers }, use) => {
    const { service } = await servers.gateway();
    service.answerWith();
    await use(service);
  },
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
  watch: [
    async ({ context, server }, use) => {
      const watch = watchPages(context, server.address);
      await use(watch);
      expect(watch.faults()).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') fillAsEdited(page);
    await use(page);
  },
  seed: async ({ page }, use) => {
    await use(async (values) => {
      // A page of the same origin without the application.
      await page.route('/blank', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
      );
      await page.goto('/blank');
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(values));
      await page.unroute('/blank');
    });
  },
});

export { expect };
