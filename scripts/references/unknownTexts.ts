import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn } from './namesIn';

const folder = /^(?:contract|scripts\/pages|server|src)\//;
// It quotes words of its own, not texts of the screen.
const drafter = 'server/generation/drafter/';

/** A whole sentence in a code span: `The document is empty.` */
const sentence = /`(\p{Lu}[^`\n]* [^`\n]*[.…])`/gu;

/** The source with one space between words. */
function sourceIn(root: string): string {
  const files = namesIn(root).filter(
    (name) =>
      folder.test(name) && !name.startsWith(drafter) && /(?<!\.test)\.(?:html|tsx?)$/.test(name),
  );
  return files
    .map((name) => readFileSync(path.join(root, name), 'utf8'))
    .join('\n')
    .replace(/\\'/g, "'")
    .replace(/\s+/g, ' ');
}

/**
 * Finds sentences that `docs/behaviour.md` quotes as texts of the screen, but that the source doesn't contain. `{name}`
 * and numbers, which the source may insert, stand for any text in them.
 *
 * @param root the folder of the project
 */
export function unknownTexts(root: string): string[] {
  const source = sourceIn(root);
  const document = readFileSync(path.join(root, 'docs', 'behaviour.md'), 'utf8');
  return [...document.matchAll(sentence)]
    .map(([, text = '']) => text)
    .filter((text) => !text.split(/\{[^{}]*\}|\d[\d,]*/).every((part) => source.includes(part)));
}
