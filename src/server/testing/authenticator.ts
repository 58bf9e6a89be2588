import { totpCode, totpStep } from '#server/auth/totp.ts';

/** The code that an authenticator app shows at a time in ms, for a Base32 secret. */
export function authenticatorCode(secret: string, now: number) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const number = Array.from(secret).reduce((sum, letter) => sum * 32n + BigInt(alphabet.indexOf(letter)), 0n);
  const bytes = Buffer.from(number.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex');
  return totpCode(bytes, totpStep(now));
}
