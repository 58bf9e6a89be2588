import '#web/booking/deferred/times.css';
import type { FreeTime } from '#contract/errors.ts';
import type { MovingTimes } from '#contract/patient-links.ts';
import { clockWords, momentWords, shortDayWords } from '#web/booking/deferred/time-words.ts';
import { Wish, WishGroup } from '#web/booking/deferred/wish-group.tsx';
import { Field } from '#web/forms/field.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/visit.ts';
import type { ShownVisit } from './shown-page.ts';

/** Id of the choice, to which links and the focus lead. */
const place = 'move';

/** Value that stands for any practitioner. */
export const anyone = 'any';

export function MoveLink({ id, day }: Pick<ShownVisit, 'id' | 'day'>) {
  return (
    <p>
      <a className="link-on" href={`?${new URLSearchParams({ move: String(id) })}#${place}`}>
        {words.moveToAnother}
        <span className="visually-hidden">{words.moveWhich(day)}</span>
      </a>
    </p>
  );
}

interface MoveVisitProps {
  visit: ShownVisit;
  times: MovingTimes;
  /** Day whose times are shown, if any is free; otherwise the first with free times. */
  day: string;
  /** Free times near one that someone else has now. */
  nearest: readonly FreeTime[] | undefined;
  /** Path of the page. */
  path: string;
}

/** The free times of a day, one of which can be chosen. Each day is a page of its own, so that it works without scripts. */
export function MoveVisit({ visit, times, day, nearest = [], path }: MoveVisitProps) {
  const practitioner = times.practitioner_id === null ? anyone : String(times.practitioner_id);
  const days = times.days.filter((one) => one.times.length > 0);
  const [firstDay] = days;
  const shown = days.find((one) => one.day === day) ?? firstDay;
  const asked = { move: String(visit.id), day: shown?.day ?? '', practitioner };
  const time = (start: string, label: string) => (
    <Wish key={start} type="radio" name="to" value={start} required>
      {label}
    </Wish>
  );
  return (
    <section className="move" aria-labelledby={place}>
      <h3 id={place} tabIndex={-1}>
        {words.moveToAnother}
      </h3>
      <p className="soft">{words.moveMeans(visit.cancelUntil ?? '')}</p>
      <Practitioner {...asked} practitioners={times.practitioners} />
      <form method="post" action={addressOf(asked)} className="times stack">
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="visit" value={visit.id} />
        <input type="hidden" name="starts_at" value={visit.starts_at} />
        <input type="hidden" name="version" value={visit.version} />
        <input type="hidden" name="practitioner" value={practitioner} />
        {nearest.length > 0 && (
          <WishGroup name={words.freeNear}>
            {nearest.map(({ starts_at }) => time(starts_at, momentWords(starts_at, times.time_zone)))}
          </WishGroup>
        )}
        {shown ? (
          <>
            <nav className="day-strip row" aria-label={words.freeDays}>
              {days.map((one) => (
                <a
                  key={one.day}
                  className="day"
                  href={`${addressOf({ ...asked, day: one.day })}#${place}`}
                  aria-current={one === shown ? 'date' : undefined}
                >
                  {shortDayWords(one.day)}
                </a>
              ))}
            </nav>
            <WishGroup name={words.freeOn(shortDayWords(shown.day))}>
              {shown.times.map((start) => time(start, clockWords(start, times.time_zone)))}
            </WishGroup>
          </>
        ) : (
          <p>{words.noneFree}</p>
        )}
        <div className="move-end cluster">
          {(shown || nearest.length > 0) && (
            <button type="submit" className="button button-primary">
              {words.moveIt}
            </button>
          )}
          <a className="button button-quiet" href={pageAddress(path)}>
            {words.keepTime}
          </a>
        </div>
      </form>
    </section>
  );
}

interface Asked {
  move: string;
  day: string;
  practitioner: string;
}

/** Address of this page with other times. A form’s has no fragment, or the browser would go there instead of to the answer. */
const addressOf = (asked: Asked) => `?${new URLSearchParams({ ...asked })}`;

function Practitioner({ practitioners, ...asked }: Asked & Pick<MovingTimes, 'practitioners'>) {
  if (practitioners.length < 2) return null;
  return (
    <form method="get" action={`#${place}`} className="times-with cluster">
      <input type="hidden" name="move" value={asked.move} />
      <input type="hidden" name="day" value={asked.day} />
      <Field id="move-practitioner" label={words.whoToSee}>
        {(control) => (
          <select {...control} className="input" name="practitioner" defaultValue={asked.practitioner}>
            <option value={anyone}>{words.anyone}</option>
            {practitioners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="button button-secondary">
        {words.showFree}
      </button>
    </form>
  );
}
