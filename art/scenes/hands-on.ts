// Treatments with hands alone, and with cups: 480 by 320.

import { profileHead } from '../body/head.ts';
import { axis, type Point, points } from '../geometry.ts';
import { blush, hair, pine, sand, skin, sun } from '../palette.ts';
import { arc, circle, limb, path, place, rect, stroke, sweep } from '../primitives.ts';
import { back, ground, helpingHand, reading, waistband } from './small.ts';

export const manualTherapy = (): string =>
  [
    ground(pine[100]),
    back(skin.peach),
    waistband(pine[500]),
    helpingHand([330, 118], skin.umber, pine[700]),
    helpingHand([316, 196], skin.umber, pine[700]),
    reading([240, 150], 84, 130, 236, [120, 246]),
  ].join('');

/** Two hands knead a calf; the foot hangs over the end of the couch. */
export function softTissue(): string {
  const tone = skin.amber;
  const hand = place(helpingHand([0, 0], skin.peach, pine[700]), [0, 0], { turn: -52 });
  return [
    ground(sun[100]),
    rect([0, 246], 424, 24, pine[900], 10),
    rect([70, 266], 18, 60, pine[900]),
    rect([350, 266], 18, 60, pine[900]),
    path(sweep(axis('436 206 19, 450 240 15 17, 458 276 11')), tone.base),
    path(
      sweep(
        axis('-60 194 54 62, 60 202 46 52, 160 210 35 36, 214 208 34 44, 270 208 31 46, 340 212 24 28, 438 208 19 20'),
      ),
      tone.base,
    ),
    stroke('M178 186Q196 206 178 226M226 176Q280 170 330 192', tone.shade, 4, { opacity: 0.7 }),
    path(sweep(axis('-80 190 62 70, 20 198 54 60, 96 204 47 50'), { end: 'flat' }), pine[600]),
    reading([262, 212], 132, 184, 246, [174, 262]),
    place(hand, [332, 142]),
    place(hand, [262, 158]),
  ].join('');
}

/** Two hands stretch the back slowly apart; the web between them is the fascia. */
export function myofascial(): string {
  const web = [-3, -2, -1, 0, 1, 2, 3].map(
    (index) => `M${240 + index * 20} 84Q${240 + index * 26} 152 ${240 + index * 18} 226`,
  );
  const across = [108, 138, 168, 198].map((y) => `M178 ${y}Q240 ${y + 26} 302 ${y}`);
  return [
    ground(sun[100]),
    back(skin.chestnut),
    waistband(pine[700]),
    stroke([...web, ...across].join(''), sand[0], 2.5, { opacity: 0.75 }),
    reading([240, 150], 132, -68, -16, [-80, -4]),
    place(helpingHand([300, 104], skin.peach, pine[500]), [480, 0], { mirror: true }),
    helpingHand([300, 202], skin.peach, pine[500]),
  ].join('');
}

/** Hands on the bones of the back of someone who lies on the front. */
export function spinalThrust(): string {
  const tone = skin.amber;
  const helper = skin.umber;
  const bones = points('138 189, 158 191, 178 191, 198 188, 218 185, 238 182, 258 180, 278 180, 298 181, 316 183');
  return [
    ground(pine[100]),
    rect([0, 236], 356, 24, pine[900], 10),
    rect([376, 240], 62, 18, pine[900], 9),
    rect([80, 256], 18, 70, pine[900]),
    rect([290, 256], 18, 70, pine[900]),
    path(sweep(axis('304 208 17, 326 250 15, 318 300 11')), tone.shade),
    path(sweep(axis('318 202 22, 372 200 19')), tone.shade),
    profileHead({ at: [402, 200], height: 82, skin: tone, hair: hair.black, cut: 'short', turn: 90 }),
    path(sweep(axis('90 198 36 40, 170 204 30 26, 250 202 34 34, 330 204 26')), sun[400]),
    path(sweep(axis('-60 206 44 50, 50 196 40 52, 120 200 35 37'), { end: 'flat' }), pine[700]),
    circle([220, 180], 34, sand[0], { opacity: 0.55 }),
    ...bones.map(([x, y]) => limb([x, y - 8], 6, [x, y + 9], 6, sand[0])),
    reading([220, 180], 136, -62, -18, [-72, -8]),
    path(sweep(axis('300 -40 30, 262 62 24, 232 142 17')), helper.shade),
    path(sweep(axis('110 -40 32, 170 62 25, 210 140 18')), helper.base),
    path(sweep(axis('316 -80 40, 288 -6 36'), { end: 'flat' }), pine[600]),
    path(sweep(axis('90 -80 42, 134 -4 37'), { end: 'flat' }), pine[600]),
    limb([228, 150], 15, [252, 166], 12, helper.shade),
    limb([206, 148], 17, [236, 164], 13, helper.base),
  ].join('');
}

/** A hand feels along the spine, from bone to bone. */
export function chiropractor(): string {
  const bones = Array.from({ length: 11 }, (_, index) => 24 + index * 21);
  return [
    ground(blush[100]),
    back(skin.umber),
    waistband(pine[500]),
    stroke(bones.map((y) => `M224 ${y}H256`).join(''), sand[0], 6),
    ...bones.map((y, index) => rect([229, y - 8], 22, 16, index === 5 ? sun[400] : sand[0], 6)),
    reading([240, 129], 96, 146, 218, [134, 232]),
    helpingHand([322, 150], skin.peach, pine[700]),
  ].join('');
}

export function cupping(): string {
  const cups: Point[] = [-1, 1].flatMap(
    (side) =>
      [
        [240 + side * 42, 96],
        [240 + side * 40, 152],
        [240 + side * 34, 206],
      ] as Point[],
  );
  return [
    ground(blush[100]),
    back(skin.chestnut),
    waistband(pine[700]),
    ...cups.map(
      (at) =>
        circle(at, 25, sand[0], { opacity: 0.5 }) +
        circle(at, 25, 'none', { stroke: sand[0], 'stroke-width': 4 }) +
        circle(at, 14, blush[400], { opacity: 0.45 }) +
        arc(at, 17, 200, 260, sand[0], 4),
    ),
    reading([240, 150], 128, 208, 322, [196, 344]),
  ].join('');
}
