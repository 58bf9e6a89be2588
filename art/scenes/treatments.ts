// A drawing for each kind of treatment: 480 by 320. Some are scenes of the sample pictures, made smaller.

import { clothes } from '../body/figure.ts';
import { profileHead, profileShadow } from '../body/head.ts';
import { LENGTH, reach } from '../body/limbs.ts';
import { type Pose, person } from '../body/person.ts';
import { standingFront } from '../body/standing.ts';
import { joint } from '../dial.ts';
import { axis, type Point, points, polar } from '../geometry.ts';
import { blush, hair, pine, type Skin, sand, skin, sun } from '../palette.ts';
import {
  arc,
  blob,
  circle,
  ellipse,
  group,
  hull,
  limb,
  path,
  place,
  rect,
  stroke,
  sweep,
  ticks,
} from '../primitives.ts';
import { breath as breathScene, heart as heartScene } from './chest.ts';
import { babyNeck } from './child.ts';
import { stairs as stairsScene } from './daily.ts';
import { clothedPelvis, pregnancy } from './pelvis.ts';
import { ground, reading } from './small.ts';
import { afterOperation as afterOperationTile } from './tiles.ts';
import { massage as massageScene, pads, tape } from './treatment.ts';

/** A scene of 1200 by 800. */
const smaller = (scene: string, fill: string): string => ground(fill) + place(scene, [0, 0], { scale: 0.4 });

/** A skin in one tone, for hands too small to show their fingers. */
const plain = (tone: Skin): Skin => ({ base: tone.base, shade: tone.base });

/** The earlier position of a person of this pose, in few shapes. */
function ghost({ hip, head, near, lean = 0 }: Pose): string {
  const neck = polar(hip, head * 2.4, -90 + lean);
  const leg = ([first, second]: Pose['near']): string => {
    const [knee, ankle] = reach(hip, head * LENGTH.thigh, first, head * LENGTH.shank, second);
    return hull(hip, head * 0.4, knee, head * 0.24) + hull(knee, head * 0.24, ankle, head * 0.13);
  };
  return group(
    { opacity: 0.16 },
    path(leg(near) + hull(hip, head * 0.44, polar(neck, head * 0.4, 90 + lean), head * 0.38), pine[600]),
    circle(polar(neck, head * 0.7, -84 + lean), head * 0.45, pine[600]),
  );
}

const moving = (pose: Pose, tone: Skin, hairColor: string, shirt: string, sleeve: string): string =>
  person(pose, clothes(plain(tone), hairColor, shirt, sleeve, pine[700], pine[900]));

export function exercise(): string {
  const at: Point = [188, 200];
  const pose: Pose = {
    hip: at,
    head: 36,
    near: [4, 104, 0],
    far: [10, 110, 0],
    nearArm: [6, 2],
    farArm: [2, -2],
    lean: 34,
    nod: -16,
    cut: 'bun',
  };
  return [
    ground(sun[100]),
    rect([0, 284], 480, 36, sun[200]),
    ghost({ ...pose, hip: [158, 152], near: [82, 96], far: [86, 98], lean: 4 }),
    moving(pose, skin.umber, hair.black, pine[600], pine[500]),
    reading(at, 150, -74, -54, [-74, -30]),
    joint(at, 9),
  ].join('');
}

export function sports(): string {
  const at: Point = [250, 164];
  const pose: Pose = {
    hip: at,
    head: 36,
    near: [24, 96, -6],
    far: [122, 190, 80],
    nearArm: [140, 70],
    farArm: [40, -50],
    lean: 14,
    nod: -8,
    cut: 'tail',
  };
  return [
    ground(pine[100]),
    rect([0, 290], 480, 30, pine[200]),
    ghost({ ...pose, hip: [150, 164], near: [62, 120], far: [100, 110] }),
    moving(pose, skin.chestnut, hair.black, sun[400], sun[300]),
    reading(at, 118, 122, 26, [128, 20]),
    joint(at, 9),
  ].join('');
}

