// `npm run -s sbom > sbom.json`: the software bill of materials.
import { makeSbom } from './supply/sbom.ts';

console.log(JSON.stringify(makeSbom(), null, 2));
