import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';

const steps = [
  { title: 'You send this form', text: 'You get a reference, so that we both know which request we talk about.' },
  { title: 'We read it and call you', text: 'We read every request, and agree a day and a time with you by phone.' },
  { title: 'You have your first visit', text: 'If you have reports or scans, keep them at hand.' },
];

const degreesPerStep = 40;

export function WhatHappensNext() {
  const { phone } = useClinic();
  return (
    <aside className="next-steps" aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <Dial degrees={(index + 1) * degreesPerStep} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="soft">Rather talk to someone?</p>
      <a className="link-call num" href={phoneHref(phone)}>
        <Icon name="phone" />
        <span>Call us {phone}</span>
      </a>
    </aside>
  );
}
