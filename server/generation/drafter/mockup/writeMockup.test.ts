import { annotatedIdeas } from '../ideas/annotatedIdeas';
import oneLiners from '../ideas/oneLiners.json';
import { sortIdea } from '../sort/sortIdea';
import { productTypes } from '../types/productTypes';
import { attributesOf, expectSound } from './expectSound';
import { writeMockup } from './writeMockup';

const toolLibrary = `A tool library for our street

Members can reserve a tool.
Stewards check tools in.
Reminders go out by e-mail.
The handover takes less than 60 seconds.
No payments.`;

const repairs = `Repairs in our house

Tenants report a fault with a photo and can cancel it for up to 24 hours.
When the fault is repaired, tenants get a message.
The caretaker accepts or rejects the fault within 2 days.
The caretaker exports the faults as CSV.
The owners see the repair costs.
Tenants must not see the repair costs.
Each fault has a number.`;

function mockupOf(idea: string): Document {
  return expectSound(writeMockup(sortIdea(idea)));
}

test.each([...annotatedIdeas('tuned'), ...annotatedIdeas('keptBack')])(
  '$id: every statement, every role and the language',
  ({ idea }) => {
    const workbook = sortIdea(idea);
    const page = expectSound(writeMockup(workbook));
    const shown = attributesOf(page, '[id^=statement-]', 'id');
    const ids = workbook.statements.map(({ id }) => `statement-${id.toLowerCase()}`);
    expect([...shown].sort()).toEqual(ids.sort());
    const roles = workbook.roles.map(({ text }) => text);
    expect([...attributesOf(page, '[data-role]', 'data-role')].sort()).toEqual([...roles].sort());
    expect(page.querySelectorAll('[name=role]')).toHaveLength(
      roles.length > 1 ? roles.length + 1 : 0,
    );
    expect(page.querySelectorAll('[name=role][checked]')).toHaveLength(roles.length > 1 ? 1 : 0);
    expect(workbook.languageTag.toLowerCase().split('-')).toContain(page.documentElement.lang);
    expect(page.documentElement.dir).toBe(
      /^(?:ar|he|fa|ur)/.test(workbook.languageTag) ? 'rtl' : 'ltr',
    );
  },
);

test.each(oneLiners.slice(0, 40).map(({ idea }) => idea))('%s', (idea) => {
  const { type, isTypeSure } = sortIdea(idea);
  const page = mockupOf(idea);
  const [record] = type !== undefined && isTypeSure ? type.texts.records : [];
  expect(page.body.textContent).toContain(record?.title ?? '');
});

