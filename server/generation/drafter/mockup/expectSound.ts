import { JSDOM } from 'jsdom';
import { sortIdea } from '../sort/sortIdea';
import { writeMockup } from './writeMockup';

// Much faster than a window for each page.
const parser = new new JSDOM().window.DOMParser();

/** Checks what must be true of every mockup and returns its document. For tests. */
export function expectSound(html: string): Document {
  const page = parser.parseFromString(html, 'text/html');
  expect(html.startsWith('<!doctype html>')).toBe(true);
  expect(Buffer.byteLength(html)).toBeLessThan(200_000);
  const ids = attributesOf(page, '[id]', 'id');
  expect(new Set(ids).size).toBe(ids.length);
  expect(page.querySelectorAll('script,img,link,iframe,object,form,base,template')).toHaveLength(0);
  const leads = attributesOf(page, '[href]', 'href');
  expect(leads.filter((href) => !ids.includes(href.slice(1)) || !href.startsWith('#'))).toEqual([]);
  expect(page.querySelectorAll('[src]')).toHaveLength(0);
  expect(html).not.toMatch(/url\(|@import|undefined|NaN/);
  // The parser moves text between wrongly nested tags.
  const nested = page.querySelectorAll('p p,p div,p ul,a a,label label,ul>div,ul>p,a input');
  expect(nested).toHaveLength(0);
  const unnamed = [...page.querySelectorAll('input,select,textarea')].filter(
    (control) => (control.closest('label')?.textContent.trim() ?? '') === '',
  );
  expect(unnamed).toEqual([]);
  const groups = [...page.querySelectorAll('fieldset')].filter(
    (group) => new Set(attributesOf(group, 'input', 'name')).size !== 1,
  );
  expect(groups).toEqual([]);
  const slugs = attributesOf(page, '[data-screen]', 'data-screen');
  expect(slugs.length).toBeGreaterThanOrEqual(3);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const screen of page.querySelectorAll('[data-screen]')) {
    const levels = [...screen.querySelectorAll('h1,h2,h3')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  }
  // Each screen can be reached, and the target of each button exists.
  expect(slugs.filter((slug) => !leads.includes(`#screen-${slug}`))).toEqual([]);
  const shown = attributesOf(page, '.toast,.saved', 'id');
  expect(shown.filter((id) => !leads.includes(`#${id}`))).toEqual([]);
  const idle = [...page.querySelectorAll('.button')].filter(
    (button) => button.tagName !== 'SUMMARY' && !button.hasAttribute('href'),
  );
  expect(idle).toEqual([]);
  expect(page.querySelectorAll('button,[type=submit],s')).toHaveLength(0);
  // Such a link covers the nearest positioned element; without one, the whole page.
  const [, covering = ''] =
    /([^{}]+)::after\{content:"";position:absolute;inset:0\}/.exec(html) ?? [];
  const loose = [...page.querySelectorAll(covering)].filter(
    (link) => link.closest('tbody th') === null,
  );
  expect(loose).toEqual([]);
  expect(page.title.trim()).not.toBe('');
  const empty = [...page.querySelectorAll('dd,legend,h1,h2,h3,label,nav a')].filter(
    (one) => one.textContent.trim() === '' && one.querySelector('.picture') === null,
  );
  expect(empty).toEqual([]);
  return page;
}

/** The values of an attribute of all elements that have it. */
export function attributesOf(root: ParentNode, selector: string, name: string): readonly string[] {
  return [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
}

/** The parsed mockup of an idea, after checks that hold for every mockup. */
export function mockupOf(idea: string): Document {
  return expectSound(writeMockup(sortIdea(idea)));
}

/** The screen with a heading. */
export function screenOf(page: Document, title: string): Element | undefined {
  return [...page.querySelectorAll('.screen')].find(
    (one) => one.querySelector('h1')?.textContent === title,
  );
}
