import { readFileSync } from 'node:fs';
import { exampleDocumentFiles } from './exampleDocumentFiles';

test.each(Object.entries(exampleDocumentFiles()))(
  '%s is what the drafter writes; `npm run examples` writes it',
  (file, content) => {
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);
