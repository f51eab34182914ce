import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** The headless shell first: without the browser around the page, the tests take half the time. */
const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The system's Chromium, if there is one; `undefined` uses Playwright's. */
function chromiumPath(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH ?? '';
  return chosen === '' ? systemChromium.find((file) => existsSync(file)) : chosen;
}

const executablePath = chromiumPath();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/makeDatabase.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than CI has cores: the tests spend half of their time waiting for pages.
  workers: 3,
  // Ten times as long as tests take on an idle machine: that of CI may be slow and shared.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  // In the light colour scheme; `expectNoViolations` checks the dark one, too.
  projects: [
    { name: 'chromium', use: { colorScheme: 'light' } },
    {
      name: 'firefox',
      grep: /@smoke/,
      use: {
        browserName: 'firefox',
        // The unmodified browser, driven through WebDriver BiDi.
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
      },
    },
    {
      name: 'webkit',
      grep: /@smoke/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        // WebKitGTK behind a bridge that speaks WebDriver BiDi, like Firefox.
        launchOptions: { executablePath: path.join(__dirname, 'e2e/webkit/webkitgtk') },
      },
    },
  ],
  use: {
    locale: 'en-US',
    // Without a GPU, transitions take a sixth of the time of all tests. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        // The headless shell would round the width of each letter to whole pixels.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Only the servers that the tests start are reachable.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      ],
    },
  },
});
