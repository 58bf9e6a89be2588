// The list of all drawings: which scene becomes which file. A new scene needs a line here and nothing else.

import { element } from './primitives.ts';
import * as arm from './scenes/arm.ts';
import * as back from './scenes/back.ts';
import { bodyFinder } from './scenes/body.ts';
import { shareCard } from './scenes/card.ts';
import * as chest from './scenes/chest.ts';
import * as child from './scenes/child.ts';
import * as daily from './scenes/daily.ts';
import * as devices from './scenes/devices.ts';
import * as exercise from './scenes/exercise.ts';
import * as foot from './scenes/foot.ts';
import * as hand from './scenes/hand.ts';
import * as handsOn from './scenes/hands-on.ts';
import * as head from './scenes/head.ts';
import * as hero from './scenes/hero.ts';
import * as knee from './scenes/knee.ts';
import * as leg from './scenes/leg.ts';
import * as marks from './scenes/marks.ts';
import * as movement from './scenes/movement.ts';
import * as neck from './scenes/neck.ts';
import * as pelvis from './scenes/pelvis.ts';
import * as places from './scenes/places.ts';
import * as portraits from './scenes/portraits.ts';
import * as shoulderNeck from './scenes/shoulder-neck.ts';
import * as spine from './scenes/spine.ts';
import * as support from './scenes/support.ts';
import * as things from './scenes/things.ts';
import * as tiles from './scenes/tiles.ts';
import * as toes from './scenes/toes.ts';
import * as treatment from './scenes/treatment.ts';
import * as treatments from './scenes/treatments.ts';

type Scenes = Record<string, () => string>;
type Size = readonly [width: number, height: number];

const SAMPLE: Size = [1200, 800];
const PORTRAIT: Size = [900, 1100];
const SLIDE: Size = [1600, 1000];
const BAND: Size = [1040, 760];
const PROBLEM: Size = [240, 180];
const TREATMENT: Size = [480, 320];

/** Sample content: photographs that a clinic replaces with its own. */
const pictures: readonly [Size, Scenes][] = [
  [
    SAMPLE,
    {
      shoulder: shoulderNeck.frozenShoulder,
      neck: shoulderNeck.neck,
      jaw: head.jaw,
      face: head.face,
      spine: back.spine,
      'low-back': back.lowBack,
      hip: leg.swingingHip,
      knee: leg.straighteningKnee,
      ankle: foot.resistedAnkle,
      foot: foot.foot,
      elbow: arm.bendingElbow,
      'wrist-hand': arm.wristHand,
      balance: movement.balance,
      breath: chest.breath,
      'nerve-leg': back.nerveLeg,
      'calf-muscle': foot.calfMuscle,
      desk: places.desk,
      gait: movement.gait,
      sleep: places.sleep,
      stretch: exercise.stretch,
      pads: treatment.pads,
      room: places.room,
      tape: treatment.tape,
      bridge: exercise.bridge,
      equipment: things.equipment,
      massage: treatment.massage,
      'heat-cold': things.heatCold,
      'child-play': exercise.childPlay,
      hydration: things.hydration,
      'knee-worn': knee.wornKnee,
      'knee-ligament': knee.tornLigament,
      kneecap: knee.kneecap,
      'knee-new': knee.newKnee,
      'pelvic-floor': pelvis.pelvicFloor,
      pregnancy: pelvis.pregnancy,
      'after-birth': pelvis.afterBirth,
      'baby-neck': child.babyNeck,
      'first-steps': child.firstSteps,
      'child-walker': child.childWalker,
      'child-kick': child.childKick,
      heart: chest.heart,
      'walking-frame': support.walkingFrame,
      wheelchair: support.wheelchair,
      'neck-bones': neck.neckBones,
      headache: neck.neckHeadache,
      whiplash: neck.whiplash,
      concussion: neck.concussion,
      vertigo: neck.vertigo,
      'arm-nerve': shoulderNeck.armNerve,
      'rotator-cuff': shoulderNeck.rotatorCuff,
      'tennis-elbow': hand.tennisElbow,
      'carpal-tunnel': hand.carpalTunnel,
      'trigger-finger': hand.triggerFinger,
      'sore-joints': hand.soreJoints,
      scoliosis: spine.scoliosis,
      disc: spine.disc,
      'stiff-back': daily.stiffBack,
      'long-steps': daily.longSteps,
      stairs: daily.stairs,
      'rest-to-breathe': daily.restToBreathe,
      strain: leg.strain,
      gout: toes.gout,
      'numb-foot': toes.numbFoot,
    },
  ],
  [PORTRAIT, { 'practitioner-1': portraits.practitioner1, 'practitioner-2': portraits.practitioner2 }],
];

