import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts a worker thread.
 *
 * @param file its module without the extension, in the folder of the calling module: the build puts both into one
 * @param workerData its start parameter
 */
export function startWorker(file: string, workerData?: object): Worker {
  const extension = path.extname(__filename);
  return new Worker(`${file}${extension}`, {
    workerData,
    // In tests the server is not built, so the thread needs the TypeScript loader.
    execArgv:
      extension === '.ts' ? ['-r', createRequire(__filename).resolve('esbuild-register')] : [],
  });
}
