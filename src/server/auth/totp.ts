import { createHmac } from 'node:crypto';

// RFC 6238 with the parameters that every authenticator app supports: SHA-1, 30 seconds, 6 digits.
const stepMs = 30_000;
export const totpDigits = 6;
/** Clocks differ and typing takes time, so the previous and the next code are accepted too. */
const acceptedSteps = [0, -1, 1];
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The number of the 30-second step at `time` (ms). */
export function totpStep(time: number) {
  return Math.floor(time / stepMs);
}

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const truncated = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(truncated % 10 ** totpDigits).padStart(totpDigits, '0');
}

/** The step that the code belongs to; null when it is not valid at `now` (ms). */
export function findTotpStep(secret: Buffer, code: string, now: number): number | null {
  const steps = acceptedSteps.map((distance) => totpStep(now) + distance);
  return steps.find((step) => totpCode(secret, step) === code) ?? null;
}

/** Base 32 (RFC 4648) without padding, as authenticator apps expect it. */
export function encodeBase32(bytes: Buffer): string {
  const length = Math.ceil((bytes.length * 8) / 5);
  const padded = BigInt(`0x${bytes.toString('hex')}`) << BigInt(length * 5 - bytes.length * 8);
  const places = padded.toString(32).padStart(length, '0');
  return Array.from(places, (place) => base32Alphabet[Number.parseInt(place, 32)]).join('');
}

/** The otpauth address that the QR code contains. */
export function totpAddress({ secret, email, issuer }: { secret: Buffer; email: string; issuer: string }): string {
  const label = [issuer, email].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${encodeBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
