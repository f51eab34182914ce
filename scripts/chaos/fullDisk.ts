import { execFileSync, spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import path from 'node:path';
import { newFolder, startServer } from './chaosServer';
import { addressOf, sendRequest, type Fault } from './tally';

const megabytes = 120;
/** A separate file system, which is unmounted when the server exits. */
const privately = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  '--mount',
];

/** The disk fills up: the server keeps running, rejects what it cannot store, and recovers once there is space. */
export const fullDisk: Fault = {
  name: 'disk full',
  run: async (tally) => {
    if (spawnSync(privately[0] ?? '', [...privately.slice(1), 'true']).status !== 0) {
      tally.broken.push('left out: this system allows no mount namespaces (unshare)');
      return;
    }
    const folder = newFolder();
    const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`;
    const server = await startServer({
      folder,
      within: [...privately, 'sh', '-c', mount, folder],
      settings: { DATA_DIR: path.join(folder, 'data') },
    });
    // The same folder as the server sees it.
    const seen = `/proc/${server.child.pid ?? ''}/root${folder}`;
    const signUp = async (email: string) => {
      const answer = await sendRequest(tally, `${server.url}/api/signup`, {
        body: { name: 'Ada', email, password: 'correct horse' },
        from: addressOf(tally.tries),
      });
      if (answer === undefined) tally.unanswered += 1;
      return answer?.status;
    };
    const exists = async (email: string) => {
      const answer = await sendRequest(tally, `${server.url}/api/login`, {
        body: { Email: email, Password: 'correct horse' },
        from: addressOf(tally.tries),
      });
      return answer?.text.includes('must be verified') === true;
    };
    const confirmed: string[] = [];
    for (let count = 0; count < 5; count++) {
      const email = `before${count}@example.org`;
      if ((await signUp(email)) === 201) confirmed.push(email);
    }
    spawnSync('dd', ['if=/dev/zero', `of=${seen}/filler`, 'bs=1M']);
    const { bavail } = statfsSync(seen);
    if (bavail > 0) tally.broken.push(`the disk did not fill: ${bavail} blocks are free`);
    const statuses = new Map<string, number>();
    for (let count = 0; count < 40; count++) {
      const email = `during${count}@example.org`;
      const status = await signUp(email);
      if (status === 201) confirmed.push(email);
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    }
    if (statuses.size === 1 && statuses.has('201')) tally.broken.push('the full disk was not felt');
    const pages = await sendRequest(tally, `${server.url}/healthz`);
    if (pages?.status !== 200) tally.lost += 1;
    execFileSync('rm', [`${seen}/filler`]);
    if ((await signUp('after@example.org')) !== 201) tally.lost += 1;
    for (const email of confirmed) if (!(await exists(email))) tally.lost += 1;
    const shown = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
    tally.notes.push(`sign-ups on the full disk: ${shown}; ${confirmed.length} confirmed in all`);
    await server.kill();
  },
};