export function olderPeople(): string {
  const at: Point = [236, 160];
  const pose: Pose = {
    hip: at,
    head: 34,
    near: [74, 84, -4],
    far: [100, 116, 14],
    nearArm: [70, 26],
    farArm: [64, 18],
    lean: 12,
    nod: 4,
    round: 0.08,
  };
  return [
    ground(sun[100]),
    rect([0, 288], 480, 32, sun[200]),
    ghost({ ...pose, hip: [142, 158], near: [96, 104], far: [78, 90] }),
    moving(pose, skin.amber, hair.grey, pine[600], pine[500]),
    stroke('M284 152H322L336 286M290 152L276 286M284 222H328', pine[900], 6, { 'stroke-linejoin': 'round' }),
    rect([278, 147], 28, 10, sun[400], 5),
    reading(at, 112, 104, 72, [122, 54]),
    joint(at, 9),
  ].join('');
}

export function needling(): string {
  const tone = skin.chestnut;
  const needle = (x: number, y: number, turn: number): string =>
    place(stroke('M0 0V-54', pine[700], 2.5) + stroke('M0-54V-84', sun[400], 8), [x, y], { turn });
  return [
    ground(blush[100]),
    rect([0, 252], 480, 68, blush[200]),
    path(sweep(axis('-40 190 72 60, 120 176 62 54, 250 196 48 46, 380 222 30 28, 470 232 26')), tone.base),
    path(sweep(axis('-60 190 84 70, 20 184 78 66'), { end: 'flat' }), pine[700]),
    path(sweep(axis('84 150 10, 150 140 26, 220 158 22, 300 190 6')), blush[400]),
    stroke('M296 190Q370 208 440 214', sand[0], 6),
    circle([178, 148], 30, sun[400], { opacity: 0.4 }),
    needle(150, 140, -14),
    needle(208, 152, 8),
    needle(178, 144, -2),
    // A gloved hand: thumb and index finger hold the middle needle, the others are bent.
    path(sweep(axis('400 -20 40, 338 14 33, 300 32 25')), pine[300]),
    path(sweep(axis('420 -50 56, 356 -6 48'), { end: 'flat' }), sand[0]),
    path(sweep(axis('274 58 14, 262 88 11, 244 96 9')), pine[400]),
    path(sweep(axis('256 56 14, 240 86 11, 224 92 9')), pine[400]),
    path(sweep(axis('306 28 26, 272 36 29, 246 44 24')), pine[300]),
    path(sweep(axis('262 22 13, 226 18 11.500, 200 38 9, 184 62 6.500')), pine[300], {
      stroke: pine[400],
      'stroke-width': 1.6,
    }),
    path(sweep(axis('250 56 14, 222 68 11.500, 202 70 9, 186 72 6.500')), pine[300], {
      stroke: pine[400],
      'stroke-width': 1.6,
    }),
    path(sweep(axis('296 30 22, 270 38 25, 254 44 20')), pine[300]),
    arc([178, 148], 46, 196, 236, sun[400], 6),
  ].join('');
}

export function traction(): string {
  const tone = skin.umber;
  const at: Point = [214, 176];
  return [
    ground(pine[100]),
    rect([110, 218], 400, 22, pine[900], 11),
    rect([420, 236], 16, 84, pine[900]),
    rect([150, 236], 16, 84, pine[900]),
    rect([128, 196], 96, 24, sand[0], 12),
    path(sweep(axis('206 184 20, 262 190 26')), tone.shade),
    path(sweep(axis('270 186 34, 360 180 40, 500 186 36')), pine[600]),
    path(sweep(axis('280 196 18, 360 206 16, 430 204 13')), pine[500]),
    profileHead({ at: [168, 168], height: 84, skin: tone, hair: hair.black, cut: 'short', turn: -86 }),
    // The sling below chin and back of the head, its cord, the wheel and the weight
    stroke('M214 158Q206 144 194 146M206 212Q190 212 178 206', pine[400], 12) +
      stroke('M196 146L104 148M180 207L104 194', pine[400], 5) +
      stroke('M104 140V202', pine[900], 9),
    stroke('M104 171H46V250', pine[700], 4),
    circle([50, 172], 16, pine[900]),
    circle([50, 172], 6, sand[0]),
    path('M28 250H66L74 296H20Z', pine[700]),
    stroke('M214 178h3M228 181h3M242 184h3', sand[0], 13),
    reading(at, 84, -150, -62, [-166, -40]),
  ].join('');
}

