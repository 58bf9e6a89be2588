import { foldAccents } from './folding.ts';
import { withAsciiDigits } from './phone-numbers.ts';

const maxSuggestedLength = 80;

const word = String.raw`[\p{Ll}\p{Lo}\p{M}\p{N}]+`;
const slugPattern = new RegExp(`^${word}(?:-${word})*$`, 'u');

/** Whether a text is a valid slug: lower-case letters of any script, digits and single hyphens. */
export function isSlug(text: string) {
  return slugPattern.test(text);
}

/** Makes a slug from a title; empty if the title has neither letters nor digits. */
export function slugOf(title: string) {
  const slug = withAsciiDigits(foldAccents(title))
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return beginningOf(slug).replace(/^-+|-+$/g, '');
}

/** Cuts no letter from its vowel sign. */
function beginningOf(slug: string) {
  const isCutWithin = /^\p{M}/u.test(slug.slice(maxSuggestedLength)) || slug[maxSuggestedLength - 1] === '्';
  const beginning = slug.slice(0, maxSuggestedLength);
  return slug.length > maxSuggestedLength && isCutWithin ? beginning.replace(/\P{M}\p{M}*$/u, '') : beginning;
}
