import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { recolour } from '#contract/plain/themes/drawing-colours.ts';
import { type Hue, hues } from '#contract/plain/themes/hues.ts';
import { type Scheme, schemes } from '#contract/plain/themes/theme-colours.ts';
import { drawings as samples } from '#server/db/seed/sample-pictures.ts';
import { root } from '#server/root.ts';
import { type PreparedResponse, prepare } from '#server/static/prepared-response.ts';

/** Where drawings are, and how their names begin. Those of the sample content are named like its pictures. */
const folders = [
  { folder: new URL('src/web/art/', root), prefix: '' },
  { folder: samples, prefix: 'sample-' },
];

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The drawings of the site and of the sample content by their name, read once. */
let sources: ReadonlyMap<string, string> | undefined;

function readSources() {
  sources ??= new Map(
    folders.flatMap(({ folder, prefix }) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.svg'))
        .toSorted()
        .map((file) => [prefix + file.slice(0, -'.svg'.length), readFileSync(new URL(file, folder), 'utf8')] as const),
    ),
  );
  return sources;
}

/** A drawing as it was made; undefined where there is none of this name. */
export const sourceOf = (name: string) => readSources().get(name);

const edition = new Map<string, string>();

/** Part of the address of every drawing in a theme: it ends with a hash of all of them, so that browsers may store each for ever. */
export function editionOf(hue: Hue, scheme: Scheme): string {
  const theme = `${hue}-${scheme}`;
  const known = edition.get(theme);
  if (known) return known;
  const drawn = [...readSources()].map(([name, svg]) => recolour(svg, name, hue, scheme)).join('');
  const found = `${theme}.${hash('sha256', drawn, 'hex').slice(0, 8)}`;
  edition.set(theme, found);
  return found;
}

const themes = hues.flatMap((hue) => schemes.map((scheme) => ({ hue, scheme, prefix: `${hue}-${scheme}.` })));

/** The number that two themes have, in both schemes. */
const mostPrepared = 400;
const prepared = new Map<string, Promise<PreparedResponse>>();

/** The drawing of a file name, such as `hero-knee.sea-dark.1a2b3c4d.svg`, and the name that it has now; undefined where there is none. */
export function findDrawing(file: string) {
  const [, name = '', theme = ''] = /^([\da-z-]+)\.([a-z-]+)\.[\da-z]+\.svg$/.exec(file) ?? [];
  const svg = readSources().get(name);
  const of = themes.find(({ prefix }) => prefix === `${theme}.`);
  if (svg === undefined || !of) return undefined;
  const current = `${name}.${editionOf(of.hue, of.scheme)}.svg`;
  return { current, response: () => prepareOnce(current, () => recolour(svg, name, of.hue, of.scheme)) };
}

function prepareOnce(file: string, draw: () => string) {
  const known = prepared.get(file);
  if (known) return known;
  if (prepared.size >= mostPrepared) prepared.clear();
  const response = prepare(200, headers, Buffer.from(draw()), 'best');
  prepared.set(file, response);
  response.catch(() => prepared.delete(file));
  return response;
}
