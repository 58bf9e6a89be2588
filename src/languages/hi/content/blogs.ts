import { heatOrCold } from './blogs/heat-or-cold.ts';
import { shortOfBreath } from './blogs/short-of-breath.ts';
import { sitting } from './blogs/sitting.ts';
import { sleep } from './blogs/sleep.ts';
import { stretching } from './blogs/stretching.ts';
import { walkingAgain } from './blogs/walking-again.ts';
import type { BlogText } from './types.ts';

/** Articles by their English title. */
export const blogs: Readonly<Record<string, BlogText>> = {
  'Do you need to stretch before sport?': stretching,
  'Sitting tall is not the answer. Moving is.': sitting,
  'Heat or cold: which one helps?': heatOrCold,
  'Walking again after a long rest': walkingAgain,
  'Five ways to catch your breath': shortOfBreath,
  'Sleeping better with a sore back or shoulder': sleep,
};
