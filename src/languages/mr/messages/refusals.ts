import type { ErrorCode } from '#contract/errors.ts';
import { taken } from '#contract/messages/visits.ts';
import * as session from './session.ts';

// Refusals of calls and of what is sent with them, where no other sentence says more.

export const byCode: Record<ErrorCode, string> = {
  'malformed-request': 'The request could not be read.',
  unauthenticated: session.signInFirst,
  'access-ended': session.accessEnded,
  'second-factor-required': session.enterCode,
  'session-locked': session.locked,
  forbidden: 'This request came from another site, so it was refused.',
  'owners-only': session.ownersOnly,
  'new-password-required': session.newPasswordRequired,
  'second-factor-missing': session.secondFactorMissing,
  'not-found': 'There is nothing at this address.',
  'unknown-address': 'There is nothing at this address.',
  'method-not-allowed': 'This cannot be done at this address.',
  'too-slow': 'This arrived too slowly, so we stopped. Please try again with a better connection.',
  stale: 'Someone else has changed it in the meantime.',
  taken,
  'too-large': 'This is too large to be sent.',
  'address-too-long': 'This address is too long.',
  'unsupported-type': 'This kind of content is not understood here.',
  invalid: 'Please check what you entered.',
  'too-many': 'There were too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'This is not available right now. Please try again in a moment.',
};

// Forms.
export const openTooLong = 'This form has been open for too long. Please send it again.';
export const veryQuick = 'That was very quick. Please check what you entered and send it again.';
export const sentAlready = 'This form was sent already with other entries. Please open it again.';
export const atMost = (size: string) => `Please send at most ${size}.`;
export const incompleteFile = 'The file did not arrive as a whole.';

// Fields.
export const notFilledIn = 'Please fill in this field.';
export const notUnderstood = 'This value is not understood.';
export const noText = 'Please enter text.';
export const notStorable = 'This text has a character that cannot be stored.';
export const tooLong = (characters: string) => `Please use at most ${characters} characters.`;
export const notInList = 'Please choose from the list.';
export const zeroOrOne = 'Please send 0 or 1.';
export const notADay = 'Dates look like 2026-11-20.';
export const noState = 'State not found.';
export const notInState = 'Please choose a city of the chosen state.';
export const fewerTreatments = 'Please choose fewer treatments.';
export const noRating = 'Please choose a rating.';
export const wrongRating = 'Please choose a rating from half a star to five stars.';
