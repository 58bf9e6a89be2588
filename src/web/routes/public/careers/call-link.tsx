import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

export function CallLink() {
  const { phone } = useClinic();
  return (
    <a className="link-call num" href={phoneHref(phone)}>
      <Icon name="phone" />
      <span>{phone}</span>
    </a>
  );
}
