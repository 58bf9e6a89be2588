// Head and neck from the side, with what lies inside: bones, brain, the organ of balance.

import { flatHand } from '../body/hands.ts';
import { profileHead, profileShadow } from '../body/head.ts';
import { dial, glow, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, points } from '../geometry.ts';
import { blush, hair, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { blob, circle, ellipse, group, path, place, rect, stroke, sweep } from '../primitives.ts';

interface Bust {
  tone: Skin;
  hair: string;
  cut: 'short' | 'bun';
  /** Without one, head and neck alone. */
  shirt?: string;
}

const HEIGHT = 420;
const HEAD: Point = [40, -245];
const NECK = sweep(axis('-5 -150 65, -20 -25 70, -40 125 120'));

/** Head, neck and shoulders of someone who looks to the right, around the root of the neck. */
const bust = ({ tone, hair: color, cut, shirt }: Bust, inside = ''): string =>
  [
    path(NECK, tone.shade),
    shirt === undefined
      ? ''
      : blob(points('-355 400, -315 175, -180 60, -85 30, 10 75, 125 60, 250 150, 325 400'), shirt),
    profileHead({ at: HEAD, height: HEIGHT, skin: tone, hair: color, cut }),
    inside,
  ].join('');

const bustShadow = (turn: number, at: Point, opacity: number, scale = 1): string =>
  group(
    { opacity },
    place(path(NECK, pine[600]) + profileShadow({ at: HEAD, height: HEIGHT }, pine[600]), at, { turn, scale }),
  );

/** A part in the measure of the head, which is 100 high. */
const inHead = (part: string): string => place(part, HEAD, { scale: HEIGHT / 100 });

// The bones of the neck

const BODY = 'M-3-14Q18-18 34-14Q39-13 37-8Q34 0 37 8Q39 14 34 15Q16 18-3 14Q-7 0-3-14Z';
const SPINE = 'M-4-8C-14-13-24-8-40 5C-46 10-43 17-36 15C-27 13-16 12-4 8Z';
const DISC = 'M-2-3Q16-6 35-3Q40 0 35 4Q16 7-2 4Q-6 0-2-3Z';

/** Edges that grow on a bone and on the one below it. */
const EDGES =
  'M30 8Q46 6 50 15Q44 18 33 15ZM30 28Q46 30 50 21Q44 19 33 22ZM-2 9Q-12 10-14 17L-3 15ZM-2 27Q-12 26-14 20L-3 22Z';

/** From the second to the last bone of the neck: place, and lean to the front. */
const CHAIN: readonly (readonly [Point, number])[] = [
  [[-22, -118], 10],
  [[-16, -82], 8],
  [[-15, -46], 2],
  [[-19, -10], -5],
  [[-27, 26], -10],
  [[-39, 62], -14],
  [[-54, 98], -17],
];

/** `worn` are the places between bones that have lost height and grown edges. */
const neckSpine = (worn: readonly number[] = []): string =>
  CHAIN.map(([at, lean], index) => {
    const disc = place(path(DISC, worn.includes(index) ? sun[400] : pine[300]), [at[0], at[1] + 18], {
      turn: -lean,
      scale: 0.95,
    });
    const edges = worn.includes(index) ? path(EDGES, sun[400]) : '';
    return (
      (index < CHAIN.length - 1 ? disc : '') +
      place(path(SPINE, sand[100]) + path(BODY, sand[0]) + edges, at, { turn: -lean })
    );
  }).join('');

/** Bones of the neck that have grown edges where their discs have lost height; two of them are shown larger. */
export function neckBones(): string {
  const root: Point = [500, 560];
  const reading: Reading = { centre: root, radius: 508, from: -112, to: -64, dial: [-128, -46], step: 4 };
  const lens: Point = [960, 500];
  const scene = [
    dial(reading),
    bustShadow(-14, root, 0.16),
    bustShadow(16, root, 0.16),
    place(
      bust(
        { tone: skin.umber, hair: hair.grey, cut: 'short', shirt: pine[600] },
        glow([-6, 8], 60) + neckSpine([3, 4]),
      ),
      root,
    ),
    stroke('M548 566L820 540', pine[700], 5, { 'stroke-dasharray': '1 14' }),
    circle(lens, 178, sand[50]),
    circle(lens, 178, 'none', { stroke: pine[700], 'stroke-width': 10 }),
    place(path(DISC, sun[400]), [lens[0] + 6, lens[1] - 1], { scale: 2.8 }),
    ...[-52, 50].map((dy) =>
      place(path(SPINE, sand[200]) + path(BODY, sand[300]), [lens[0] + 6, lens[1] + dy], { scale: 2.8 }),
    ),
    place(path(EDGES, sun[400]), [lens[0] + 6, lens[1] - 52], { scale: 2.8 }),
    sweptArc(reading),
    grip(reading),
  ];
  return rect([0, 0], 1200, 800, sun[100]) + group({ transform: 'translate(1200)scale(-1 1)' }, ...scene);
}

/** Pain that begins at the uppermost joints of the neck and goes over the head to the eye. */
export function neckHeadache(): string {
  const root: Point = [560, 590];
  const reading: Reading = { centre: [600, 345], radius: 288, from: 244, to: 326, dial: [232, 346] };
  return [
    rect([0, 0], 1200, 800, pine[100]),
    dial(reading),
    place(
      bust(
        { tone: skin.amber, hair: hair.brown, cut: 'bun', shirt: pine[700] },
        [
          neckSpine(),
          glow([-24, -112], 62),
          stroke('M-24-112C-150-190-150-380 20-420C110-430 170-390 190-330', sun[400], 17),
          glow([196, -318], 62),
        ].join(''),
      ),
      root,
    ),
    sweptArc(reading),
    grip(reading),
    joint([root[0] - 24, root[1] - 112], 24),
  ].join('');
}

/** Head and neck thrown back and forward in a car seat. */
export function whiplash(): string {
  const root: Point = [600, 560];
  const reading: Reading = { centre: root, radius: 500, from: -128, to: -58, dial: [-140, -44], step: 4 };
  return [
    rect([0, 0], 1200, 800, blush[100]),
    dial(reading),
    bustShadow(-34, root, 0.16),
    bustShadow(-17, root, 0.16),
    bustShadow(22, root, 0.16),
    // The seat and its headrest
    path(sweep(axis('330 470 62, 300 640 92, 260 900 120')), pine[400]),
    path(sweep(axis('352 210 46, 372 300 56, 368 372 46')), pine[400]),
    stroke('M352 390L340 470', pine[700], 18),
    place(bust({ tone: skin.chestnut, hair: hair.black, cut: 'short', shirt: pine[600] }, neckSpine()), root),
    stroke('M420 596C520 700 620 780 700 860', sand[200], 34),
    sweptArc(reading),
    grip(reading),
  ].join('');
}

// The brain

const CEREBRUM = 'M27-16C29-33 14-44-6-45C-28-46-43-32-43-14C-43-3-35 4-26 3C-20 8-8 9 2 4C16 6 26-2 27-16Z';
const FURROWS =
  'M18-33C10-34 8-26 13-22S24-20 22-12M2-42C-2-36 4-32 0-26S-10-22-8-15M-18-42C-22-36-16-32-20-27S-32-26-33-18M-38-10C-30-14-26-8-28-2M-14-6C-8-12 0-10 4-4S12 0 16-6M4-20C10-18 12-12 8-10M-22-18C-16-20-12-16-16-12';

/** A head that is shaken: the brain strikes the skull in front and behind. */
export function concussion(): string {
  const root: Point = [560, 560];
  const reading: Reading = { centre: root, radius: 508, from: -112, to: -62, dial: [-128, -46], step: 4 };
  return [
    rect([0, 0], 1200, 800, pine[100]),
    dial(reading),
    bustShadow(-16, root, 0.16),
    bustShadow(18, root, 0.16),
    place(
      bust(
        { tone: skin.peach, hair: hair.brown, cut: 'short', shirt: pine[700] },
        inHead(
          [
            stroke('M-10 2C-12 14-16 24-18 40', sand[100], 9),
            path('M-37 3C-43 12-36 23-24 22C-13 21-11 11-17 6C-24 3-31 1-37 3Z', sand[100]),
            stroke('M-36 8q10-3 19 2M-37 13q10-2 20 1M-33 18q8-1 14 0', pine[300], 1.4),
            path(CEREBRUM, sand[0]),
            stroke(FURROWS, pine[300], 2),
            glow([22, -22], 14),
            glow([-37, -14], 11),
          ].join(''),
        ),
      ),
      root,
    ),
    sweptArc(reading),
    grip(reading),
    joint(root, 26),
  ].join('');
}

/** Lying down with the head hanging: crystals move through the canals of the inner ear. */
export function vertigo(): string {
  const root: Point = [640, 440];
  const scale = 0.86;
  const reading: Reading = { centre: root, radius: 400, from: -82, to: -196, dial: [-70, -208], step: 4 };
  const ear = inHead(
    [
      circle([-4, 2], 20, sand[0]),
      ...[-62, 4].map((turn) =>
        place(ellipse([0, -7], 5.4, 8, 'none', { stroke: pine[600], 'stroke-width': 2.4 }), [-7, 4], { turn }),
      ),
      ellipse([-11, 9], 7.5, 3.6, 'none', { stroke: pine[400], 'stroke-width': 2.4, transform: 'rotate(-14 -11 9)' }),
      stroke('M-2 6C6 1 14 6 12 12C10 17 3 16 3 11C3 8 7 8 7 10', pine[600], 2.4),
      circle([-14, -6], 2.6, sun[400]),
      circle([-11, -10], 1.8, sun[400]),
      circle([-17, -1], 1.8, sun[400]),
    ].join(''),
  );
  const helper = skin.peach;
  return [
    rect([0, 0], 1200, 800, sun[100]),
    dial(reading),
    bustShadow(8, root, 0.14, scale),
    bustShadow(-48, root, 0.18, scale),
    place(bust({ tone: skin.umber, hair: hair.black, cut: 'short' }, ear), root, { turn: -106, scale }),
    path(sweep(axis('672 456 88, 740 460 122, 900 470 134, 1060 478 130, 1300 490 124')), pine[500]),
    path(sweep(axis('790 500 56, 930 540 50, 1040 560 46'), { end: 'flat' }), pine[600]),
    path(sweep(axis('1030 558 40, 1120 568 40, 1260 572 34')), skin.umber.base),
    rect([640, 594], 640, 74, pine[900], 36),
    rect([900, 660], 46, 200, pine[900]),
    path(sweep(axis('60 920 92, 150 800 78, 268 690 50')), helper.base),
    path(sweep(axis('20 980 112, 90 890 104, 150 806 92'), { end: 'flat' }), pine[700]),
    flatHand({ at: [262, 696], length: 210, turn: -52, skin: helper, mirror: true, thumbAngle: -40 }),
    sweptArc(reading),
    grip(reading),
    joint(root, 26),
  ].join('');
}
