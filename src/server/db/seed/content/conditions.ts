import { backAndPelvis } from './conditions/back-and-pelvis.ts';
import { bonesAndJoints } from './conditions/bones-and-joints.ts';
import { headAndNeck } from './conditions/head-and-neck.ts';
import { hipsKneesAndHeels } from './conditions/hips-knees-and-heels.ts';
import { legs } from './conditions/legs.ts';
import { lungsAndDiabetes } from './conditions/lungs-and-diabetes.ts';
import { nervesAndBreathing } from './conditions/nerves-and-breathing.ts';
import { pregnancyAndChildren } from './conditions/pregnancy-and-children.ts';
import { shoulderArmAndHand } from './conditions/shoulder-arm-and-hand.ts';
import { whiplashAndHeadache } from './conditions/whiplash-and-headache.ts';
import type { SampleCondition } from './types.ts';

/** All sample conditions, by name. */
export const conditions: SampleCondition[] = [
  ...backAndPelvis,
  ...bonesAndJoints,
  ...headAndNeck,
  ...hipsKneesAndHeels,
  ...legs,
  ...lungsAndDiabetes,
  ...nervesAndBreathing,
  ...pregnancyAndChildren,
  ...shoulderArmAndHand,
  ...whiplashAndHeadache,
].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
