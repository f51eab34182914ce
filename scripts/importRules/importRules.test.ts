import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

interface Violation {
  from: string;
  rule: { name: string };
}

/** Checks a copy of the project's folder structure that breaks each rule once. */
function violationsIn(folder: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['src', 'server', 'contract'],
      ...['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`).sort();
}

test('each rule reports the file that breaks it, and no other', () => {
  expect(violationsIn(path.join(__dirname, 'fixtures'))).toEqual([
    'api-imports-downwards: src/api/upwards.ts',
    'browser-without-node: src/lib/node.ts',
    'browser-without-server-code: src/lib/server.ts',
    'contract-stands-alone: contract/package.ts',
    'events-imports-downwards: src/events/upwards.ts',
    'features-imports-downwards: src/features/beta/upwards.ts',
    'generation-imports-downwards: src/generation/upwards.ts',
    'lib-imports-downwards: src/lib/upwards.ts',
    'machine-imports-downwards: src/machine/upwards.ts',
    'navigation-imports-downwards: src/navigation/upwards.ts',
    'no-circles: src/lib/circleOne.ts',
    'no-circles: src/lib/typeCircleOne.ts',
    'no-sibling-feature: src/features/alpha/alpha.ts',
    'no-test-code-in-the-product: src/ui/testing.ts',
    'server-without-browser-code: server/browser.ts',
    'store-imports-downwards: src/store/upwards.ts',
    'toasts-imports-downwards: src/toasts/upwards.ts',
    'ui-imports-downwards: src/ui/upwards.ts',
  ]);
});
