import { languageCodes } from '../../lexicon/languageCode';
import { sortIdea } from '../../sort/sortIdea';
import { productTypes } from '../../types/productTypes';
import { textsOf } from '../../types/textsOf';
import type { TypeSlug } from '../../types/productType';
import { attributesOf, expectSound } from '../expectSound';
import layouts from '../layouts.json';
import { writeMockup } from '../writeMockup';
import { lists } from '../typical';
import { shells } from './shells';

function mockupOf(slug: TypeSlug, language: (typeof languageCodes)[number], idea = ''): Document {
  const type = productTypes.find((one) => one.slug === slug);
  if (type === undefined) throw new Error(slug);
  const texts = textsOf(type, language);
  const workbook = sortIdea(idea);
  return expectSound(
    writeMockup({
      ...workbook,
      language: idea === '' ? language : workbook.language,
      languageTag: idea === '' ? language : workbook.languageTag,
      type: { ...type, texts },
      isTypeSure: true,
    }),
  );
}

const types = productTypes.map(({ slug }) => slug);

test.each(types)('the layout of %s has a view for each screen and fits its texts', (slug) => {
  const { screens, entities } = layouts[slug];
  for (const line of screens)
    expect([...Object.keys({ ...lists, ...shells }), 'form']).toContain(line.split(' ')[1]);
  for (const language of languageCodes) {
    const texts = textsOf({ slug }, language);
    const states = texts.entities.map((entity) => entity.states.length);
    expect(entities.map(({ tones }) => tones.split(' ').filter(Boolean).length)).toEqual(states);
  }
});

test.each(types)(
  '%s shows samples of its type, marked as such once, and each link leads to something shown',
  (slug) => {
    // Two languages for each type, and each language for some.
    const other = languageCodes[types.indexOf(slug) % languageCodes.length] ?? 'de';
    for (const language of ['en', other] as const) {
      const page = mockupOf(slug, language);
      const { label, records } = textsOf({ slug }, language);
      expect(page.documentElement.lang).toBe(language);
      expect(page.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
      expect(page.querySelector('main')?.textContent).toContain(records[0]?.title);
      expect(page.querySelector('footer')?.textContent).toContain(label);
      for (const href of attributesOf(page, 'main a', 'href')) {
        const goal = page.getElementById(href.slice(1));
        expect(goal?.matches('.screen,.record,.toast,.saved,[id^=found]')).toBe(true);
      }
    }
  },
);

test('no basket stands where the idea leaves payments out', () => {
  const idea = 'A shop. Customers order a mug. No payments in the app.';
  expect(mockupOf('e-commerce', 'en', idea).querySelector('.basket')).toBeNull();
  expect(mockupOf('e-commerce', 'en').querySelector('.basket')).not.toBeNull();
});
