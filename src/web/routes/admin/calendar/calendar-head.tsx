import { ButtonLink } from '#web/admin/button.tsx';
import '#web/ui/segments.css';
import '#web/admin/list/filter-bar.css';
import { useEffect, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Calendar } from '#contract/schedules.ts';
import { DayInput } from '#web/admin/day-input.tsx';
import { StatusLink } from '#web/admin/list/filter-bar.tsx';
import { useIsPractitioner } from '#web/admin/role.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { reminderDay, useReminders } from '#web/admin/telling/use-reminders.ts';
import { useRooms } from '#web/admin/visits/use-rooms.ts';
import { addDays } from '#web/admin/visits/wall-time.ts';
import { WaitListNav } from '#web/admin/wait-list/wait-list-links.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/admin/calendar.ts';
import { askDays, type CalendarQuery, daysOf, isOneDay, toSearch, viewNames, views } from './calendar-data.ts';
import { FeedsButton } from './feeds-dialog.tsx';

interface CalendarHeadProps {
  query: CalendarQuery;
  /** The day that shows. */
  day: string;
  practitioners: Calendar['practitioners'];
}

/** Controls for days, view and practitioner. */
export function CalendarHead({ query, day, practitioners }: CalendarHeadProps) {
  const dayId = useId();
  const isOwnOnly = useIsPractitioner();
  const navigate = useNavigate();
  const isDay = isOneDay(query.view);
  const step = isDay ? 1 : 7;
  const hasRooms = useRooms().some(({ is_hidden }) => !is_hidden);
  const shortcuts = {
    previous: useShortcut('earlierDays'),
    next: useShortcut('laterDays'),
    today: useShortcut('today'),
  };
  const searchOf = (changes: Partial<CalendarQuery>) => toSearch({ ...query, day, ...changes });
  const stepping = useStepping(query.view, day);
  const go = (changes: Partial<CalendarQuery>) =>
    void navigate({ search: searchOf(changes) }, { replace: true, preventScrollReset: true });
  const stepLink = (way: 'previous' | 'next', days: number) => (
    <Link
      className="icon-button"
      to={{ search: searchOf({ day: addDays(day, days) }) }}
      preventScrollReset
      {...stepping(days)}
      {...shortcuts[way]}
    >
      <Icon name={way} />
      <span className="visually-hidden">{words.steps[way][isDay ? 'day' : 'week']}</span>
    </Link>
  );
  return (
    <div className="calendar-head row cluster unprinted">
      <nav className="calendar-days row" aria-label={words.days}>
        {stepLink('previous', -step)}
        <ButtonLink look="quiet" to={{ search: searchOf({ day: '' }) }} preventScrollReset {...shortcuts.today}>
          {words.today}
        </ButtonLink>
        {stepLink('next', step)}
      </nav>
      <nav className="status-filter segments" aria-label={words.view}>
        {views
          .filter((view) => view !== 'rooms' || hasRooms || query.view === 'rooms')
          .map((view, place) => (
            <StatusLink key={view} search={searchOf({ view })} isCurrent={view === query.view} place={place}>
              {viewNames[view]}
            </StatusLink>
          ))}
      </nav>
      <label htmlFor={dayId}>
        <span className="visually-hidden">{words.goToTheDay}</span>
        <DayInput
          id={dayId}
          key={day}
          defaultValue={day}
          onChange={({ target }) => target.value && go({ day: target.value })}
        />
      </label>
      {isOwnOnly && (
        <ButtonLink look="quiet" to="/admin/unmarked">
          {words.notMarkedYet}
        </ButtonLink>
      )}
      {!isOwnOnly && (
        <>
          <label>
            <span className="visually-hidden">{words.practitioner}</span>
            <select
              className="input"
              value={query.practitioner}
              onChange={({ target }) => go({ practitioner: target.value })}
            >
              <option value="">{words.allPractitioners}</option>
              {practitioners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="calendar-links cluster">
            <TomorrowLink />
            <FeedsButton />
            <WaitListNav days={daysOf(query.view, day)} />
          </div>
        </>
      )}
    </div>
  );
}

/** Asks for the days that a pointer or the focus is about to step to, and for those after them while it goes on. */
function useStepping(view: CalendarQuery['view'], day: string) {
  const [days, setDays] = useState(0);
  useEffect(() => {
    if (days !== 0) askDays(view, addDays(day, days));
  }, [view, day, days]);
  return (step: number) => ({
    onPointerEnter: () => setDays(step),
    onFocus: () => setDays(step),
    onPointerLeave: () => setDays(0),
    onBlur: () => setDays(0),
  });
}

/** Leads from the calendar to the patients who were not reminded yet, and says how many there are. */
function TomorrowLink() {
  const reminders = useReminders();
  const count = reminders?.visits.length ?? 0;
  return (
    <ButtonLink look="quiet" to="/admin/tomorrow">
      {reminders ? reminderDay(reminders) : words.tomorrow}{' '}
      {count > 0 && (
        <span className="tab-count num">
          {count}
          <span className="visually-hidden"> {words.notRemindedYet}</span>
        </span>
      )}
    </ButtonLink>
  );
}
