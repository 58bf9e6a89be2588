import './floating-buttons.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useShellData } from './clinic.ts';
import { phoneHref } from './contact.ts';

/** Call and chat on every public page. */
export function FloatingButtons() {
  const data = useShellData();
  if (!data) return null;
  return (
    <aside className="floating-buttons unprinted" aria-label="Call or chat">
      <a href={phoneHref(data.clinic.phone)}>
        <Icon name="phone" />
        Call Now
      </a>
      <a href={data.chat} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        WhatsApp
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </aside>
  );
}
