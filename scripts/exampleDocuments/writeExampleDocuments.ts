import { writeFileSync } from 'node:fs';
import { exampleDocumentFiles } from './exampleDocumentFiles';

for (const [file, content] of Object.entries(exampleDocumentFiles())) writeFileSync(file, content);
