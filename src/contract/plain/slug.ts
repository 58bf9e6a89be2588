const maxSuggestedLength = 80;

const word = String.raw`[\p{Ll}\p{Lo}\p{M}\p{N}]+`;
const slugPattern = new RegExp(`^${word}(?:-${word})*$`, 'u');

/** Whether a text is a valid slug: lower-case letters of any script, digits and single hyphens. */
export function isSlug(text: string) {
  return slugPattern.test(text);
}

/** Makes a slug from a title; empty if the title has neither letters nor digits. */
export function slugOf(title: string) {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '') // accents of Latin letters, but not the vowel signs of other scripts
    .normalize('NFC')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, maxSuggestedLength)
    .replace(/^-+|-+$/g, '');
}
