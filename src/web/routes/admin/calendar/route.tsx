import { Button, QuietButton } from '#web/admin/button.tsx';
import { TitledDialog } from '#web/admin/titled-dialog.tsx';
import './calendar.css';
import { useMemo, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { RoomClosure } from '#contract/room-closures.ts';
import { leaveForms } from '#web/admin/hours/leave-fields.tsx';
import { createKey } from '#web/admin/idempotency-key.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { readOpen } from '#web/admin/list/list-address.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { useClose, useRowFocus } from '#web/admin/list/opened-row.ts';
import { useAnswer } from '#web/admin/records/answers.ts';
import { useRecord } from '#web/admin/records/cache.ts';
import { useHasDrafts } from '#web/admin/records/draft.ts';
import { visits } from '#web/admin/records/kinds.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { besideTheList } from '#web/admin/side-sheet.tsx';
import { useSayBooked } from '#web/admin/telling/use-telling.ts';
import { useMedia } from '#web/admin/use-media.ts';
import { bookRequest } from '#web/admin/visits/book-dialog.tsx';
import { refusalOf } from '#web/admin/visits/refusal.ts';
import { RefusedTime, toPlace } from '#web/admin/visits/time-fields.tsx';
import { useRooms } from '#web/admin/visits/use-rooms.ts';
import { dayName, timeOf } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt, clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/calendar.ts';
import { daysFromTo } from '#words/hours.ts';
import type { Route } from './+types/route.ts';
import { AwayDialog } from './away-dialog.tsx';
import { BookHere, type Wanted } from './book-here.tsx';
import {
  type CalendarData,
  type CalendarQuery,
  isOneDay,
  isSameCalendar,
  openCalendar,
  readCalendarQuery,
  toSearch,
  useCalendar,
} from './calendar-data.ts';
import { CalendarHead } from './calendar-head.tsx';
import { DaySheets } from './day-sheets.tsx';
import type { Spot } from './drag.ts';
import { feedForms } from './feeds-dialog.tsx';
import type { Lane } from './lanes.ts';
import { RequestSheet, RequestsLink, requestsOpen } from './request-picker.tsx';
import { RoomClosureDialog, roomForms } from './room-closure-dialog.tsx';
import { type Refused, useVisitChanges } from './visit-changes.tsx';
import { VisitSheet } from './visit-sheet.tsx';
import { Visits } from './visits.tsx';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const day = await openCalendar(readCalendarQuery(url.searchParams));
  const id = Number(readOpen(url.searchParams));
  // A visit of another day can be open, such as one that was moved there.
  if (id > 0 && !visits.find(id)) {
    const found = await loadOr(undefined, () => adminApi.visits.get({ params: { id } }, { signal }), { signal });
    if (found) visits.put(found);
  }
  return { day };
}

/** Opening and closing a visit leaves the calendar as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : !isSameCalendar(currentUrl, nextUrl);
}

export const clientAction = clientActionOf(adminApi, {
  add: leaveForms.add,
  'close-room': roomForms.add,
  'change-room-closure': roomForms.update,
  ...feedForms,
});

export const meta = (args: Route.MetaArgs) => pageMeta(words.calendar, args);

export default function CalendarPage({ loaderData: { day } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const query = useMemo(() => readCalendarQuery(params), [params]);
  const open = readOpen(params);
  const isLoading = useNavigation().state === 'loading';
  const { data, show } = useCalendar(query.view, day);
  const stored = useRecord(visits, ({ id }) => String(id) === open);
  const opened = stored && (visits.expected(stored) ?? stored);
  const close = useClose(toSearch(query));
  const [wanted, setWanted] = useState<Wanted>();
  const [away, setAway] = useState<string>();
  const leave = useLeave(params.get('leave'));
  const [closing, setClosing] = useState<string | RoomClosure>();
  const rooms = useRooms();
  const sayBooked = useSayBooked();
  const [said, setSaid] = useState('');
  const isOwnOnly = useIsPractitioner();
  const changes = useVisitChanges(data, show);
  useRowFocus(open);
  const isBeside = useMedia(besideTheList);
  /** Books a request where it was dropped; if that is refused, in the dialog. */
  async function bookAt(request: Appointment, { lane, from }: Spot) {
    if (!data) return;
    const chosen = lane.replace('null', '');
    const begin = {
      day: isOneDay(query.view) ? data.day : lane,
      time: timeOf(from),
      practitioner: query.view === 'day' ? chosen : query.practitioner,
      room: query.view === 'rooms' ? chosen : '',
    };
    const place = { ...toPlace({ minutes: '', ...begin }), anyway: false };
    const result = await attempt(() => bookRequest(request.id)(place, { idempotencyKey: createKey() }));
    const refused = refusalOf(result);
    if (result.kind !== 'saved') return setWanted({ request, begin, ...(refused && { refused }) });
    show(result.saved);
    void sayBooked(result.saved, { before: request });
  }
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head cluster spread">
          <h1 tabIndex={-1}>{words.calendar}</h1>
          <p>
            {isLoading && <Working says={words.loadingTheCalendar} />}
            {data && describeDays(data)}
          </p>
          {data && !isOwnOnly && (
            <CalendarTools
              query={query}
              open={open}
              onBook={() => setWanted({ begin: { day: data.day, practitioner: query.practitioner } })}
              onAway={() => setAway(query.practitioner)}
              {...(rooms.some(({ is_hidden }) => !is_hidden) && { onRoom: () => setClosing('') })}
            />
          )}
        </header>
        {data ? (
          <>
            <CalendarHead query={query} day={data.day} practitioners={data.calendar.practitioners} />
            <div className="calendar" aria-busy={isLoading}>
              <Visits
                {...{ data, query, open, changes }}
                timeZone={data.calendar.time_zone}
                onPlace={(lane, from) => setWanted({ begin: placeIn(lane, from, query) })}
                onBooked={show}
                onAway={setAway}
                onRoom={setClosing}
                onSay={setSaid}
              />
            </div>
            <DaySheets data={data} practitioner={query.practitioner} />
            <p className="visually-hidden" aria-live="polite">
              {said}
            </p>
          </>
        ) : (
          <ListFailure sentence={visitMessages.notLoaded} reason={words.itCouldNotBe} />
        )}
      </main>
      {opened && data && (
        <VisitSheet
          key={opened.id}
          visit={opened}
          calendar={data.calendar}
          onChange={show}
          onClose={close}
          changes={changes}
        />
      )}
      {open === requestsOpen && (
        <RequestSheet
          onBook={(request) => setWanted({ request, begin: { practitioner: query.practitioner } })}
          onDrop={(request, spot) => void bookAt(request, spot)}
          onClose={close}
        />
      )}
      {wanted && (
        <BookHere
          {...wanted}
          onBooked={(visit) => {
            setWanted(undefined);
            show(visit);
            if (open === requestsOpen && !isBeside) void close(); // the message is behind it
          }}
          onClose={() => setWanted(undefined)}
        />
      )}
      {data && (leave || away !== undefined) && (
        <AwayDialog
          calendar={data.calendar}
          begin={{ day: data.day, practitioner: away ?? '' }}
          leave={away === undefined ? leave : undefined}
          onMoved={show}
          onClose={() => (away === undefined ? void close() : setAway(undefined))}
        />
      )}
      {data && closing !== undefined && (
        <RoomClosureDialog
          rooms={rooms}
          begin={typeof closing === 'string' ? { room: closing, day: data.day } : closing}
          onMoved={show}
          onClose={() => setClosing(undefined)}
        />
      )}
      {changes.dialog}
      {changes.refused && <RefusedDialog {...changes.refused} onClose={changes.forgetRefused} />}
      <DraftsGuard />
    </div>
  );
}

