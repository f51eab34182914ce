import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.looseObject({
  name: v.string(),
  devDependencies: v.optional(v.unknown()),
});
const lockSchema = v.looseObject({
  packages: v.record(
    v.string(),
    v.looseObject({ dev: v.optional(v.boolean()), devOptional: v.optional(v.boolean()) }),
  ),
});

/**
 * The bill of materials of the product, by `npm sbom`, as CycloneDX.
 *
 * Its option `--omit=dev` also leaves out each package of the product that a tool for development uses as well. This
 * function therefore runs it on a manifest and a lock file without development dependencies.
 */
export function billOfMaterials(): string {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8')));
  const lock = v.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const kept = Object.entries(lock.packages)
    .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
    .map(([folder, entry]): [string, object] => [folder, { ...entry, devDependencies: undefined }]);
  const temporary = mkdtempSync(path.join(tmpdir(), 'ideakiln-bill-'));
  // npm names the product after its folder.
  const folder = path.join(temporary, manifest.name);
  mkdirSync(folder);
  const write = (name: string, content: object) => {
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  };
  try {
    write('package.json', { ...manifest, devDependencies: undefined });
    write('package-lock.json', { ...lock, packages: Object.fromEntries(kept) });
    return execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
