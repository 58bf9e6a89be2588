import { type ErrorCode, errorStatus, type FieldError, type Problem } from '#contract/errors.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { ErrorExtras } from './app-error.ts';

export const defaultMessages: Record<ErrorCode, string> = {
  'malformed-request': 'The request could not be read.',
  unauthenticated: sessionMessages.signInFirst,
  'access-ended': sessionMessages.accessEnded,
  'second-factor-required': sessionMessages.enterCode,
  'session-locked': sessionMessages.locked,
  forbidden: 'This request came from another site, so it was refused.',
  'owners-only': sessionMessages.ownersOnly,
  'new-password-required': sessionMessages.newPasswordRequired,
  'second-factor-missing': sessionMessages.secondFactorMissing,
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This cannot be done at this address.',
  'too-slow': 'This arrived too slowly, so we stopped. Please try again with a better connection.',
  stale: 'Someone else has changed this in the meantime.',
  taken: visitMessages.taken,
  'too-large': 'This is too large to be sent.',
  'unsupported-type': 'This kind of content is not understood here.',
  invalid: 'Please check what you entered.',
  'too-many': 'There were too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'This is not available right now. Please try again in a moment.',
};

const titles: Record<ErrorCode, string> = {
  'malformed-request': 'Bad Request',
  unauthenticated: 'Unauthorized',
  'access-ended': 'Unauthorized',
  'second-factor-required': 'Unauthorized',
  'session-locked': 'Unauthorized',
  forbidden: 'Forbidden',
  'owners-only': 'Forbidden',
  'new-password-required': 'Forbidden',
  'second-factor-missing': 'Forbidden',
  'not-found': 'Not Found',
  'method-not-allowed': 'Method Not Allowed',
  'too-slow': 'Request Timeout',
  taken: 'Conflict',
  stale: 'Precondition Failed',
  'too-large': 'Content Too Large',
  'unsupported-type': 'Unsupported Media Type',
  invalid: 'Unprocessable Content',
  'too-many': 'Too Many Requests',
  internal: 'Internal Server Error',
  unavailable: 'Service Unavailable',
};

interface ErrorParts {
  code: ErrorCode;
  requestId: string;
  /** Defaults to the message of the code. */
  detail?: string;
  errors?: readonly FieldError[] | undefined;
  extras?: ErrorExtras;
}

/** The body of every error response: problem details (RFC 9457). */
export function errorBody({ code, requestId, detail = defaultMessages[code], errors, extras }: ErrorParts): Problem {
  return {
    type: 'about:blank',
    title: titles[code],
    status: errorStatus[code],
    code,
    detail,
    requestId,
    ...(errors && { errors: [...errors] }),
    ...extras,
  };
}
