import { Icon } from '#web/ui/drawings/icon.tsx';
import { useClinic } from './clinic.ts';
import { phoneHref } from './contact.ts';

/** Calls the clinic; `lead` goes before the number. */
export function CallLink({ lead }: { lead?: string }) {
  const { phone } = useClinic();
  return (
    <a className="link-call num" href={phoneHref(phone)}>
      <Icon name="phone" />
      <span>
        {lead && `${lead} `}
        <bdi>{phone}</bdi>
      </span>
    </a>
  );
}
