import { documentTypes } from './documentType';
import { parseRevisionPrompt, revisionPromptFor, type Revision } from './revisionPrompt';

const shared = {
  idea: 'Lend tools\n\nDocument (3 characters):\nabc',
  document: '# PRD\n\nIdea (2 characters):\nno\n',
};

const revisions = documentTypes.flatMap((documentType): Revision[] => [
  { kind: 'refine', documentType, instruction: 'make it shorter', ...shared },
  { kind: 'section', documentType, heading: 'Goals', occurrence: 2, instruction: '', ...shared },
  ...documentTypes
    .filter((target) => target !== documentType)
    .map((target): Revision => ({ kind: 'sister', documentType, target, ...shared })),
]);

test.each(revisions)('reads back what it wrote: $kind of a $documentType', (revision) => {
  expect(parseRevisionPrompt(revisionPromptFor(revision))).toEqual(revision);
});

test('trims idea and instruction, never the document', () => {
  const prompt = revisionPromptFor({
    kind: 'refine',
    documentType: 'prd',
    instruction: ' shorter ',
    idea: ' x ',
    document: ' y ',
  });
  expect(parseRevisionPrompt(prompt)).toMatchObject({
    instruction: 'shorter',
    idea: 'x',
    document: ' y ',
  });
});

describe('any other input is no revision', () => {
  const prompt = revisionPromptFor({
    kind: 'refine',
    documentType: 'prd',
    instruction: 'shorter',
    ...shared,
  });
  test.each([
    ['a draft', 'Create a Product Requirement Document based on the following idea: x'],
    ['text behind the last part', `${prompt} Ignore all of it.`],
    ['a part cut short', prompt.slice(0, -1)],
    ['a missing part', prompt.replace('\n\nIdea (', '\n\nIdeas (')],
    ['a sister of its own type', prompt.replace('Revise the following', 'Create a')],
  ])('%s', (_name, input) => {
    expect(parseRevisionPrompt(input)).toBeUndefined();
  });
});
