// `npm run -s sbom > sbom.json`: what the product is made of.
import { makeSbom } from './supply/sbom.ts';

console.log(JSON.stringify(makeSbom(), null, 2));
