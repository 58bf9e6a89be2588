import { limits } from '#contract/limits.ts';

const minutes = limits.session.idle / 60_000;
const hours = limits.session.browser / 3_600_000;
const goOn = 'Log in to go on where you were.';

/** Why one is at the login page again. */
const reasons = {
  self: 'You have signed out.',
  everywhere: 'You have signed out on all your devices.',
  idle: `You were signed out because nothing was done for ${minutes} minutes. ${goOn}`,
  limit: `You were signed out because a login lasts ${hours} hours at most. ${goOn}`,
  elsewhere: `You were signed out from another device or by another administrator. ${goOn}`,
  over: `Your last login is over. ${goOn}`,
} as const;

export type SignedOut = keyof typeof reasons;

const key = 'signed-out';

/** For all tabs of this browser, since they sign out together; null once somebody signs in. */
export function keepSignedOut(why: SignedOut | null) {
  if (why) localStorage.setItem(key, why);
  else localStorage.removeItem(key);
}

export function readSignedOut(): SignedOut | null {
  const kept = localStorage.getItem(key);
  return kept !== null && Object.hasOwn(reasons, kept) ? (kept as SignedOut) : null;
}

export function signedOutSentence(why: SignedOut) {
  return reasons[why];
}
