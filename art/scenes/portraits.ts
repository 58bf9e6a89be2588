// Portraits of the two sample practitioners, and the placeholder: 900 by 1100.

import { dial } from '../dial.ts';
import { axis, points } from '../geometry.ts';
import { blush, hair, ink, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { arc, blob, circle, ellipse, group, path, rect, stroke, sweep } from '../primitives.ts';

const FACE = points(
  '450 300, 540 322, 584 398, 582 482, 556 560, 508 616, 450 634, 392 616, 344 560, 318 482, 316 398, 360 322',
);

const features = (tone: Skin, lips: string, brow: string): string =>
  [
    stroke('M362 428Q392 412 420 426M480 426Q508 412 538 428', brow, 9),
    ellipse([394, 462], 8, 9, ink),
    ellipse([506, 462], 8, 9, ink),
    stroke('M454 470C452 494 466 512 460 524Q452 532 438 528', tone.shade, 6),
    stroke('M410 566Q450 594 490 566', lips, 8),
  ].join('');

const neckAndEars = (tone: Skin): string =>
  [
    ellipse([314, 474], 18, 32, tone.base),
    ellipse([586, 474], 18, 32, tone.base),
    path(sweep(axis('450 560 70, 450 650 72, 450 750 104')), tone.base),
    path('M380 622Q450 672 520 622V672Q450 716 380 672Z', tone.shade, { opacity: 0.7 }),
  ].join('');

/** Only its ticks: the page beside it shows the years of experience. */
const halo = (): string => dial({ centre: [450, 480], radius: 348, from: 180, to: 360 });

export function practitioner1(): string {
  const tone = skin.amber;
  return [
    rect([0, 0], 900, 1100, blush[100]),
    group(
      { transform: 'translate(0 34)' },
      halo(),
      blob(
        points(
          '450 256, 560 282, 622 380, 632 500, 650 620, 676 740, 640 830, 450 850, 260 830, 224 740, 250 620, 268 500, 278 380, 340 282',
        ),
        hair.black,
      ),
      neckAndEars(tone),
      path('M40 1120C44 900 120 816 330 762C380 820 520 820 570 762C780 816 856 900 860 1120Z', sand[0]),
      path('M352 756C390 800 510 800 548 756L574 772L470 1120H430L326 772Z', pine[500]),
      path('M352 752C392 812 508 812 548 752L530 742C500 780 400 780 370 742Z', pine[600]),
      path('M334 758L300 780L330 900L300 924L424 1120H452L372 900Z', sand[200]),
      path('M566 758L600 780L570 900L600 924L476 1120H448L528 900Z', sand[200]),
      blob(FACE, tone.base),
      path(
        'M300 500C280 370 330 268 450 264C576 262 622 372 600 500C596 430 584 392 560 362C500 362 440 344 408 318C384 362 330 380 312 430C306 452 302 476 300 500Z',
        hair.black,
      ),
      features(tone, skin.umber.base, hair.black),
      circle([314, 514], 8, sun[400]),
      circle([586, 514], 8, sun[400]),
      arc([664, 962], 34, 180, 310, sun[400], 7),
      circle([664, 962], 8, pine[700]),
    ),
  ].join('');
}

export function practitioner2(): string {
  const tone = skin.chestnut;
  return [
    rect([0, 0], 900, 1100, pine[100]),
    group(
      { transform: 'translate(0 34)' },
      halo(),
      neckAndEars(tone),
      path('M20 1120C24 900 110 810 340 756C390 800 510 800 560 756C790 810 876 900 880 1120Z', pine[700]),
      path('M362 744C400 790 500 790 538 744L552 776L450 846L348 776Z', tone.base),
      path('M362 738L330 766L392 884L450 836Z', pine[600]),
      path('M538 738L570 766L508 884L450 836Z', pine[600]),
      stroke('M450 850V960', pine[800], 7),
      circle([450, 900], 7, sand[0]),
      circle([450, 944], 7, sand[0]),
      blob(FACE, tone.base),
      path(
        'M312 470C318 530 330 570 352 600C380 640 420 652 450 652C480 652 520 640 548 600C570 570 582 530 588 470C580 520 566 540 540 540C510 538 490 530 450 530C410 530 390 538 360 540C334 540 320 520 312 470Z',
        hair.black,
      ),
      path(
        'M308 470C284 350 330 262 440 256C530 244 630 300 592 470C588 430 580 400 566 376C520 380 450 372 400 344C372 366 346 376 330 400C318 420 312 446 308 470Z',
        hair.black,
      ),
      features(tone, blush[300], hair.black),
      arc([660, 940], 34, 180, 310, sun[400], 7),
      circle([660, 940], 8, sand[0]),
    ),
  ].join('');
}

/** The placeholder for a practitioner without a portrait: a figure without a face. */
export function noPortrait(): string {
  return [
    rect([0, 0], 900, 1100, pine[100]),
    group(
      { transform: 'translate(0 34)' },
      halo(),
      path(
        'M40 1120C44 900 120 816 330 762Q374 740 378 640V580H522V640Q526 740 570 762C780 816 856 900 860 1120Z',
        pine[300],
      ),
      blob(FACE, pine[300]),
    ),
  ].join('');
}
