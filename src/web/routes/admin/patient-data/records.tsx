import type { Appointment } from '#contract/appointments.ts';
import type { Review } from '#contract/reviews.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';

/** All that is kept of a request. */
export function AppointmentRecord({ appointment }: { appointment: Appointment }) {
  const { name, phone, email, city, state, treatmentType, conditions, remarks, reference } = appointment;
  return (
    <Record
      title={`Request ${reference}`}
      at={appointment.created_at}
      facts={{
        Name: name,
        Phone: phone,
        'E-mail': email,
        Place: `${city}, ${state}`,
        Treatments: treatmentType.join(', '),
        'What they wrote': conditions,
        Remarks: remarks,
        'Privacy notice': appointment.privacy_notice,
      }}
    />
  );
}

export function ReviewRecord({ review }: { review: Review }) {
  const { name, mobile, email, rating, description, visible, privacy_notice } = review;
  return (
    <Record
      title="Review"
      at={review.created_at}
      facts={{
        Name: name,
        Phone: mobile,
        'E-mail': email,
        Stars: String(rating),
        'What they wrote': description,
        'On the website': visible ? 'Yes' : 'No',
        'Privacy notice': privacy_notice,
      }}
    />
  );
}

interface RecordProps {
  title: string;
  at: string;
  /** What is not there is left out. */
  facts: { [name: string]: string | null };
}

function Record({ title, at, facts }: RecordProps) {
  const { timeZone } = useClinic();
  const known = Object.entries(facts).filter(([, text]) => text !== null);
  return (
    <li className="record">
      <h3>{title}</h3>
      <p className="soft small">
        <time dateTime={at}>{formatDay(at, timeZone)}</time>
      </p>
      <dl>
        {known.map(([fact, text]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
