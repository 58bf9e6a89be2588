// Exercises: a stretch, the bridge, a child at play.

import { clothes, type Outfit, sideArm, sideLeg, silhouette } from '../body/figure.ts';
import { flatHand, sideHand } from '../body/hands.ts';
import { backHead, profileHead } from '../body/head.ts';
import { forearm, reach, sleeve, trunk, upperArm } from '../body/limbs.ts';
import { degrees, dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { angleOf, axis, type Point, polar } from '../geometry.ts';
import { blush, hair, pine, skin, sun } from '../palette.ts';
import { circle, ellipse, group, limb, path, rect, shrink, stroke, sweep } from '../primitives.ts';

const shadow = silhouette(pine[600]);

/** A leg seen from behind that stands a little apart. */
function standingLeg(x: number, side: 1 | -1, size: number, w: Outfit): string {
  const at = (dx: number, y: number): Point => [x + side * dx, y];
  return [
    limb(at(46, 770), size * 0.14, at(48, 796), size * 0.2, w.shoe),
    path(
      sweep([
        [at(43, 730), size * 0.13],
        [at(46, 776), size * 0.12],
      ]),
      w.skin.base,
    ),
    path(
      sweep(
        [
          [at(0, 470), size * 0.42],
          [at(24, 570), size * 0.34],
          [at(34, 630), size * 0.26],
          [at(40, 680), size * 0.25],
          [at(44, 740), size * 0.17],
        ],
        { end: 'flat' },
      ),
      w.trousers,
    ),
  ].join('');
}

const fit = (part: string): string => shrink(0.84, [640, 588], part);

export function stretch(): string {
  const size = 92;
  const wear = clothes(skin.umber, hair.black, pine[600], pine[600], pine[900], pine[900]);
  const hips: Point = [640, 440];
  const reading: Reading = { centre: [640, 434], radius: 384, from: -90, to: -124, dial: [-150, -50] };
  const figure = (bent: number, w: Outfit): string => {
    const waist = polar(hips, size * 0.9, -90 - bent * 0.35);
    const chest = polar(waist, size * 0.9, -90 - bent * 0.75);
    const neckAt = polar(chest, size * 0.75, -90 - bent);
    const aside = (at: Point, by: number): Point => polar(at, by * size, -bent);
    const left = polar(aside(neckAt, -0.68), size * 0.28, 90 - bent);
    const right = polar(aside(neckAt, 0.68), size * 0.28, 90 - bent);
    const [elbow, wrist] = reach(right, size * 1.38, -96 - bent * 1.1, size * 1.1, -112 - bent * 1.3);
    const [lowElbow, lowWrist] = reach(left, size * 1.38, 100 - bent * 0.2, size * 1.1, 66);
    return [
      ...([-1, 1] as const).map((side) => standingLeg(640 + side * 30, side, size, w)),
      path(
        sweep([
          [polar(neckAt, size * 0.55, -90 - bent), size * 0.24],
          [neckAt, size * 0.3],
        ]),
        w.skin.base,
      ),
      forearm(lowElbow, lowWrist, size, w.skin.base),
      sideHand({ at: lowWrist, length: size * 0.7, turn: 70, skin: w.skin }),
      upperArm(left, lowElbow, size, w.skin.base),
      sleeve(left, lowElbow, size, 0.55, w.sleeve),
      path(
        sweep(
          [
            [polar(hips, size * 0.3, 90), size * 0.66],
            [waist, size * 0.52],
            [chest, size * 0.68],
            [polar(chest, size * 0.45, -90 - bent), size * 0.68],
            [neckAt, size * 0.3],
          ],
          { start: 'flat' },
        ),
        w.shirt,
      ),
      backHead({
        at: polar(neckAt, size * 0.82, -90 - bent * 1.05),
        height: size,
        skin: w.skin,
        hair: w.hair,
        cut: 'tail',
        turn: -bent,
      }),
      forearm(elbow, wrist, size, w.skin.base),
      sideHand({ at: wrist, length: size * 0.74, turn: -116 - bent * 1.3, skin: w.skin }),
      upperArm(right, elbow, size, w.skin.base),
      sleeve(right, elbow, size, 0.55, w.sleeve),
    ].join('');
  };
  return [
    rect([0, 0], 1200, 800, blush[100]),
    rect([0, 730], 1200, 70, blush[200]),
    dial(reading),
    fit(group({ opacity: 0.14 }, figure(0, shadow))),
    fit(group({ opacity: 0.2 }, figure(16, shadow))),
    fit(figure(34, wear)),
    sweptArc(reading),
    grip(reading),
    degrees(reading, 34, { shift: -9, away: 60 }),
    joint(reading.centre, 26),
  ].join('');
}

export function bridge(): string {
  const size = 112;
  const wear = clothes(skin.peach, hair.black, pine[700], pine[600], pine[900], pine[800]);
  const shoulder: Point = [404, 586];
  const ankle: Point = [884, 588];
  const reading: Reading = { centre: shoulder, radius: 520, from: 0, to: -25, dial: [0, -56] };
  const hipAt = (lift: number): Point => polar(shoulder, size * 2.35, -lift);
  const earlier = (lift: number, opacity: number): string =>
    group(
      { opacity },
      limb(hipAt(lift), size * 0.44, polar(ankle, size * 1.76, -112), size * 0.25, pine[600]),
      trunk(polar(shoulder, 36, 180), hipAt(lift), size, 1, pine[600]),
    );
  const knee = polar(hipAt(25), size * 1.86, -25);
  return [
    rect([0, 0], 1200, 800, sun[100]),
    rect([0, 622], 1200, 178, sun[200]),
    rect([120, 618], 1010, 36, pine[500], 18),
    dial(reading),
    earlier(3, 0.14),
    earlier(14, 0.2),
    path(sweep(axis('312 578 26, 384 582 34')), wear.skin.shade),
    profileHead({ at: [286, 566], height: size, skin: wear.skin, hair: wear.hair, cut: 'short', turn: -86 }),
    sideLeg({ hip: hipAt(25), thigh: -25, shank: angleOf(knee, ankle) }, size, 1, wear),
    trunk(polar(shoulder, 36, 170), hipAt(25), size, 1, wear.shirt),
    sideArm({ shoulder: [412, 588], upper: 4, fore: 2, hand: 2, covered: 0.5 }, size, wear),
    sweptArc(reading),
    grip(reading),
    degrees(reading, 25, { shift: -3, away: 78 }),
    joint(hipAt(25), 28),
  ].join('');
}

function child(lean: number, w: Outfit): string {
  const arm = (side: 1 | -1): string => {
    const shoulder: Point = [600 + side * 56, 268];
    const angle = side === 1 ? -28 : 208;
    const [elbow, wrist] = reach(shoulder, 86, angle, 74, angle - side * 14);
    return (
      path(
        sweep([
          [shoulder, 26],
          [elbow, 22],
          [wrist, 16],
        ]),
        w.skin.base,
      ) +
      limb(wrist, 18, polar(wrist, 22, angle - side * 14), 15, w.skin.base) +
      path(
        sweep(
          [
            [shoulder, 30],
            [polar(shoulder, 50, angle), 28],
          ],
          { end: 'flat' },
        ),
        w.sleeve,
      )
    );
  };
  return group(
    lean === 0 ? {} : { transform: `rotate(${lean} 600 590)` },
    path(sweep(axis('562 408 44, 490 446 38, 462 520 28')), w.trousers),
    path(sweep(axis('638 408 44, 710 446 38, 738 520 28')), w.trousers),
    limb([458, 534], 22, [446, 560], 25, w.shoe),
    limb([742, 534], 22, [754, 560], 25, w.shoe),
    rect([576, 200], 48, 60, w.skin.shade, 20),
    arm(1),
    arm(-1),
    path(sweep(axis('600 404 78, 600 340 66, 600 280 70, 600 244 40')), w.shirt),
    backHead({ at: [600, 148], height: 148, skin: w.skin, hair: w.hair, cut: 'short' }),
  );
}

export function childPlay(): string {
  const tone = skin.umber;
  const wear = clothes(skin.amber, hair.brown, sun[400], sun[400], pine[700], pine[700]);
  const ball: Point = [600, 590];
  const reading: Reading = { centre: ball, radius: 548, from: -74, to: -106, dial: [-122, -58], step: 4 };
  const helper = [
    path(sweep(axis('130 860 84, 240 640 62, 404 452 40')), tone.base),
    path(sweep(axis('80 930 110, 160 800 96, 216 700 84'), { end: 'flat' }), pine[700]),
    flatHand({ at: [400, 456], length: 138, turn: -34, skin: tone, mirror: false, thumbAngle: -46 }),
  ].join('');
  return [
    rect([0, 0], 1200, 800, blush[100]),
    rect([0, 700], 1200, 100, blush[200]),
    dial(reading),
    group({ opacity: 0.13 }, child(12, shadow)),
    group({ opacity: 0.13 }, child(-12, shadow)),
    circle(ball, 196, pine[500]),
    ellipse([600, 590], 196, 60, 'none', { stroke: pine[400], 'stroke-width': 8, opacity: 0.6 }),
    stroke('M460 520a160 160 0 0 1 50-60', pine[300], 10),
    child(0, wear),
    helper,
    group({ transform: 'translate(1200)scale(-1 1)' }, helper),
    sweptArc(reading),
    grip(reading),
  ].join('');
}
