import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as v from 'valibot';

const pagesSchema = v.record(
  v.string(),
  v.object({ head: v.string(), styles: v.string(), body: v.string() }),
);

/**
 * The prerendered pages by the names of their files: what goes into the head, the style sheets of MUI's components, and
 * what goes into the root element.
 */
export type RenderedPages = v.InferOutput<typeof pagesSchema>;

// Below node_modules, so that the packages are found from there.
const program = path.resolve('node_modules/.cache/ideakiln/prerender.cjs');

/**
 * Renders the pages, in a process of its own.
 *
 * @param definitions the settings that are compiled into the page's scripts as well
 * @throws Error with what the process printed, where a page can not be rendered
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
