import './closing-band.css';
import { Link } from 'react-router';
import knee from '#web/art/band-knee.svg?no-inline';
import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { Icon } from '#web/ui/icon.tsx';

export function ClosingBand() {
  const { phone } = useClinic();
  return (
    <section className="closing" aria-labelledby="closing-heading">
      <div className="wrap">
        <h2 id="closing-heading">Ready when you are.</h2>
        <p>Send us a few details, and we get in touch to agree a day and a time.</p>
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
      <div className="closing-art">
        <img src={knee} width="1040" height="760" alt="" loading="lazy" />
      </div>
    </section>
  );
}
