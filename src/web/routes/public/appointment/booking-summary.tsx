import './booking-summary.css';
import type { ReactNode } from 'react';
import type { BookingChoices } from '#contract/booking-choices.ts';
import { useTyped } from '#web/booking/booking-draft.ts';
import { type BookingValues, type ChosenTime, emptyBooking } from '#web/booking/booking-values.ts';
import { findChoice, problemChoices } from '#web/booking/problem-choices.ts';
import { useClinic } from '#web/shell/clinic.ts';

interface BookingSummaryProps {
  choices: BookingChoices;
  before: BookingValues | undefined;
  time: ChosenTime | undefined;
}

/** Beside the form where there is room: what was chosen so far. */
export function BookingSummary({ choices, before = emptyBooking, time }: BookingSummaryProps) {
  const values = useTyped(before, (typed) => typed);
  const { address } = useClinic();
  const treatments = choices.treatments?.filter(({ treatment_id }) =>
    values.treatmentType.includes(String(treatment_id)),
  );
  const problem = findChoice(problemChoices(choices), values.problem)?.label;
  const costs = treatments?.filter(({ price_label }) => price_label !== null) ?? [];
  const days = values.wishes.filter((wish) => !/^\d/.test(wish));
  return (
    <aside className="booking-summary card" aria-labelledby="booking-summary">
      <h2 id="booking-summary">Your request</h2>
      <dl>
        <Fact name="Problem">
          {problem ?? (treatments?.map((one) => one.treatment_description).join(', ') || 'Not chosen yet')}
        </Fact>
        <Fact name="Time">{(time?.when ?? days.join(', ')) || 'We will call you to agree a time'}</Fact>
        <Fact name="With">{time?.who ?? 'Any physiotherapist'}</Fact>
        <Fact name="Where">{[address.street, address.locality].filter(Boolean).join(', ')}</Fact>
        {costs.length > 0 && (
          <Fact name="Cost">
            {costs
              .map(({ treatment_description, price_label }) => `${treatment_description}: ${price_label}`)
              .join('; ')}
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <div>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}
