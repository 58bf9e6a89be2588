import './booking-summary.css';
import type { ReactNode } from 'react';
import type { BookingChoices } from '#contract/booking-choices.ts';
import { useTyped } from '#web/booking/booking-draft.ts';
import { type BookingValues, type ChosenTime, emptyBooking } from '#web/booking/booking-values.ts';
import { findChoice, problemChoices } from '#web/booking/problem-choices.ts';
import { useClinic } from '#web/shell/clinic.ts';
import * as words from '#words/appointment.ts';

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
      <h2 id="booking-summary">{words.yourRequest}</h2>
      <dl>
        <Fact name={words.problem}>
          {problem ?? (treatments?.map((one) => one.treatment_description).join(', ') || words.notChosen)}
        </Fact>
        <Fact name={words.time}>{(time?.when ?? days.join(', ')) || words.weCall}</Fact>
        <Fact name={words.withWhom}>{time?.who ?? words.anyone}</Fact>
        <Fact name={words.where}>{[address.street, address.locality].filter(Boolean).join(', ')}</Fact>
        {costs.length > 0 && (
          <Fact name={words.cost}>
            {costs
              .map(({ treatment_description, price_label }) => words.costOf(treatment_description, price_label ?? ''))
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
