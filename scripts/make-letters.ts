// Writes the letters of share cards as outlines, from the typefaces of the site: node scripts/launch.mjs run scripts/make-letters.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPackages } from './load-packages.ts';

interface HarfBuzz {
  Blob: new (bytes: Uint8Array) => object;
  Face: new (blob: object) => { collectUnicodes(): Iterable<number> };
  Font: new (
    face: object,
  ) => {
    setScale(x: number, y: number): void;
    setVariations(variations: readonly object[]): void;
    glyphToPath(glyph: number): string;
  };
  Variation: new (tag: string, value: number) => object;
  Buffer: new () => {
    addText(text: string): void;
    guessSegmentProperties(): void;
    getGlyphInfos(): { codepoint: number }[];
    getGlyphPositions(): { xAdvance: number }[];
  };
  shape(font: object, buffer: object): void;
}

const [hb, { default: decompress }] = await loadPackages<
  [HarfBuzz, { default: (bytes: Uint8Array) => Promise<Uint8Array> }]
>(['harfbuzzjs@1.6.4', 'woff2-encoder@2.0.0'], ['harfbuzzjs/dist/index.mjs', 'woff2-encoder/dist/decompress.js']);

/** Width and outline of each letter, in thousandths of the font size, with y pointing down; and a weight for variable fonts. */
async function lettersOf(file: string, weight: number) {
  const bytes = readFileSync(new URL(`../node_modules/${file}`, import.meta.url));
  const face = new hb.Face(new hb.Blob(await decompress(bytes)));
  const font = new hb.Font(face);
  font.setScale(1_000, -1_000);
  font.setVariations([new hb.Variation('wght', weight)]);
  return [...face.collectUnicodes()]
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /^[^\p{C}\p{M}]$/u.test(letter)) // a card has letters with their accents
    .map((letter) => {
      const buffer = new hb.Buffer();
      buffer.addText(letter);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      const [glyph] = buffer.getGlyphInfos();
      const [position] = buffer.getGlyphPositions();
      const outline = font
        .glyphToPath(glyph?.codepoint ?? 0)
        .replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed());
      return `${JSON.stringify(letter)}:${JSON.stringify([position?.xAdvance, outline])}`;
    });
}

const fraunces = await lettersOf('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2', 600);
const figtree = await lettersOf('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 500);
const json = `{"fraunces":{\n${fraunces.join(',\n')}\n},\n"figtree":{\n${figtree.join(',\n')}\n}}\n`;
writeFileSync(new URL('../src/server/storage/letters.json', import.meta.url), json);