/** The brain, the spinal cord, and nerves that reach the arm. */
export function nerves(): string {
  const tone = skin.chestnut;
  return [
    ground(blush[100]),
    path(sweep(axis('196 150 26, 190 200 28, 184 250 46')), tone.shade),
    blob(points('60 360, 74 274, 128 226, 166 214, 204 232, 250 226, 300 262, 330 360'), pine[600]),
    profileHead({ at: [214, 108], height: 168, skin: tone, hair: hair.black, cut: 'short' }),
    path(
      'M150 96C138 70 158 44 190 42C206 28 240 30 252 46C272 54 274 84 258 94C250 108 226 108 216 104C206 116 190 118 180 110C164 116 152 108 150 96Z',
      sand[0],
    ),
    stroke('M170 64q14-6 20 8t20 4M196 46q-2 16 16 20t22-6M168 90q14-8 24 4t24-8M226 92q4-14 20-12', pine[400], 3.4),
    stroke('M196 112C192 150 184 190 178 320', sun[400], 9),
    stroke(
      'M184 200C214 226 262 236 300 300M182 220C150 232 118 262 104 320M180 250C210 270 230 290 236 320',
      sun[400],
      5,
    ),
    circle([212, 78], 7, sun[400]),
    arc([212, 78], 96, -96, -8, sun[400], 6),
    ticks([212, 78], 106, -110, 30, pine[700], { step: 6, width: 2, short: 6, long: 12, opacity: 0.42 }),
    circle(polar([212, 78], 96, -8), 9, sun[400]),
    circle(polar([212, 78], 96, -8), 3.7, pine[900]),
  ].join('');
}

/** The organ of balance in the inner ear, and a head that tilts. */
export function balance(): string {
  const tone = skin.amber;
  const root: Point = [206, 210];
  const head = (turn: number): string => `rotate(${turn} ${root.join(' ')})`;
  return [
    ground(sun[100]),
    group({ opacity: 0.14, transform: head(26) }, profileShadow({ at: [222, 112], height: 168 }, pine[600])),
    group({ opacity: 0.14, transform: head(-24) }, profileShadow({ at: [222, 112], height: 168 }, pine[600])),
    path(sweep(axis('204 150 26, 198 200 28, 190 260 48')), tone.shade),
    blob(points('64 370, 80 280, 134 234, 172 222, 210 240, 256 234, 306 270, 336 370'), pine[700]),
    profileHead({ at: [222, 112], height: 168, skin: tone, hair: hair.grey, cut: 'short' }),
    circle([216, 110], 48, sand[0]),
    ...[-64, -6].map((turn) =>
      place(ellipse([0, -17], 12, 18, 'none', { stroke: pine[600], 'stroke-width': 5 }), [206, 114], { turn }),
    ),
    ellipse([196, 126], 18, 8, 'none', { stroke: pine[400], 'stroke-width': 5, transform: 'rotate(-14 196 126)' }),
    stroke('M212 118C232 108 252 118 248 132C244 146 226 144 226 132C226 124 238 124 238 131', pine[600], 5),
    circle([208, 116], 9, sun[400]),
    reading(root, 196, -114, -62, [-126, -48]),
  ].join('');
}

