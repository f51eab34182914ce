import type { DocumentType } from '../contract/documentType';

/** A text such as a language model writes. */
export interface SampleAnswer {
  name: string;
  documentType: DocumentType;
  /**
   * The first `size` characters of an endless text, equal in every run; ASCII only, so that one byte is one character.
   */
  textOf: (size: number) => string;
}

const sentences = [
  'The product lets a small team turn an idea into a requirements document.',
  'Users open a draft, answer five short questions and watch the answer grow.',
  'Each section can be **written again on its own** without losing the rest.',
  'A contact may ask for a feature; the request links to the `section` it concerns.',
];

function proseSection(number: number): string {
  const sentence = (offset: number) => sentences[(number + offset) % sentences.length] ?? '';
  const lines = [
    `## ${number}. Section ${number}`,
    '',
    sentence(0),
    sentence(1),
    sentence(2),
    '',
    `### ${number}.1 Stories`,
    '',
    `- As a product manager I want item ${number}.1, so that the team can agree on it`,
    `- As a designer I want item ${number}.2, so that nothing has to be drawn twice`,
    '',
    `1. First: ${sentence(3)}`,
    `2. Then: ${sentence(1)}`,
    '',
    '| Field | Type | Required |',
    '| --- | --- | --- |',
    `| field_${number} | string | yes |`,
    '',
  ];
  return `${lines.join('\n')}\n`;
}

const markupCard = (number: number): string =>
  `<section class="card" id="card-${number}"><h2>Card ${number}</h2>` +
  `<p>${sentences[number % sentences.length] ?? ''}</p>` +
  `<a class="button" href="#card-${number + 1}">Next</a></section>`;

function repeated(start: string, part: (number: number) => string): (size: number) => string {
  return (size) => {
    let text = start;
    for (let number = 1; text.length < size; number++) text += part(number);
    return text.slice(0, size);
  };
}

/** Markdown in lines of about 80 characters: headings, paragraphs, lists and small tables. */
export const proseAnswer: SampleAnswer = {
  name: 'prose',
  documentType: 'prd',
  textOf: repeated('# Product Requirement Document\n\n', proseSection),
};

/** A minified page without a line break. */
export const markupAnswer: SampleAnswer = {
  name: 'one line',
  documentType: 'mockup',
  textOf: repeated('<!doctype html><html lang="en"><title>Mockup</title><body>', markupCard),
};
