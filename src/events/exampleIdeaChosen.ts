import { createAction } from '@reduxjs/toolkit';
import type { DocumentType } from '../../contract/documentType';

/** An example was chosen to start from (section 2, /examples): its idea and the document type it stands under. */
export const exampleIdeaChosen = createAction<{ idea: string; documentType: DocumentType }>(
  'examples/exampleIdeaChosen',
);
