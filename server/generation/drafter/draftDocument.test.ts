import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { documentTypes } from '../../../contract/documentType';
import { draftDocument } from './draftDocument';
import { sampleIdeas } from './sampleIdeas';
import { readLimit } from './splitIdea';

const ideas = Object.entries(sampleIdeas);
const label = "drafted by Ideakiln's rule-based offline drafter, without a language model";

function numbersIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map((match) => Number(match[1]));
}

function countingTo(length: number): number[] {
  return Array.from({ length }, (_none, index) => index + 1);
}

function pageOf(idea: string): Document {
  return new JSDOM(draftDocument('mockup', idea)).window.document;
}

/** Seconds of the processor, which other work on the machine does not lengthen. */
function processorSeconds(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

/** Far above what a slow machine needs, far below what a pattern that goes back over the text takes. */
const limit = 10;

describe.each(ideas)('the documents for %s', (_name, idea) => {
  const prd = draftDocument('prd', idea);
  const frd = draftDocument('frd', idea);

  test('say first what they are, and that no model wrote them', () => {
    expect(prd).toMatch(/^# [^\n]+: Product Requirement Document\n\n> This document was drafted/);
    expect(frd).toMatch(
      /^# [^\n]+: Functional Requirement Document\n\n> This document was drafted/,
    );
    expect(prd).toContain(label);
    expect(frd).toContain(label);
    expect(pageOf(idea).querySelector('footer')?.textContent).toContain(label);
  });

  test('number requirements, assumptions and questions without gaps', () => {
    for (const pattern of [/^- R(\d+) \(/gm, /Assumption: A(\d+)\./g, /Open question: Q(\d+)\./g]) {
      const numbers = numbersIn(prd, pattern);
      expect(numbers.length).toBeGreaterThan(2);
      expect(numbers).toEqual(countingTo(numbers.length));
    }
    const areas = numbersIn(frd, /^### FR-(\d+) /gm);
    expect(areas).toEqual(countingTo(areas.length));
    for (const area of areas) {
      const inArea = numbersIn(frd, new RegExp(`^FR-${area}\\.(\\d+) \\(`, 'gm'));
      expect(inArea.length).toBeGreaterThan(0);
      expect(inArea).toEqual(countingTo(inArea.length));
    }
    const qualities = numbersIn(frd, /^- NFR-(\d+): /gm);
    expect(qualities).toEqual(countingTo(qualities.length));
    expect(frd).toMatch(/Assumption: A1\..*[\s\S]*Open question: Q1\./);
  });

  test('are the same at every call', () => {
    for (const type of documentTypes) {
      expect(draftDocument(type, idea)).toBe(draftDocument(type, idea));
    }
  });

  test('have the length of a document that somebody reads', () => {
    expect(prd.length).toBeGreaterThan(3000);
    expect(prd.length).toBeLessThan(9000);
    expect(frd.length).toBeGreaterThan(4000);
    expect(frd.length).toBeLessThan(12_000);
  });

  test('give a page with landmarks, one first heading, labels, and nothing from outside', () => {
    const html = draftDocument('mockup', idea);
    expect(html.startsWith('<!doctype html>')).toBe(true);
    expect(html).not.toMatch(/https?:|url\(|@import|<img|<script|<iframe|<link/i);
    const page = pageOf(idea);
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).not.toBe('');
    expect(page.querySelector('meta[name=viewport]')).not.toBeNull();
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    for (const landmark of ['header', 'nav', 'main', 'footer']) {
      expect(page.querySelectorAll(landmark)).toHaveLength(1);
    }
    const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const controls = [...page.querySelectorAll('input,select,textarea')];
    expect(controls.length).toBeGreaterThan(3);
    for (const control of controls) {
      expect(page.querySelector(`label[for="${control.id}"]`)?.textContent.trim()).toBeTruthy();
    }
    for (const button of page.querySelectorAll('button'))
      expect(button.textContent.trim()).not.toBe('');
    for (const link of page.querySelectorAll('a')) {
      const target = link.getAttribute('href') ?? '';
      expect(target).toMatch(/^#/);
      expect(page.querySelector(target)).not.toBeNull();
    }
    for (const element of page.querySelectorAll('*')) {
      expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
    }
  });
});

test('documents of different ideas differ in requirements, assumptions, questions and layout', () => {
  const pick = (pattern: RegExp) =>
    ideas.map(([, idea]) => (draftDocument('prd', idea).match(pattern) ?? []).join('\n'));
  for (const pattern of [/^- R\d.*$/gm, /Assumption: .*$/gm, /Open question: .*$/gm]) {
    expect(new Set(pick(pattern)).size).toBe(ideas.length);
  }
  const shapes = ideas.map(([, idea]) =>
    [...pageOf(idea).querySelectorAll('main *')].map(({ tagName }) => tagName).join(),
  );
  expect(new Set(shapes).size).toBe(ideas.length);
});

test('what the clinic wrote is in its documents', () => {
  const prd = draftDocument('prd', sampleIdeas.clinic);
  expect(prd).toContain('Nurses can swap shifts.');
  expect(prd).toContain('Clinic managers can approve swaps.');
  expect(prd).toContain('ShiftWell sends reminders by SMS the day before.');
  expect(prd).toContain('G1: Reduce no-shows by 30% within 3 months.');
  expect(draftDocument('frd', sampleIdeas.clinic)).toContain(
    'The system shall let nurses swap shifts.',
  );
  expect(pageOf(sampleIdeas.clinic).querySelector('input[type=date]')).not.toBeNull();
});

describe('ideas that are hard to read', () => {
  const hostile =
    'An app called <script>alert(1)</script> for nurses"><img src=x onerror=alert(1)>.\r\nUsers can book <b>shifts</b> | swap `them`\n# Heading\n> quote\n- ## listed <svg onload=alert(1)>\n1. [link](javascript:alert(1))';

  test.each([
    'abcdefghij',
    '😀🎉🚀😀🎉🚀😀🎉🚀😀',
    'shift '.repeat(3000),
    ','.repeat(5000),
    '',
    ' \n ',
    'can '.repeat(3000),
  ])('give a document all the same: %.12s', (idea) => {
    expect(draftDocument('prd', idea)).toMatch(/^# .+: Product Requirement Document\n/);
    expect(draftDocument('frd', idea)).toMatch(/^# .+: Functional Requirement Document\n/);
    expect(pageOf(idea).querySelectorAll('h1')).toHaveLength(1);
  });

  test.each([
    [
      'تطبيق لحجز المواعيد في العيادات. يستطيع المرضى اختيار الطبيب والوقت.',
      'يستطيع المرضى اختيار الطبيب والوقت.',
    ],
    ['一个帮助农民销售蔬菜的应用。餐厅可以搜索和下单。', '餐厅可以搜索和下单。'],
  ])('in another script are quoted, and the document says so: %.12s', (idea, sentence) => {
    const prd = draftDocument('prd', idea);
    expect(prd).toContain(`“${sentence}”`);
    expect(prd).toContain('The drafter reads English only.');
    expect(pageOf(idea).querySelector('main')?.textContent).toContain(sentence);
  });

  test('bring no markup into the page', () => {
    const page = pageOf(hostile);
    expect(page.querySelectorAll('script,img,svg,b')).toHaveLength(0);
    expect(page.body.textContent).toContain('<script>alert(1)</script>');
  });

  test('bring no markup and no structure into Markdown', () => {
    for (const type of ['prd', 'frd'] as const) {
      const text = draftDocument(type, hostile);
      expect(text).not.toMatch(/<[a-z/!]/i);
      expect(text).not.toContain('`');
      expect(text).not.toContain('](');
      expect(text.match(/^# /gm)).toHaveLength(1);
      expect(text).not.toMatch(/^## Heading/m);
      for (const row of text.split('\n').filter((line) => line.startsWith('| “'))) {
        expect(row.split('|')).toHaveLength(4);
      }
    }
  });

  test('with 200,000 characters take no long computation, and the document says what was not read', () => {
    const idea = `${sampleIdeas.farm} `.repeat(800).slice(0, 200_000);
    for (const type of documentTypes) {
      const begun = process.cpuUsage();
      const text = draftDocument(type, idea);
      expect(processorSeconds(begun)).toBeLessThan(limit);
      expect(text).toMatch(/its last 19\d,\d{3} characters were not read/);
      expect(text.length).toBeLessThan(20_000);
    }
    expect(draftDocument('prd', idea.slice(0, readLimit - 1))).not.toContain('were not read');
  });

  test.each([
    'find a ',
    'search by a, ',
    'a b ',
    'sort by price and ',
    'users can ',
    '- ',
    'Goal: ',
    '"',
    'is a ',
    'A.',
    'aged 1 ',
    '1 ',
    'connect to A ',
  ])('made of "%s" only take no long computation', (piece) => {
    const begun = process.cpuUsage();
    for (const type of documentTypes) draftDocument(type, piece.repeat(20_000));
    expect(processorSeconds(begun)).toBeLessThan(limit);
  });

  test('of any kind never throw and never reach the page as markup', () => {
    const words = fc.constantFrom(
      'users',
      'can',
      'book',
      'and',
      ',',
      'the',
      '<b>',
      '"',
      "'",
      '&',
      'app',
      'for',
      'called',
      'Goal:',
      '\n- ',
      '\n# ',
      'track',
      'to',
      'reduce',
      '5%',
      'nurses',
      'with',
      '|',
      'is',
      'Features:',
      'should',
      'be',
      'shared',
      '.',
      'where',
      'lets',
      '$&',
      '…',
    );
    const idea = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(idea, (text) => {
        const marked = `${text} <zz-mark title="x">${text}`;
        for (const type of ['prd', 'frd'] as const) {
          expect(draftDocument(type, marked)).not.toMatch(/<(?=[a-z/!?])/i);
        }
        const html = draftDocument('mockup', marked);
        const body = html.slice(html.indexOf('<body>'));
        const allowed =
          /^<\/?(?:a|body|button|caption|dd|div|dl|dt|fieldset|footer|form|h1|h2|header|html|i|input|label|legend|li|main|nav|ol|option|p|br|section|select|small|span|strong|table|tbody|td|textarea|th|thead|tr|ul)[\s>]/;
        for (let at = body.indexOf('<'); at !== -1; at = body.indexOf('<', at + 1)) {
          expect(body.slice(at, at + 12)).toMatch(allowed);
        }
      }),
      { numRuns: 150 },
    );
  });
});
