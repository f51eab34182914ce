import { JSDOM } from 'jsdom';
import type { LanguageCode } from '../lexicon/languageCode';
import { languageCodes } from '../lexicon/languageCode';
import { quote } from '../read/span';
import type { Role, Statement, StatementKind, Workbook } from '../sort/workbook';
import { lending as lendingType } from '../types/lending';
import type { Shell } from '../types/productType';
import { productTypes } from '../types/productTypes';
import { textsOf } from '../types/textsOf';
import { accentHues } from './accentHues';
import { writeMockup } from './writeMockup';

type Line = readonly [
  kind: StatementKind,
  text: string,
  role?: string | undefined,
  quantity?: string,
];

const lending = { ...lendingType, texts: textsOf(lendingType, 'en') };

const lines: readonly Line[] = [
  ['R', 'Members can reserve a tool', 'Members'],
  ['R', 'Stewards check tools in', 'Stewards'],
  ['R', 'reminders by e-mail'],
  ['C', 'Handover takes less than 60 seconds', undefined, '60 seconds'],
  ['N', 'No payments'],
];

function workbookOf(parts: {
  lines?: readonly Line[];
  roles?: readonly string[];
  name?: string;
  language?: LanguageCode;
  languageTag?: string;
  type?: Workbook['type'];
}): Workbook {
  const { lines: own = lines, roles = ['Members', 'Stewards'], language = 'en' } = parts;
  const opening = [parts.name ?? '', 'A tool library for our street', ...roles].join('\n');
  const idea = [opening, ...own.map(([, text]) => text)].join('\n');
  let end = opening.length;
  const read = (text: string) => quote(text, { start: 0, end: text.length });
  const found: readonly Role[] = roles.map((text, index) => ({
    id: `role-${index}`,
    text: read(text),
    spellings: [text.toLowerCase()],
  }));
  const counts = new Map<StatementKind, number>();
  const statements = own.map(([kind, text, role, quantity]): Statement => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const start = end + 1;
    end = start + text.length;
    return {
      id: `${kind}${count}`,
      kind,
      span: { start, end },
      text: read(text),
      heading: undefined,
      priority: undefined,
      isUndecided: false,
      isStruck: false,
      subject: role === undefined ? undefined : read(role),
      role: found.find((one) => one.text === role),
      link: 'none',
      follows: undefined,
      quantities:
        quantity === undefined
          ? []
          : [
              {
                span: { start: 0, end: quantity.length },
                text: read(quantity),
                phrase: read(quantity),
                value: undefined,
                digits: read(quantity),
                comparison: 'atMost',
              },
            ],
    };
  });
  return {
    idea,
    languageTag: parts.languageTag ?? language,
    language,
    isRead: true,
    name: parts.name === undefined ? undefined : read(parts.name),
    type: 'type' in parts ? parts.type : lending,
    summary: [read('A tool library for our street')],
    roles: found,
    statements,
    contradictions: [],
    questions: [],
    suggestions: [],
  };
}

function parse(html: string): Document {
  return new JSDOM(html).window.document;
}

