import type { HeroSlide } from '#contract/clinic.ts';
import knee from '#web/art/hero-knee.svg?no-inline';
import shoulder from '#web/art/hero-shoulder.svg?no-inline';
import spine from '#web/art/hero-spine.svg?no-inline';

/** Drawings for slides of the home page without a picture of the clinic's own. */
export const slideDrawings: Record<HeroSlide['drawing'], string> = { shoulder, spine, knee };
