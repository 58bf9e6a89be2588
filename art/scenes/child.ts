// Children: on the tummy, at the first steps, with a walker, with a ball.

import { clothes, sideLeg, silhouette } from '../body/figure.ts';
import { handShadow, openHand, sideHand } from '../body/hands.ts';
import { profileHead, profileShadow } from '../body/head.ts';
import { LENGTH, reach } from '../body/limbs.ts';
import { type Pose, person } from '../body/person.ts';
import { dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, polar } from '../geometry.ts';
import { blush, hair, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { pack } from '../path-data.ts';
import { arc, circle, group, path, rect, stroke, sweep } from '../primitives.ts';

const shadow = silhouette(pine[600]);

/** A baby on its tummy that lifts and turns its head after a rattle. */
export function babyNeck(): string {
  const tone = skin.amber;
  const size = 210;
  const neck: Point = [640, 520];
  const head = (angle: number): Point => polar(neck, 138, angle);
  const reading: Reading = { centre: neck, radius: 330, from: -8, to: -62, dial: [6, -100], step: 4 };
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 650], 1200, 150, pine[200]),
    rect([150, 638], 880, 38, sun[300], 19),
    dial(reading),
    ...[0, -26].map((angle, index) =>
      group(
        { opacity: 0.13 + index * 0.06 },
        profileShadow({ at: head(angle), height: size, turn: angle * 0.35 + 12 }, pine[600]),
      ),
    ),
    // Legs, trunk, and the arms that prop it up
    path(sweep(axis('330 584 58, 236 604 44, 176 566 32')), pine[600]),
    path(sweep(axis('176 566 32, 150 520 26, 132 488 22')), tone.base),
    path(sweep(axis('350 590 60, 260 618 44, 196 616 30')), pine[700]),
    path(sweep(axis('196 616 30, 150 606 25, 118 596 22')), tone.base),
    path(sweep(axis('330 560 78, 440 542 86, 560 528 84, 646 520 60')), sand[0]),
    stroke('M420 466V622M470 458V622M520 452V622', sun[300], 14),
    path(sweep(axis('616 500 50, 656 470 52')), tone.shade),
    profileHead({ at: head(-54), height: size, skin: tone, hair: hair.black, cut: 'short', turn: -12 }),
    path(sweep(axis('600 548 46, 640 618 38')), sand[0]),
    path(sweep(axis('640 612 36, 700 630 28, 744 630 23')), tone.base),
    handShadow({ at: [740, 630], length: 62, turn: 2 }, tone.base),
    // The rattle
    path(sweep(axis('1290 300 60, 1130 292 44, 1024 268 30')), skin.peach.base),
    path(sweep(axis('1340 304 92, 1230 300 84, 1150 296 74'), { end: 'flat' }), pine[700]),
    stroke('M1000 276L900 236', pine[500], 18),
    sideHand({ at: [1028, 270], length: 120, turn: 194, skin: skin.peach, mirror: true }),
    circle([874, 226], 46, sun[400]),
    arc([874, 226], 25, 150, 330, sand[0], 8),
    sweptArc(reading),
    grip(reading),
    joint([628, 520], 24),
  ].join('');
}

/** The first steps on both hands of an adult. */
export function firstSteps(): string {
  const wear = clothes(skin.umber, hair.black, sun[400], sun[300], pine[700], pine[800]);
  const step = (hip: Point, far: Pose['far'], near: Pose['near']): Pose => ({
    hip,
    head: 158,
    limbs: 0.47,
    torso: 2.5,
    near,
    far,
    nearArm: [-44, -54],
    farArm: [-30, -48],
    lean: 5,
  });
  const reading: Reading = { centre: [560, 460], radius: 232, from: 116, to: 62, dial: [134, 44], step: 4 };
  const adult = (dx: number, tone: Skin): string =>
    [
      path(sweep(axis(`${dx + 300} -120 50, ${dx + 268} 60 44, ${dx + 170} 150 26`)), tone.base),
      openHand({ at: [dx + 172, 148], length: 108, turn: 140, skin: tone, spread: 0.5, plain: true }),
      path(sweep(axis(`${dx + 310} -180 68, ${dx + 296} -90 64, ${dx + 278} 14 58`), { end: 'flat' }), pine[600]),
    ].join('');
  return [
    rect([0, 0], 1200, 800, blush[100]),
    rect([0, 730], 1200, 70, blush[200]),
    dial(reading),
    group({ opacity: 0.13 }, person(step([250, 452], [104, 118, 20], [78, 82, -6]), shadow)),
    group({ opacity: 0.2 }, person(step([406, 446], [92, 96, 0], [74, 116, 16]), shadow)),
    group({ transform: 'translate(0 -72)' }, adult(672, { base: skin.chestnut.shade, shade: skin.chestnut.shade })),
    person(step([560, 452], [108, 124, 26], [64, 76, -12]), wear),
    group({ transform: 'translate(0 -96)' }, adult(638, skin.chestnut)),
    sweptArc(reading),
    grip(reading),
    joint([560, 460], 24),
  ].join('');
}

