import { afterEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, storeDraft } from './booking-draft.ts';
import { emptyBooking } from './booking-values.ts';
import { draftKey, readFromVisit, storeForVisit } from './popup/visit-storage.ts';

afterEach(forgetDraft);

/** The form with a name and a treatment. */
function typedForm(formToken = 'first') {
  const form = new FormData();
  form.set('name', 'Meera');
  form.set('treatmentType', '7');
  form.set('formToken', formToken);
  return form;
}

const typed = { ...emptyBooking, name: 'Meera', treatmentType: ['7'] };

test('typed text is stored with the token that it will be sent with, until it is sent', () => {
  expect(readDraft()).toBeUndefined();
  storeDraft(typedForm());
  expect(readDraft()).toEqual({ values: typed, formToken: 'first' });
  storeDraft(typedForm('second'));
  expect(readDraft()?.formToken).toBe('second');
  forgetDraft();
  expect(readDraft()).toBeUndefined();
  expect(readFromVisit(draftKey)).toBeNull();
});

test('an untouched form, or one that was emptied again, leaves no draft', () => {
  storeDraft(typedForm());
  storeDraft(new FormData());
  expect(readDraft()).toBeUndefined();
  expect(readFromVisit(draftKey)).toBeNull();
});

test('a draft that an earlier version has stored is found again with the fields that it lacks', () => {
  const { contact_preference: _, ...earlier } = typed;
  storeForVisit(draftKey, JSON.stringify({ values: earlier, formToken: 'first' }));
  expect(readDraft()).toEqual({ values: typed, formToken: 'first' });
});

test('a draft is found again after a reload, unless its shape is another by then', () => {
  storeForVisit(draftKey, JSON.stringify({ values: { ...typed, name: 7 } }));
  expect(readDraft()).toBeUndefined();
  storeForVisit(draftKey, JSON.stringify('typed'));
  expect(readDraft()).toBeUndefined();
  storeForVisit(draftKey, JSON.stringify({ values: typed, formToken: 'first' }));
  expect(readDraft()).toEqual({ values: typed, formToken: 'first' });
});
