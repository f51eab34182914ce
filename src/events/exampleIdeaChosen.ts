import { createAction } from '@reduxjs/toolkit';
import type { DocumentType } from '../../contract/documentType';

/** "Use this idea" was pressed on an example: its idea, and the document type of its tab. */
export const exampleIdeaChosen = createAction<{ idea: string; documentType: DocumentType }>(
  'examples/exampleIdeaChosen',
);
