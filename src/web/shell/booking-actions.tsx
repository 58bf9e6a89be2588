import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { useClinic } from './clinic.ts';
import { phoneHref } from './contact.ts';

/** The primary way to an appointment, and the phone as the quieter one beside it. */
export function BookingActions() {
  const { phone } = useClinic();
  return (
    <div className="actions">
      <Link className="button button-primary" to="/appointment">
        Book an appointment
      </Link>
      <a className="link-call num" href={phoneHref(phone)}>
        <Icon name="phone" />
        <span>Call us {phone}</span>
      </a>
    </div>
  );
}
