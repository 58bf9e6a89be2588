import type { BookedAppointment } from '#contract/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { whatsappHref } from '#web/shell/contact.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Agreed } from './agreed.tsx';

/** Explains what happens next. */
export function AfterBooking({ booked }: { booked: BookedAppointment }) {
  const clinic = useClinic();
  const text = `Hello, this is ${booked.name}. I sent you the request ${booked.reference} on your website.`;
  return (
    <>
      <Agreed booked={booked} />
      <p>
        Thank you, {booked.name}. We will call to arrange a visit. Keep this reference. Have it ready when you call us
        on <PhoneLink number={clinic.phone} />.
      </p>
      {booked.link && (
        <p>
          <a href={booked.link}>Your page for this request</a> shows what happens next.
        </p>
      )}
      <p>
        <a href={whatsappHref(clinic, text)} target="_blank" rel="noopener noreferrer">
          Also send it to us on WhatsApp
        </a>
      </p>
    </>
  );
}
