import { billOfMaterials } from './billOfMaterials';

/** `npm run sbom`. */
console.log(billOfMaterials());
