import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { readVersion } from '#server/version.ts';
import { makeSbom } from './sbom.ts';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest: Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>> &
  Record<string, unknown> = JSON.parse(read('package.json'));
const tools: Pick<typeof manifest, 'devDependencies'> = JSON.parse(read('tools/package.json'));
const {
  '': _project,
  tools: _tools,
  'node_modules/physiotherapy-app-tools': _link,
  ...locked
}: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;
const shipped = Object.entries(locked).filter(([, { dev }]) => !dev);
const direct = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
  ...tools.devDependencies,
});
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
]);
/** Typefaces, sharp's shared library, and what is in the public domain; docs/dependencies.md explains each. */
const exceptions: [RegExp, RegExp][] = [
  [/^@fontsource(?:-variable)?\//, /^OFL-1\.1$/],
  [/^fast-sha256$/, /^Unlicense$/],
  [/^@img\/sharp-/, /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/],
];

test('every package of the product has a permissive licence or a listed exception', () => {
  const others = shipped
    .map(([place, { license = 'none' }]) => ({ name: nameOf(place), license }))
    .filter(({ license }) => !permissive.has(license))
    .filter(({ name, license }) => !exceptions.some(([names, licences]) => names.test(name) && licences.test(license)));
  expect(others).toEqual([]);
  expect(shipped.length).toBeGreaterThan(50);
});

test('no package of the product needs an install script, and npm runs none', () => {
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(read('.npmrc')).toContain('ignore-scripts=true');
});

test('the lock file has a hash of every package and no registry URL', () => {
  expect(Object.entries(locked).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(Object.entries(locked).filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('every package is pinned to a version and has its line in docs/dependencies.md', async () => {
  const failures = await failuresOf(direct, ([name, version]) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(locked[`node_modules/${name}`]?.version).toBe(version);
    const words = new Set(read('docs/dependencies.md').split(/[\s|,]+/));
    expect(words.has(name) || (name.startsWith('@types/') && words.has('@types/*'))).toBe(true);
  });
  expect(failures).toEqual([]);
});

test('the bill of materials lists exactly what is shipped and nothing about this machine', () => {
  const bill = makeSbom();
  const { name, version } = bill.metadata.component;
  expect({ format: bill.bomFormat, name, version }).toEqual({
    format: 'CycloneDX',
    name: manifest['name'],
    version: readVersion(),
  });
  const refs = bill.components.map((component) => component['bom-ref']);
  const wanted = new Set(shipped.map(([place, { version }]) => `${nameOf(place)}@${version}`));
  expect(refs.toSorted()).toEqual([...wanted].toSorted());
  const text = JSON.stringify(bill);
  expect(text).not.toContain(root);
  expect(new Set(text.match(/https?:\/\/[^"/]+/g))).toEqual(new Set(['http://cyclonedx.org']));
});

test('SECURITY.md says where to report a vulnerability', () => {
  expect(existsSync(path.join(root, 'SECURITY.md'))).toBe(true);
  expect(read('SECURITY.md')).toMatch(/\S+@\S+/);
});

test('every tool of tools/package.json is used', () => {
  const sources = globSync('{*.json,*.ts,.oxlintrc.json,{art,bench,e2e,scripts,src}/**/*.{ts,tsx,mjs}}', { cwd: root })
    .filter((file) => file !== 'package-lock.json' && !file.endsWith('supply.test.ts'))
    .map(read)
    .join('\n');
  const unused = Object.keys(tools.devDependencies)
    .filter((name) => !name.startsWith('@types/'))
    .filter((name) => !new RegExp(`['"]${name}['"/]`).test(sources));
  expect(unused).toEqual(['@swc/core', 'oxlint-tsgolint']); // oxlint and dependency-cruiser load them by themselves
});