/** A child who walks with a frame behind it and splints on its ankles. */
export function childWalker(): string {
  const wear = {
    ...clothes(skin.peach, hair.brown, pine[500], pine[400], pine[700], pine[900]),
    sole: sun[400],
  };
  const size = 124 * 0.68;
  const pose = (x: number, near: Pose['near'], far: Pose['far']): Pose => ({
    hip: [x, 416],
    head: 124,
    limbs: 0.68,
    near,
    far,
    nearArm: [112, 70],
    farArm: [104, 60],
    lean: 7,
    cut: 'tail',
  });
  const walker = pose(640, [66, 80, -8], [108, 126, 22]);
  const reading: Reading = { centre: walker.hip, radius: 280, from: 114, to: 64, dial: [128, 50], step: 4 };
  const [, ankle] = reach(walker.hip, size * LENGTH.thigh, 66, size * LENGTH.shank, 80);
  const frame = [
    stroke('M664 484H470L430 712M632 484L672 712M452 600H650', pine[900], 14, { 'stroke-linejoin': 'round' }),
    ...[428, 674].map((x) => circle([x, 716], 24, pine[900]) + circle([x, 716], 9, sand[0])),
    rect([626, 470], 66, 26, sun[400], 13),
  ].join('');
  return [
    rect([0, 0], 1200, 800, sun[100]),
    rect([0, 738], 1200, 62, sun[200]),
    dial(reading),
    group({ opacity: 0.13 }, person(pose(286, [104, 118, 16], [76, 84, -6]), shadow)),
    group({ opacity: 0.2 }, person(pose(462, [90, 94, 0], [80, 116, 14]), shadow)),
    person(walker, wear),
    path(
      sweep([
        [polar(ankle, 62, -100), size * 0.2],
        [polar(ankle, 8, -100), size * 0.16],
      ]),
      sand[0],
    ),
    stroke(`M${pack(polar(ankle, 50, -100))}h${pack([size * 0.1])}`, sun[400], 9),
    frame,
    sweptArc(reading),
    grip(reading),
    joint(walker.hip, 24),
  ].join('');
}

/** A child who kicks a ball; earlier positions of the leg behind it. */
export function childKick(): string {
  const wear = clothes(skin.chestnut, hair.black, sun[400], sun[300], pine[700], pine[900]);
  const hip: Point = [540, 404];
  const size = 128 * 0.66;
  const reading: Reading = { centre: hip, radius: 300, from: 122, to: 34, dial: [136, 20], step: 4 };
  const pose: Pose = {
    hip,
    head: 128,
    limbs: 0.66,
    near: [38, 30, -40],
    far: [96, 94, 4],
    nearArm: [150, 130],
    farArm: [40, 10],
    lean: -10,
    nod: 12,
    cut: 'bob',
  };
  const leg = (thigh: number, shank: number, foot: number, opacity: number): string =>
    group({ opacity }, sideLeg({ hip, thigh, shank, foot }, size, 1, shadow));
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 732], 1200, 68, pine[200]),
    dial(reading),
    leg(118, 168, 60, 0.13),
    leg(96, 140, 40, 0.17),
    leg(66, 92, 0, 0.21),
    person(pose, wear),
    circle([908, 560], 62, sand[0]),
    stroke('M878 508Q910 544 964 536M900 620Q890 574 848 562', pine[400], 7),
    sweptArc(reading),
    grip(reading),
    joint(hip, 24),
  ].join('');
}
