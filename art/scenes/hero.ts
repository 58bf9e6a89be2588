// The slides of the home page, 1600 by 1000, and darker versions for closing bands, without a background. The text lies over the calm
// half of a slide, so everything else is in the other one; wide screens cut the lower part off, narrow ones the calm half.

import { spineColumn, vertebrae } from '../body/back.ts';
import { bareFoot, footShadow } from '../body/feet.ts';
import { openHand, sideHand } from '../body/hands.ts';
import { backHead, profileHead, profileShadow } from '../body/head.ts';
import { forearm, LENGTH, reach, shank, sleeve, trunk, upperArm } from '../body/limbs.ts';
import { degrees, dial, grip, joint, pointer, type Reading, restLine, sweptArc } from '../dial.ts';
import { axis, distance, type Point, points, polar } from '../geometry.ts';
import { blush, hair, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { pack } from '../path-data.ts';
import { blob, curve, ellipse, group, limb, path, rect, stroke, sweep } from '../primitives.ts';

interface Tones {
  cloth: string;
  fold: string;
  bench: string;
  shadow: string;
  face: string;
  dark: boolean;
}

const day: Tones = {
  cloth: pine[700],
  fold: pine[800],
  bench: pine[900],
  shadow: pine[600],
  face: pine[50],
  dark: false,
};
const night: Tones = {
  cloth: pine[600],
  fold: pine[500],
  bench: pine[700],
  shadow: pine[200],
  face: pine[800],
  dark: true,
};

/** A drawing and the reading of its movement, whose degrees are never mirrored. */
interface Scene {
  body: string;
  reading: Reading;
  value: number;
  /** Where the degrees stand, seen from the end of the arc. */
  label?: Parameters<typeof degrees>[2];
}

const SLIDE = 1600;

const upright = ({ body, reading, value, label }: Scene): string =>
  body + degrees(reading, value, { size: 50, ...label });

/** A scene mirrored to the other side, with its digits the right way round. */
const mirrored = ({ body, reading, value, label = {} }: Scene): string =>
  group({ transform: `translate(${SLIDE})scale(-1 1)` }, body) +
  degrees({ ...reading, centre: [SLIDE - reading.centre[0], reading.centre[1]], to: 180 - reading.to }, value, {
    size: 50,
    ...label,
    shift: -(label.shift ?? 0),
  });

/** The pale face of the goniometer behind the body, as far as its dial goes. */
function face({ centre, radius, dial: [from, to] = [0, 0] }: Reading, { face: fill, dark }: Tones): string {
  const [start, end] = [polar(centre, radius, from), polar(centre, radius, to)];
  const sweeps = to > from ? 1 : 0;
  return path(`M${pack(centre)}L${pack(start)}A${radius} ${radius} 0 0 ${sweeps} ${pack(end)}Z`, fill, {
    opacity: dark ? 0.6 : 0.75,
  });
}

// Shoulder

interface ArmLift {
  /** The spine between the shoulder joints, and the height of the head. */
  spine: Point;
  size: number;
  lift: number;
  earlier: readonly number[];
}

/** An arm that hangs and has been lifted by `angle` degrees. The joint rises and comes closer to the spine, as the shoulder blade turns. */
function armOf([x, y]: Point, size: number, angle: number): { shoulder: Point; elbow: Point; wrist: Point } {
  const share = angle / 140;
  const shoulder: Point = [x - size * (0.86 - 0.06 * share), y - size * 0.1 * share];
  const [elbow, wrist] = reach(shoulder, size * LENGTH.upperArm, 88 + angle, size * LENGTH.forearm, 93 + angle);
  return { shoulder, elbow, wrist };
}

function armShadow(spine: Point, size: number, angle: number, fill: string): string {
  const { shoulder, elbow, wrist } = armOf(spine, size, angle);
  const along = (share: number, aside = 0): Point =>
    polar(polar(wrist, size * share, 96 + angle), size * aside, 186 + angle);
  const finger = (aside: number, tip: number): string => `M${pack(along(0.3, aside))}L${pack(along(tip, aside * 1.7))}`;
  return (
    path(
      sweep([
        [shoulder, size * 0.27],
        [elbow, size * 0.165],
        [polar(elbow, size * 0.3, 93 + angle), size * 0.175],
        [wrist, size * 0.105],
        [along(0.14), size * 0.13],
        [along(0.25), size * 0.14],
      ]),
      fill,
    ) +
    limb(along(0.1, 0.06), size * 0.07, along(0.36, 0.28), size * 0.04, fill) +
    stroke(
      [finger(0.11, 0.66), finger(0.035, 0.72), finger(-0.04, 0.69), finger(-0.115, 0.6)].join(''),
      fill,
      size * 0.075,
    )
  );
}

/** A trunk from behind with the left arm lifted by 140 degrees: from the neck over the sleeve, the armpit, the waist and the other sleeve. */
const LIFTED = points(
  '-25 -66, -42 -52, -62 -47, -80 -56, -103 -86, -123 -106, -126 -105, -162 -64, -162 -61, -140 -32, -118 -6, -103 14, -97 42, -88 78, -72 122, -68 160, -74 210, -82 260, -82 320, 82 320, 82 260, 74 210, 68 160, 72 122, 84 78, 88 48, 86 70, 88 73, 117 70, 119 67, 117 36, 112 6, 102 -16, 82 -32, 54 -44, 36 -54, 25 -66',
);

function liftedArm({ spine, size, lift, earlier }: ArmLift, tones: Tones, tone: Skin): Scene {
  const at = (x: number, y: number): Point => [spine[0] + (x * size) / 100, spine[1] + (y * size) / 100];
  const { shoulder, elbow, wrist } = armOf(spine, size, lift);
  const turn = 96 + lift;
  const tip = polar(wrist, size * LENGTH.hand, turn);
  const reading: Reading = {
    centre: shoulder,
    radius: Math.round(distance(shoulder, tip) + size * 0.12),
    from: 96,
    to: 90 + lift,
    dial: [96, 270],
    dark: tones.dark,
  };
  const other = at(97, 60);
  const body = [
    face(reading, tones),
    dial(reading),
    ...earlier.map((angle, index) =>
      group({ opacity: 0.1 + 0.05 * index }, armShadow(spine, size, angle, tones.shadow)),
    ),
    path(
      sweep([
        [at(0, -120), size * 0.26],
        [at(0, -84), size * 0.26],
        [at(0, -46), size * 0.46],
      ]),
      tone.base,
    ),
    stroke(`M${pack(at(-20, -88))}q${pack([size * 0.2, size * 0.13, size * 0.4, 0])}`, tone.shade, size * 0.07, {
      opacity: 0.6,
    }),
    path(
      sweep([
        [other, size * 0.17],
        [at(103, 114), size * 0.165],
        [at(104, 150), size * 0.165],
        [at(106, 232), size * 0.105],
        [at(107, 270), size * 0.14],
      ]),
      tone.base,
    ),
    forearm(elbow, wrist, size, tone.base),
    openHand({ at: wrist, length: size * LENGTH.hand, turn, skin: tone, mirror: true, plain: true }),
    upperArm(shoulder, elbow, size, tone.base),
    blob(
      LIFTED.map(([x, y]) => at(x, y)),
      tones.cloth,
    ),
    stroke(
      [
        curve(points('-30 -8, -48 24, -72 48').map(([x, y]) => at(x, y))),
        curve(points('34 -20, 36 16, 50 44').map(([x, y]) => at(x, y))),
        curve(points('-104 10, -96 -12, -84 -24').map(([x, y]) => at(x, y))),
        curve(points('88 50, 92 22, 90 2').map(([x, y]) => at(x, y))),
        curve(points('0 -52, 0 120, 0 300').map(([x, y]) => at(x, y))),
      ].join(''),
      tones.fold,
      size * 0.032,
    ),
    backHead({ at: at(0, -146), height: size, skin: tone, hair: tones.dark ? hair.brown : hair.black, cut: 'bun' }),
    sweptArc(reading, 9),
    pointer(reading),
    grip(reading, 17),
    joint(shoulder, size * 0.21),
  ].join('');
  return { body, reading, value: lift, label: { away: 60, shift: 11 } };
}

// Spine

function bendingSpine(tones: Tones): Scene {
  const size = 178;
  const tone = skin.peach;
  const [root, hip]: [Point, Point] = [
    [590, 322],
    [638, 830],
  ];
  const spine = { top: [580, 258], bottom: [646, 782], count: 14, head: size } as const;
  const low: Point = vertebrae(spine)[10]?.at ?? hip;
  const head: Point = [534, 188];
  const reading: Reading = { centre: low, radius: 560, from: -100, to: -142, dial: [-200, -87.5], step: 2.5 };
  const stoop = (lean: number, opacity: number): string =>
    group(
      { opacity, transform: `rotate(-${lean} ${pack(low)})` },
      path(sweep(axis('550 210 42, 590 296 52, 604 380 84, 610 480 86, 620 640 66')), pine[600]),
      profileShadow({ at: head, height: size, turn: -lean * 0.2, mirror: true }, pine[600]),
    );
  const [elbow, wrist] = reach([580, 396], size * LENGTH.upperArm, 99, size * LENGTH.forearm, 118);
  const body = [
    face(reading, tones),
    dial(reading),
    stoop(42, 0.13),
    stoop(28, 0.17),
    stoop(14, 0.21),
    path(sweep(axis('552 210 36, 574 272 35, 592 336 40')), tone.shade),
    path(sweep(axis('636 800 80 82, 642 900 86 84, 646 1060 74')), tones.bench),
    trunk(root, hip, size, -1, tones.cloth, 0.05),
    profileHead({ at: head, height: size, skin: tone, hair: hair.grey, cut: 'bun', mirror: true }),
    sideHand({ at: wrist, length: size * LENGTH.hand, turn: 112, skin: tone }),
    forearm(elbow, wrist, size, tone.base),
    upperArm([580, 396], elbow, size, tone.base),
    sleeve([580, 396], elbow, size, 0.62, pine[500]),
    spineColumn(spine, sand[0], sun[400], { index: 10, fill: blush[400] }),
    sweptArc(reading, 9),
    grip(reading, 17),
    joint(low, 24),
  ].join('');
  return { body, reading, value: 42, label: { away: 66, shift: 6 } };
}

// Knee

interface KneeBend {
  knee: Point;
  size: number;
  /** Degrees from hanging down. */
  angle: number;
  earlier: readonly number[];
}

/** Someone who sits on a bench and straightens the knee to the right. */
function straightKnee({ knee, size, angle, earlier }: KneeBend, tones: Tones, tone: Skin): Scene {
  const h = (heads: number): number => heads * size;
  const on = (x: number, y: number): Point => [knee[0] + h(x), knee[1] + h(y)];
  const lower = (lift: number): Point => polar(knee, h(LENGTH.shank), 90 - lift);
  const reading: Reading = {
    centre: knee,
    radius: Math.round(h(LENGTH.shank + 0.46)),
    from: 90,
    to: 90 - angle,
    dial: [100, -24],
    step: 2.5,
    dark: tones.dark,
  };
  const shadow = (lift: number): string =>
    shank(knee, lower(lift), size, 1, tones.shadow) + footShadow(lower(lift), size, 1, tones.shadow, -lift);
  const ankle = lower(angle);
  const along = (share: number, aside: number): Point =>
    polar(polar(knee, h(LENGTH.shank) * share, 90 - angle), h(aside), -angle);
  const body = [
    face(reading, tones),
    dial(reading),
    ...earlier.map((lift, index) => group({ opacity: 0.11 + 0.05 * index }, shadow(lift))),
    rect(on(-9, 0.36), h(8.16), h(0.5), tones.bench, h(0.2)),
    rect(on(-1.7, 0.8), h(0.27), h(3), tones.bench),
    bareFoot(ankle, size, 1, tone, { turn: -angle }),
    path(
      sweep([
        [knee, h(0.25)],
        [along(0.1, 0), h(0.2), h(0.23)],
        [along(0.3, -0.02), h(0.27), h(0.19)],
        [along(0.62, 0), h(0.19), h(0.15)],
        [along(0.88, 0), h(0.125)],
        [ankle, h(0.125), h(0.13)],
      ]),
      tone.base,
    ),
    path(
      sweep([
        [on(-1.9, 0), h(0.42), h(0.4)],
        [on(-0.9, -0.01), h(0.37), h(0.36)],
        [on(-0.3, 0), h(0.26), h(0.29)],
        [knee, h(0.24)],
      ]),
      tone.base,
    ),
    ellipse(on(0.05, -0.17), h(0.15), h(0.085), tone.base),
    stroke(curve([on(-0.06, -0.17), on(0.04, -0.13), on(0.15, -0.15)]), tone.shade, h(0.024)),
    stroke(
      curve([on(-0.66, -0.2), on(-0.42, -0.13), on(-0.22, -0.12)]) +
        curve([along(0.16, -0.16), along(0.32, -0.14), along(0.5, -0.08)]),
      tone.shade,
      h(0.024),
    ),
    path(
      sweep(
        [
          [on(-2.6, -0.02), h(0.46), h(0.44)],
          [on(-1.6, -0.01), h(0.44), h(0.43)],
          [on(-0.92, 0), h(0.39), h(0.39)],
        ],
        { end: 'flat' },
      ),
      tones.fold,
    ),
    trunk(on(-2.06, -2.66), on(-1.96, -0.1), size, 1, tones.cloth),
    sweptArc(reading, 9),
    restLine(reading, h(1.7)),
    pointer(reading),
    grip(reading, 17),
    joint(knee, h(0.16)),
  ].join('');
  return { body, reading, value: angle, label: { away: 62, shift: 8 } };
}

const shoulderSlide: ArmLift = { spine: [597, 606], size: 140, lift: 140, earlier: [24, 58, 88, 114] };
const kneeSlide: KneeBend = { knee: [296, 306], size: 180, angle: 74, earlier: [0, 20, 40, 57] };

export const heroShoulder = (): string => mirrored(liftedArm(shoulderSlide, day, skin.umber));
export const heroShoulderRtl = (): string => upright(liftedArm(shoulderSlide, day, skin.umber));
export const heroSpine = (): string => mirrored(bendingSpine(day));
export const heroSpineRtl = (): string => upright(bendingSpine(day));
export const heroKnee = (): string => mirrored(straightKnee(kneeSlide, day, skin.amber));
export const heroKneeRtl = (): string => upright(straightKnee(kneeSlide, day, skin.amber));
export const bandShoulder = (): string =>
  upright(liftedArm({ spine: [660, 562], size: 125, lift: 140, earlier: [58, 100] }, night, skin.amber));
export const bandKnee = (): string =>
  mirrored(straightKnee({ knee: [980, 290], size: 190, angle: 74, earlier: [0, 40] }, night, skin.chestnut));
