import type { BookedAppointment, Wishes } from '#contract/appointments.ts';
import { requestFields } from '#contract/plain/form-fields.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { defineForm, findMistakes } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-data.ts';
import { readFormToken } from '#web/forms/form-token.ts';
import { bookingFields, readBookingValues } from './booking-values.ts';
import { loadDeferred } from './deferred.tsx';

/** The booking form, on its page and in the start pop-up. */
export const sendBooking = defineForm({
  fields: bookingFields,
  read: readBookingValues,
  check: (values) => findMistakes(values, requestFields),
  ask: async (form) => {
    const deferred = await loadDeferred().catch(() => undefined);
    const phone = deferred?.phoneQuestion(form);
    return phone ? { phone } : {};
  },
  send: (api: VisitorApi, typed, form): Promise<BookedAppointment> => {
    const { wishes, problem: _, may_message, ...values } = typed;
    const body = {
      ...values,
      ...formTexts(form, ['website', 'privacy_notice']),
      ...(may_message && { may_message: true }),
      ...(wishes.length > 0 && { wishes: readWishes(wishes) }),
    };
    return api.appointments.create({ body }, { idempotencyKey: readFormToken(form) });
  },
});

function readWishes(wishes: readonly string[]): Wishes {
  const like = (start: RegExp) => wishes.filter((wish) => start.test(wish));
  const times = [...new Set(like(/^\d/))].map((wish) => wish.split(' '));
  return {
    days: like(/^[A-Z]/) as Wishes['days'],
    parts: like(/^[a-z]/) as Wishes['parts'],
    times: times.map(([starts_at = '', practitioner]) => ({
      starts_at,
      practitioner_id: Number(practitioner) || null,
    })),
  };
}
