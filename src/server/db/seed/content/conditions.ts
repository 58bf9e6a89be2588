import { backAndPelvis } from './conditions/back-and-pelvis.ts';
import { birthAndChildren } from './conditions/birth-and-children.ts';
import { bonesAndJoints } from './conditions/bones-and-joints.ts';
import { headAndArm } from './conditions/head-and-arm.ts';
import { headAndNeck } from './conditions/head-and-neck.ts';
import { hipsKneesAndHeels } from './conditions/hips-knees-and-heels.ts';
import { legs } from './conditions/legs.ts';
import { lungsAndDiabetes } from './conditions/lungs-and-diabetes.ts';
import { nervesAndBreathing } from './conditions/nerves-and-breathing.ts';
import { pregnancyAndChildren } from './conditions/pregnancy-and-children.ts';
import { recovery } from './conditions/recovery.ts';
import { shoulderArmAndHand } from './conditions/shoulder-arm-and-hand.ts';
import { whiplashAndHeadache } from './conditions/whiplash-and-headache.ts';
import type { SampleCondition } from './types.ts';

const byName = (a: SampleCondition, b: SampleCondition) => a.name.localeCompare(b.name, 'en');

/** All sample conditions. The later ones follow the first, which so keep their ids. */
export const conditions: SampleCondition[] = [
  ...[...backAndPelvis, ...headAndNeck, ...legs, ...nervesAndBreathing, ...shoulderArmAndHand].toSorted(byName),
  ...[
    ...bonesAndJoints,
    ...hipsKneesAndHeels,
    ...lungsAndDiabetes,
    ...pregnancyAndChildren,
    ...whiplashAndHeadache,
  ].toSorted(byName),
  ...[...birthAndChildren, ...headAndArm, ...recovery].toSorted(byName),
];
