import * as administratorMessages from '#contract/messages/people.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { limits } from '#contract/plain/limits.ts';
import { ApiError } from '#web/api/client.ts';
import {
  noteLanguage,
  noteRole,
  type SignOutReason,
  storeToken,
  tokenEnd,
  type unguardedApi,
  unlockScreen,
} from '#web/api/session.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { type FormResult, formText } from '#web/forms/form-data.ts';
import * as words from '#words/login.ts';

/** Answer to an e-mail address and a password, and perhaps a code. */
export type LoginAnswer =
  | 'signed-in'
  | 'code-required'
  | 'wrong-code'
  | 'wrong-credentials'
  | 'wrong-password'
  | 'expired-token';

type Api = Pick<typeof unguardedApi, 'session'>;

export const logIn = defineForm({
  read: (form: FormData) => ({
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    /** Empty until the server asks for it. */
    code: formText(form, 'code').trim(),
    isCodeAsked: form.has('code'),
    /** The screen is locked: this administrator has a session already. */
    isLocked: form.has('locked'),
  }),
  check: ({ email, password, code, isCodeAsked, isLocked }) => ({
    ...(!isLocked && !email.trim() && { email: sessionMessages.noEmail }),
    ...(!password && { password: sessionMessages.noPassword }),
    ...(isCodeAsked && !code && { code: sessionMessages.noCode }),
  }),
  send: async (api: Api, { isLocked, ...given }): Promise<LoginAnswer> => {
    const unlocked = isLocked ? await answerOf(() => unlock(api, given), given.code) : 'over';
    // Locked for so long that the session has ended in the meantime.
    if (unlocked !== 'over') return unlocked;
    const answer = await answerOf(() => startSession(api, given), given.code);
    return answer === 'over' ? 'wrong-credentials' : answer;
  },
});

interface Credentials {
  email: string;
  password: string;
  code: string;
}

async function unlock(api: Api, { password, code }: Credentials) {
  await api.session.unlock({ body: { currentPassword: password, ...(code && { code }) } });
  unlockScreen();
  return 'signed-in' as const;
}

async function startSession(api: Api, { email, password, code }: Credentials) {
  const { token, exp } = await api.session.login({ body: { email, password, ...(code && { code }) } });
  // The expiry is compared with the clock of this device, which may be wrong.
  if ((tokenEnd(token) ?? exp * 1000) <= Date.now()) return 'expired-token';
  storeToken(token);
  // The admin area learns it anyway; by then it has asked for what only others may see.
  const session = await api.session.get().catch(() => undefined);
  if (session) {
    noteRole(session.role);
    noteLanguage(session.language);
  }
  return 'signed-in';
}

/** `over`: there is no such session, or no such administrator. */
async function answerOf(call: () => Promise<LoginAnswer>, code: string): Promise<LoginAnswer | 'over'> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Impossible input, such as a very long password, counts as wrong.
    const [invalid] = error.fieldErrors;
    if (invalid?.field === 'currentPassword') return 'wrong-password';
    if (invalid) return invalid.field === 'code' ? 'wrong-code' : 'wrong-credentials';
    if (error.status !== 401) throw error;
    if (error.problem?.code !== 'second-factor-required') return 'over';
    return code ? 'wrong-code' : 'code-required';
  }
}

/** Why a login failed. Undefined if nothing went wrong: someone is signed in, or the code is asked for next. */
export function failedLoginMessage(result: FormResult<LoginAnswer> | undefined): string | undefined {
  // Invalid input is reported beside its field.
  if (!result || result.kind === 'invalid') return undefined;
  if (result.kind === 'saved') return answerMessages[result.saved];
  if (result.kind === 'offline') return sessionMessages.loginOffline;
  // The server says how long to wait after too many attempts.
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

/** Why someone is at the login page again. */
export const signOutMessages: Readonly<Record<SignOutReason, string>> = {
  self: words.signedOut,
  everywhere: words.signedOutEverywhere,
  locked: words.wasLocked,
  limit: words.loginIsOver(hours),
  elsewhere: words.signedOutElsewhere,
  over: words.lastLoginIsOver,
  ended: words.accessEnded,
};
