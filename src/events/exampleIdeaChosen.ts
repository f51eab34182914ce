import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { documentTypes } from '../../contract/documentType';

/** An idea to start from, and the document type that it stands under; also what a history entry keeps of it. */
export const exampleIdeaSchema = v.object({
  idea: v.string(),
  documentType: v.picklist(documentTypes),
});

/** An example was chosen to start from (section 2, /examples). */
export const exampleIdeaChosen = createAction<v.InferOutput<typeof exampleIdeaSchema>>(
  'examples/exampleIdeaChosen',
);