/** Parts of the pages themselves. */
const interfaceArt: readonly [Size, Scenes][] = [
  [
    SLIDE,
    {
      'hero-shoulder': hero.heroShoulder,
      'hero-shoulder-rtl': hero.heroShoulderRtl,
      'hero-spine': hero.heroSpine,
      'hero-spine-rtl': hero.heroSpineRtl,
      'hero-knee': hero.heroKnee,
      'hero-knee-rtl': hero.heroKneeRtl,
    },
  ],
  [BAND, { 'band-knee': hero.bandKnee, 'band-shoulder': hero.bandShoulder }],
  [[1200, 640], { ring: marks.ring }],
  [[32, 32], { mark: marks.favicon, 'mark-tile': marks.logo, 'mark-home': marks.homeScreenIcon }],
  [[560, 320], { visit: marks.visit }],
  [[760, 800], { 'body-finder': bodyFinder }],
  [SAMPLE, { room: places.room }],
  [PORTRAIT, { 'no-portrait': portraits.noPortrait }],
  [
    PROBLEM,
    {
      'tile-back': tiles.back,
      'tile-neck': tiles.neck,
      'tile-shoulder': tiles.shoulder,
      'tile-knee': tiles.knee,
      'tile-hip': tiles.hip,
      'tile-ankle': tiles.ankle,
      'tile-hand': tiles.hand,
      'tile-head': tiles.head,
      'tile-after-operation': tiles.afterOperation,
      'tile-not-sure': tiles.notSure,
    },
  ],
  [
    TREATMENT,
    {
      'treatment-advice': treatments.advice,
      'treatment-after-operation': treatments.afterOperation,
      'treatment-balance': treatments.balance,
      'treatment-breathing': treatments.breathing,
      'treatment-children': treatments.children,
      'treatment-chiropractor': handsOn.chiropractor,
      'treatment-cold': devices.cold,
      'treatment-cupping': handsOn.cupping,
      'treatment-exercise': treatments.exercise,
      'treatment-heart': treatments.heart,
      'treatment-heat': devices.heat,
      'treatment-home-visit': treatments.homeVisit,
      'treatment-interferential': devices.interferential,
      'treatment-laser': devices.laser,
      'treatment-manual-therapy': handsOn.manualTherapy,
      'treatment-massage': treatments.massage,
      'treatment-myofascial': handsOn.myofascial,
      'treatment-needling': treatments.needling,
      'treatment-nerves': treatments.nerves,
      'treatment-older-people': treatments.olderPeople,
      'treatment-online': treatments.online,
      'treatment-pelvic-floor': treatments.pelvicFloor,
      'treatment-soft-tissue': handsOn.softTissue,
      'treatment-spinal-thrust': handsOn.spinalThrust,
      'treatment-sports': treatments.sports,
      'treatment-stairs': treatments.stairs,
      'treatment-taping': treatments.taping,
      'treatment-tens': treatments.tens,
      'treatment-traction': treatments.traction,
      'treatment-ultrasound': devices.ultrasound,
      'treatment-womens-health': treatments.womensHealth,
    },
  ],
  [[160, 96], { empty: marks.empty }],
  [[480, 280], { 'not-found': marks.notFound }],
];

type Bitmaps = readonly [width: number, Size, Scenes][];

/** For link previews, in each clinic's colours. */
const serverArt: readonly [Size, Scenes][] = [[[1200, 630], { 'share-card': shareCard }]];

/** For link previews that cannot be drawn. The width in pixels comes first. */
const serverBitmaps: Bitmaps = [[1200, [1200, 630], { 'share-card': shareCard }]];

export interface Drawing {
  /** Relative to the project's folder. */
  file: string;
  svg: string;
}

export interface Bitmap extends Drawing {
  /** Pixels per inch at which the SVG has to be rendered to get the width that is asked for. */
  density: number;
}

const samplesFolder = 'src/server/db/seed/pictures';
const serverFolder = 'src/server/storage/art';
const interfaceFolder = 'src/web/art';

/** Every SVG file of the project. The same sources give the same bytes. */
export const drawings = (): Drawing[] => [
  ...drawAll(samplesFolder, pictures),
  ...drawAll(interfaceFolder, interfaceArt),
  ...drawAll(serverFolder, serverArt),
];

/** Every PNG file of the project, still as SVG. */
export const bitmaps = (): Bitmap[] => renderAll(serverFolder, serverBitmaps);

const renderAll = (folder: string, sets: Bitmaps): Bitmap[] =>
  sets.flatMap(([width, size, scenes]) =>
    Object.entries(scenes).map(([name, draw]) => ({
      file: `${folder}/${name}.png`,
      svg: document(size, draw()),
      density: (72 * width) / size[0],
    })),
  );

const drawAll = (folder: string, sets: readonly [Size, Scenes][]): Drawing[] =>
  sets.flatMap(([size, scenes]) =>
    Object.entries(scenes).map(([name, draw]) => ({ file: `${folder}/${name}.svg`, svg: document(size, draw()) })),
  );

const document = ([width, height]: Size, body: string): string =>
  `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }, body)}\n`;
