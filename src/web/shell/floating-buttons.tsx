import './floating-buttons.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useShellData } from './clinic.ts';
import { phoneHref, whatsappHref } from './contact.ts';

/** Call and chat on every public page. */
export function FloatingButtons() {
  const clinic = useShellData()?.clinic;
  if (!clinic) return null;
  return (
    <aside className="floating-buttons unprinted" aria-label="Call or chat">
      <a href={phoneHref(clinic.phone)}>
        <Icon name="phone" />
        Call Now
      </a>
      <a href={whatsappHref(clinic)} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        WhatsApp
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </aside>
  );
}