/** A home with a bed and a plant, and the bag of the person who visits. */
export function homeVisit(): string {
  return [
    ground(pine[100]),
    rect([0, 270], 480, 50, pine[200]),
    path('M92 138L240 40L388 138V276H92Z', sand[0]),
    stroke('M70 150L240 38L410 150', pine[700], 13, { 'stroke-linejoin': 'round' }),
    path('M120 276V206a30 30 0 0 1 60 0V276Z', pine[600]),
    circle([168, 240], 4.5, sun[400]),
    rect([218, 170], 68, 54, blush[200], 8),
    stroke('M252 170V224M218 197H286', sand[0], 5),
    path('M338 222C318 204 318 176 338 156C358 176 358 204 338 222Z', pine[500]),
    path(
      'M338 230C316 226 304 208 304 190C324 194 336 210 338 230C340 210 352 194 372 190C372 208 360 226 338 230Z',
      pine[600],
    ),
    path('M318 236H358L352 276H324Z', blush[400]),
    path('M228 258Q228 246 240 246H300Q312 246 312 258V288H228Z', pine[900]),
    stroke('M254 246V236H286V246', pine[900], 6, { 'stroke-linejoin': 'round' }),
    stroke('M270 258V278M260 268H280', sun[400], 6),
    reading([240, 150], 128, 200, 304, [190, 350]),
  ].join('');
}

/** Someone who shows an exercise on a screen. */
export function online(): string {
  return [
    ground(blush[100]),
    rect([0, 276], 480, 44, blush[200]),
    rect([92, 46], 296, 196, pine[900], 16),
    rect([104, 58], 272, 172, pine[100], 8),
    path('M60 250H420L404 276H76Z', pine[700]),
    rect([204, 250], 72, 10, pine[900], 5),
    ellipse([228, 96], 17, 21, skin.umber.base),
    path('M210 94C206 70 220 66 229 66C240 66 252 72 246 94C242 84 238 82 232 82C222 86 214 84 210 94Z', hair.black),
    path(sweep(axis('228 112 9, 228 128 10')), skin.umber.base),
    path(sweep(axis('256 142 11, 292 122 8, 322 88 6')), skin.umber.base),
    limb([322, 88], 7, [330, 76], 6, skin.umber.base),
    path(
      'M186 230C184 168 192 136 214 130Q228 142 242 130C252 132 262 132 272 124L284 142C274 154 268 160 268 172L270 230Z',
      pine[600],
    ),
    ticks([256, 142], 92, -86, 6, pine[700], { step: 6, width: 2, short: 5, long: 10, opacity: 0.42 }),
    arc([256, 142], 84, 0, -42, sun[400], 6),
    circle(polar([256, 142], 84, -42), 8, sun[400]),
    rect([314, 174], 52, 46, pine[500], 8),
    circle([340, 190], 8, skin.peach.base),
    path('M322 220a18 18 0 0 1 36 0Z', sand[0]),
  ].join('');
}

export const tens = (): string => smaller(pads(), pine[100]);
export const taping = (): string => smaller(tape(), pine[700]);
export const massage = (): string => smaller(massageScene(), pine[100]);
export const breathing = (): string => smaller(breathScene(), pine[900]);
export const stairs = (): string => smaller(stairsScene(), pine[100]);
export const heart = (): string => smaller(heartScene(), blush[200]);
export const pelvicFloor = (): string => smaller(clothedPelvis(), blush[100]);
export const womensHealth = (): string => smaller(pregnancy(), sun[100]);
export const children = (): string => smaller(babyNeck(), pine[100]);
export const afterOperation = (): string => ground(sun[100]) + place(afterOperationTile(), [0, -20], { scale: 2 });

/** A whole person with the places that an assessment may be about. */
export const advice = (): string =>
  [
    ground(pine[100]),
    arc([240, 162], 134, 120, 420, pine[700], 9, {
      'stroke-dasharray': '2 10',
      'stroke-linecap': 'butt',
      opacity: 0.5,
    }),
    arc([240, 162], 120, 150, 236, sun[400], 7),
    place(standingFront(), [240, 12], { scale: 0.395 }),
    ...points('210 72, 240 138, 257 222, 189 166').map((at) => joint(at, 9)),
  ].join('');
