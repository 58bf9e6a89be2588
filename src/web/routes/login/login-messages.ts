import { limits } from '#contract/limits.ts';
import * as administratorMessages from '#contract/messages/administrators.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import type { SignOutReason } from '#web/api/session.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import type { LoginAnswer } from './log-in.ts';

/** Why a login failed. Undefined if nothing went wrong: someone is signed in, or the code is asked for next. */
export function failedLoginMessage(result: FormResult<LoginAnswer> | undefined): string | undefined {
  // Invalid input is reported beside its field.
  if (!result || result.kind === 'invalid') return undefined;
  if (result.kind === 'saved') return answerMessages[result.saved];
  if (result.kind === 'offline') return sessionMessages.loginOffline;
  // After too many attempts, the server says how long to wait.
  if (result.kind === 'refused' && result.status === 429) return result.advice;
  return sessionMessages.loginFailure;
}

const answerMessages: Readonly<Record<LoginAnswer, string | undefined>> = {
  'signed-in': undefined,
  'code-required': undefined,
  'wrong-code': sessionMessages.wrongCode,
  'wrong-credentials': sessionMessages.invalidLogin,
  'wrong-password': administratorMessages.wrongPassword,
  'expired-token': sessionMessages.expiredToken,
};

const hours = limits.session.browser / 3_600_000;
const goOn = 'Log in to go on where you were.';

/** Why someone is at the login page again. */
export const signOutMessages: Readonly<Record<SignOutReason, string>> = {
  self: 'You have signed out.',
  everywhere: 'You have signed out on all your devices.',
  locked: 'It was locked to keep patients’ details safe. Your work is as you left it.',
  limit: `You were signed out because a login lasts ${hours} hours at most. ${goOn}`,
  elsewhere: `You were signed out from another device or by another administrator. ${goOn}`,
  over: `Your last login is over. ${goOn}`,
  ended: 'An owner of the clinic has ended your access. Please ask them if that is a mistake.',
};
