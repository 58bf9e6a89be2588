// Breath and heart: a person from the front with what moves in the chest.

import { flatHand } from '../body/hands.ts';
import { dial, grip, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, points } from '../geometry.ts';
import { blush, hair, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { blob, circle, ellipse, limb, path, place, rect, shrink, stroke, sweep } from '../primitives.ts';

interface Bust {
  tone: Skin;
  hair: string;
  /** Hair on the head, as an outline around the face. */
  crop: string;
  lips: string;
  beard?: string;
  shirt: string;
  collar: string;
}

/** Head, neck and chest from the front, eyes closed. The throat is at 600, 300. */
const bust = ({ tone, hair: color, crop, lips, beard, shirt, collar }: Bust): string =>
  [
    path(sweep(axis('600 190 52, 600 250 54, 600 330 100')), tone.shade),
    ellipse([507, 132], 13, 22, tone.base),
    ellipse([693, 132], 13, 22, tone.base),
    blob(points('600 20, 664 36, 692 96, 686 152, 656 208, 600 236, 544 208, 514 152, 508 96, 536 36'), tone.base),
    beard === undefined
      ? ''
      : path(
          'M512 138C516 196 548 244 600 246C652 244 684 196 688 138C672 172 650 172 624 170Q600 164 576 170C550 172 528 172 512 138Z',
          beard,
        ),
    path(crop, color),
    stroke('M544 132q18 13 36 0M620 132q18 13 36 0', hair.brown, 5),
    stroke('M598 140Q592 160 600 164', tone.shade, 5),
    stroke('M580 192q20 12 40 0', lips, 5),
    blob(
      points(
        '530 292, 600 326, 670 292, 756 322, 832 362, 868 452, 884 600, 892 960, 308 960, 316 600, 332 452, 368 362, 444 322',
      ),
      shirt,
    ),
    stroke('M530 292Q600 360 670 292', collar, 12),
  ].join('');

const SHORT =
  'M502 120C484 34 540-8 604-6C668-4 716 34 698 120C690 92 676 76 664 66C620 82 566 76 536 60C518 76 508 94 502 120Z';

// The lungs as they lie in the body: the one on the left has three lobes, the other one makes room for the heart.
const RIGHT_LUNG = 'M-16-100C-58-96-100-20-108 66C-110 102-96 116-66 104C-42 94-24 92-16 100C-10 60-8-20-16-100Z';
const LEFT_LUNG =
  'M16-100C58-96 100-20 108 66C110 102 96 116 70 104C54 96 44 90 38 74C34 50 14 40 16 10C18-20 10-60 16-100Z';

export function breath(): string {
  const tone = skin.amber;
  const centre: Point = [600, 448];
  const reading: Reading = { centre, radius: 384, from: 200, to: 318, dial: [180, 360], dark: true };
  const lungs: Point = [600, 520];
  const person = [
    bust({ tone, hair: hair.black, crop: SHORT, lips: skin.umber.base, shirt: pine[500], collar: pine[600] }),
    place(path(RIGHT_LUNG, blush[300]) + path(LEFT_LUNG, blush[300]), lungs, { scale: 1.5 }),
    place(
      stroke('M-102 30C-70 8-44 4-14 8M-104 76C-76 46-50 22-40 6M102 26C76 18 60-6 40-30', blush[400], 3.4),
      lungs,
      { scale: 1.5 },
    ),
    stroke(
      'M600 336V452M600 450Q594 484 552 512M600 450Q606 480 646 500M568 502Q560 530 556 552M570 500L530 516M632 492L664 486',
      sand[0],
      14,
      {
        'stroke-linejoin': 'round',
      },
    ),
    // The diaphragm, lower with each breath in
    stroke('M420 690Q510 622 600 664Q690 622 780 690', sun[400], 13),
    stroke('M434 654Q520 590 600 628Q680 590 766 654', sand[0], 8, { opacity: 0.35 }),
    path(sweep(axis('360 430 58, 336 560 62, 350 706 58, 440 766 46, 522 764 38')), pine[600]),
    flatHand({ at: [522, 764], length: 160, turn: -8, skin: tone, mirror: false, thumbAngle: -44 }),
  ];
  return [
    rect([0, 0], 1200, 800, pine[900]),
    ...[590, 484, 384].map((radius, index) => circle(centre, radius, pine[600], { opacity: 0.2 + index * 0.06 })),
    dial(reading),
    shrink(0.85, [600, 853], ...person),
    sweptArc(reading),
    grip(reading),
  ].join('');
}

const HEART = 'M-30-66C-66-76-96-50-96-6C-96 40-52 92 34 128C50 134 62 124 72 104C92 62 96 8 74-26C52-56 8-60-30-66Z';

/** An older man on an exercise bike, with his heart. */
export function heart(): string {
  const tone = skin.umber;
  const reading: Reading = { centre: [600, 452], radius: 360, from: 190, to: 292, dial: [180, 360] };
  const arm = (side: 1 | -1): string => {
    const at = (dx: number, y: number): Point => [600 + side * dx, y];
    return [
      path(
        sweep([
          [at(304, 590), 50],
          [at(272, 680), 46],
          [at(214, 726), 38],
        ]),
        tone.base,
      ),
      path(
        sweep(
          [
            [at(236, 420), 70],
            [at(280, 510), 68],
            [at(304, 590), 60],
          ],
          { end: 'flat' },
        ),
        pine[600],
      ),
      limb(at(226, 730), 42, at(176, 740), 38, tone.base) +
        stroke(`M${600 + side * 180} 716v44M${600 + side * 200} 714v46M${600 + side * 160} 720v38`, tone.shade, 4),
    ].join('');
  };
  const person = [
    bust({
      tone,
      hair: hair.grey,
      crop: SHORT,
      lips: blush[300],
      beard: hair.grey,
      shirt: pine[700],
      collar: pine[800],
    }),
    place(
      [
        stroke('M-46-54V-108', pine[400], 26),
        stroke('M-6-50C-8-110 6-132 36-132C66-132 76-108 76-70', blush[400], 26),
        stroke('M10-46C18-80 34-88 62-90', pine[300], 20),
        path(HEART, blush[400]),
        path('M-74-14C-72 26-36 66 22 96C-20 64-44 28-46-30C-58-46-76-36-74-14Z', blush[300], { opacity: 0.7 }),
        stroke('M22-48C12-6 30 56 50 106', skin.chestnut.base, 5),
      ].join(''),
      [626, 528],
      { scale: 1.12 },
    ),
    stroke('M340 742H860M600 742V900', pine[900], 30),
    arm(1),
    arm(-1),
  ];
  return [
    rect([0, 0], 1200, 800, blush[200]),
    stroke('M-20 470H250L276 470L298 420L330 540L358 450L374 470H420', sun[400], 10, { 'stroke-linejoin': 'round' }),
    stroke('M780 470H850L876 470L898 420L930 540L958 450L974 470H1220', sun[400], 10, { 'stroke-linejoin': 'round' }),
    dial(reading),
    shrink(0.85, [600, 900], ...person),
    sweptArc(reading),
    grip(reading),
  ].join('');
}
