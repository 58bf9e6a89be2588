import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bitmaps, drawings } from './drawings.ts';
import { logo } from './scenes/marks.ts';

const root = path.resolve(import.meta.dirname, '..');
const all = [...drawings(), ...bitmaps()];

test('the drawings in the tree are the ones that the scenes draw', () => {
  const changed = drawings().filter(({ file, svg }) => readFileSync(path.join(root, file), 'utf8') !== svg);
  expect(changed.map(({ file }) => file)).toEqual([]);
});

test('every picture in the folders of the drawings comes from a scene', () => {
  const folders = new Set(all.map(({ file }) => path.dirname(file)));
  const present = [...folders].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  expect(present.toSorted()).toEqual(all.map(({ file }) => file).toSorted());
});

test('the logo on the pages is the one of the scenes', () => {
  const files = ['logo.tsx', 'logo.css'].map((file) => path.join(root, 'src/web/ui/drawings', file));
  const tokens = readFileSync(path.join(root, 'src/web/styles/tokens.css'), 'utf8');
  const valueOf = (token: string) => new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const component = files
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => valueOf(token));
  const shapes = [...logo().matchAll(/ (?:d|fill|stroke|stroke-width)="([^"]*)"/g)].map(([, value = '']) => value);
  expect(shapes).toHaveLength(7);
  expect(shapes.filter((shape) => !component.includes(shape))).toEqual([]);
});
