import { build } from 'esbuild';
import { designTokens } from '../../src/ui/designTokens';
import { styleTargets } from '../supportedBrowsers';

interface BuiltStyles {
  css: string;
  /** The source files. */
  files: string[];
}

/**
 * Bundles the style sheet of the shell and the public pages, small enough to inline into every page.
 *
 * @throws Error if a style sheet cannot be read
 */
export async function buildStyles(): Promise<BuiltStyles> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `@import './src/styles.css';\n${designTokens()}`,
      loader: 'css',
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    external: ['/assets/*'],
    target: styleTargets,
  });
  const css = outputFiles[0]?.text.trim();
  if (css === undefined) throw new Error('There is no style sheet.');
  return { css, files: Object.keys(metafile.inputs).filter((file) => file.endsWith('.css')) };
}
