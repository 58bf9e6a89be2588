import type { HeroSlide } from '#contract/clinic.ts';
import knee from '#web/art/hero-knee.svg?no-inline';
import kneeRtl from '#web/art/hero-knee-rtl.svg?no-inline';
import shoulder from '#web/art/hero-shoulder.svg?no-inline';
import shoulderRtl from '#web/art/hero-shoulder-rtl.svg?no-inline';
import spine from '#web/art/hero-spine.svg?no-inline';
import spineRtl from '#web/art/hero-spine-rtl.svg?no-inline';
import { direction } from '#words/locale.ts';

/** Drawings for slides of the home page without a picture of the clinic's own. Their calm half is where lines begin. */
export const slideDrawings: Record<HeroSlide['drawing'], string> =
  direction === 'rtl' ? { shoulder: shoulderRtl, spine: spineRtl, knee: kneeRtl } : { shoulder, spine, knee };
