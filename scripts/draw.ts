// Writes every drawing of the project: `node scripts/draw.ts`. The same sources give the same bytes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { element } from './art/primitives.ts';
import * as arm from './art/scenes/arm.ts';
import * as back from './art/scenes/back.ts';
import { shareCard } from './art/scenes/card.ts';
import * as exercise from './art/scenes/exercise.ts';
import * as foot from './art/scenes/foot.ts';
import * as head from './art/scenes/head.ts';
import * as hero from './art/scenes/hero.ts';
import * as leg from './art/scenes/leg.ts';
import * as marks from './art/scenes/marks.ts';
import * as movement from './art/scenes/movement.ts';
import * as places from './art/scenes/places.ts';
import * as portraits from './art/scenes/portraits.ts';
import * as shoulderNeck from './art/scenes/shoulder-neck.ts';
import * as things from './art/scenes/things.ts';
import * as treatment from './art/scenes/treatment.ts';

type Drawings = Record<string, () => string>;
type Size = readonly [width: number, height: number];

const SAMPLE: Size = [1200, 800];
const PORTRAIT: Size = [900, 1100];
const SLIDE: Size = [1040, 760];
const TILE: Size = [32, 32];

const pictures: readonly [Size, Drawings][] = [
  [
    SAMPLE,
    {
      shoulder: shoulderNeck.frozenShoulder,
      neck: shoulderNeck.neck,
      jaw: head.jaw,
      face: head.face,
      spine: back.spine,
      'low-back': back.lowBack,
      hip: leg.swingingHip,
      knee: leg.straighteningKnee,
      ankle: foot.resistedAnkle,
      foot: foot.foot,
      elbow: arm.bendingElbow,
      'wrist-hand': arm.wristHand,
      balance: movement.balance,
      breath: back.breath,
      'nerve-leg': back.nerveLeg,
      'calf-muscle': foot.calfMuscle,
      desk: places.desk,
      gait: movement.gait,
      sleep: places.sleep,
      stretch: exercise.stretch,
      pads: treatment.pads,
      room: places.room,
      tape: treatment.tape,
      bridge: exercise.bridge,
      equipment: things.equipment,
      massage: treatment.massage,
      'heat-cold': things.heatCold,
      'child-play': exercise.childPlay,
      hydration: things.hydration,
    },
  ],
  [PORTRAIT, { 'practitioner-1': portraits.practitioner1, 'practitioner-2': portraits.practitioner2 }],
];

const interfaceArt: readonly [Size, Drawings][] = [
  [
    SLIDE,
    {
      'hero-shoulder': hero.heroShoulder,
      'hero-spine': hero.heroSpine,
      'hero-knee': hero.heroKnee,
      'band-knee': hero.bandKnee,
      'band-shoulder': hero.bandShoulder,
    },
  ],
  [TILE, { logo: marks.logo, 'logo-mono': marks.logoMono, favicon: marks.favicon }],
  [[1200, 640], { ring: marks.ring }],
  [[560, 320], { visit: marks.visit }],
  [SAMPLE, { room: places.room }],
  [PORTRAIT, { 'no-portrait': portraits.noPortrait }],
  [[160, 96], { empty: marks.empty }],
  [[480, 280], { 'not-found': marks.notFound }],
];

/** For those who take no SVG: other sites, home screens, older browsers. Their width in pixels comes first. */
const interfacePixels: readonly [number, Size, Drawings][] = [
  [1200, [1200, 630], { 'share-card': shareCard }],
  [48, TILE, { 'icon-48': marks.favicon }],
  [180, TILE, { 'icon-180': marks.homeScreenIcon }],
  [192, TILE, { 'icon-192': marks.logo }],
  [512, TILE, { 'icon-512': marks.logo, 'icon-512-maskable': marks.homeScreenIcon }],
];

const svg = ([width, height]: Size, body: string): string =>
  `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }, body)}\n`;

function write(folder: URL, sets: readonly [Size, Drawings][]): void {
  mkdirSync(folder, { recursive: true });
  for (const [size, drawings] of sets) {
    for (const [name, draw] of Object.entries(drawings))
      writeFileSync(new URL(`${name}.svg`, folder), svg(size, draw()));
  }
}

async function writePixels(folder: URL): Promise<void> {
  for (const [width, size, drawings] of interfacePixels) {
    for (const [name, draw] of Object.entries(drawings)) {
      const drawing = sharp(Buffer.from(svg(size, draw())), { density: (72 * width) / size[0] });
      await drawing.png({ palette: true, effort: 10 }).toFile(fileURLToPath(new URL(`${name}.png`, folder)));
    }
  }
}

write(new URL('../src/server/db/seed/pictures/', import.meta.url), pictures);
write(new URL('../src/web/art/', import.meta.url), interfaceArt);
await writePixels(new URL('../src/web/art/', import.meta.url));
