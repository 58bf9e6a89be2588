import { direction } from '#words/locale.ts';

/** 1 where lines run to the right, and -1 where they run to the left: as `--forward` in styles. */
export const forward = direction === 'rtl' ? -1 : 1;
