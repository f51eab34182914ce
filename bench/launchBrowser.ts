import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';

/** Starts Chromium from CHROMIUM_PATH, the system or Playwright, in that order. */
export function launchBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH ?? '';
  const executablePath =
    chosen !== '' ? chosen : existsSync(systemChromium) ? systemChromium : undefined;
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
}
