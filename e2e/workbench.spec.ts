import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { parseRevisionPrompt } from '../contract/revisionPrompt';
import * as v from 'valibot';
import { expectNoViolations } from './expectNoViolations';
import { createGate } from './createGate';
import { streamed } from './fakeService';
import { expect, test } from './fixtures';
import { savedSubmission, withSubmission } from './savedSubmission';
import { resultScreen } from './screens';

test.use({ generator: 'gateway' });

const first = '# Repairs\n\n## Goals\n\n- Book a repair in a minute\n\n## Users\n\n- Cyclists\n';
const second = first.replace('in a minute', 'in ten seconds');

const callSchema = v.looseObject({ input: v.string() });

test('a document is refined, compared with its versions, restored, complemented by another document, downloaded as an archive and reloaded', async ({
  page,
  seed,
  service,
  watch,
}) => {
  watch.expectConsole(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await seed(withSubmission({ response: first }));
  await page.goto('/result');
  const result = resultScreen(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const version = page.getByRole('group', { name: 'Versions' }).getByRole('status');
  await expect(version).toHaveText('Version 1 of 1');

  const seen = createGate();
  service.answerWith(
    streamed({ chunks: ['# Half'], until: seen.opened, end: 'cut' }),
    streamed({ chunks: [second] }),
  );
  const box = page.getByRole('textbox', { name: 'What should change?' });
  await box.fill('Be quicker');
  await button('Refine').click();
  await expect(page.getByText(/^6 characters/)).toBeVisible();
  seen.open();
  await expect(page.getByText(/cut short after 6 characters/)).toBeVisible();
  await expect(box).toHaveValue('Be quicker');
  await expect(version).toHaveText('Version 1 of 1');
  await button('Refine').click();
  await expect(version).toHaveText('Version 2 of 2');
  await expect(box).toHaveValue('');
  await expect(page.getByText(/^Written by fake-model · /)).toBeVisible();
  const [, call] = service.calls;
  expect(parseRevisionPrompt(v.parse(callSchema, call).input)).toMatchObject({
    kind: 'refine',
    instruction: 'Be quicker',
    document: first,
  });

  await button('Compare').click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison.locator('del')).toHaveText(['a minute']);
  await expect(comparison.locator('ins')).toHaveText(['ten seconds']);
  await expectNoViolations(page);
  await button('Compare').click();

  await button('Previous version').click();
  await expect(version).toHaveText('Version 1 of 2');
  await expect(result.document).toContainText('in a minute');
  await button('Restore this version').click();
  await expect(version).toHaveText('Version 3 of 3');
  await expect.poll(() => savedSubmission(page)).toMatchObject({ response: first });

  service.answerWith(streamed({ chunks: ['# The FRD\n'] }));
  await button('Make the FRD').click();
  await expect(result.heading).toHaveText('Your Functional Requirement Document');
  const tabs = page.getByRole('tablist', { name: 'Documents' });
  await expect(tabs.getByRole('tab')).toHaveText(['PRD', 'FRD']);
  await expectNoViolations(page);

  const arriving = page.waitForEvent('download');
  await button('Download all').click();
  const download = await arriving;
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(
    Object.entries(files).map(([name, bytes]) => [name.slice(0, 3), strFromU8(bytes)]),
  ).toEqual([
    ['PRD', first],
    ['FRD', '# The FRD\n'],
  ]);

  await expect.poll(() => savedSubmission(page)).toMatchObject({ documentType: 'frd' });
  await page.reload();
  await expect(result.heading).toHaveText('Your Functional Requirement Document');
  await expect(result.document).toContainText('# The FRD');
  await expect(version).toHaveText('Version 1 of 1');
});

test('one section is rewritten, and unsaved edits block leaving the page', async ({
  page,
  seed,
  service,
}) => {
  await seed(withSubmission({ response: first }));
  await page.goto('/result');
  await page.getByRole('link', { name: 'Create', exact: true }).first().click();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Document text' }).fill('By hand');
  await page.evaluate(() => {
    history.back();
  });
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await page.getByRole('button', { name: 'Discard changes' }).click();

  service.answerWith(streamed({ chunks: ['## Goals\n\n- None'] }));
  await page.getByRole('textbox', { name: 'What should change?' }).fill('Drop them');
  await page.getByRole('button', { name: 'Rewrite Users' }).waitFor();
  await page.getByRole('button', { name: 'Rewrite Goals' }).click();
  await expect
    .poll(() => savedSubmission(page))
    .toMatchObject({ response: first.replace('- Book a repair in a minute', '- None') });
});