function attributes(page: Document, selector: string, name: string): readonly string[] {
  return [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
}

/** What is true of every mockup. */
function expectSound(html: string): Document {
  const page = parse(html);
  expect(html.startsWith('<!doctype html>')).toBe(true);
  expect(Buffer.byteLength(html)).toBeLessThan(200_000);
  const ids = attributes(page, '[id]', 'id');
  expect(new Set(ids).size).toBe(ids.length);
  expect(page.querySelectorAll('script,img,link,iframe,object,form,base,template')).toHaveLength(0);
  const leads = attributes(page, '[href]', 'href');
  expect(leads.filter((href) => !ids.includes(href.slice(1)) || !href.startsWith('#'))).toEqual([]);
  expect(page.querySelectorAll('[src]')).toHaveLength(0);
  expect(html).not.toMatch(/url\(|@import/);
  const unnamed = [...page.querySelectorAll('input,select,textarea')].filter(
    (control) => (control.closest('label')?.textContent.trim() ?? '') === '',
  );
  expect(unnamed).toEqual([]);
  const slugs = attributes(page, '[data-screen]', 'data-screen');
  expect(slugs.length).toBeGreaterThanOrEqual(3);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const screen of page.querySelectorAll('[data-screen]')) {
    expect(screen.querySelectorAll('h1')).toHaveLength(1);
  }
  expect(page.title.trim()).not.toBe('');
  return page;
}

describe('writeMockup', () => {
  it.each(productTypes.map((type) => [type.slug, type] as const))('lays out %s', (_, known) => {
    const type = { ...known, texts: textsOf(known, 'en') };
    const page = expectSound(writeMockup(workbookOf({ type })));
    expect(page.querySelector('[data-screen]')?.textContent).toContain('reserve a tool');
  });

  it.each<Shell>(productTypes.map(({ shell }) => shell))('fills the shell %s', (shell) => {
    const type = { ...lending, shell };
    const short = expectSound(writeMockup(workbookOf({ type, lines: [], roles: [] })));
    const main = short.querySelector('[data-screen]')?.textContent;
    expect(main).toContain('Cordless drill');
    expect(main).toContain('Sample');
  });

  it('shows no sample beside an idea that says enough itself', () => {
    const text = expectSound(writeMockup(workbookOf({}))).body.textContent;
    expect(text).not.toMatch(/Cordless drill|Sample/);
  });

  it.each([
    ['Members upload a photo', '[type=file]', 1],
    ['Members search by name', '[type=search]', 1],
    ['Members choose between red, green and blue', '[type=radio]', 3],
    ['Members approve the loan', '[type=radio]', 2],
    ['Members pay a deposit', '[inputmode=decimal]', 1],
    ['Members create a tool with colour, size and owner', '[type=text]', 3],
    ['Members see the name, the size and the owner', 'th', 3],
    ['Members notify the steward', '.note', 1],
    ['Members can return a tool', '.button', 1],
    ['the tool is lost after a year', 'input,.button,.note', 0],
    ['Deposit of £20 on petrol tools', 'input,.button,.note', 0],
    ['The Friday survey takes 8 minutes', 'input,.button,.note', 0],
    ['Members take out a tool', '[type=file]', 0],
  ])('draws the control for %s', (text, selector, count) => {
    const only: readonly Line[] = [['R', text, text.startsWith('Members') ? 'Members' : undefined]];
    const page = expectSound(writeMockup(workbookOf({ lines: only, type: undefined })));
    expect(page.querySelectorAll(`#do-r1 :is(${selector})`)).toHaveLength(count);
    expect(page.getElementById('do-r1')?.textContent).toContain(text);
  });

  it('shows what nobody is named for to everybody, and asks what an idle role does', () => {
    const roles = ['Members', 'Stewards', 'Mayor'];
    const page = expectSound(writeMockup(workbookOf({ roles })));
    expect(page.querySelector('[data-role=Mayor]')?.textContent).toBe(
      'MayorWhat does Mayor do here?',
    );
    const rest = [...page.querySelectorAll('#screen-overview h2')].find(
      ({ textContent }) => textContent === 'Nobody named yet',
    );
    expect(rest?.parentElement?.className).toBe('');
    expect(rest?.parentElement?.textContent).toContain('reminders by e-mail');
  });

  it('gives what stands under the heading of a role to that role', () => {
    const workbook = workbookOf({ lines: [['R', 'reserve a tool']] });
    const heading = quote('As stewards we want', { start: 0, end: 19 });
    const statements = workbook.statements.map((one) => ({ ...one, heading }));
    const page = expectSound(writeMockup({ ...workbook, statements }));
    expect(page.querySelector('[data-role=Stewards] #do-r1')).not.toBeNull();
  });

  it('keeps a subject that no base form of a verb follows', () => {
    const whole: readonly Line[] = [
      ['R', 'Members see all tools', 'Members'],
      ['R', 'Members can return it', 'Members'],
    ];
    const page = expectSound(writeMockup(workbookOf({ lines: whole })));
    expect(page.querySelector('#do-r1 .up')?.textContent).toBe('Members see all tools');
    expect(page.querySelector('#do-r2 .button')?.textContent).toBe('return it');
  });

  it('shows no sample of what the idea leaves out', () => {
    const parts = { lines: [['N', 'no drill, no ladder']] as const, roles: [] };
    const text = expectSound(writeMockup(workbookOf(parts))).body.textContent;
    expect(text).not.toContain('Cordless drill');
    expect(text).not.toContain('Extension ladder');
    expect(text).toContain('Party tent');
  });

  it('takes the entity for a sample where no record has to do with the idea', () => {
    const { texts } = lending;
    const type = { ...lending, texts: { ...texts, label: 'something else' } };
    const page = expectSound(writeMockup(workbookOf({ type, lines: [], roles: [] })));
    expect(page.querySelector('.item strong')?.textContent).toBe('Item 1');
  });

  it('shows no marks of a table', () => {
    const row: readonly Line[] = [['R', 'Lister | take out, put back | ✓ | - |']];
    const page = expectSound(writeMockup(workbookOf({ lines: row })));
    const text = page.querySelector('#screen-overview')?.textContent;
    expect(text).toContain('Lister · take out, put back');
    expect(text).not.toMatch(/[|✓]\s*[|-]/u);
  });

  it('confirms what every button says right beside it', () => {
    const page = expectSound(writeMockup(workbookOf({})));
    for (const button of page.querySelectorAll('.button.primary')) {
      const id = button.getAttribute('href')?.slice(1) ?? '';
      expect(button.closest('section,article')?.querySelector(`#${id}`)).not.toBeNull();
    }
    expect(page.querySelectorAll('button,[type=checkbox],[type=submit],s')).toHaveLength(0);
  });

  it('has a view and a choice for each of many roles', () => {
    const roles = Array.from({ length: 12 }, (_, index) => `Role "${index}" & co`);
    const page = expectSound(writeMockup(workbookOf({ roles })));
    expect(attributes(page, '[data-role]', 'data-role')).toEqual(roles);
    expect(page.querySelectorAll('input[name=role]')).toHaveLength(13);
    expect(page.querySelectorAll('input[name=role][checked]')).toHaveLength(1);
  });

  it('lists the tasks of a role in its view, and only there', () => {
    const page = expectSound(writeMockup(workbookOf({})));
    const views = [...page.querySelectorAll('[data-role]')].map((view) => view.textContent);
    expect(views[0]).toContain('reserve a tool');
    expect(views[1]).toContain('check tools in');
    expect(views[1]).not.toContain('reserve a tool');
  });

  it('lists requirements, limits and what is left out with their ids', () => {
    const page = expectSound(writeMockup(workbookOf({})));
    const list = page.querySelector('[data-screen=requirements]')?.textContent ?? '';
    for (const [, text] of lines) expect(list).toContain(text);
    expect(page.getElementById('statement-c1')?.textContent).toContain('C1');
  });

  it('takes the title from the name, the type or the opening words', () => {
    expect(parse(writeMockup(workbookOf({ name: 'Shedshare' }))).title).toBe('Shedshare');
    expect(parse(writeMockup(workbookOf({}))).title).toMatch(/ – A tool library for our street$/);
    const titleOf = (idea: string) =>
      parse(writeMockup({ ...workbookOf({}), type: undefined, idea })).title;
    expect(titleOf('# **What it does**\nText')).toBe('What it does');
    expect(titleOf('Dear Ann,\na little board, for lost pets')).toBe('a little board');
    const long = titleOf('word '.repeat(40));
    expect(long).toMatch(/word…$/);
    expect(long.length).toBeGreaterThan(50);
  });

  it('shows nothing but the idea where no type is sure', () => {
    const page = expectSound(writeMockup(workbookOf({ type: undefined })));
    expect(page.body.textContent).not.toMatch(/drill|sample/i);
    expect(page.body.textContent).toContain('no language model');
  });

  it('survives an idea without statements, roles and letters', () => {
    const empty = { lines: [], roles: [], name: '​', type: undefined };
    expectSound(writeMockup({ ...workbookOf(empty), idea: '', summary: [], name: undefined }));
  });

  it.each(languageCodes)('says in %s what is sample content', (language) => {
    const type = { ...lending, words: { ...lending.words, [language]: lending.words.en } };
    const page = expectSound(writeMockup(workbookOf({ language, type, lines: [] })));
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(page.querySelector('footer')?.textContent).toContain(lending.texts.label);
  });

  it('marks its own words where it has none in the language of the idea', () => {
    const page = expectSound(writeMockup(workbookOf({ languageTag: 'fa-IR' })));
    expect(page.documentElement.lang).toBe('fa');
    expect(page.documentElement.dir).toBe('rtl');
    expect(page.body.lang).toBe('en');
    expect(page.querySelector('.lead span')?.getAttribute('lang')).toBe('fa');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '</style><img src=https://evil.example/x onerror=alert(1)>',
    '"><a href="javascript:alert(1)" autofocus target=_blank>x</a>',
    '<!-- {{n}} ${x} $& -->',
    '👩‍🚀🏳️‍🌈 '.repeat(90),
    '‮مرحبا بكم‬ שלום',
    '……—',
    'W'.repeat(3000),
  ])('never breaks on %s', (text) => {
    const hostile: readonly Line[] = (['R', 'C', 'N', 'G', 'B'] as const).flatMap((kind) => [
      [kind, text, text, text],
      [kind, text],
    ]);
    const named = { lines: hostile, roles: [text, 'Members'], name: text };
    for (const type of [lending, undefined]) {
      const page = expectSound(writeMockup(workbookOf({ ...named, type })));
      const list = page.querySelector('[data-screen=requirements]')?.textContent;
      expect(list).toContain(text.slice(0, 300).trim());
    }
  });

  it.each(['plain words here', '"&\'<>'.repeat(100), '漢字'.repeat(300)])(
    'stays small with 5,000 statements of %s and says how many it left out',
    (text) => {
      const many = Array.from({ length: 5000 }, (_, index): Line => {
        const kind = (['R', 'C', 'N', 'G', 'B'] as const)[index % 5] ?? 'R';
        return [kind, text, `${text}${index % 60}`, text];
      });
      const roles = Array.from({ length: 60 }, (_, index) => `${text}${index}`);
      const page = expectSound(writeMockup(workbookOf({ lines: many, roles, name: text })));
      const shown = page.querySelectorAll('[id^=statement-]').length;
      const rest = page.querySelector('.rest')?.textContent ?? '';
      expect(rest).toContain((5000 - shown).toLocaleString('en'));
    },
  );

  it('has text on the accent that can be read in every hue', () => {
    for (const hue of Object.values(accentHues)) {
      expect(contrast(luminance(0.5, 0.15, hue), 1)).toBeGreaterThan(4.5);
      const dark = contrast(luminance(0.78, 0.12, hue), luminance(0.18, 0.03, hue));
      expect(dark).toBeGreaterThan(4.5);
    }
  });
});

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance of an OKLCH colour, clipped to sRGB. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(Math.max(value, 0), 1);
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}
