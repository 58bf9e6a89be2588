const longestSuggestion = 80;

const word = String.raw`[\p{Ll}\p{Lo}\p{M}\p{N}]+`;
const slugPattern = new RegExp(`^${word}(?:-${word})*$`, 'u');

/** Whether a text can be the end of a page's address: small letters of any script, digits, single hyphens. */
export function isSlug(text: string) {
  return slugPattern.test(text);
}

/** The end of an address made from a title; empty when the title has neither letters nor digits. */
export function slugOf(title: string) {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '') // accents of Latin letters; the vowel signs of other scripts stay
    .normalize('NFC')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, longestSuggestion)
    .replace(/^-+|-+$/g, '');
}
