import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** Makes Node compile the embedded database once, unoptimised: a third less work for a program that ends soon. */
export const compileOnce = '--liftoff-only';

/**
 * Bundles the server into a temporary folder. A test that starts it as a program would otherwise compile every module
 * at each start, which takes seconds.
 *
 * @param program the server, or a command that shares its settings
 * @returns the program's file
 */
export function bundleServer(program: 'main' | 'manageAccounts' = 'main'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  buildSync({
    entryPoints: {
      [program]: path.resolve(`server/${program}.ts`),
      databaseThread: path.resolve('server/database/databaseThread.ts'),
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    packages: 'external',
  });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return path.join(folder, `${program}.js`);
}
