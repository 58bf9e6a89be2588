// Shoulder and neck, seen from behind.

import { backTrunk, nape, SHOULDER } from '../body/back.ts';
import { handShadow, sideHand } from '../body/hands.ts';
import { backHead } from '../body/head.ts';
import { forearm, reach, sleeve, upperArm } from '../body/limbs.ts';
import { degrees, dial, grip, joint, pointer, type Reading, restLine, sweptArc } from '../dial.ts';
import { axis, type Point, points, polar } from '../geometry.ts';
import { blush, hair, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { blob, circle, curve, group, limb, path, place, rect, shrink, stroke, sweep } from '../primitives.ts';

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

/** A nerve that is pressed at the neck hurts down to the hand. */
export function armNerve(): string {
  const size = 138;
  const shoulder: Point = [520, 372];
  const lift = 40;
  const spine: Point = [shoulder[0] + SHOULDER * size, shoulder[1] - 0.06 * size];
  const elbow = polar(shoulder, size * 1.38, 90 + lift - 3);
  const wrist = polar(elbow, size * 1.12, 90 + lift + 5);
  const reading: Reading = { centre: shoulder, radius: 432, from: 96, to: 130, dial: [84, 170], step: 4 };
  const person = [
    dial(reading),
    backWithArm({
      shoulder,
      size,
      lift,
      earlier: [6, 22],
      tone: skin.peach,
      shirt: pine[600],
      fold: pine[700],
      shadow: pine[600],
    }),
    ...[0, 1, 2, 3, 4].map((index) => {
      const half = 17 + index * 2;
      const y = spine[1] - size * 0.78 + index * size * 0.19;
      return limb([spine[0] - half, y], 8, [spine[0] + half, y], 8, sand[0]);
    }),
    stroke(
      curve([
        [spine[0] - 8, spine[1] - size * 0.34],
        [spine[0] - size * 0.4, spine[1] - size * 0.1],
        polar(shoulder, size * 0.12, -90),
        polar(shoulder, size * 0.7, 90 + lift),
        elbow,
        wrist,
        polar(wrist, size * 0.6, 90 + lift + 4),
      ]),
      sun[400],
      11,
    ),
    circle([spine[0] - 8, spine[1] - size * 0.34], 50, sun[400], { opacity: 0.35 }),
    circle(polar(wrist, size * 0.4, 90 + lift + 4), 52, sun[400], { opacity: 0.35 }),
    sweptArc(reading),
    grip(reading),
    joint([spine[0] - 8, spine[1] - size * 0.34], 20),
  ];
  return (
    rect([0, 0], 1200, 800, blush[200]) +
    group({ transform: 'translate(1240)scale(-1 1)' }, shrink(0.88, [620, 880], ...person))
  );
}

/** A shoulder from behind: blade, arm bone, and the muscles between them; the upper tendon is torn. */
export function rotatorCuff(): string {
  const tone = skin.chestnut;
  const centre: Point = [800, 344];
  const reading: Reading = { centre, radius: 318, from: 92, to: 52, dial: [108, 0], step: 4 };
  const arm = (angle: number): string =>
    sweep([
      [centre, 120],
      [polar(centre, 150, angle), 108],
      [polar(centre, 330, angle), 84],
      [polar(centre, 620, angle), 70],
    ]);
  const torn = polar(centre, 62, -96);
  return [
    rect([0, 0], 1200, 800, sun[100]),
    dial(reading),
    path(arm(88), pine[600], { opacity: 0.14 }),
    path(arm(70), pine[600], { opacity: 0.18 }),
    path(sweep(axis('330 -80 118, 330 80 122, 330 190 190')), tone.base),
    path(arm(52), tone.base),
    blob(
      points(
        '40 250, 210 176, 330 160, 450 176, 600 212, 740 226, 850 268, 900 360, 850 480, 760 560, 730 660, 712 900, -60 900, -60 330',
      ),
      tone.base,
    ),
    path(
      'M-60 900V420C90 400 150 330 168 196L262 170C280 350 400 560 600 650C660 672 700 676 730 676L712 900Z',
      pine[700],
    ),
    // Blade, arm bone, and the ridge that ends above the joint
    path(
      'M470 284C520 256 600 268 660 294L746 326C772 350 772 396 748 416C690 466 610 556 566 616C550 634 524 630 516 608C492 520 470 400 470 284Z',
      sand[0],
    ),
    path(
      sweep([
        [centre, 44],
        [polar(centre, 110, 52), 36],
        [polar(centre, 620, 52), 32],
      ]),
      sand[0],
    ),
    circle(centre, 64, sand[0]),
    path(
      'M484 396C560 372 660 356 752 352L852 366C856 388 836 402 806 404C720 424 630 500 566 586C526 540 492 466 484 396Z',
      blush[300],
    ),
    stroke(
      'M500 420C600 396 700 376 810 376M516 470C610 436 700 400 800 388M540 524C620 470 700 424 780 398',
      blush[400],
      5,
    ),
    path('M484 300C560 262 660 268 736 290L800 296C796 314 756 320 720 316C640 318 560 334 486 342Z', blush[400]),
    stroke('M470 366C560 350 680 316 812 256', sand[100], 30),
    path(sweep(axis('780 272 18, 826 250 26, 858 254 20')), sand[100]),
    circle(torn, 70, sun[400], { opacity: 0.35 }),
    stroke('M784 276l-10 14M800 276l2 16M814 278l10 12', sand[0], 5),
    circle(torn, 40, 'none', { stroke: sun[400], 'stroke-width': 7 }),
    sweptArc(reading),
    grip(reading),
  ].join('');
}
