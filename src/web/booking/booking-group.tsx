import type { ReactNode } from 'react';
import { Dial } from '#web/ui/dial.tsx';

const degreesPerStep = 40;

/** One question of the conversation. The arc opens further with each. */
export function BookingGroup({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="booking-group">
      <legend>
        <Dial degrees={step * degreesPerStep} label={step} />
        {title}
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}
