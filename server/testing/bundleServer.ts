import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { oncePerRun } from './oncePerRun';

/** Makes Node compile the embedded database once, unoptimised: a third less work for a program that ends soon. */
export const compileOnce = '--liftoff-only';

/** The server, or a command that shares its settings. */
type Program = 'main' | 'manageAccounts';

/**
 * Bundles the server. A test that starts it as a program would otherwise compile every module at each start, which takes
 * seconds.
 *
 * @returns the program's file
 */
export async function bundleServer(program: Program = 'main'): Promise<string> {
  const folder = await oncePerRun('programs', async (fresh) => {
    await build({
      entryPoints: {
        main: path.resolve('server/main.ts'),
        manageAccounts: path.resolve('server/manageAccounts.ts'),
        databaseThread: path.resolve('server/database/databaseThread.ts'),
        draftThread: path.resolve('server/generation/draftThread.ts'),
      },
      outdir: fresh,
      bundle: true,
      platform: 'node',
      packages: 'external',
    });
    symlinkSync(path.resolve('node_modules'), path.join(fresh, 'node_modules'));
  });
  return path.join(folder, `${program}.js`);
}
