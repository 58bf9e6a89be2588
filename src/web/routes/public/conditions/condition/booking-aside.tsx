import './booking-aside.css';
import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { OpeningHoursList } from '#web/shell/opening-hours-list.tsx';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';

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
      <OpeningHoursList />
    </AsideCard>
  );
}
