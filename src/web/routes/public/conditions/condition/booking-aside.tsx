import './booking-aside.css';
import { Link } from 'react-router';
import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { describeHours } from '#web/shell/opening-hours.ts';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Icon } from '#web/ui/icon.tsx';

export function BookingAside() {
  const { phone } = useClinic();
  return (
    <AsideCard title="Let us take a look">
      <p>Tell us what hurts, and we get in touch to agree a day and a time.</p>
      <Link className="button button-primary" to="/appointment">
        Book an appointment
      </Link>
      <a className="link-call num" href={phoneHref(phone)}>
        <Icon name="phone" />
        <span>{phone}</span>
      </a>
      <Hours />
    </AsideCard>
  );
}

function Hours() {
  const hours = useClinic().openingHours.map(describeHours);
  if (hours.length === 0) return null;
  return (
    <dl className="booking-hours num">
      {hours.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