describe('writeMockup', () => {
  it('gives each role its requirements, in its view only', () => {
    const page = mockupOf(toolLibrary);
    expect(attributesOf(page, '.roles [data-role]', 'data-role')).toEqual(['Members', 'Stewards']);
    const style = page.querySelector('style')?.textContent ?? '';
    for (const [index, text] of ['reserve a tool', 'check tools in'].entries()) {
      const own = [...page.querySelectorAll(`.card[data-for='${index}']`)];
      expect(own.map((one) => one.textContent).join()).toContain(text);
      expect(own).toHaveLength(1);
      expect(style).toContain(
        `:has(#role-${index}:checked) [data-for]:not([data-for~='${index}']){display:none}`,
      );
    }
  });

  it('makes of each requirement what a person uses for it, in its words', () => {
    const page = mockupOf(repairs);
    const of = (title: string) => {
      const part = [...page.querySelectorAll('.parts>section')].find(
        (one) => one.querySelector('h2')?.textContent === title,
      );
      const texts = (selector: string) =>
        [...(part?.querySelectorAll(selector) ?? [])].map((one) => one.textContent.trim());
      return { buttons: texts('.button'), notices: texts('.notice dd'), texts };
    };
    expect(of('Tenants').buttons).toEqual(['Report a fault', 'Cancel']);
    expect(of('Tenants').texts('.limits .badge')).toEqual(['up to 24 hours']);
    expect(of('Tenants').texts('.field>span')).toEqual(['Fault', 'Photo']);
    expect(of('Tenants').notices).toEqual(['the fault is repaired', 'tenants get a message']);
    expect(of('Caretaker').buttons.slice(0, 2)).toEqual(['Accept', 'Reject the fault']);
    expect(of('Caretaker').buttons).toContain('Export the faults');
    expect(page.querySelector('main')?.textContent).not.toMatch(/Mei Chen|Login|€/u);
  });

  it('has no denied thing in the view of a role', () => {
    const page = mockupOf(repairs);
    const own = [...page.querySelectorAll('section.card[data-not]')];
    expect(own.map((one) => one.querySelector('h2')?.textContent)).toEqual(['Repair costs']);
    const roles = attributesOf(page, '.roles [data-role]', 'data-role');
    expect(roles[Number(own[0]?.getAttribute('data-not'))]).toBe('tenants');
  });

  it('leaves limits and exclusions to the screen of the rules', () => {
    const screens = [...mockupOf(toolLibrary).querySelectorAll('[data-screen]')];
    const last = screens.pop();
    expect(last?.getAttribute('data-screen')).toBe('rules');
    expect(last?.textContent).toContain('60 seconds');
    expect(last?.textContent).toContain('No payments');
    expect(screens.map((one) => one.textContent).join()).not.toContain('No payments');
  });

  it('shows a requirement that no control fits as a row of the screen it belongs to', () => {
    const rows = [...mockupOf(repairs).querySelectorAll('[data-screen=overview] .view .quotes>li')];
    expect(rows.map((one) => one.textContent).join()).toContain('Each fault has a number');
  });

  it('takes the title from the name, the type or the opening words', () => {
    const titleOf = (idea: string) => mockupOf(idea).title;
    expect(titleOf('Shedshare is an app called Shedshare to lend tools.')).toBe('Shedshare');
    expect(titleOf(toolLibrary)).toMatch(/A tool library for our street$/);
    expect(titleOf('# **What it does**\nText')).toBe('What it does');
    expect(titleOf('We polish doorknobs. Anna notes them.')).toMatch(/^New product – We polish/);
    expect(titleOf('So I polish doorknobs. Anna notes them.')).toMatch(
      /^New product – So I polish/,
    );
    expect(titleOf('Drivers wait at the gate. Gatehouse is a chat for them.')).toBe('Gatehouse');
    expect(titleOf('Dear Ann,\nsomething small, for us')).toMatch(/something small/);
    const long = titleOf('word '.repeat(40));
    expect(long).toMatch(/word…$/);
    expect(long.length).toBeGreaterThan(50);
  });

  it('shows nothing but the idea where neither a type nor a thing is sure', () => {
    const page = mockupOf('Something nice for us. Must be ready within 2 seconds.');
    expect(page.querySelector('.badge')).toBeNull();
    expect(page.body.textContent).not.toMatch(/sample/i);
    expect(page.body.textContent).toContain('no language model');
  });

  it('marks its own words where it has none in the language of the idea', () => {
    const page = mockupOf(
      'یک برنامه برای قرض دادن ابزار به همسایه‌ها که پس از هفت روز یادآوری می‌کند.',
    );
    expect(page.documentElement.lang).toBe('fa');
    expect(page.body.lang).toBe('en');
    expect(page.querySelector('.brand [lang]')?.getAttribute('lang')).toBe('fa');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '</style><img src=https://evil.example/x onerror=alert(1)>',
    '"><a href="javascript:alert(1)" autofocus target=_blank>x</a>',
    '<!-- {{n}} ${x} $& -->',
    '👩‍🚀🏳️‍🌈 '.repeat(90),
    '‮مرحبا بكم‬ שלום',
    '……—',
    '​',
    'W'.repeat(3000),
  ])('never breaks on %s', (text) => {
    for (const idea of [
      text,
      `# ${text}\nMembers can reserve ${text}.\n| ${text} | b |\n- no ${text}`,
    ])
      mockupOf(idea);
  });

  it.each([
    'plain words here',
    '"&\'<>'.repeat(100),
    '漢字'.repeat(300),
    'add a, b, c, d, e, f and g',
  ])('stays small with thousands of statements and says how many it left out', (text) => {
    const workbook = sortIdea(
      `A tool library.\n${Array.from({ length: 1500 }, (_, index) => `- Member ${index} can ${text}`).join('\n')}`,
    );
    const page = expectSound(writeMockup(workbook));
    const shown = page.querySelectorAll('[id^=statement-]').length;
    const left = (workbook.statements.length - shown).toLocaleString('en');
    expect(page.querySelector('.rest')?.textContent).toContain(left);
  });

  it('has text on the accent that can be read in every hue', () => {
    for (const { hue } of productTypes) {
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
