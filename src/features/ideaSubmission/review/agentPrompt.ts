import type { DocumentType } from '../../../../contract/documentType';
import { fullDocumentName } from '../documentNames';
import { findOpenQuestions } from './openQuestions';
import { findRequirements } from './requirements';

/** A fence longer than any run of backticks in the text, so that the text cannot close it. */
function fenceFor(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
}

/**
 * A prompt for a coding agent that implements a document: instructions, their order, and the document itself.
 *
 * @param documentType which document it is
 * @param text the document: Markdown, or HTML for a mockup
 */
export function agentPrompt(documentType: DocumentType, text: string): string {
  const name = fullDocumentName(documentType);
  const requirements = findRequirements(text);
  const questions = findOpenQuestions(text);
  const fence = fenceFor(text);
  const parts = [
    `Build the product that the ${name} below describes.`,
    [
      '## How to work',
      '',
      '- Read the whole document before you write code, then propose a plan of small steps and wait for approval.',
      '- Build what the document asks for and nothing else. What it rules out stays out; treat its suggestions as optional.',
      '- Name the number of the requirement in each commit and test.',
      '- Turn every acceptance criterion into an automated test, boundary cases included, and run all tests after each step.',
      '- Where the document is silent or contradicts itself, ask. Do not guess.',
    ].join('\n'),
    questions.length > 0 &&
      [
        '## Ask me these before you start',
        '',
        ...questions.map(({ id, question }) => `- ${id === '' ? '' : `${id}: `}${question}`),
      ].join('\n'),
    requirements.length > 0 &&
      [
        '## Done when',
        '',
        ...requirements.map(
          ({ id, text: requirement, criteria }) =>
            `- [ ] ${id}: ${requirement}${criteria.length === 0 ? '' : ` (${criteria.length} acceptance criteria)`}`,
        ),
      ].join('\n'),
    `## ${name}\n\n${fence}${documentType === 'mockup' ? 'html' : 'markdown'}\n${text.trimEnd()}\n${fence}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
