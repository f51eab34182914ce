import { expect, test } from './fixtures';
import { savedSubmission } from './savedSubmission';
import { createScreen } from './screens';

test('without a language model, Fix these asks for facts, and a completed line stays a requirement', async ({
  page,
}) => {
  const idea = 'An app where cyclists book repairs at local workshops. It should be fast.';
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(idea);
  await create.submit.click();
  await page.waitForURL('**/result');
  const box = page.getByRole('textbox', { name: 'What should change?' });
  const version = page.getByRole('group', { name: 'Versions' }).getByRole('status');
  const refine = page.getByRole('button', { name: 'Refine' });
  await expect(page.getByText(/^No language model is connected: Refine adds/)).toBeVisible();

  await page.getByRole('button', { name: 'Fix these' }).click();
  await expect(box).toHaveValue(/^By “fast” we mean: $/m);
  await refine.click();
  await expect(page.getByText(/^Complete at least one line/)).toBeVisible();
  await box.fill((await box.inputValue()).replace('we mean: ', 'we mean: results in 200 ms'));
  await refine.click();
  await expect(version).toHaveText('Version 2 of 2');
  await box.fill('A page with prices');
  await refine.click();
  await expect(version).toHaveText('Version 3 of 3');

  const document = page.getByRole('article', { name: 'Document' });
  await expect(document).toContainText(/[RC]\d+ By “fast” we mean: results in 200 ms/);
  await expect(document).toContainText(/[RC]\d+ A page with prices/);
  await expect(document).not.toContainText('Background');
  await expect
    .poll(() => savedSubmission(page))
    .toMatchObject({
      idea: `${idea}\n\nRequirements:\n- By “fast” we mean: results in 200 ms\n- A page with prices`,
    });
});
