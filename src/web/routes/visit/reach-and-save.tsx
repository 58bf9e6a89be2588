import * as linkMessages from '#contract/messages/patient-links.ts';
import { useClinic, useShellData } from '#web/shell/clinic.ts';
import { phoneHref, whatsappHref } from '#web/shell/contact.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Ways to reach the clinic. The message names the request, so that the front desk need not ask. */
export function MessageUs({ reference }: { reference: string }) {
  const clinic = useClinic();
  const text = `Hello, this is about my request ${reference}.`;
  const phone = phoneHref(clinic.phone);
  return (
    <section aria-labelledby="message">
      <h2 id="message">Message us</h2>
      <p className="soft">Your message begins with your reference, so we know which request you mean.</p>
      <div className="cluster">
        <a
          className="button button-secondary button-small"
          href={whatsappHref(clinic, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" />
          WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <a
          className="button button-secondary button-small"
          href={`${phone.replace('tel:', 'sms:')}?body=${encodeURIComponent(text)}`}
        >
          Text message
        </a>
        <a className="button button-secondary button-small" href={phone}>
          <Icon name="phone" />
          Call
        </a>
      </div>
    </section>
  );
}

interface SavePageProps {
  path: string;
  title: string;
  /** Nothing else is to be done. */
  isFirst: boolean;
}

/** Ways to find the page again: it has no password, so its address is all that the patient needs. */
export function SavePage({ path, title, isFirst }: SavePageProps) {
  const { name } = useClinic();
  const siteUrl = useShellData()?.siteUrl;
  const isHydrated = useHydrated();
  const toasts = useToasts();
  const { href } = new URL(path, siteUrl);
  const copy = async () => {
    if (await copyText(href)) toasts.success(linkMessages.addressCopied);
    else toasts.failure(`${linkMessages.notCopied} ${href}`);
  };
  return (
    <section aria-labelledby="save">
      <h2 id="save">Save this page</h2>
      <p className="soft">Anyone with this link can see your visit. Keep it private.</p>
      <div className="cluster">
        <a
          className={`button ${isFirst ? 'button-primary' : 'button-secondary'} button-small`}
          href={`https://wa.me/?text=${encodeURIComponent(`${name}: ${href}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send to myself on WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <button type="button" className="button button-secondary button-small needs-script" onClick={() => void copy()}>
          Copy the address
        </button>
        {isHydrated && 'share' in navigator && (
          <button
            type="button"
            className="button button-secondary button-small"
            // Rejected when the reader changes their mind.
            onClick={() => void navigator.share({ title, url: href }).catch(() => undefined)}
          >
            Share
          </button>
        )}
      </div>
    </section>
  );
}
