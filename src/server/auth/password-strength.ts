import { createRequire } from 'node:module';
import type * as Core from '@zxcvbn-ts/core';
import type * as Common from '@zxcvbn-ts/language-common';

// zxcvbn estimates how many guesses a password takes. It knows leaked passwords, keyboards, dates, repetitions and substitutions; these
// are words that its list does not have, and that someone would guess for a clinic.

const words = `
  correcthorsebatterystaple clinic hospital doctor nurse patient health healthcare medical medicine physio physical therapy
  therapist physiotherapy physiotherapist rehab rehabilitation wellness reception frontdesk office bharat india indian
  hindustan jaihind mumbai delhi kolkata chennai bangalore bengaluru hyderabad kerala punjab krishna ganesha shiva sairam hanuman
`
  .trim()
  .split(/\s+/);

/** The power of ten from which on zxcvbn gives its best mark. */
const minGuesses = 10;

/** Bounds the time that one password takes: more characters and more readings of `p@ssw0rd` make none easier to guess. */
const bounds = { maxLength: 64, l33tMaxSubstitutions: 16 };

/** `own` are words that are easy to guess for this person: their e-mail address, its parts and those of the clinic's name. */
export function isEasyToGuess(password: string, own: readonly string[] = []): boolean {
  return zxcvbn().check(password, [...words, ...own]).guessesLog10 < minGuesses;
}

let loaded: Core.ZxcvbnFactory | undefined;

/** Loaded on first use, because most processes never set a password. */
const zxcvbn = () => (loaded ??= load());

function load() {
  const require = createRequire(import.meta.url);
  const core = require('@zxcvbn-ts/core') as typeof Core;
  const { dictionary, adjacencyGraphs } = require('@zxcvbn-ts/language-common') as typeof Common;
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...bounds });
}

/** The words of a name or an address that are long enough to matter. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
}
