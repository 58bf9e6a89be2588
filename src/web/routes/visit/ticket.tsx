import { type ReactNode, useId } from 'react';
import { langOf } from '#web/content/lang-of.ts';
import { useClinic } from '#web/shell/clinic.ts';
import type { HoursLine } from '#web/shell/opening-hours.ts';
import { OpeningHoursList } from '#web/shell/opening-hours-list.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/visit.ts';

/** Progress of the request; `current` counts from 0. */
export function Steps({ current }: { current: number }) {
  return (
    <ol className="visit-steps grid" aria-label={words.whereItStands}>
      {words.steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          {index < current && <Icon name="check" />}
          {step}
          {index < current && <span className="visually-hidden">{words.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}

interface TicketProps {
  title: string;
  /** Words that an owner has written, a line for each thing. */
  bring: string;
  children: ReactNode;
}

/** Everything that a patient would put on the fridge: the next time, or what happens until there is one, where to come and what to bring. */
export function Ticket({ title, bring, children }: TicketProps) {
  const things = bring.split('\n').filter((line) => line.trim());
  return (
    <section className="ticket card" aria-labelledby="ticket">
      <div className="ticket-top">
        <h2 id="ticket">{title}</h2>
        {children}
      </div>
      <div className="ticket-stub grid">
        <Place />
        {things.length > 0 && (
          <section aria-labelledby="bring">
            <h2 id="bring">{words.whatToBring}</h2>
            <ul>
              {things.map((thing, index) => (
                <Thing key={index} name={thing} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  );
}

/** A thing to bring, ticked off while packing; nothing is stored. */
function Thing({ name }: { name: string }) {
  const id = useId();
  return (
    <li className="row">
      <input type="checkbox" id={id} />
      <label htmlFor={id} dir="auto" lang={langOf(name)}>
        {name}
      </label>
    </li>
  );
}

/** Next steps until a time is agreed. */
export function NextSteps({ hours }: { hours: readonly HoursLine[] }) {
  return (
    <>
      <ol className="ticket-next stack">
        <li>{words.weRead}</li>
        <li>{words.weCall}</li>
        <li>{words.thenItShows}</li>
      </ol>
      {hours.length > 0 && (
        <>
          <h3>{words.whenWeCall}</h3>
          <p className="soft">{words.whileOpen}</p>
          <OpeningHoursList hours={hours} />
        </>
      )}
    </>
  );
}

interface DayProps {
  /** Day of the month. */
  date: string;
  toGo: string;
  step: number;
  children: ReactNode;
}

/** The day on the arc, which opens with each step. */
export function Day({ date, toGo, step, children }: DayProps) {
  return (
    <div className="ticket-day row">
      <Dial degrees={(180 * (step + 1)) / words.steps.length} label={date} />
      <div>
        {children}
        <p className="ticket-to-go">{toGo}</p>
      </div>
    </div>
  );
}

function Place() {
  const { name, address, map } = useClinic();
  return (
    <section aria-labelledby="place">
      <h2 id="place">{words.whereToCome}</h2>
      <address>
        {name}
        <br />
        {address.street}
        <br />
        {address.locality}, {address.region} {address.postalCode}
      </address>
      <a className="link-on" href={map} rel="noreferrer">
        {words.showTheWay}
      </a>
    </section>
  );
}
