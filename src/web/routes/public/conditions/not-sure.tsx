import './not-sure.css';
import { Link } from 'react-router';
import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { Icon } from '#web/ui/icon.tsx';

/** For visitors who have a pain and no name for it. */
export function NotSure() {
  const { phone } = useClinic();
  return (
    <section className="section not-sure" aria-labelledby="not-sure">
      <div className="wrap">
        <h2 id="not-sure">You do not need to know its name.</h2>
        <p className="lead">Tell us what hurts and since when. Finding out what it is likely to be is our part.</p>
        <div className="actions">
          <Link className="button button-primary" to="/appointment">
            Book an appointment
          </Link>
          <a className="link-call num" href={phoneHref(phone)}>
            <Icon name="phone" />
            <span>Call us {phone}</span>
          </a>
        </div>
      </div>
    </section>
  );
}
