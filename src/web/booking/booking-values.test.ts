import { describe, expect, test } from 'vitest';
import { newAppointment } from '#contract/appointments.ts';
import { clientAction } from '#web/routes/public/appointment/route.tsx';
import { type BookingValues, emptyBooking } from './booking-values.ts';

/** Returns the errors that the page finds before it asks the server. */
async function findMissing(values: Partial<BookingValues>) {
  const body = new FormData();
  for (const [field, value] of Object.entries(values)) for (const one of [value].flat()) body.append(field, one);
  const request = new Request('http://site.test/appointment', { method: 'POST', body });
  const result = await clientAction({ request } as Parameters<typeof clientAction>[0]);
  return result.kind === 'invalid' ? result.errors : result;
}

const filled = { treatmentType: ['1'], name: 'Meera', phone: '98765 43210', state: '17', city: '400' };

describe('what was left empty', () => {
  test('is named with the same words in the browser and by the contract', async () => {
    const issues = newAppointment.omit({ wishes: true, may_message: true }).safeParse(emptyBooking).error?.issues ?? [];
    // The first message of a field is the one that is shown.
    const byContract = Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
    expect(await findMissing({})).toEqual(byContract);
    expect(Object.keys(byContract)).toHaveLength(5);
  });

  test('includes what holds only spaces', async () => {
    expect(await findMissing({ ...filled, name: '  ' })).toEqual({ name: 'Please enter your name.' });
  });

  test.each([
    { phone: 'call me', email: 'x@y' },
    { phone: '123', email: 'x y@example.com' },
  ])('comes with every other mistake at once, in the words of the contract: %j', async (wrong) => {
    const issues = newAppointment.safeParse({ ...filled, ...wrong, state: '' }).error?.issues ?? [];
    const byContract = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
    expect(Object.keys(byContract)).toEqual(['phone', 'email', 'state']);
    expect(await findMissing({ ...filled, ...wrong, state: '' })).toEqual(byContract);
  });

  test('does not include what is optional', async () => {
    expect(await findMissing({ ...filled, name: '', conditions: '', email: '' })).toEqual({
      name: 'Please enter your name.',
    });
  });
});
