import { type SubmitEvent, useRef } from 'react';
import { formText } from '#web/forms/form-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type ClinicClock, shortDay, thisYear } from './clinic-clock.ts';

interface Range {
  /** Days like 2026-11-18; empty when open. */
  from: string;
  to: string;
}

interface DateRangeProps extends Range {
  clock: ClinicClock;
  onChange: (range: Range) => Promise<void> | void;
}

/** The days between which something came in, both included. */
export function DateRange({ from, to, clock, onChange }: DateRangeProps) {
  const panel = useRef<HTMLDivElement>(null);
  const choose = (range: Range) => {
    panel.current?.hidePopover();
    void onChange(range);
  };
  return (
    <div className="date-range">
      <button
        type="button"
        className="button button-small date-range-button"
        popoverTarget="date-range"
        data-set={Boolean(from || to)}
      >
        <Icon name="calendar" />
        {describe({ from, to }, clock)}
      </button>
      <div ref={panel} id="date-range" className="date-range-panel" popover="auto">
        <RangeForm key={from + to} from={from} to={to} onChoose={choose} />
      </div>
    </div>
  );
}

function RangeForm({ from, to, onChoose }: Range & { onChoose: (range: Range) => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose(inOrder(formText(form, 'from'), formText(form, 'to')));
  };
  return (
    <form aria-label="Days to show" onSubmit={submit}>
      <label>
        From
        <input type="date" className="input" name="from" defaultValue={from} />
      </label>
      <label>
        To
        <input type="date" className="input" name="to" defaultValue={to} />
      </label>
      <button type="submit" className="button button-pine button-small">
        Show these days
      </button>
      <button type="button" className="button button-quiet button-small" onClick={() => onChoose({ from: '', to: '' })}>
        Any day
      </button>
    </form>
  );
}

/** Whoever fills in the later day first means the same range. */
function inOrder(from: string, to: string): Range {
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

function describe({ from, to }: Range, clock: ClinicClock) {
  const label = (day: string) => shortDay(day, thisYear(clock));
  if (from && to) return from === to ? label(from) : `${label(from)} to ${label(to)}`;
  if (from) return `From ${label(from)}`;
  return to ? `Until ${label(to)}` : 'Any day';
}
