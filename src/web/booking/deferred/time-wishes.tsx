import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import * as timeMessages from '#contract/messages/times.ts';
import { daysAhead, mostWishedTimes } from '#contract/plain/visitor-limits.ts';
import type { FreeTimes } from '#contract/times.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as booking from '#words/booking.ts';
import * as words from '#words/booking-parts.ts';
import { direction } from '#words/locale.ts';
import { LoadButton, Retry } from '../booking-choices.tsx';
import type { ChosenTime, PostedTimes } from '../booking-values.ts';
import { DayWishes } from './day-wishes.tsx';
import { clockWords, firstFreeWords, momentWords, shortDayWords } from './time-words.ts';
import { readWish, useChosenTimes } from './use-chosen-times.ts';
import { useFreeTimes } from './use-free-times.ts';
import { Wish, WishGroup } from './wish-group.tsx';

/** 1 where lines run to the right, and -1 where they run to the left. */
const forward = direction === 'rtl' ? -1 : 1;

interface TimeWishesProps {
  before: readonly string[];
  posted: PostedTimes | undefined;
  /** Free times near the first choice, which someone else has now. */
  nearest: readonly FreeTime[] | undefined;
  onTime: (time: ChosenTime | undefined) => void;
}

/** Up to three of the free times: the first of all with one tap, or those of a day. */
export function TimeWishes({ before, posted, nearest, onTime }: TimeWishesProps) {
  const { id } = useFormParts();
  const { phone } = useClinic();
  const { asked, free, isLoading, ask, reload } = useFreeTimes(id, posted);
  const [day, setDay] = useState(posted?.day);
  const list = useRef<HTMLDivElement>(null);
  const choice = useChosenTimes(list, before, nearest);
  const [first] = choice.chosen;
  useEffect(() => onTime(first && free ? inWords(first, free) : undefined), [first, free, onTime]);
  if (free === undefined) return <Working says={words.loadingTimes} />;
  if (free === null) return <Retry sentence={timeMessages.failure} intent="times" onRetry={reload} />;
  if (!free.offered) return <DayWishes before={before} />;
  const taken = nearest?.map((time) => wishFor(time.starts_at, asked.practitioner && String(time.practitioner_id)));
  const days = free.days.filter(({ times }) => times.length > 0);
  const [firstDay] = days;
  const shown = days.find((one) => one.day === day) ?? firstDay;
  const clock = (start: string) => clockWords(start, free.time_zone);
  return (
    <div ref={list} className="times stack" aria-busy={isLoading}>
      <input type="hidden" name="day" value={shown?.day ?? ''} />
      <p className="hint">
        {words.howToChoose(mostWishedTimes, momentWords(free.held_until, free.time_zone), free.minutes)}
      </p>
      {taken && taken.length > 0 && (
        <WishGroup name={words.freeNearIt}>
          {taken.map((wish) => (
            <Time key={wish} wish={wish} choice={choice} isFirst>
              {momentWords(readWish(wish).start, free.time_zone)}
            </Time>
          ))}
        </WishGroup>
      )}
      <Chosen choice={choice} free={free} />
      {firstDay?.times.slice(0, 1).map((start) => (
        <div key={start} className="first-free">
          <Time wish={wishFor(start, asked.practitioner)} choice={choice} isFirst>
            {firstFreeWords(firstDay.day, start, free.time_zone)}
          </Time>
        </div>
      ))}
      <Practitioner practitioners={free.practitioners} value={asked.practitioner} onAsk={ask} />
      {shown ? (
        <>
          <DayStrip days={days.map((one) => one.day)} shown={shown.day} onShow={setDay} />
          <WishGroup name={words.freeOn(shortDayWords(shown.day))}>
            {shown.times.map((start) => (
              <Time key={start} wish={wishFor(start, asked.practitioner)} choice={choice}>
                {clock(start)}
              </Time>
            ))}
          </WishGroup>
        </>
      ) : (
        <p role="status">
          <Sentence words={words.noneFree} fields={{ days: daysAhead, phone: <PhoneLink number={phone} /> }} />
        </p>
      )}
    </div>
  );
}

const wishFor = (start: string, practitioner: string) => `${start} ${practitioner}`.trim();

type Choice = ReturnType<typeof useChosenTimes>;

interface TimeProps {
  wish: string;
  choice: Choice;
  /** Takes the place of the first choice. */
  isFirst?: boolean;
  children: string;
}

/** A time to choose. The list of chosen times sends it; pages without scripts send the checkbox itself. */
function Time({ wish, choice, isFirst = false, children }: TimeProps) {
  const isHydrated = useHydrated();
  const place = choice.placeOf(wish);
  const isChosen = place >= 0;
  return (
    <Wish
      name={isHydrated || isChosen ? undefined : 'wishes'}
      value={wish}
      checked={isChosen}
      disabled={isChosen && !isHydrated}
      onChange={() => choice.toggle(wish, { isFirst })}
    >
      {children} {isChosen && <small>{words.choice(place)}</small>}
    </Wish>
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
        {isFull ? words.mostAreChosen(mostWishedTimes) : words.chosenOf(chosen.length, mostWishedTimes)}
      </p>
      {chosen.length > 0 && (
        <WishGroup name={words.yourChoice}>
          {chosen.map((wish, index) => (
            <Wish key={wish} name="wishes" value={wish} checked onChange={() => takeBack(wish)}>
              <small>{words.choice(index)}</small> {describe(wish, free)}
            </Wish>
          ))}
        </WishGroup>
      )}
    </>
  );
}

function inWords(wish: string, { time_zone, practitioners }: FreeTimes) {
  const { start, practitioner } = readWish(wish);
  return {
    when: momentWords(start, time_zone),
    who: practitioners.find(({ id }) => String(id) === practitioner)?.name,
  };
}

/** 'Tuesday 24 November, 10:00 am, with Nila' */
function describe(wish: string, free: FreeTimes) {
  const { when, who } = inWords(wish, free);
  return who ? words.withPractitioner(when, who) : when;
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
        label={words.whomToSee}
        none={words.anyone}
        options={practitioners.map(({ id, name }) => [id, name])}
        required={false}
        defaultValue={value}
        onChange={(event) => onAsk({ practitioner: event.target.value })}
      />
      {!isHydrated && (
        <LoadButton intent="times" at="-when">
          {booking.showFreeTimes}
        </LoadButton>
      )}
    </div>
  );
}

/** The days that have free times: one stop for Tab, in which arrow keys go on. Without scripts each is a page of its own. */
function DayStrip({ days, shown, onShow }: { days: readonly string[]; shown: string; onShow: (day: string) => void }) {
  const isHydrated = useHydrated();
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const place = days.indexOf(shown);
    const next = { ArrowRight: place + forward, ArrowLeft: place - forward, Home: 0, End: days.length - 1 }[key];
    const day = days[next ?? -1];
    if (day === undefined) return;
    event.preventDefault();
    onShow(day);
    (currentTarget.children[next ?? 0] as HTMLElement).focus();
  };
  return (
    <div className="day-strip row" role="toolbar" aria-label={words.daysWithFreeTimes} tabIndex={-1} onKeyDown={goOn}>
      {days.map((day) => (
        <button
          key={day}
          type="submit"
          className="day"
          name="intent"
          value="times"
          formAction={pageAddress(`/appointment?day=${day}#booking-when`)}
          aria-pressed={day === shown}
          tabIndex={isHydrated && day !== shown ? -1 : undefined}
          onClick={(event) => {
            event.preventDefault();
            onShow(day);
          }}
        >
          {shortDayWords(day)}
        </button>
      ))}
    </div>
  );
}
