import { Icon } from '#web/ui/drawings/icon.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { useClinic } from './clinic.ts';
import { phoneHref } from './contact.ts';

/** Calls the clinic; the words have the field `{phone}`. */
export function CallLink({ words = '{phone}' }: { words?: string }) {
  const { phone } = useClinic();
  return (
    <a className="link-call num" href={phoneHref(phone)}>
      <Icon name="phone" />
      <span>
        <Sentence words={words} fields={{ phone: <bdi>{phone}</bdi> }} />
      </span>
    </a>
  );
}
