import { useRef } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import * as timeMessages from '#contract/messages/times.ts';
import type { FreeTimes } from '#contract/times.ts';
import { mostWishedTimes } from '#contract/visitor-limits.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { LoadButton, Retry } from '../booking-choices.tsx';
import type { PostedTimes } from '../booking-values.ts';
import { DayWishes } from './day-wishes.tsx';
import { clockWords, momentWords, placeWords } from './time-words.ts';
import { readWish, useChosenTimes } from './use-chosen-times.ts';
import { useFreeTimes } from './use-free-times.ts';
import { Week, type WeekTurn, WishGroup } from './week.tsx';

interface TimeWishesProps {
  before: readonly string[];
  posted: PostedTimes | undefined;
  /** Free times near the first choice, which someone else has now. */
  nearest: readonly FreeTime[] | undefined;
}

/** Up to three of the free times, a week at a time. */
export function TimeWishes({ before, posted, nearest }: TimeWishesProps) {
  const { id } = useFormParts();
  const { asked, free, isLoading, ask, reload } = useFreeTimes(id, posted);
  const list = useRef<HTMLDivElement>(null);
  const choice = useChosenTimes(list, before, nearest);
  if (free === undefined) return <Working says="Loading the free times" />;
  if (free === null) return <Retry sentence={timeMessages.failure} intent="times" onRetry={reload} />;
  if (!free.offered) return <DayWishes before={before} />;
  const taken = nearest?.map((time) => wishFor(time.starts_at, asked.practitioner && String(time.practitioner_id)));
  return (
    <div ref={list} className="times" aria-busy={isLoading}>
      <input type="hidden" name="week" value={asked.week} />
      <p className="hint">
        Choose up to {mostWishedTimes}, your favourite first. We will hold your 1st choice for{' '}
        {hoursWords(free.hold_hours)}, so that the clinic can confirm it. A visit takes {free.minutes} minutes. Times
        are in the clinic’s time zone.
      </p>
      {taken && taken.length > 0 && (
        <WishGroup name="Free near it">
          {taken.map((wish) => (
            <Time key={wish} wish={wish} choice={choice} isFirst>
              {momentWords(readWish(wish).start, free.time_zone)}
            </Time>
          ))}
        </WishGroup>
      )}
      <Chosen choice={choice} free={free} />
      <Practitioner practitioners={free.practitioners} value={asked.practitioner} onAsk={ask} />
      <Week free={free} week={asked.week} renderTurn={(to) => <WeekButton {...to} onAsk={ask} />}>
        {(start) => (
          <Time key={start} wish={wishFor(start, asked.practitioner)} choice={choice}>
            {clockWords(start, free.time_zone)}
          </Time>
        )}
      </Week>
    </div>
  );
}

const wishFor = (start: string, practitioner: string) => `${start} ${practitioner}`.trim();

function hoursWords(hours: number) {
  if (hours === 1) return 'an hour';
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}

type Choice = ReturnType<typeof useChosenTimes>;

interface TimeProps {
  wish: string;
  choice: Choice;
  /** Takes the place of the first choice. */
  isFirst?: boolean;
  children: string;
}

/** With scripts it is sent by the list of what is chosen, which knows the order; without them by itself, in the order of the page. */
function Time({ wish, choice, isFirst = false, children }: TimeProps) {
  const isHydrated = useHydrated();
  const place = choice.placeOf(wish);
  const isChosen = place >= 0;
  return (
    <label className="wish">
      <input
        className="cover"
        type="checkbox"
        name={isHydrated || isChosen ? undefined : 'wishes'}
        value={wish}
        checked={isChosen}
        disabled={isChosen && !isHydrated}
        onChange={() => choice.toggle(wish, { isFirst })}
      />
      <span>
        {children} {isChosen && <small>{placeWords(place)}</small>}
      </span>
    </label>
  );
}

/** Chosen times, also in other weeks. Unticking takes one back. */
function Chosen({ choice, free }: { choice: Choice; free: FreeTimes }) {
  const { idOf } = useFormParts();
  const { chosen, isFull, toggle } = choice;
  const takeBack = (wish: string) => {
    document.getElementById(idOf('wishes'))?.focus(); // the box disappears
    toggle(wish);
  };
  return (
    <>
      <p className={isFull ? 'times-full' : 'visually-hidden'} role="status">
        {isFull
          ? `${mostWishedTimes} times are chosen. Untick one of them first.`
          : `${chosen.length} of ${mostWishedTimes} chosen`}
      </p>
      {chosen.length > 0 && (
        <WishGroup name="Your choice">
          {chosen.map((wish, index) => (
            <label key={wish} className="wish">
              <input
                className="cover"
                type="checkbox"
                name="wishes"
                value={wish}
                checked
                onChange={() => takeBack(wish)}
              />
              <span>
                <small>{placeWords(index)}</small> {describe(wish, free)}
              </span>
            </label>
          ))}
        </WishGroup>
      )}
    </>
  );
}

/** 'Tuesday 24 November, 10:00 am, with Nila' */
function describe(wish: string, { time_zone, practitioners }: FreeTimes) {
  const { start, practitioner } = readWish(wish);
  const name = practitioners.find(({ id }) => String(id) === practitioner)?.name;
  return `${momentWords(start, time_zone)}${name ? `, with ${name}` : ''}`;
}

interface PractitionerProps {
  practitioners: FreeTimes['practitioners'];
  value: string;
  onAsk: (change: { practitioner: string }) => void;
}

function Practitioner({ practitioners, value, onAsk }: PractitionerProps) {
  const isHydrated = useHydrated();
  if (practitioners.length < 2) return null;
  return (
    <div className="times-with cluster">
      <SelectField
        name="practitioner"
        label="Who would you like to see?"
        none="Any physiotherapist"
        options={practitioners.map(({ id, name }) => [id, name])}
        required={false}
        defaultValue={value}
        onChange={(event) => onAsk({ practitioner: event.target.value })}
      />
      {!isHydrated && (
        <LoadButton intent="times" at="-wishes">
          Show free times
        </LoadButton>
      )}
    </div>
  );
}

function WeekButton({ week, onAsk, isDisabled, children }: WeekTurn & { onAsk: (change: { week: string }) => void }) {
  return (
    <button
      type="submit"
      className="button button-secondary button-small"
      name="intent"
      value="times"
      formAction={`/appointment?week=${week}#booking-wishes`}
      aria-disabled={isDisabled}
      onClick={(event) => {
        event.preventDefault();
        if (!isDisabled) onAsk({ week });
      }}
    >
      {children}
    </button>
  );
}
