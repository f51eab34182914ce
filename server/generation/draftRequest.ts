import * as v from 'valibot';
import { documentTypes } from '../../contract/documentType';

/** What a draft is written from. */
export const draftRequestSchema = v.object({
  documentType: v.picklist(documentTypes),
  idea: v.string(),
});

export type DraftRequest = v.InferOutput<typeof draftRequestSchema>;
