import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import { draftDocument } from './drafter/draftDocument';
import { draftRequestSchema } from './draftRequest';

// A long idea takes seconds of CPU time. A worker thread keeps the server responsive.
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');

// V8 compiles functions on their first call: without this draft, the first document would take half a second longer.
draftDocument('prd', 'An app where cyclists book repairs and track their bicycles.');

port.on('message', (message: unknown) => {
  const { documentType, idea } = v.parse(draftRequestSchema, message);
  port.postMessage(draftDocument(documentType, idea));
});
