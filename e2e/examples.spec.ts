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
  const title = mockup.getByRole('heading', { level: 1 }).filter({ visible: true });
  const screens = mockup.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  const first = (await screens.first().textContent()) ?? '';
  await expect(title).toHaveText(first);
  const order = mockup.getByRole('link', { name: 'Order', exact: true }).filter({ visible: true });
  const done = mockup.getByText(/^Done: Order from four restaurants nearby/);
  await expect(done.filter({ visible: true })).toHaveCount(0);
  await order.first().click();
  await expect(done.filter({ visible: true })).toHaveCount(1);
  await screens.filter({ hasText: 'Dishes' }).click();
  await expect(title).toHaveText('Dishes');
  await mockup.getByRole('radio', { name: 'Lentil soup' }).check({ force: true });
  await expect(mockup.getByRole('heading', { level: 2, name: 'Lentil soup' })).toBeVisible();
});
