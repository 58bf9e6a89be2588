import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readVersion } from '#server/version.ts';
import { runNpm } from './npm.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  properties: { name: string }[];
}

export interface Sbom {
  bomFormat: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The software bill of materials of the product in CycloneDX format, made by npm from the lock file without network access. */
export function makeSbom(): Sbom {
  const bill = JSON.parse(
    runNpm(root, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline', '--workspaces=false'),
  ) as Sbom;
  // npm uses the name of the folder.
  bill.metadata.component.name = (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Component).name;
  bill.metadata.component.version = readVersion();
  return withoutTools(bill);
}

/** npm's own `--omit=dev` also removes packages that are shipped, such as `pg`. */
function withoutTools(bill: Sbom): Sbom {
  const components = bill.components.filter(
    ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const shipped = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => shipped.has(other)) }));
  return { ...bill, components, dependencies };
}
