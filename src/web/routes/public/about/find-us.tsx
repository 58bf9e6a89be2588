import './find-us.css';
import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { OpeningHoursList } from '#web/shell/opening-hours-list.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';

export function FindUs({ country }: { country: string }) {
  const { name, phone, address, openingHours } = useClinic();
  return (
    <section className="section band" aria-labelledby="find-us">
      <div className="wrap find-us">
        <h2 id="find-us">Where to find us</h2>
        <address>
          <strong>{name}</strong>
          <span>{address.street}</span>
          <span>
            {address.locality}, {address.region} {address.postalCode}
          </span>
          <span>{country}</span>
          <a className="link-call num" href={phoneHref(phone)}>
            <Icon name="phone" />
            <span>{phone}</span>
          </a>
        </address>
        {openingHours.length > 0 && (
          <div>
            <h3>Opening hours</h3>
            <OpeningHoursList />
          </div>
        )}
      </div>
    </section>
  );
}
