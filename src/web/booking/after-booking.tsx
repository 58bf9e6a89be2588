import type { BookedAppointment } from '#contract/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';

/** What happens next. */
export function AfterBooking({ booked }: { booked: BookedAppointment }) {
  const { phone } = useClinic();
  return (
    <p>
      Thank you, {booked.name}. We read your request and call you to agree a day and a time. Please note the reference:
      with it we find your request at once, should you call us on{' '}
      <a className="num" href={phoneHref(phone)}>
        {phone}
      </a>
      .
    </p>
  );
}
