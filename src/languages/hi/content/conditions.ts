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
import type { ConditionTexts } from './types.ts';

export const conditions: ConditionTexts = {
  ...backAndPelvis,
  ...birthAndChildren,
  ...bonesAndJoints,
  ...headAndArm,
  ...headAndNeck,
  ...hipsKneesAndHeels,
  ...legs,
  ...lungsAndDiabetes,
  ...nervesAndBreathing,
  ...pregnancyAndChildren,
  ...recovery,
  ...shoulderArmAndHand,
  ...whiplashAndHeadache,
};
