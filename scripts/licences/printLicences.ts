import { productionLicences } from './productionLicences';

/** `npm run licences`: lists the packages of the product by licence. */
for (const [licence, names] of [...productionLicences()].sort()) {
  console.log(`${licence} (${names.length})\n  ${names.join('\n  ')}`);
}
