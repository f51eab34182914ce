import { documentTypes } from './documentType';
import { parsePrompt, promptFor } from './prompt';

describe('promptFor', () => {
  test('puts the trimmed idea behind the sentence of the document type', () => {
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
  test.each(documentTypes)('returns document type and idea of a %s prompt', (documentType) => {
    const idea = 'Create a simple HTML page based on the following idea: nested\nlines';
    expect(parsePrompt(promptFor(documentType, idea))).toEqual({ documentType, idea });
  });

  test('returns undefined for any other text', () => {
    expect(parsePrompt('Write a poem')).toBeUndefined();
  });
});
