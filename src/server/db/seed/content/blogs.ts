import { heatOrCold } from './blogs/heat-or-cold.ts';
import { shortOfBreath } from './blogs/short-of-breath.ts';
import { sitting } from './blogs/sitting.ts';
import { sleep } from './blogs/sleep.ts';
import { stretching } from './blogs/stretching.ts';
import { walkingAgain } from './blogs/walking-again.ts';
import type { SampleBlog } from './types.ts';

/** All sample articles, newest first. */
export const blogs: SampleBlog[] = [stretching, sitting, heatOrCold, walkingAgain, shortOfBreath, sleep];
