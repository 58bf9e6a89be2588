// People with a walking frame, or in a wheelchair with someone beside them.

import { clothes, silhouette } from '../body/figure.ts';
import { type Pose, person } from '../body/person.ts';
import { dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import type { Point } from '../geometry.ts';
import { blush, hair, pine, sand, skin, sun } from '../palette.ts';
import { circle, group, path, rect, stroke } from '../primitives.ts';

const shadow = silhouette(pine[600]);

/** An older man who walks with a frame. */
export function walkingFrame(): string {
  const wear = clothes(skin.chestnut, hair.grey, pine[600], pine[500], pine[700], pine[900]);
  const pose = (x: number, near: Pose['near'], far: Pose['far']): Pose => ({
    hip: [x, 396],
    head: 88,
    near,
    far,
    nearArm: [72, 28],
    farArm: [66, 20],
    lean: 12,
    nod: 4,
    round: 0.08,
  });
  const frame = (x: number): string =>
    stroke(`M${x} 372H${x + 96}L${x + 130} 724M${x + 14} 372L${x - 22} 724M${x} 560H${x + 112}`, pine[900], 14, {
      'stroke-linejoin': 'round',
    });
  const at: Point = [640, 400];
  const reading: Reading = { centre: at, radius: 300, from: 106, to: 72, dial: [122, 56], step: 4 };
  return [
    rect([0, 0], 1200, 800, sun[100]),
    rect([0, 730], 1200, 70, sun[200]),
    dial(reading),
    group({ opacity: 0.13 }, person(pose(330, [98, 110, 10], [78, 84, -4]), shadow)),
    group({ opacity: 0.2 }, person(pose(490, [90, 94, 0], [82, 104, 8]), shadow)),
    person(pose(640, [74, 84, -4], [100, 116, 14]), wear),
    frame(762),
    rect([748, 360], 66, 24, sun[400], 12),
    sweptArc(reading),
    grip(reading),
    joint(at, 22),
  ].join('');
}

/** A woman in a wheelchair, and the person who cares for her. */
export function wheelchair(): string {
  const sitting = clothes(skin.peach, hair.grey, pine[500], pine[400], pine[700], pine[800]);
  const walking = clothes(skin.umber, hair.black, sun[400], sun[300], pine[900], pine[800]);
  const hub: Point = [640, 604];
  const reading: Reading = { centre: hub, radius: 196, from: 200, to: 318, dial: [188, 350], step: 5 };
  const carer: Pose = {
    hip: [352, 392],
    head: 88,
    near: [76, 90, 0],
    far: [104, 122, 20],
    nearArm: [56, 10],
    farArm: [50, 6],
    lean: 8,
    cut: 'tail',
  };
  const patient: Pose = {
    hip: [620, 506],
    head: 88,
    near: [4, 84, -4],
    far: [2, 80, -4],
    nearArm: [78, 14],
    farArm: [70, 10],
    lean: -4,
    cut: 'bun',
  };
  return [
    rect([0, 0], 1200, 800, blush[100]),
    rect([0, 730], 1200, 70, blush[200]),
    person(carer, walking),
    dial(reading),
    stroke('M560 540V330L508 312', pine[900], 15, { 'stroke-linejoin': 'round' }),
    rect([546, 548], 220, 26, pine[900], 13),
    stroke('M752 560L800 700H872', pine[900], 14, { 'stroke-linejoin': 'round' }),
    person(patient, sitting),
    circle(hub, 126, 'none', { stroke: pine[900], 'stroke-width': 17 }),
    stroke('M640 490V718M526 604H754M560 524L720 684M720 524L560 684', pine[300], 4),
    circle(hub, 104, 'none', { stroke: pine[400], 'stroke-width': 6 }),
    circle([774, 700], 30, 'none', { stroke: pine[900], 'stroke-width': 13 }),
    path('M560 470H668', 'none', { stroke: pine[900], 'stroke-width': 14, 'stroke-linecap': 'round' }),
    sweptArc(reading),
    grip(reading),
    joint(hub, 24),
    circle([774, 700], 9, sand[0]),
  ].join('');
}