/** Leave whose visits are to be moved: the page of leave leads here. */
function useLeave(id: string | null) {
  return useAnswer(id && /^\d+$/.test(id) ? `leave ${id}` : undefined, (options) =>
    adminApi.absences.get({ params: { id: Number(id) } }, options),
  );
}

function describeDays({ days }: CalendarData) {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? dayName(first) : daysFromTo(dayName(first), dayName(last));
}

/** A place in a lane, as the fields have it; in a week of one practitioner it is theirs. */
function placeIn({ day, practitioner_id, room_id }: Lane, from: number, { practitioner }: CalendarQuery) {
  const who = practitioner_id === undefined ? practitioner : String(practitioner_id ?? '');
  return { day, time: timeOf(from), practitioner: who, ...(room_id && { room: String(room_id) }) };
}

interface CalendarToolsProps {
  query: CalendarQuery;
  open: string | undefined;
  onBook: () => void;
  onAway: () => void;
  /** None where no room can be chosen. */
  onRoom?: () => void;
}

/** Buttons of the calendar; a menu has those that are needed rarely, where there is little room. */
function CalendarTools({ query, open, onBook, onAway, onRoom }: CalendarToolsProps) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="tab-actions calendar-tools cluster unprinted">
      <RequestsLink query={query} isOpen={open === requestsOpen} />
      <Button icon="plus" onClick={onBook} shortcut="add">
        {words.bookATime}
      </Button>
      <button type="button" className="icon-button calendar-more" popoverTarget="calendar-menu">
        <Icon name="more" />
        <span className="visually-hidden">{words.leaveRoomsAndPrint}</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the buttons inside are pressed */}
      <div
        ref={menu}
        id="calendar-menu"
        className="calendar-menu"
        popover="auto"
        onClick={() => menu.current?.hidePopover()}
      >
        <QuietButton onClick={onAway} shortcut="leave">
          {words.addLeave}
        </QuietButton>
        {onRoom && <QuietButton onClick={onRoom}>{words.closeARoom}</QuietButton>}
        <QuietButton onClick={() => window.print()} shortcut="print">
          {words.print}
        </QuietButton>
      </div>
    </div>
  );
}

/** Apart, so that the calendar does not render with every letter. */
function DraftsGuard() {
  return (
    <LeaveGuard
      isUnsaved={useHasDrafts('book', 'series', 'earlier-time', 'visit', 'own-note', 'leave-dialog', 'room-closure')}
    />
  );
}

/** Why a visit is back where it was, and what is free instead. */
function RefusedDialog({ visit, onClose, ...refused }: Refused & { onClose: () => void }) {
  return (
    <TitledDialog
      heading={<Sentence words={words.notChanged} fields={{ name: <bdi>{visit.name}</bdi> }} />}
      buttons={
        <Button look="quiet" isLarge onClick={onClose}>
          {words.leaveItAsIt}
        </Button>
      }
      onClose={onClose}
    >
      <RefusedTime {...refused} />
    </TitledDialog>
  );
}
