import type { Appointment } from '#contract/appointments.ts';
import type { PatientData } from '#contract/patient-data.ts';
import type { Review } from '#contract/reviews.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';

interface Counts {
  appointments: number;
  reviews: number;
}

/** '2 requests and 1 review', leaving out what is zero. */
export function countAll({ appointments, reviews }: Counts) {
  const counts = [count(appointments, 'request'), count(reviews, 'review')].filter((text) => text !== undefined);
  return counts.join(' and ') || 'Nothing';
}

function count(number: number, noun: string) {
  if (number === 0) return undefined;
  return number === 1 ? `1 ${noun}` : `${number.toLocaleString('en')} ${noun}s`;
}

/** Everything that is stored of one person, in full. */
export function Records({ appointments, reviews }: PatientData) {
  return (
    <ul className="records">
      {appointments.map((appointment) => (
        <AppointmentRecord key={appointment.id} appointment={appointment} />
      ))}
      {reviews.map((review) => (
        <ReviewRecord key={review.id} review={review} />
      ))}
    </ul>
  );
}

function AppointmentRecord({ appointment }: { appointment: Appointment }) {
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

function ReviewRecord({ review }: { review: Review }) {
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
  /** Those that are null are left out. */
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
