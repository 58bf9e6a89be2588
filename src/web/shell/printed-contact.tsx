import './printed-contact.css';
import { useLocation } from 'react-router';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { useShellData } from './clinic.ts';

/** The end of a printed page, which has no footer: whose it is, whom to call, and where it stands on the web. */
export function PrintedContact() {
  const data = useShellData();
  const { pathname } = useLocation();
  if (!data) return null;
  const { name, phone, email } = data.clinic;
  return (
    <p className="printed-contact wrap num">
      <bdi>{name}</bdi> · <bdi>{phone}</bdi> · {email} · <bdi>{data.siteUrl + pageAddress(pathname)}</bdi>
    </p>
  );
}
