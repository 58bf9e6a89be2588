import { type FormEvent, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { shortDay } from './received.ts';

interface Range {
  /** Days like 2026-11-18; empty when open. */
  from: string;
  to: string;
}

/** The days between which requests came in, both included. */
export function DateRange({ from, to, onChange }: Range & { onChange: (range: Range) => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const choose = (range: Range) => {
    panel.current?.hidePopover();
    onChange(range);
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
        {describe(from, to)}
      </button>
      <div ref={panel} id="date-range" className="date-range-panel" popover="auto">
        <RangeForm key={from + to} from={from} to={to} onChoose={choose} />
      </div>
    </div>
  );
}

function RangeForm({ from, to, onChoose }: Range & { onChoose: (range: Range) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose(inOrder(String(form.get('from')), String(form.get('to'))));
  };
  return (
    <form aria-label="Days on which requests came in" onSubmit={submit}>
      <label>
        From
        <input type="date" className="input" name="from" defaultValue={from} />
      </label>
      <label>
        To
        <input type="date" className="input" name="to" defaultValue={to} />
      </label>
      <button className="button button-pine button-small">Show these days</button>
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

function describe(from: string, to: string) {
  const thisYear = String(new Date().getFullYear());
  if (from && to)
    return from === to ? shortDay(from, thisYear) : `${shortDay(from, thisYear)} to ${shortDay(to, thisYear)}`;
  if (from) return `From ${shortDay(from, thisYear)}`;
  return to ? `Until ${shortDay(to, thisYear)}` : 'Any day';
}
