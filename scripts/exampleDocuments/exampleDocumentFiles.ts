import { documentTypes, type DocumentType } from '../../contract/documentType';
import { draftDocument } from '../../server/generation/drafter/draftDocument';
import { exampleIdeas } from '../../src/features/marketing/exampleIdeas';
import { excerptOf, type ExcerptLength } from './excerptOf';

/** The example that the Create page shows for each document type. */
const shownOnCreatePage: Record<DocumentType, string> = {
  prd: 'Project Management Tool',
  frd: 'Video Streaming Platform',
  mockup: 'Food Delivery Service',
};

const onCard: ExcerptLength = { requirements: 4, questions: 0 };
const onCreatePage: ExcerptLength = { requirements: 4, questions: 1 };

const byType = <Value>(valueOf: (type: DocumentType) => Value): Map<DocumentType, Value> =>
  new Map(documentTypes.map((type) => [type, valueOf(type)]));

const byTitle = (type: DocumentType, valueOf: (document: string) => string): Map<string, string> =>
  new Map(exampleIdeas[type].map(({ title, idea }) => [title, valueOf(draftDocument(type, idea))]));

function sampleOf(type: DocumentType): { title: string; idea: string; excerpt: string } {
  const shown = exampleIdeas[type].find(({ title }) => title === shownOnCreatePage[type]);
  if (shown === undefined) throw new Error(`There is no example "${shownOnCreatePage[type]}".`);
  const { title, idea } = shown;
  return { title, idea, excerpt: excerptOf(type, draftDocument(type, idea), onCreatePage) };
}

const toJson = (values: Map<string, unknown>): string =>
  `${JSON.stringify(values, (_key, value: unknown) => (value instanceof Map ? Object.fromEntries<unknown>(value) : value), 2)}\n`;

/**
 * Has the offline drafter write the documents of the example ideas.
 *
 * @returns file contents by path: the documents of each type, their excerpts, and the samples of the Create page
 */
export function exampleDocumentFiles(): Record<string, string> {
  const documents = documentTypes.map((type): [string, string] => [
    `src/features/marketing/exampleDocuments/${type}.json`,
    toJson(byTitle(type, (document) => document)),
  ]);
  const excerpts = byType((type) => byTitle(type, (document) => excerptOf(type, document, onCard)));
  return {
    ...Object.fromEntries(documents),
    'src/features/marketing/exampleExcerpts.json': toJson(excerpts),
    'src/features/ideaSubmission/create/sampleDocuments.json': toJson(byType(sampleOf)),
  };
}
