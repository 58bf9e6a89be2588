// The slides of the home page, and darker versions for closing bands: 1040 by 760, without a background.

import { backTrunk, nape, SHOULDER, spineColumn, vertebrae } from '../body/back.ts';
import { shoe } from '../body/feet.ts';
import { sideHand } from '../body/hands.ts';
import { backHead, profileHead, profileShadow } from '../body/head.ts';
import { forearm, LENGTH, reach, shank, sleeve, thigh, trunk, upperArm } from '../body/limbs.ts';
import { degrees, dial, grip, joint, pointer, type Reading, restLine, sweptArc } from '../dial.ts';
import { axis, type Point, polar } from '../geometry.ts';
import { blush, hair, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { pack } from '../path-data.ts';
import { group, limb, path, rect, stroke, sweep } from '../primitives.ts';

interface Tones {
  cloth: string;
  fold: string;
  bench: string;
  shadow: string;
  dark: boolean;
  /** Angles of earlier positions. */
  earlier: readonly number[];
  step: number;
}

// Shoulder

const arm = (shoulder: Point, angle: number, size: number): [elbow: Point, wrist: Point] =>
  reach(shoulder, size * LENGTH.upperArm, 87 + angle, size * LENGTH.forearm, 95 + angle);

function armShadow(shoulder: Point, angle: number, size: number, fill: string, opacity: number): string {
  const [elbow, wrist] = arm(shoulder, angle, size);
  const along = (share: number): Point => polar(wrist, size * share, 97 + angle);
  return group(
    { opacity, fill },
    limb(along(0.14), size * 0.1, polar(along(0.14), size * 0.4, 132 + angle), size * 0.058),
    path(
      sweep([
        [shoulder, size * 0.27],
        [elbow, size * 0.17],
        [wrist, size * 0.11],
        [along(0.32), size * 0.17],
        [along(0.7), size * 0.06],
      ]),
    ),
  );
}

function raisedArm({ cloth, fold, shadow, dark, earlier, step }: Tones, lift: number): string {
  const size = 150;
  const tone = skin.amber;
  const shoulder: Point = [548, 452];
  const spine: Point = [shoulder[0] + size * SHOULDER, shoulder[1] - 8];
  const other: Point = [spine[0] + size * 0.88, spine[1] + 16];
  const reading: Reading = {
    centre: shoulder,
    radius: 506,
    from: 96,
    to: 90 + lift,
    dial: [dark ? 155 : 145, 235],
    step,
    dark,
  };
  const [elbow, wrist] = arm(shoulder, lift, size);
  return [
    dial(reading),
    ...earlier.map((angle, index) => armShadow(shoulder, angle, size, shadow, 0.1 + 0.045 * index)),
    nape(spine, size, tone),
    limb(other, size * 0.2, polar(other, size * 2.2, 83), size * 0.15, tone.base),
    sleeve(other, polar(other, size * LENGTH.upperArm, 83), size, 0.66, fold),
    forearm(elbow, wrist, size, tone.base),
    sideHand({ at: wrist, length: size * 0.78, turn: 97 + lift, skin: tone }),
    upperArm(shoulder, elbow, size, tone.base),
    sleeve(shoulder, elbow, size, 0.66, cloth),
    backTrunk(spine, size, cloth, 9),
    stroke(
      `M${spine.join(' ')}m${-0.46 * size} ${0.36 * size}q${0.06 * size} ${0.34 * size} ${0.28 * size} ${0.54 * size}M${spine[0]} ${spine[1] - 38}v330`,
      fold,
      5,
    ),
    backHead({
      at: [spine[0], spine[1] - size * 1.44],
      height: size,
      skin: tone,
      hair: dark ? hair.brown : hair.black,
      cut: 'bun',
    }),
    sweptArc(reading, 9),
    dark ? '' : restLine(reading, 300),
    pointer(reading),
    grip(reading, 17),
    degrees(reading, lift, { size: 50, away: 64, shift: dark ? 9 : 0 }),
    joint(shoulder),
  ].join('');
}

// Spine

export function heroSpine(): string {
  const size = 178;
  const tone = skin.peach;
  const [root, hip]: [Point, Point] = [
    [640, 302],
    [688, 790],
  ];
  const spine = { top: [630, 238], bottom: [696, 742], count: 14, head: size } as const;
  const low: Point = vertebrae(spine)[10]?.at ?? hip;
  const head: Point = [584, 168];
  const reading: Reading = { centre: low, radius: 574, from: -142, to: -100, dial: [-176, -62], step: 2.5 };
  const stoop = (lean: number, opacity: number): string =>
    group(
      { opacity, transform: `rotate(-${lean} ${pack(low)})` },
      path(sweep(axis('600 190 42, 640 276 52, 654 360 84, 660 460 86, 670 620 66')), pine[600]),
      profileShadow({ at: head, height: size, turn: -lean * 0.2, mirror: true }, pine[600]),
    );
  const [elbow, wrist] = reach([630, 376], size * LENGTH.upperArm, 99, size * LENGTH.forearm, 118);
  return [
    dial(reading),
    stoop(42, 0.13),
    stoop(28, 0.17),
    stoop(14, 0.21),
    path(sweep(axis('602 190 36, 624 252 35, 642 316 40')), tone.shade),
    trunk(root, hip, size, -1, pine[700], 0.05),
    profileHead({ at: head, height: size, skin: tone, hair: hair.black, cut: 'bun', mirror: true }),
    forearm(elbow, wrist, size, tone.base),
    upperArm([630, 376], elbow, size, tone.base),
    sleeve([630, 376], elbow, size, 0.62, pine[500]),
    spineColumn(spine, sand[0], sun[400], { index: 10, fill: blush[400] }),
    sweptArc({ ...reading, from: -100, to: -142 }, 9),
    grip({ ...reading, to: -142 }, 17),
    degrees({ ...reading, to: -142 }, 42, { size: 50, away: 64 }),
    joint(low, 24),
  ].join('');
}

// Knee

function seatedLeg(knee: Point, angle: number, size: number, fill: string, foot: string, sole: string): string {
  const ankle = polar(knee, size * LENGTH.shank, 90 + angle);
  return shank(knee, ankle, size, -1, fill) + shoe(ankle, size, -1, foot, sole, angle);
}

function straighteningKnee({ cloth, fold, bench, shadow, dark, earlier, step }: Tones, tone: Skin): string {
  const size = 208;
  const knee: Point = [592, 296];
  const hip: Point = [976, 288];
  const reading: Reading = { centre: knee, radius: 452, from: 90, to: 164, dial: [80, 200], step, dark };
  return [
    dial(reading),
    ...earlier.map((angle, index) =>
      group({ opacity: 0.11 + 0.045 * index }, seatedLeg(knee, angle, size, shadow, shadow, shadow)),
    ),
    rect([756, 364], 340, 104, bench, 44),
    rect([866, 456], 56, 320, bench),
    seatedLeg(knee, 74, size, tone.base, sand[0], pine[300]),
    thigh(hip, knee, size, -1, tone.base),
    path(sweep(axis('1040 282 96 86, 920 288 92 90, 776 292 78 80'), { end: 'flat' }), fold),
    trunk([1076, -254], [1024, 276], size, -1, cloth),
    sweptArc(reading, 9),
    restLine(reading, 392),
    pointer(reading),
    grip(reading, 17),
    degrees(reading, 74, { size: 50, away: 60, shift: 2 }),
    joint(knee),
  ].join('');
}

const day: Tones = {
  cloth: pine[700],
  fold: pine[800],
  bench: pine[900],
  shadow: pine[600],
  dark: false,
  earlier: [],
  step: 5,
};
const night: Tones = {
  cloth: pine[600],
  fold: pine[500],
  bench: pine[700],
  shadow: pine[200],
  dark: true,
  earlier: [],
  step: 5,
};

export const heroShoulder = (): string => raisedArm({ ...day, earlier: [30, 58, 82, 106] }, 128);
export const bandShoulder = (): string => raisedArm({ ...night, earlier: [66, 92] }, 117);
export const heroKnee = (): string => straighteningKnee({ ...day, earlier: [0, 18, 36, 54], step: 2.5 }, skin.chestnut);
export const bandKnee = (): string => straighteningKnee({ ...night, earlier: [0, 38] }, skin.amber);
