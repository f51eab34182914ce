import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.looseObject({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      devOptional: v.optional(v.boolean()),
    }),
  ),
});

/** Licences under which a package may be part of the product: they require no more than a copy of their text. */
export const allowedLicences: readonly string[] = [
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
];

/** The packages of the product by licence, from the lock file; those used for development only are left out. */
export function productionLicences(lockFile = 'package-lock.json'): Map<string, string[]> {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(lockFile, 'utf8')));
  const byLicence = new Map<string, string[]>();
  for (const [folder, { version = '', license = 'unknown', dev, devOptional }] of Object.entries(
    packages,
  )) {
    if (folder === '' || dev === true || devOptional === true) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const names = byLicence.get(license) ?? [];
    if (!names.includes(`${name} ${version}`)) names.push(`${name} ${version}`);
    byLicence.set(license, names);
  }
  return byLicence;
}
