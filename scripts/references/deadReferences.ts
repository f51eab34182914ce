import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn } from './namesIn';

const textFile = /\.(?:cjs|css|html|md|mjs|sh|tsx?)$|^\.ci\/run$|^\.env\.example$/;
const withSections = /^(?:bench|contract|e2e|scripts|server|src)\//;
// Excluded: its word lists and sample ideas mention sections of laws and contracts.
const drafter = 'server/generation/drafter/';

/**
 * Returns the anchors that GitHub generates for the headings of a Markdown document.
 *
 * @param markdown the document
 */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCodeBlocks(markdown).matchAll(/^#{1,6} +(.*)$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

function withoutCodeBlocks(markdown: string): string {
  return markdown.replace(/^(```|~~~)[^]*?^\1.*$/gm, '');
}

/** Reads all text files by relative path, except the broken samples in `fixtures`. */
function textsIn(root: string, all: readonly string[]): Map<string, string> {
  const names = all.filter((name) => textFile.test(name) && !name.includes('/fixtures/'));
  return new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

/** The references of a file, relative to the project root. */
function referencesIn(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?<![\w/])docs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(
    ([match]) => match,
  );
  if (!file.endsWith('.md')) return named;
  const prose = withoutCodeBlocks(text).replace(/`[^`]*`/g, '');
  const linked = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target) =>
      target.startsWith('#')
        ? `${file}${target}`
        : path.posix.join(path.posix.dirname(file), target),
    );
  return [...named, ...linked];
}

/** The paths of files that a Markdown document names in code spans: `store/hooks.ts`. */
function pathsIn(file: string, text: string): string[] {
  if (!file.endsWith('.md')) return [];
  const spans = withoutCodeBlocks(text).matchAll(
    /`((?:[\w.-]+\/)+[\w.-]+\.(?:cjs|css|html|json|sh|tsx?))`/g,
  );
  return [...spans].map(([, name = '']) => name);
}

/**
 * Finds dead references: `docs/….md` and `docs/….md#heading` in any text, relative links and paths of
 * files in Markdown, which may leave out the folders they begin with, and "section" with a number, which names no
 * document.
 *
 * @param root the folder of the project
 * @returns a sorted line for each file and reference
 */
export function deadReferences(root: string): string[] {
  const names = namesIn(root);
  const texts = textsIn(root, names);
  const isNowhere = (name: string): boolean => !names.some((one) => `/${one}`.endsWith(`/${name}`));
  const leadsNowhere = (reference: string): boolean => {
    const [target = '', anchor] = reference.split('#');
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(texts.get(target) ?? '').has(anchor);
  };
  const lines = [...texts].flatMap(([file, text]) => {
    const dead = referencesIn(file, text).filter(leadsNowhere);
    const sections =
      withSections.test(file) && !file.startsWith(drafter)
        ? [...text.matchAll(/\bsections? \d+/gi)].map(([match]) => match)
        : [];
    const paths = pathsIn(file, text).filter(isNowhere);
    return [...dead, ...paths, ...sections].map((reference) => `${file}: ${reference}`);
  });
  return [...new Set(lines)].sort();
}
