import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

interface Component {
  'bom-ref': string;
  name: string;
  properties: { name: string }[];
}

export interface Sbom {
  bomFormat: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The software bill of materials of the product, CycloneDX as npm writes it from the lock file alone, without the network. */
export function makeSbom(): Sbom {
  const bill = JSON.parse(runNpm('sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline')) as Sbom;
  // npm names it after the folder it happens to lie in.
  bill.metadata.component.name = (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Component).name;
  return withoutTools(bill);
}

/** npm's own `--omit=dev` leaves out packages that are shipped, `pg` among them. */
function withoutTools(bill: Sbom): Sbom {
  const components = bill.components.filter(
    ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const kept = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  return { ...bill, components, dependencies };
}

function runNpm(...args: string[]) {
  const { npm_execpath: cli = '' } = process.env;
  const [program, ...before] = /npm-cli\.c?js$/.test(cli) ? [process.execPath, cli] : ['npm'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return execFileSync(program, [...before, ...args], options);
}
