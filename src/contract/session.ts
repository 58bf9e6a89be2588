import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { isStorable, nothing } from './fields.ts';
import * as sessionMessages from './messages/session.ts';
import { adminLanguages } from './plain/languages.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { fits } from './plain/text-length.ts';
import { role } from './roles.ts';
import { routes } from './routes.ts';

const { invalidLogin, wrongCode } = sessionMessages;
const credential = (max: number) =>
  z
    .string(invalidLogin)
    .min(1, invalidLogin)
    .refine((text) => fits(text, max), invalidLogin)
    .refine(isStorable, invalidLogin);

const sessionTime = z
  .object({
    email: z.string().describe('E-mail address of the signed-in administrator'),
    role,
    expires_in: z.int().describe('Seconds until the session ends in any case'),
    idle_expires_in: z.int().describe('Seconds until the session is locked or ends without activity'),
    lock_minutes: z.int().describe('Minutes without activity after which the clinic has sessions locked'),
    needs: z
      .enum(['new-password', 'second-factor'])
      .nullable()
      .describe('What has to be set up before anything else is answered'),
    owners_need_second_factor: z.boolean().describe('Whether owners must use two-step sign-in'),
    language: z
      .enum(adminLanguages)
      .nullable()
      .describe('The language in which one has chosen to see the admin area; null for that of the address'),
    page_key: z.string().describe('Encrypts what is typed in a page while it is locked: 32 bytes in base64'),
  })
  .meta({ id: 'SessionTime' });

export type SessionTime = z.output<typeof sessionTime>;

export const session = defineEndpoints(routes.session, 'practitioner', {
  login: {
    access: 'public',
    maxBytes: serverLimits.publicBody.message,
    summary: 'Sign in as administrator',
    body: z
      .object({
        email: credential(serverLimits.email),
        password: credential(limits.password.max),
        code: z
          .string(wrongCode)
          .max(serverLimits.code, wrongCode)
          .optional()
          .describe('After the answer `second-factor-required`: a code from the app, or a recovery code'),
      })
      .meta({ id: 'Login' }),
    output: z
      .object({
        token: z.string().describe('A JWT; send it as `Authorization: Bearer <token>`'),
        exp: z.int().describe('When the token expires at the latest, in seconds since 1970'),
      })
      .meta({ id: 'Session' }),
    errors: ['unauthenticated', 'second-factor-required', 'too-many', 'unavailable'],
    failure: invalidLogin,
  },
  logout: {
    whileSettingUp: true,
    summary: 'End this session',
    output: nothing,
    whileLocked: true,
  },
  logoutEverywhere: { whileSettingUp: true, summary: 'End all of one’s sessions, on every device', output: nothing },
  get: {
    whileSettingUp: true,
    summary: 'Remaining time of this session',
    output: sessionTime,
    background: true,
  },
  prolong: { whileSettingUp: true, summary: 'Extend this session: its idle time starts again', output: sessionTime },
  lock: {
    whileSettingUp: true,
    summary: 'Lock this session, until the password is entered again',
    output: nothing,
    whileLocked: true,
  },
  unlock: {
    whileSettingUp: true,
    summary: 'Go on with a session that was locked, by request or for lack of activity',
    body: z
      .object({
        currentPassword: z
          .string(sessionMessages.noPassword)
          .min(1, sessionMessages.noPassword)
          .max(limits.password.max),
        code: z
          .string(wrongCode)
          .max(serverLimits.code, wrongCode)
          .optional()
          .describe('After the answer `second-factor-required`: a code from the app, or a recovery code'),
      })
      .meta({ id: 'Unlock' }),
    output: sessionTime,
    background: true,
    whileLocked: true,
    errors: ['second-factor-required', 'too-many', 'unavailable'],
  },
});
