import { randomInt } from 'node:crypto';

const count = 10;
export const recoveryDigits = 20;

/** One-time codes for an administrator who has lost the phone. Digits only, so that they fit the field for the app's codes. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => groupsOfFive(Array.from({ length: recoveryDigits }, () => randomInt(10))));
}

function groupsOfFive(digits: number[]) {
  return digits.join('').replace(/\d{5}(?=\d)/g, '$&-');
}
