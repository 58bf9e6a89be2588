import { backAndPelvis } from './conditions/back-and-pelvis.ts';
import { headAndNeck } from './conditions/head-and-neck.ts';
import { legs } from './conditions/legs.ts';
import { nervesAndBreathing } from './conditions/nerves-and-breathing.ts';
import { shoulderArmAndHand } from './conditions/shoulder-arm-and-hand.ts';
import type { SampleCondition } from './types.ts';

/** All sample conditions, by name. */
export const conditions: SampleCondition[] = [
  ...backAndPelvis,
  ...headAndNeck,
  ...legs,
  ...nervesAndBreathing,
  ...shoulderArmAndHand,
].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
