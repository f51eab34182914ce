import { languageCodes } from '../lexicon/languageCode';
import { sortIdea } from '../sort/sortIdea';
import { lending as lendingType } from '../types/lending';
import { ticketing as ticketingType } from '../types/ticketing';
import { productTypes } from '../types/productTypes';
import { textsOf } from '../types/textsOf';
import { expectSound } from './expectSound';
import { writeMockup } from './writeMockup';

const empty = sortIdea('');
const types = productTypes.map((type) => ({ ...type, texts: textsOf(type, 'en') }));
const lending = { ...lendingType, texts: textsOf(lendingType, 'en') };
const ticketing = { ...ticketingType, texts: textsOf(ticketingType, 'en') };

describe('a shell', () => {
  it.each(types.map((type) => [type.slug, type] as const))('shows samples of %s', (_, type) => {
    const page = expectSound(
      writeMockup({ ...sortIdea(type.texts.label), type, isTypeSure: true }),
    );
    const shell = page.querySelector('#shell');
    expect(shell?.textContent).toContain('Sample data');
    expect(shell?.textContent).toContain(type.texts.records[0]?.title);
    expect(page.querySelectorAll('.record').length).toBeGreaterThan(3);
  });

  it.each(languageCodes)('is marked as sample content in %s', (language) => {
    const type = { ...lending, texts: textsOf(lending, language) };
    const page = expectSound(
      writeMockup({ ...empty, language, languageTag: language, type, isTypeSure: true }),
    );
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(page.querySelector('footer')?.textContent).toContain(type.texts.label);
    expect(page.querySelectorAll('#shell > .sample .tag')).toHaveLength(1);
  });

  it('takes states and calls from an idea that lists its own', () => {
    const cases = sortIdea(
      'Tickets for the office.\n\nStatus of a case: open, matched, sent, collected.',
    );
    const board = expectSound(writeMockup({ ...cases, type: ticketing, isTypeSure: true }));
    expect([...board.querySelectorAll('.column h2 .pill')].map((one) => one.textContent)).toEqual([
      'open',
      'matched',
      'sent',
      'collected',
    ]);
    // Nothing in it is a link, so the keyboard scrolls it by its own focus.
    expect(board.querySelector('.board a')).toBeNull();
    expect(board.querySelector('.board')).toHaveProperty('tabIndex', 0);
    const api = expectSound(
      writeMockup(sortIdea('REST API\n\n- GET /v1/banks\n- POST /v1/checks')),
    );
    expect(api.querySelector('#shell .item strong')?.textContent).toBe('GET /v1/banks');
  });
});
