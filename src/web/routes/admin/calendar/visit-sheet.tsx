import { useId, useState } from 'react';
import { Link } from 'react-router';
import * as visitMessages from '#contract/messages/visits.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { VisitStatus } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { callHref } from '#web/admin/call-href.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { besideTheList, SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { useMedia } from '#web/admin/use-media.ts';
import { lasting, undoLabel } from '#web/admin/use-undo.ts';
import {
  RefusedTime,
  TimeFields,
  type TimeValues,
  takeFree,
  toPlace,
  valuesOf,
} from '#web/admin/visits/time-fields.tsx';
import { type Refusal, tryTime } from '#web/admin/visits/try-time.ts';
import { momentWords, nobody, spanWords, stateWords, statusWords } from '#web/admin/visits/visit-words.ts';
import { dayName, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';

interface VisitSheetProps {
  visit: CalendarVisit;
  calendar: Calendar;
  /** As it is now, after a change here or by somebody else. */
  onChange: (now: CalendarVisit) => void;
  onClose: () => void;
}

/** Everything about one visit: what became of it, and when it takes place. */
export function VisitSheet({ visit, calendar, onChange, onClose }: VisitSheetProps) {
  const heading = useId();
  const { phone: clinicPhone } = useClinic();
  const { time_zone } = calendar;
  const { name, phone, treatments, practitioner, room, reference, series, status } = visit;
  const isBeside = useMedia(besideTheList);
  /** Nobody can reach the message with Undo behind a sheet that lies over the page. */
  const settle = (now: CalendarVisit) => {
    onChange(now);
    if (!isBeside) onClose();
  };
  const change = useVisitChanges(visit, onChange, settle);
  const isOver = status === 'cancelled' || status === 'noshow';
  return (
    <SideSheet labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <SheetHeading id={heading}>{name}</SheetHeading>
        <p className="visit-head num">
          <StateChip isSettled={status === 'fulfilled' || status === 'arrived'}>{stateWords(visit)}</StateChip>{' '}
          {dayName(wallTime(visit.starts_at, time_zone).day)}, {spanWords(visit, time_zone)}
        </p>
      </DialogHeader>
      <DialogBody>
        <StatusButtons status={status} busy={change.busy} onSet={change.setStatus} />
        {change.refused && (
          <RefusedTime
            refusal={change.refused.refusal}
            timeZone={time_zone}
            isBusy={change.busy !== undefined}
            onAnyway={() => change.refused && change.setStatus(change.refused.status, true)}
          />
        )}
        <div className="visit-contacts">
          <a className="button button-pine button-small" href={callHref(phone, clinicPhone)} {...useShortcut('call')}>
            <Icon name="phone" />
            Call <span className="num">{phone}</span>
          </a>
          <Link
            className="button button-secondary button-small"
            to={`/admin?${new URLSearchParams({ status: 'all', open: reference })}`}
          >
            Open the request
          </Link>
        </div>
        <dl className="facts">
          <div>
            <dt>Treatments</dt>
            <dd>{treatments.join(', ')}</dd>
          </div>
          <div>
            <dt>With</dt>
            <dd>{practitioner ?? nobody}</dd>
          </div>
          {room && (
            <div>
              <dt>Room</dt>
              <dd>{room}</dd>
            </div>
          )}
          {series && (
            <div>
              <dt>Series</dt>
              <dd>
                Attended {series.attended} of {series.count}
              </dd>
            </div>
          )}
          <div>
            <dt>Reference</dt>
            <dd className="num">{reference}</dd>
          </div>
        </dl>
        {isOver ? (
          <p className="soft">To choose another time, book it again first.</p>
        ) : (
          <MoveForm visit={visit} calendar={calendar} onChange={onChange} onSaved={settle} />
        )}
      </DialogBody>
    </SideSheet>
  );
}

interface StatusButtonsProps {
  status: VisitStatus;
  busy: VisitStatus | undefined;
  onSet: (status: VisitStatus) => void;
}

const actions: Record<VisitStatus, string> = { ...statusWords, booked: 'Book again' };

/** What may become of a visit from here. */
const next: Record<VisitStatus, readonly VisitStatus[]> = {
  booked: ['arrived', 'fulfilled', 'noshow', 'cancelled'],
  arrived: ['fulfilled', 'booked'],
  fulfilled: ['booked'],
  cancelled: ['booked'],
  noshow: ['booked'],
};

function StatusButtons({ status, busy, onSet }: StatusButtonsProps) {
  const isKept = status === 'arrived' || status === 'fulfilled';
  return (
    <fieldset className="visit-statuses">
      <legend className="visually-hidden">Status</legend>
      {next[status].map((one) => (
        <button
          key={one}
          type="button"
          className="button button-secondary button-small"
          aria-disabled={busy !== undefined}
          onClick={() => onSet(one)}
        >
          {busy === one && <Working />}
          {one === 'booked' && isKept ? 'Back to booked' : actions[one]}
        </button>
      ))}
    </fieldset>
  );
}

/** Says what became of a visit; each change can be taken back for a while. */
function useVisitChanges(
  visit: CalendarVisit,
  onChange: (now: CalendarVisit) => void,
  onSaved: (now: CalendarVisit) => void,
) {
  const toasts = useToasts();
  const { offerUndo } = useVisitUndo(onChange);
  const [busy, setBusy] = useState<VisitStatus>();
  const [refused, setRefused] = useState<{ status: VisitStatus; refusal: Refusal }>();
  const params = { id: visit.id };
  const set = async (status: VisitStatus, anyway: boolean) => {
    if (busy !== undefined) return;
    setBusy(status);
    const { result, refusal } = await tryTime(
      () => adminApi.visits.setStatus({ params, body: { status, anyway } }, { ifMatch: visit.version }),
      () => adminApi.visits.get({ params }),
    );
    setBusy(undefined);
    setRefused(refusal && { status, refusal });
    if (refusal) return;
    if (result.kind === 'stale') {
      if (result.theirs) onChange(result.theirs);
      return toasts.failure(`${visitMessages.statusFailure} ${visitMessages.overtaken}`);
    }
    if (result.kind !== 'saved') return toasts.failure(visitMessages.statusFailure);
    onSaved(result.saved);
    offerUndo(`${visit.name}: ${statusWords[status]}.`, (isAnyway) =>
      adminApi.visits.setStatus(
        { params, body: { status: visit.status, anyway: isAnyway } },
        { ifMatch: result.saved.version },
      ),
    );
  };
  return { busy, refused, setStatus: (status: VisitStatus, anyway = false) => void set(status, anyway) };
}

interface MoveFormProps {
  visit: CalendarVisit;
  calendar: Calendar;
  onChange: (now: CalendarVisit) => void;
  onSaved: (now: CalendarVisit) => void;
}

/** Another time, length, practitioner or room. What is typed stays, whatever others do to the visit meanwhile. */
function MoveForm({ visit, calendar, onChange, onSaved }: MoveFormProps) {
  const toasts = useToasts();
  const { offerUndo } = useVisitUndo(onChange);
  const { time_zone, practitioners } = calendar;
  const stored = valuesOf(visit, time_zone);
  const [draft, setDraft] = useState<{ values: TimeValues; version: number }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isStale, setStale] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const values = draft?.values ?? stored;
  const params = { id: visit.id };
  const type = (typed: TimeValues) => setDraft({ values: typed, version: draft?.version ?? visit.version });
  const settle = () => {
    setDraft(undefined);
    setRefusal(undefined);
    setStale(false);
  };
  const move = async (wanted: TimeValues, anyway: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const { result, refusal: refused } = await tryTime(
      () =>
        adminApi.visits.update(
          { params, body: { ...toPlace(wanted), anyway } },
          { ifMatch: draft?.version ?? visit.version },
        ),
      () => adminApi.visits.get({ params }),
    );
    setBusy(false);
    setRefusal(refused);
    if (refused) return;
    if (result.kind === 'stale' && result.theirs) {
      setStale(true);
      setDraft({ values: wanted, version: result.theirs.version });
      return onChange(result.theirs);
    }
    if (result.kind !== 'saved') return toasts.failure(visitMessages.moveFailure);
    settle();
    onSaved(result.saved);
    const before = toPlace(stored);
    offerUndo(`${visitMessages.moved} ${momentWords(result.saved.starts_at, time_zone)}.`, (isAnyway) =>
      adminApi.visits.update(
        { params, body: { ...before, anyway: isAnyway || visit.overbooked } },
        { ifMatch: result.saved.version },
      ),
    );
  };
  return (
    <form
      className="move-form"
      aria-label="Change the visit"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void move(values, false);
      }}
    >
      <h3>Time and place</h3>
      {isStale && <StaleNotice noun="visit" onTake={settle} />}
      <TimeFields values={values} practitioners={practitioners} onChange={type} />
      {refusal && (
        <RefusedTime
          refusal={refusal}
          timeZone={time_zone}
          isBusy={isBusy}
          onTake={(free) => {
            const taken = takeFree(values, free, time_zone);
            type(taken);
            void move(taken, false);
          }}
          onAnyway={() => void move(values, true)}
        />
      )}
      <button type="submit" className="button button-primary button-small" aria-disabled={isBusy}>
        {isBusy && <Working />}
        Save the change
      </button>
    </form>
  );
}

/** Says what was done to a visit, and offers to take it back. */
function useVisitUndo(onChange: (now: CalendarVisit) => void) {
  const toasts = useToasts();
  const offerUndo = (done: string, takeBack: (anyway: boolean) => Promise<CalendarVisit>) => {
    const undo = async (anyway: boolean) => {
      const { result, refusal } = await tryTime(() => takeBack(anyway));
      if (result.kind === 'saved') {
        onChange(result.saved);
        return toasts.success(visitMessages.undone);
      }
      if (!refusal) return toasts.failure(`${visitMessages.moveFailure} ${visitMessages.overtaken}`);
      toasts.failure(refusal.sentence, refusal.canBookAnyway ? lasting('Book anyway', () => undo(true)) : {});
    };
    toasts.success(
      done,
      lasting(undoLabel, () => undo(false)),
    );
  };
  return { offerUndo };
}
