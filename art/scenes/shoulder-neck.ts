// Shoulder and neck, seen from behind.

import { backTrunk, nape, SHOULDER } from '../body/back.ts';
import { handShadow, sideHand } from '../body/hands.ts';
import { backHead } from '../body/head.ts';
import { forearm, reach, sleeve, upperArm } from '../body/limbs.ts';
import { degrees, dial, grip, joint, pointer, type Reading, restLine, sweptArc } from '../dial.ts';
import { type Point, points, polar } from '../geometry.ts';
import { blush, hair, pine, type Skin, sand, skin } from '../palette.ts';
import { blob, group, limb, path, place, rect, stroke, sweep } from '../primitives.ts';

/** An arm that is lifted to the side by `angle` degrees from hanging, towards the left. */
function liftedArm(shoulder: Point, angle: number, size: number, tone: Skin, cloth: string): string {
  const elbow = polar(shoulder, size * 1.38, 90 + angle - 3);
  const wrist = polar(elbow, size * 1.12, 90 + angle + 5);
  return [
    forearm(elbow, wrist, size, tone.base),
    sideHand({ at: wrist, length: size * 0.78, turn: 90 + angle + 7, skin: tone }),
    upperArm(shoulder, elbow, size, tone.base),
    sleeve(shoulder, elbow, size, 0.62, cloth),
  ].join('');
}

function armShadow(shoulder: Point, angle: number, size: number, fill: string, opacity: number): string {
  const elbow = polar(shoulder, size * 1.38, 90 + angle - 3);
  const wrist = polar(elbow, size * 1.12, 90 + angle + 5);
  return group(
    { opacity },
    upperArm(shoulder, elbow, size, fill),
    forearm(elbow, wrist, size, fill),
    handShadow({ at: wrist, length: size * 0.78, turn: 90 + angle + 7 }, fill),
  );
}

interface BackView {
  shoulder: Point;
  size: number;
  lift: number;
  earlier: readonly number[];
  tone: Skin;
  shirt: string;
  fold: string;
  shadow: string;
}

/** A person seen from behind who lifts the left arm; `shoulder` is its joint, `size` the height of the head. */
function backWithArm({ shoulder, size, lift, earlier, tone, shirt, fold, shadow }: BackView): string {
  const spine: Point = [shoulder[0] + SHOULDER * size, shoulder[1] - 0.06 * size];
  const other: Point = [spine[0] + 0.86 * size, spine[1] + 0.08 * size];
  const [elbow, wrist] = reach(other, size * 1.38, 82, size * 1.12, 92);
  return [
    ...earlier.map((angle, index) => armShadow(shoulder, angle, size, shadow, 0.13 + 0.05 * index)),
    nape(spine, size, tone),
    forearm(elbow, wrist, size, tone.base),
    sideHand({ at: wrist, length: size * 0.76, turn: 94, skin: tone }),
    upperArm(other, elbow, size, tone.base),
    sleeve(other, elbow, size, 0.62, fold),
    liftedArm(shoulder, lift, size, tone, shirt),
    backTrunk(spine, size, shirt),
    stroke(
      `M${spine[0] - 0.46 * size} ${spine[1] + 0.34 * size}q${0.06 * size} ${0.34 * size} ${0.28 * size} ${0.52 * size}M${spine[0]} ${spine[1] - 0.26 * size}v${2.2 * size}`,
      fold,
      3.4,
    ),
    backHead({ at: [spine[0], spine[1] - 1.42 * size], height: size, skin: tone, hair: hair.black, cut: 'bun' }),
  ].join('');
}

export function frozenShoulder(): string {
  const centre: Point = [655, 390];
  const reading: Reading = { centre, radius: 394, from: 90, to: 150, dial: [90, 245] };
  return [
    rect([0, 0], 1200, 800, pine[100]),
    dial(reading),
    backWithArm({
      shoulder: centre,
      size: 122,
      lift: 60,
      earlier: [8, 26, 43],
      tone: skin.umber,
      shirt: pine[700],
      fold: pine[800],
      shadow: pine[600],
    }),
    sweptArc(reading),
    restLine(reading),
    pointer(reading),
    grip(reading),
    degrees(reading, 60, { shift: -10, away: 62 }),
    joint(centre),
  ].join('');
}

/** Head and neck rotated about the base of the neck, each vertebra by its share. */
function bentNeck(root: Point, tilt: number, tone: Skin, shadow?: string): string {
  const parts = Array.from({ length: 7 }, (_, index) => index);
  let at = root;
  const chain = parts.map((index) => {
    const lean = -90 + tilt * (0.12 + index * 0.12);
    const here = { at, lean };
    at = polar(at, 33, lean);
    return here;
  });
  const head = polar(at, 78, -90 + tilt);
  const neckShape = sweep(chain.map((part, index) => [part.at, 92 - Math.min(index, 3) * 9]));
  if (shadow !== undefined) {
    return (
      path(neckShape, shadow) +
      place(
        blob(points('0 -160, 86 -131, 128 -45, 122 45, 83 115, 0 138, -83 115, -122 45, -128 -45, -86 -131'), shadow),
        head,
        { turn: tilt },
      )
    );
  }
  const vertebrae = chain.slice(0, 6).map((part, index) => {
    const half = 34 - index * 2.5;
    return limb(polar(part.at, half, part.lean + 90), 10, polar(part.at, half, part.lean - 90), 10, sand[0], {
      opacity: 0.92,
    });
  });
  return [
    path(neckShape, tone.base),
    backHead({ at: head, height: 320, skin: tone, hair: hair.black, cut: 'short', turn: tilt }),
    ...vertebrae,
  ].join('');
}

export function neck(): string {
  const root: Point = [640, 610];
  const reading: Reading = { centre: root, radius: 486, from: -90, to: -125, dial: [-150, -30] };
  const shoulders = points(
    '60 900, 110 790, 260 700, 460 646, 556 578, 640 604, 724 578, 820 646, 1020 700, 1170 790, 1220 900',
  );
  return [
    rect([0, 0], 1200, 800, blush[100]),
    dial(reading),
    group({ opacity: 0.14 }, bentNeck(root, 0, skin.peach, pine[600])),
    group({ opacity: 0.2 }, bentNeck(root, -17, skin.peach, pine[600])),
    bentNeck(root, -34, skin.peach),
    blob(shoulders, pine[600]),
    stroke('M556 580Q640 640 724 580', pine[700], 12),
    sweptArc(reading),
    grip(reading),
    degrees(reading, 35, { shift: -6 }),
    joint(root, 30),
  ].join('');
}
