import { expect, test } from 'vitest';
import { forgetDraft, keepDraft, keepDraftKey, readDraft } from './booking-draft.ts';
import { emptyBooking } from './send-booking.ts';

const typed = { ...emptyBooking, name: 'Meera', treatmentType: ['7'] };

test('what was typed is kept with the key that it will be sent under, until it is sent', () => {
  expect(readDraft()).toBeUndefined();
  keepDraftKey('first');
  keepDraft(typed);
  expect(readDraft()).toEqual({ values: typed, formToken: 'first' });
  keepDraftKey('second');
  expect(readDraft()?.formToken).toBe('second');
  forgetDraft();
  expect(readDraft()).toBeUndefined();
});

test('an untouched form, or one that was emptied again, leaves nothing to keep', () => {
  keepDraft(typed);
  keepDraft(emptyBooking);
  expect(readDraft()).toBeUndefined();
});
