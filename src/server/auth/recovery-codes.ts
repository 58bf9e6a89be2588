import { randomInt } from 'node:crypto';

const count = 10;
export const recoveryDigits = 20;

/** Ten ways in for whoever has lost the phone. Digits alone, so that one keyboard does for these and the app's codes. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => groupsOfFive(Array.from({ length: recoveryDigits }, () => randomInt(10))));
}

function groupsOfFive(digits: number[]) {
  return digits.join('').replace(/\d{5}(?=\d)/g, '$&-');
}
