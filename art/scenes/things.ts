// Objects: training equipment, heat and cold packs, water.

import { dial, grip, type Reading, sweptArc } from '../dial.ts';
import { type Point, points, polar } from '../geometry.ts';
import { blush, pine, sand, skin, sun } from '../palette.ts';
import { arc, blob, circle, ellipse, group, path, place, rect, shrink, stroke } from '../primitives.ts';

export function equipment(): string {
  const ball: Point = [490, 440];
  const reading: Reading = { centre: ball, radius: 300, from: 205, to: 292, dial: [180, 360] };
  return [
    rect([0, 0], 1200, 800, blush[100]),
    rect([0, 630], 1200, 170, blush[200]),
    shrink(
      0.9,
      [590, 730],
      dial(reading),
      circle(ball, 240, pine[600]),
      arc(ball, 188, 196, 250, pine[400], 14),
      ellipse(ball, 240, 70, 'none', { stroke: pine[500], 'stroke-width': 8 }),
      rect([620, 516], 400, 164, blush[400], 82),
      circle([940, 598], 82, skin.chestnut.base),
      circle([940, 598], 36, blush[200]),
      stroke('M690 536V660M740 532V664M790 530V666M840 534V662', skin.chestnut.base, 8, { opacity: 0.5 }),
      rect([330, 694], 250, 28, pine[900], 14),
      ...[300, 342, 532, 574].map((x, index) =>
        rect([x, index % 3 === 0 ? 672 : 660], 36, index % 3 === 0 ? 72 : 96, pine[900], 14),
      ),
      circle([766, 700], 58, sun[400]),
      stroke('M766 700a10 10 0 0 1 18 10a26 26 0 0 1-42-10a32 32 0 0 1 52-20', sun[200], 6),
      stroke('M766 752H900Q930 752 940 738', sun[400], 14),
      sweptArc(reading),
      grip(reading),
    ),
  ].join('');
}

/** A slice of lemon that is also a dial. */
const lemon = (at: Point, radius: number): string =>
  [
    circle(at, radius, sun[400]),
    circle(at, radius * 0.86, sun[100]),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      place(
        path(`M0-9L${radius * 0.34}-${radius * 0.66}Q0-${radius * 0.9} -${radius * 0.34}-${radius * 0.66}Z`, sun[300]),
        at,
        { turn },
      ),
    ),
  ].join('');

export function hydration(): string {
  const reading: Reading = { centre: [500, 500], radius: 330, from: 202, to: 300, dial: [190, 318] };
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 640], 1200, 160, pine[200]),
    group(
      { transform: 'translate(30)' },
      dial(reading),
      path(
        'M700 160H860L846 300C900 360 926 430 926 520V650Q926 690 886 690H674Q634 690 634 650V520C634 430 660 360 714 300Z',
        pine[300],
        { opacity: 0.55 },
      ),
      path(
        'M640 470Q780 452 920 470Q926 494 926 520V650Q926 690 886 690H674Q634 690 634 650V520Q634 494 640 470Z',
        pine[400],
      ),
      ellipse([780, 470], 140, 16, pine[300]),
      rect([690, 146], 180, 28, sand[0], 14),
      stroke('M676 560V640', sand[0], 9, { opacity: 0.6 }),
      path('M356 330H644L618 690Q616 718 588 718H412Q384 718 382 690Z', sand[0], { opacity: 0.72 }),
      path('M365 450H635L618 690Q616 718 588 718H412Q384 718 382 690Z', pine[300]),
      ellipse([500, 450], 135, 18, pine[200]),
      ellipse([500, 330], 144, 18, sand[0]),
      stroke('M392 520h34M394 560h22M396 600h34M398 640h22', pine[700], 5, { opacity: 0.5 }),
      lemon([624, 330], 74),
      sweptArc(reading),
      grip(reading),
    ),
  ].join('');
}

/** A flake of snow. */
export const flake = (at: Point, radius: number): string =>
  stroke(
    [0, 60, 120]
      .map(
        (angle) =>
          `M${polar(at, radius, angle).map(Math.round).join(' ')}L${polar(at, radius, angle + 180)
            .map(Math.round)
            .join(' ')}`,
      )
      .join(''),
    sand[0],
    9,
  );

export function heatCold(): string {
  const reading: Reading = { centre: [600, 664], radius: 470, from: 213, to: 318, dial: [180, 360] };
  const bottle = points('330 440, 436 418, 542 440, 566 530, 560 664, 516 714, 436 720, 356 714, 312 664, 306 530');
  const pack = points('662 470, 776 452, 890 470, 912 530, 914 650, 888 706, 776 720, 664 706, 638 650, 640 530');
  return [
    rect([0, 0], 600, 800, blush[200]),
    rect([600, 0], 600, 800, pine[100]),
    rect([0, 690], 600, 110, blush[300]),
    rect([600, 690], 600, 110, pine[200]),
    dial(reading),
    ...[388, 436, 484].map((x) => stroke(`M${x} 320q-13-14 0-28t0-28`, blush[400], 9)),
    path('M398 352H474L470 440H402Z', skin.chestnut.base),
    rect([388, 336], 96, 40, pine[900], 18),
    blob(bottle, blush[400]),
    stroke('M366 500V650M401 494V656M436 492V658M471 494V656M506 500V650', blush[300], 10),
    blob(pack, pine[400]),
    stroke('M776 466V706M652 586H902', pine[500], 6, { opacity: 0.6 }),
    flake([714, 526], 30),
    flake([838, 526], 30),
    flake([714, 646], 30),
    flake([838, 646], 30),
    sweptArc(reading),
    grip(reading),
  ].join('');
}
