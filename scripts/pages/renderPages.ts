import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as v from 'valibot';

const pagesSchema = v.record(
  v.string(),
  v.object({
    head: v.string(),
    styles: v.array(v.object({ key: v.string(), ids: v.array(v.string()), css: v.string() })),
    body: v.string(),
  }),
);

/**
 * The prerendered pages by file name: the head, the styles of MUI's components and the content of the root
 * element.
 */
export type RenderedPages = v.InferOutput<typeof pagesSchema>;

// Inside node_modules, so that packages resolve from there.
const program = path.resolve('node_modules/.cache/ideakiln/prerender.cjs');

/**
 * Renders the pages in a separate process.
 *
 * @param definitions the settings compiled into the page's scripts
 * @throws Error with the output of the process if a page cannot be rendered
 */
export async function renderPages(definitions: Record<string, string>): Promise<RenderedPages> {
  await build({
    entryPoints: ['src/prerender.tsx'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    jsx: 'automatic',
    define: { ...definitions, 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return v.parse(pagesSchema, JSON.parse(stdout));
}
