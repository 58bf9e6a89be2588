import { describe, expect, test } from 'vitest';
import { newAppointment } from '#contract/appointments.ts';
import { type BookingValues, emptyBooking } from '#web/booking/booking-values.ts';
import { sendBooking } from './send-booking.ts';

const findMissing = (values: BookingValues) => sendBooking.check?.(values);

describe('what was left empty', () => {
  test('is named with the same words in the browser and by the contract', () => {
    const issues = newAppointment.safeParse(emptyBooking).error?.issues ?? [];
    // The first message of a field is the one that is shown.
    const byContract = Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
    expect(findMissing(emptyBooking)).toEqual(byContract);
    expect(Object.keys(byContract)).toHaveLength(5);
  });

  test('includes what holds only spaces', () => {
    const values = {
      ...emptyBooking,
      treatmentType: ['1'],
      name: '  ',
      phone: '98765 43210',
      state: '17',
      city: '400',
    };
    expect(findMissing(values)).toEqual({ name: 'Please enter your name.' });
  });

  test('does not include what is optional', () => {
    const values = {
      ...emptyBooking,
      treatmentType: ['1'],
      name: 'Meera',
      phone: '98765 43210',
      state: '17',
      city: '400',
    };
    expect(findMissing(values)).toEqual({});
  });
});
