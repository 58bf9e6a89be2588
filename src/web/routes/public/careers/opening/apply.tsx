import { useClinic } from '#web/shell/clinic.ts';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { applicationChat, applicationMail } from '../application.ts';
import { CallLink } from '../call-link.tsx';

/** Every way to apply; the written ones begin with the position. */
export function Apply({ position }: { position: string }) {
  const clinic = useClinic();
  return (
    <AsideCard title="Apply for this opening">
      <p>Send us a short letter and your CV. If you have a question first, call or write to us.</p>
      <a className="button button-primary" href={applicationMail(clinic, position)}>
        Apply by e-mail
      </a>
      <p className="apply-address small">{clinic.email}</p>
      <CallLink />
      <a className="link-call" href={applicationChat(clinic, position)} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        <span>WhatsApp</span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </AsideCard>
  );
}
