import type { Page } from '@playwright/test';

interface Walk {
  /** The accessible labels of the elements that had the focus. */
  names: string[];
  /** The labels of the elements whose centre was covered or out of view. */
  covered: string[];
}

/**
 * Moves the focus with a key and inspects each element once the resulting scroll has been painted. No user presses keys
 * faster than that.
 *
 * @param count how many elements to visit, including the one that has the focus
 */
export async function tabThrough(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  count: number,
): Promise<Walk> {
  const steps = [await focused(page)];
  while (steps.length < count) {
    await page.keyboard.press(key);
    steps.push(await focused(page));
  }
  return {
    names: steps.map(({ name }) => name),
    covered: steps.filter(({ isCovered }) => isCovered).map(({ name }) => name),
  };
}

function focused(page: Page): Promise<{ name: string; isCovered: boolean }> {
  return page.evaluate(async () => {
    const painted = () => new Promise(requestAnimationFrame);
    await painted();
    await painted();
    const element = document.activeElement ?? document.body;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return { name: element.getAttribute('aria-label') ?? '', isCovered: !element.contains(hit) };
  });
}
