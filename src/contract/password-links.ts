import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, emailText, newPassword, nothing } from './fields.ts';
import * as administratorMessages from './messages/people.ts';
import { serverLimits } from './plain/limits.ts';
import { routes } from './routes.ts';

const token = z.string(administratorMessages.linkIsOver).max(100, administratorMessages.linkIsOver);
const rate = { calls: 30, windowMs: 60_000 };

export const passwordLink = z
  .object({
    path: z.string().describe('On this site. It is in no other answer'),
    expires_at: createdAt,
  })
  .meta({ id: 'PasswordLink' });

export type PasswordLink = z.output<typeof passwordLink>;

/** Asking for a link, and steps for someone who has one. The token is in the body, since addresses end up in logs. */
export const passwordLinks = defineEndpoints(routes.passwordLinks, null, {
  canAsk: {
    access: 'public',
    summary: 'Whether links for a new password can be asked for, which takes a mail server of the clinic',
    output: z.object({ by_mail: z.boolean() }).meta({ id: 'PasswordLinkByMail' }),
  },
  ask: {
    access: 'public',
    maxBytes: serverLimits.publicBody.message,
    summary:
      'Have a link for a new password sent by e-mail, valid for 30 minutes. The answer is the same for any address',
    body: z.object({ email: emailText('Please enter an e-mail address.') }).meta({ id: 'PasswordLinkRequest' }),
    output: nothing,
    rate: { calls: 10, windowMs: 600_000 },
    failure: administratorMessages.askFailure,
  },
  find: {
    access: 'public',
    maxBytes: serverLimits.publicBody.secret,
    summary: 'The administrator whose password a link sets',
    body: z.object({ token }).meta({ id: 'PasswordLinkToken' }),
    output: z.object({ email: z.string() }).meta({ id: 'PasswordLinkOwner' }),
    rate,
    errors: ['not-found'],
    notFound: administratorMessages.linkIsOver,
  },
  use: {
    access: 'public',
    maxBytes: serverLimits.publicBody.message,
    summary: 'Set a new password with a link, which works once and ends all sessions of the administrator',
    body: z.object({ token, newPassword }).meta({ id: 'PasswordLinkUse' }),
    output: nothing,
    rate,
    errors: ['not-found', 'too-many', 'unavailable'],
    failure: administratorMessages.passwordFailure,
    notFound: administratorMessages.linkIsOver,
  },
});
