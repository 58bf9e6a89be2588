import '#web/booking/deferred/times.css';
import type { FreeTime } from '#contract/errors.ts';
import type { MovingTimes } from '#contract/patient-links.ts';
import { clockWords, momentWords } from '#web/booking/deferred/time-words.ts';
import { Week, type WeekTurn, WishGroup } from '#web/booking/deferred/week.tsx';
import { Field } from '#web/forms/field.tsx';
import type { ShownVisit } from './shown-page.ts';

/** Where a link that opens the choice leads, and with its heading the focus. */
const place = 'move';

/** In place of a practitioner's id. */
export const anyone = 'any';

export function MoveLink({ id, day }: Pick<ShownVisit, 'id' | 'day'>) {
  return (
    <p>
      <a className="link-on" href={`?${new URLSearchParams({ move: String(id) })}#${place}`}>
        Move to another time<span className="visually-hidden">, visit on {day}</span>
      </a>
    </p>
  );
}

interface MoveVisitProps {
  visit: ShownVisit;
  times: MovingTimes;
  /** The first day that is shown; empty for today. */
  week: string;
  /** Free times near one that someone else has now. */
  nearest: readonly FreeTime[] | undefined;
  /** Path of the page. */
  path: string;
}

/** The free times of a week, one of which can be chosen. Each step is a page of its own, so that it works without scripts. */
export function MoveVisit({ visit, times, week, nearest = [], path }: MoveVisitProps) {
  const practitioner = times.practitioner_id === null ? anyone : String(times.practitioner_id);
  const asked = { move: String(visit.id), week, practitioner };
  const time = (start: string, words: string) => (
    <label key={start} className="wish">
      <input type="radio" name="to" value={start} required />
      <span>{words}</span>
    </label>
  );
  return (
    <section className="move" aria-labelledby={place}>
      <h3 id={place} tabIndex={-1}>
        Move to another time
      </h3>
      <p className="soft">
        Nothing changes until you press ‘Move my visit’. You can move it here until {visit.cancelUntil}. Times are in
        the clinic’s time zone.
      </p>
      <Practitioner {...asked} practitioners={times.practitioners} />
      <form method="post" className="times">
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="visit" value={visit.id} />
        <input type="hidden" name="starts_at" value={visit.starts_at} />
        <input type="hidden" name="version" value={visit.version} />
        <input type="hidden" name="practitioner" value={practitioner} />
        {nearest.length > 0 && (
          <WishGroup name="Free near it">
            {nearest.map(({ starts_at }) => time(starts_at, momentWords(starts_at, times.time_zone)))}
          </WishGroup>
        )}
        <Week free={times} week={week} renderTurn={(to) => <Turn {...to} asked={asked} />}>
          {(start) => time(start, clockWords(start, times.time_zone))}
        </Week>
        <div className="move-end cluster">
          <button type="submit" className="button button-primary">
            Move my visit
          </button>
          <a className="button button-quiet" href={path}>
            Keep this time
          </a>
        </div>
      </form>
    </section>
  );
}

interface Asked {
  move: string;
  week: string;
  practitioner: string;
}

function Turn({ week, isDisabled, children, asked }: WeekTurn & { asked: Asked }) {
  const address = `?${new URLSearchParams({ ...asked, week })}#${place}`;
  return (
    <a
      className="button button-secondary button-small"
      href={isDisabled ? undefined : address}
      role={isDisabled ? 'link' : undefined}
      aria-disabled={isDisabled}
    >
      {children}
    </a>
  );
}

function Practitioner({
  move,
  week,
  practitioner,
  practitioners,
}: Asked & { practitioners: MovingTimes['practitioners'] }) {
  if (practitioners.length < 2) return null;
  return (
    <form method="get" action={`#${place}`} className="times-with cluster">
      <input type="hidden" name="move" value={move} />
      <input type="hidden" name="week" value={week} />
      <Field id="move-practitioner" label="Who would you like to see?">
        {(control) => (
          <select {...control} className="input" name="practitioner" defaultValue={practitioner}>
            <option value={anyone}>Any physiotherapist</option>
            {practitioners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="button button-secondary">
        Show free times
      </button>
    </form>
  );
}
