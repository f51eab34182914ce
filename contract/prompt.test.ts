import { documentTypes } from './documentType';
import { parsePrompt, promptFor } from './prompt';

describe('promptFor', () => {
  test('is the sentence of the document type, followed by the trimmed idea', () => {
    expect(promptFor('prd', '  A todo app \n')).toBe(
      'Create a Product Requirement Document based on the following idea: A todo app',
    );
    expect(promptFor('frd', 'A todo app')).toBe(
      'Create a Functional Requirement Document based on the following idea: A todo app',
    );
    expect(promptFor('mockup', 'A todo app')).toBe(
      'Create a simple HTML page based on the following idea: A todo app',
    );
  });
});

describe('parsePrompt', () => {
  test.each(documentTypes)('gives back what went into a %s prompt', (documentType) => {
    const idea = 'Create a simple HTML page based on the following idea: nested\nlines';
    expect(parsePrompt(promptFor(documentType, idea))).toEqual({ documentType, idea });
  });

  test('knows what it did not make', () => {
    expect(parsePrompt('Write a poem')).toBeUndefined();
  });
});
