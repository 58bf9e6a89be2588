import { withAsciiDigits } from './phone-numbers.ts';

// Spellings of one word that keyboards and people mix. Vowel signs of Indian scripts always stay: राम, रमा, रीमा and रोमी are four people.

/**
 * A text in lower case without accents of Latin letters and invisible joiners, with digits from 0 to 9, and with one spelling of
 * Devanagari: without the nukta, and with one sign for every nasal before a consonant (हिन्दी is हिंदी, माँ is मां).
 */
export function fold(text: string) {
  return withAsciiDigits(foldAccents(text))
    .replace(/\u093c/g, '')
    .replaceAll('ँ', 'ं')
    .replace(/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g, 'ं');
}

/** Decomposes letters, so that both codings of फ़ are one, and drops accents of Latin letters and invisible joiners. */
export function foldAccents(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase();
}
