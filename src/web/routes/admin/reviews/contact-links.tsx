import './contact-links.css';
import type { Review } from '#contract/reviews.ts';
import { mailHref, phoneHref } from '#web/shell/contact.ts';
import { Icon } from '#web/ui/icon.tsx';

/** One tap to reach whoever wrote a review. On phones the verbs show, else the number and the address. */
export function ContactLinks({ review: { name, mobile, email } }: { review: Review }) {
  return (
    <p className="contact-links">
      <a href={phoneHref(mobile)}>
        <Icon name="phone" />
        <span className="contact-verb">Call</span>
        <span className="visually-hidden"> {name}: </span>
        <span className="contact-detail num">{mobile}</span>
      </a>
      <a href={mailHref(email, { subject: 'Your review' })}>
        <Icon name="mail" />
        <span className="contact-verb">E-mail</span>
        <span className="visually-hidden"> to {name}: </span>
        <span className="contact-detail">{email}</span>
      </a>
    </p>
  );
}
