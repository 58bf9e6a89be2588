import './condition-head.css';
import { Link } from 'react-router';
import type { Condition } from '#contract/conditions.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface ConditionHeadProps {
  condition: Condition;
  /** What it is, in plain words. */
  definition: string | undefined;
}

export function ConditionHead({ condition: { name, image }, definition }: ConditionHeadProps) {
  return (
    <div className="condition-head">
      <div className="wrap">
        <div>
          <Breadcrumb trail={[{ to: '/conditions', label: 'Conditions' }]} current={name} />
          <h1>{name}</h1>
          {definition && <p className="lead paragraph">{definition}</p>}
          <BookingOnPhones />
        </div>
        {image && (
          <div className="condition-picture">
            <img
              src={`/uploads/conditions/${encodeURIComponent(image)}`}
              width="1200"
              height="800"
              alt={`Illustration: ${name}`}
              loading="eager"
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** In the first screen; where there is room beside the text, the card there has it. */
function BookingOnPhones() {
  const { phone } = useClinic();
  return (
    <div className="actions">
      <Link className="button button-primary" to="/appointment">
        Book an appointment
      </Link>
      <a className="link-call num" href={phoneHref(phone)}>
        <Icon name="phone" />
        <span>Call us {phone}</span>
      </a>
    </div>
  );
}
