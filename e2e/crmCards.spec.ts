import { crmScreen, type CrmTabName } from './crmScreen';
import { expect, test } from './fixtures';

const records: { tab: CrmTabName; name: string; labels: string[] }[] = [
  {
    tab: 'Customers',
    name: 'Michael Chen',
    labels: ['Email', 'Phone', 'Company', 'Status', 'Last Contact', 'Total Value'],
  },
  {
    tab: 'Appointments',
    name: 'Michael Chen',
    labels: ['Email', 'Date', 'Time', 'Service', 'Status', 'Notes'],
  },
  {
    tab: 'Referrals',
    name: 'FRIEND50',
    labels: ['Discount', 'Description', 'Usage', 'Status', 'Expiry'],
  },
];

for (const { tab, name, labels } of records) {
  test(`a row of ${tab} is a card that fits a narrow window, and still a table row`, async ({
    page,
  }) => {
    const { open, row, button } = crmScreen(page);
    await open(tab);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 640 });
      const region = page.getByRole('region', { name: /table$/ });
      const sideways = await region.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(sideways).toBe(0);

      const titles = row(name)
        .getByRole('cell')
        .evaluateAll((cells) =>
          cells
            .map((cell) => getComputedStyle(cell, '::before').content)
            .filter((content) => content !== 'none'),
        );
      expect(await titles).toEqual(labels.map((label) => `"${label}" / ""`));
      await button(`Delete ${name}`).scrollIntoViewIfNeeded();
      // A scroll position may end between two pixels.
      await expect(button(`Edit ${name}`)).toBeInViewport({ ratio: 0.98 });
      await expect(button(`Delete ${name}`)).toBeInViewport({ ratio: 0.98 });

      // Check the accessibility tree: another `display` must not remove the table roles.
      const devTools = await page.context().newCDPSession(page);
      const { nodes } = await devTools.send('Accessibility.getFullAXTree');
      const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
      const rows = await page.locator('tbody tr').count();
      expect(count('table')).toBe(1);
      expect(count('row')).toBe(rows + 1);
      expect(count('rowheader')).toBe(rows);
      expect(count('columnheader')).toBe(labels.length + 2);
      expect(count('cell')).toBe(rows * (labels.length + 1));
      // The labels in the cards are visual only: screen readers get them from the header cells.
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const isInTable = ({ role, parentId }: (typeof nodes)[number]): boolean => {
        const parent = byId.get(parentId ?? '');
        return role?.value === 'table' || (parent !== undefined && isInTable(parent));
      };
      const read = nodes
        .filter(isInTable)
        .filter(
          ({ role, name }) => role?.value === 'StaticText' && labels.includes(String(name?.value)),
        );
      expect(read).toHaveLength(labels.length);
    }
  });
}

for (const { tab, name } of records) {
  test(`the buttons of a row of ${tab} are in view beside the columns`, async ({ page }) => {
    const { open, button } = crmScreen(page);
    await open(tab);
    for (const width of [1000, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(button(`Edit ${name}`)).toBeInViewport({ ratio: 0.98 });
      await expect(button(`Delete ${name}`)).toBeInViewport({ ratio: 0.98 });
    }
  });
}

for (const { tab } of records) {
  test(`all columns of ${tab} are in view in a wide window`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await crmScreen(page).open(tab);
    const region = page.getByRole('region', { name: /table$/ });
    const excess = await region.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(excess, 'px too wide: narrow a column or leave one out, or narrow actionsWidth').toBe(0);
  });
}

test('cards can be sorted on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await crmScreen(page).open('Customers');
  const head = page.getByRole('columnheader', { name: 'Total Value' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('without a record there is nothing to sort', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await crmScreen(page).open('Customers');
  const sortName = page.getByRole('columnheader', { name: 'Name' }).getByRole('button');
  await expect(sortName).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('zzzz');
  await expect(page.getByText('No customers match “zzzz”.')).toBeVisible();
  await expect(sortName).toHaveCount(0);
});

test('the placeholder of the search field is not cut on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await crmScreen(page).open('Customers');
  const search = page.getByRole('searchbox', { name: 'Search customers' });
  const words = (await search.getAttribute('placeholder')) ?? '';
  const needed = await search.evaluate((input, text) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('The browser has no 2D canvas.');
    context.font = getComputedStyle(input).font;
    return context.measureText(text).width;
  }, words);
  // The placeholder's box is in the browser's shadow tree, which a page cannot access.
  const devTools = await page.context().newCDPSession(page);
  const { root } = await devTools.send('DOM.getDocument', { depth: -1, pierce: true });
  type Part = typeof root;
  const parts = (node: Part): Part[] => [
    node,
    ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(parts),
  ];
  const box = parts(root).find(({ attributes }) => attributes?.includes('placeholder') === true);
  const inner = box === undefined ? [] : parts(box).slice(1);
  const placeholder = inner.find(({ attributes }) =>
    attributes?.includes('-webkit-input-placeholder'),
  );
  if (placeholder === undefined) throw new Error(JSON.stringify(inner.map((p) => p.attributes)));
  const { model } = await devTools.send('DOM.getBoxModel', { nodeId: placeholder.nodeId });
  expect(model.width, `the room for "${words}"`).toBeGreaterThanOrEqual(needed);
});
