// `npm run package`: the built program in `dist`, as a folder and as a .tar.gz, for machines like this one. `-- --arch arm64` makes it for
// another processor, and `--node FOLDER` takes the Node.js in that folder instead of npm's.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makePackage } from './package/make-package.ts';

if (process.platform === 'win32') {
  console.error('Packages are made on Linux and macOS. On Windows, run the program with `npm start`.');
  process.exit(1);
}
const { values } = parseArgs({
  options: { arch: { type: 'string', default: process.arch }, node: { type: 'string' } },
});
const { folder, file } = makePackage({
  ...values,
  arch: values.arch === 'amd64' ? 'x64' : values.arch || process.arch,
});
const node = sizeOf(path.join(folder, 'node'));
console.log(`${folder}: ${megabytes(sizeOf(folder) - node)}, and ${megabytes(node)} for Node.js`);
console.log(`${file}: ${megabytes(statSync(file).size)}`);

function sizeOf(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

function megabytes(bytes: number) {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
