// Unpacks the typefaces of share cards: node scripts/launch.mjs run scripts/make-fonts.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installOnDemand, loadPackages } from './load-packages.ts';

/** Packages of Fontsource and their files, by the name that `draw-card.ts` knows. Those for Latin letters are the typefaces of the site. */
const fonts = {
  fraunces: ['fraunces', 'fraunces-latin-600-normal'],
  figtree: ['figtree', 'figtree-latin-500-normal'],
  devanagari: ['noto-sans-devanagari', 'noto-sans-devanagari-devanagari-600-normal'],
  tamil: ['noto-sans-tamil', 'noto-sans-tamil-tamil-600-normal'],
  arabic: ['noto-sans-arabic', 'noto-sans-arabic-arabic-600-normal'],
} as const;

type Decompress = (bytes: Uint8Array) => Promise<Uint8Array>;

const [{ default: decompress }] = await loadPackages<[{ default: Decompress }]>(
  ['woff2-encoder@2.0.0'],
  ['woff2-encoder/dist/decompress.js'],
);
const folder = await installOnDemand(Object.values(fonts).map(([name]) => `@fontsource/${name}@5.3.0`));
const target = new URL('../src/server/storage/fonts/', import.meta.url);
mkdirSync(target, { recursive: true });
for (const [name, [family, file]] of Object.entries(fonts)) {
  const packed = path.join(folder, 'node_modules/@fontsource', family);
  const font = await decompress(readFileSync(path.join(packed, 'files', `${file}.woff2`)));
  writeFileSync(new URL(`${name}.ttf`, target), font);
  writeFileSync(new URL(`${name}.license.txt`, target), readFileSync(path.join(packed, 'LICENSE')));
}
