import { limits } from '#contract/limits.ts';

/** The rule in words, before somebody breaks it. */
export const passwordHint = `At least ${limits.password.min} characters. A few words that do not belong together are easy to remember and hard to guess.`;
