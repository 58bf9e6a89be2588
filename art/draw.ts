// `npm run art`: writes every drawing of the project.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { bitmaps, drawings } from './drawings.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The absolute path of a file whose folder exists. */
function prepare(file: string) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  return target;
}

for (const { file, svg } of drawings()) writeFileSync(prepare(file), svg);
for (const { file, svg, density } of bitmaps()) {
  await sharp(Buffer.from(svg), { density }).png({ palette: true, effort: 10 }).toFile(prepare(file));
}
console.log(`art: ${drawings().length + bitmaps().length} pictures drawn`);
