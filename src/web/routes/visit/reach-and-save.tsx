import * as linkMessages from '#contract/messages/patient-links.ts';
import { useClinic, useShellData } from '#web/shell/clinic.ts';
import { phoneHref, whatsappHref } from '#web/shell/contact.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as site from '#words/site.ts';
import * as words from '#words/visit.ts';

/** Ways to reach the clinic. The message names the request, so that the front desk need not ask. */
export function MessageUs({ reference }: { reference: string }) {
  const clinic = useClinic();
  const text = words.aboutRequest(reference);
  const phone = phoneHref(clinic.phone);
  return (
    <section aria-labelledby="message">
      <h2 id="message">{words.messageUs}</h2>
      <p className="soft">{words.messageBegins}</p>
      <div className="cluster">
        <a
          className="button button-secondary button-small"
          href={whatsappHref(clinic, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" />
          WhatsApp<span className="visually-hidden">{` ${site.opensInNewTab}`}</span>
        </a>
        <a
          className="button button-secondary button-small"
          href={`${phone.replace('tel:', 'sms:')}?body=${encodeURIComponent(text)}`}
        >
          {words.textMessage}
        </a>
        <a className="button button-secondary button-small" href={phone}>
          <Icon name="phone" />
          {words.call}
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
  const { href } = new URL(pageAddress(path), siteUrl);
  const copy = async () => {
    if (await copyText(href)) toasts.success(linkMessages.addressCopied);
    else toasts.failure(`${linkMessages.notCopied} ${href}`);
  };
  return (
    <section aria-labelledby="save">
      <h2 id="save">{words.savePage}</h2>
      <p className="soft">{words.saveMeans}</p>
      <div className="cluster">
        <a
          className={`button ${isFirst ? 'button-primary' : 'button-secondary'} button-small`}
          href={`https://wa.me/?text=${encodeURIComponent(`${name}: ${href}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.sendToMyself}
          <span className="visually-hidden">{` ${site.opensInNewTab}`}</span>
        </a>
        <button type="button" className="button button-secondary button-small needs-script" onClick={() => void copy()}>
          {words.copyAddress}
        </button>
        {isHydrated && 'share' in navigator && (
          <button
            type="button"
            className="button button-secondary button-small"
            // Rejected when the reader changes their mind.
            onClick={() => void navigator.share({ title, url: href }).catch(() => undefined)}
          >
            {words.share}
          </button>
        )}
      </div>
    </section>
  );
}
