// People in daily movements: long steps, stairs, a rest to breathe, a bend in the morning.

import { clothes, silhouette } from '../body/figure.ts';
import { type Pose, person } from '../body/person.ts';
import { degrees, dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { type Point, polar } from '../geometry.ts';
import { blush, hair, pine, sand, skin, sun } from '../palette.ts';
import { arc, circle, group, limb, path, rect, stroke } from '../primitives.ts';

const shadow = silhouette(pine[600]);

interface Motion {
  behind: string;
  reading: Reading;
  /** Earlier positions, and how clear each is. */
  earlier: readonly (readonly [opacity: number, Pose])[];
  now: string;
  /** Stands beside the end of the arc. */
  said?: string;
  pivot: number;
}

/** A movement from pale earlier positions to the last one, with its reading over them. */
const inMotion = ({ behind, reading, earlier, now, said = '', pivot }: Motion): string =>
  [
    behind,
    dial(reading),
    ...earlier.map(([opacity, pose]) => group({ opacity }, person(pose, shadow))),
    now,
    sweptArc(reading),
    grip(reading),
    said,
    joint(reading.centre, pivot),
  ].join('');

/** Short, stooped steps become a long one over stripes on the floor. */
export function longSteps(): string {
  const wear = clothes(skin.amber, hair.grey, pine[600], pine[500], pine[700], pine[900]);
  const hip: Point = [800, 410];
  const reading: Reading = { centre: hip, radius: 262, from: 126, to: 50, dial: [140, 38], step: 4 };
  const shuffle = (x: number, stoop: number, stride: number): Pose => ({
    hip: [x, 402],
    head: 90,
    near: [84 - stride, 98 + stride * 0.6, 4],
    far: [94 + stride, 108 + stride, 10 + stride],
    nearArm: [84, 40],
    farArm: [78, 34],
    lean: stoop,
    nod: stoop * 0.6,
    round: 0.16,
  });
  const now: Pose = {
    hip,
    head: 90,
    near: [52, 68, -18],
    far: [120, 134, 44],
    nearArm: [132, 104],
    farArm: [48, 20],
    lean: 2,
    nod: -2,
  };
  return inMotion({
    behind: [
      rect([0, 0], 1200, 800, sun[100]),
      rect([0, 730], 1200, 70, sun[200]),
      ...[140, 300, 460, 690, 960].map((x) => path(`M${x} 744H${x + 44}L${x + 34} 786H${x - 14}Z`, sun[400])),
    ].join(''),
    reading,
    earlier: [
      [0.14, shuffle(200, 18, 2)],
      [0.18, shuffle(380, 12, 8)],
    ],
    now: person(now, wear),
    pivot: 25,
  });
}

/** Up the stairs, one step at a time, with a hand on the rail. */
export function stairs(): string {
  const wear = clothes(skin.peach, hair.brown, pine[600], pine[500], pine[700], pine[900]);
  const hip: Point = [640, 366];
  const reading: Reading = { centre: hip, radius: 232, from: 100, to: 42, dial: [118, 24], step: 4 };
  const climb = (at: Point): Pose => ({
    hip: at,
    head: 86,
    near: [38, 86, 0],
    far: [94, 104, 12],
    nearArm: [62, 4],
    farArm: [86, 66],
    lean: 10,
    cut: 'tail',
  });
  const top = (index: number): number => 752 - index * 58;
  const rail = (x: number): number => 366 - (x - 800) * 0.29;
  return inMotion({
    behind: rect([0, 0], 1200, 800, pine[100]),
    reading,
    earlier: [
      [0.15, climb([240, 482])],
      [0.2, climb([440, 424])],
    ],
    now: [
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        rect([index * 200 - 20, top(index)], 1300, 70, pine[index % 2 === 0 ? 200 : 300]),
      ),
      ...[2, 4].map((index) => stroke(`M${index * 200 + 150} ${top(index)}V${rail(index * 200 + 150)}`, pine[900], 12)),
      person(climb(hip), wear),
      stroke(`M300 ${rail(300)}L1260 ${rail(1260)}`, pine[900], 18),
    ].join(''),
    pivot: 24,
  });
}

/** A rest that eases breathing: leaning forward, forearms on the thighs, lips like for a candle. */
export function restToBreathe(): string {
  const size = 116;
  const wear = clothes(skin.chestnut, hair.grey, pine[600], pine[500], pine[700], pine[900]);
  const hip: Point = [470, 520];
  const reading: Reading = { centre: hip, radius: 430, from: -88, to: -50, dial: [-104, -30], step: 4 };
  const sitting = (lean: number, arms: Pose['nearArm']): Pose => ({
    hip,
    head: size,
    near: [4, 92, 0],
    far: [0, 84, 0],
    nearArm: arms,
    farArm: arms,
    lean,
    nod: lean > 20 ? -22 : 0,
    round: lean > 20 ? 0.12 : 0,
  });
  const mouth: Point = [742, 280];
  return inMotion({
    behind: rect([0, 0], 1200, 800, blush[100]) + rect([0, 752], 1200, 48, blush[200]),
    reading,
    earlier: [[0.15, sitting(2, [84, 14])]],
    now: [
      rect([340, 564], 240, 40, pine[900], 18),
      stroke('M372 604V752M548 604V752', pine[900], 20),
      person(sitting(40, [72, 26]), wear),
      ...[0, 1, 2].map((index) => arc(mouth, 56 + index * 44, -14, 40, pine[400], 9, { opacity: 1 - index * 0.28 })),
    ].join(''),
    pivot: 27,
  });
}

/** Stiff in the morning: how far the back bends. */
export function stiffBack(): string {
  const wear = clothes(skin.umber, hair.black, sun[400], sun[300], pine[700], pine[900]);
  const hip: Point = [520, 404];
  const reading: Reading = { centre: hip, radius: 370, from: -90, to: -42, dial: [-100, -8], step: 4 };
  const bend = (lean: number): Pose => ({
    hip,
    head: 92,
    near: [90, 91, 0],
    far: [94, 94, 0],
    nearArm: [86 - lean * 0.1, 82 - lean * 0.1],
    farArm: [80 - lean * 0.1, 76 - lean * 0.1],
    lean,
    nod: lean * 0.3,
    cut: 'short',
  });
  const along = (share: number): Point => polar(polar(hip, share * 200, -90 + 48), 30, -132);
  return inMotion({
    behind:
      rect([0, 0], 1200, 800, blush[100]) + circle([1010, 716], 150, sun[300]) + rect([0, 724], 1200, 76, blush[200]),
    reading,
    earlier: [
      [0.15, bend(2)],
      [0.2, bend(24)],
    ],
    now: [
      person(bend(48), wear),
      ...[0.14, 0.3, 0.46, 0.62, 0.78].map((share) =>
        limb(polar(along(share), 12, -42 + 90), 7, polar(along(share), 12, -42 - 90), 7, sand[0]),
      ),
      circle(hip, 66, sun[400], { opacity: 0.35 }),
    ].join(''),
    said: degrees(reading, 48, { shift: 8, away: 70 }),
    pivot: 25,
  });
}
