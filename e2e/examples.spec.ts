import { expectNoViolations } from './expectNoViolations';
import { expect, test } from './fixtures';

test('opening a document does not change the card beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/examples');
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  const heights = () =>
    cards.evaluateAll((items) => items.slice(0, 2).map(({ clientHeight }) => clientHeight));
  const [first = 0, beside] = await heights();
  await cards.first().getByRole('button', { name: 'Read the document' }).click();
  const text = page.getByRole('region', { name: 'Document: E-commerce Mobile App' });
  await expect(text).toContainText('# Product Requirement Document');
  expect((await heights())[0]).toBeGreaterThan(first + 100);
  expect((await heights())[1]).toBe(beside);
  await expectNoViolations(page);
});

test('an opened mockup shows the page that the drafter generated', async ({ page }) => {
  await page.goto('/examples?tab=mockup');
  const card = page.getByRole('listitem').filter({ hasText: 'Lunch from restaurants nearby' });
  await card.getByRole('button', { name: 'See the mockup' }).click();
  const mockup = page.frameLocator('iframe[title="Mockup: Food Delivery Service"]');
  await expect(mockup.getByRole('heading', { level: 1, name: 'Dishes' })).toBeVisible();
  await mockup.getByRole('radio', { name: 'Lentil soup' }).check({ force: true });
  await expect(mockup.getByRole('heading', { level: 2, name: 'Lentil soup' })).toBeVisible();
  const done = mockup.getByText(/^Done: Order from four restaurants nearby until/);
  await expect(done).toBeHidden();
  await mockup.getByRole('link', { name: 'Order', exact: true }).filter({ visible: true }).click();
  await expect(done).toBeVisible();
});
