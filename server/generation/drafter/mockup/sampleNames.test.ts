import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../lexicon/languageCode';

test.each(languageCodes)('nouns in %s have different names, or what they are known by', (code) => {
  const file = path.join(__dirname, 'sampleNames', `${code}.json`);
  const nouns = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[] | string>;
  const wrong = Object.entries(nouns).filter(([, known]) =>
    typeof known === 'string'
      ? !/^(?:person|date|time)$/u.test(known)
      : new Set(known).size !== known.length,
  );
  expect(wrong).toEqual([]);
});
