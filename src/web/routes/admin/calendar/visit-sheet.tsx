import { attempt } from '#web/forms/define-form.ts';
import './visit-sheet.css';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import * as visitMessages from '#contract/messages/visits.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { callHref } from '#web/admin/call-href.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { Presence } from '#web/admin/live/presence.tsx';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { besideTheList, SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { useBusy } from '#web/admin/store/busy.ts';
import { useDraft } from '#web/admin/store/drafts.ts';
import { recordsOf } from '#web/admin/store/records.ts';
import { PatientLink } from '#web/admin/telling/patient-link.tsx';
import { useMedia } from '#web/admin/use-media.ts';
import { NoShows } from '#web/admin/visits/no-shows.tsx';
import { type Refusal, refusalOf } from '#web/admin/visits/refusal.ts';
import { MoreVisits, SeriesOfVisit } from '#web/admin/visits/series/series-of-visit.tsx';
import {
  RefusedTime,
  TimeFields,
  type TimeValues,
  takeFree,
  toPlace,
  valuesOf,
} from '#web/admin/visits/time-fields.tsx';
import { momentWords, noPractitioner, spanWords, stateWords } from '#web/admin/visits/visit-words.ts';
import { dayName, wallTime } from '#web/admin/visits/wall-time.ts';
import { EarlierTime } from '#web/admin/wait-list/earlier-time.tsx';
import { WhoFitsLink } from '#web/admin/wait-list/wait-list-links.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { AfterAttended } from './after-attended.tsx';
import { StatusButtons, type VisitChanges } from './visit-changes.tsx';

interface VisitSheetProps {
  visit: CalendarVisit;
  calendar: Calendar;
  changes: VisitChanges;
  /** Called after a change here or by someone else. */
  onChange: (now: CalendarVisit) => void;
  onClose: () => void;
}

/** Everything about one visit: what became of it, and when it takes place. */
export function VisitSheet({ visit, calendar, changes, onChange, onClose }: VisitSheetProps) {
  const heading = useId();
  const { phone: clinicPhone } = useClinic();
  const { time_zone } = calendar;
  const { name, phone, treatments, practitioner, room, reference, status } = visit;
  const isBeside = useMedia(besideTheList);
  /** No one can reach the message with Undo behind a sheet that lies over the page. */
  const settle = () => {
    if (!isBeside) onClose();
  };
  const showSaved = (now: CalendarVisit) => {
    onChange(now);
    settle();
  };
  const isOver = status === 'cancelled' || status === 'noshow';
  return (
    <SideSheet labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <SheetHeading id={heading}>{name}</SheetHeading>
        <p className="visit-head row cluster num">
          <StateChip isSettled={status === 'fulfilled' || status === 'arrived'}>{stateWords(visit)}</StateChip>{' '}
          {dayName(wallTime(visit.starts_at, time_zone).day)}, {spanWords(visit, time_zone)}
        </p>
        <Presence kind="visit" {...visit} />
      </DialogHeader>
      <DialogBody>
        <StatusButtons
          visit={visit}
          timeZone={time_zone}
          changes={changes}
          onSet={(next) => {
            if (next !== 'fulfilled') settle(); // what follows an attended visit is offered here
          }}
        />
        <AfterAttended visit={visit} onSettled={settle} />
        <div className="visit-contacts cluster">
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
          <MoreVisits visit={visit} timeZone={time_zone} onBooked={() => !isBeside && onClose()} />
        </div>
        <NoShows appointmentId={visit.appointment_id} />
        <dl className="facts">
          <div>
            <dt>Treatments</dt>
            <dd>{treatments.join(', ')}</dd>
          </div>
          <div>
            <dt>With</dt>
            <dd>{practitioner ?? noPractitioner}</dd>
          </div>
          {room && (
            <div>
              <dt>Room</dt>
              <dd>{room}</dd>
            </div>
          )}
          <SeriesOfVisit visit={visit} onChange={onChange} onSaved={showSaved} />
          <div>
            <dt>Reference</dt>
            <dd className="num">{reference}</dd>
          </div>
        </dl>
        <PatientLink appointmentId={visit.appointment_id} />
        {isOver ? (
          <>
            <p className="soft">To choose another time, book it again first.</p>
            <WhoFitsLink visit={visit} />
          </>
        ) : (
          <MoveForm {...{ visit, calendar }} offerUndo={changes.offerUndo} onSaved={showSaved} />
        )}
        {status === 'booked' && (
          <EarlierTime appointmentId={visit.appointment_id} name={name} draftName={`earlier-time ${visit.reference}`} />
        )}
      </DialogBody>
    </SideSheet>
  );
}

const visits = recordsOf<CalendarVisit>('visit');

interface TypedTime {
  values: TimeValues;
  /** Version of the visit when typing began. */
  version: number;
}

interface MoveFormProps extends Pick<VisitSheetProps, 'visit' | 'calendar'> {
  offerUndo: VisitChanges['offerUndo'];
  onSaved: (now: CalendarVisit) => void;
}

/** Another time, length, practitioner or room. What is typed stays, whatever others do to the visit meanwhile. */
function MoveForm({ visit, calendar, offerUndo, onSaved }: MoveFormProps) {
  const toasts = useToasts();
  const { time_zone, practitioners } = calendar;
  const stored = valuesOf(visit, time_zone);
  const { found: draft, store, forget } = useDraft<TypedTime>(`visit ${visit.id}`);
  const [isFound, setFound] = useState(draft !== undefined);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isStale, setStale] = useState(false);
  const { isBusy, run } = useBusy();
  const values = draft?.values ?? stored;
  const params = { id: visit.id };
  const type = (now: TimeValues) => store({ values: now, version: draft?.version ?? visit.version });
  const settle = () => {
    setFound(false);
    forget();
    setRefusal(undefined);
    setStale(false);
  };
  const move = async (wanted: TimeValues, anyway: boolean) => {
    const from = { id: visit.id, version: draft?.version ?? visit.version };
    const update = (now: { ifMatch: number }) =>
      adminApi.visits.update({ params, body: { ...toPlace(wanted), anyway } }, now);
    const load = () => adminApi.visits.get({ params });
    const result = await run(() => attempt(() => visits.inTurn(from, update), { load }));
    if (!result) return;
    const refused = refusalOf(result);
    setRefusal(refused);
    if (refused) return;
    if (result.kind === 'stale' && result.theirs) {
      setStale(true);
      store({ values: wanted, version: result.theirs.version });
      return visits.put(result.theirs);
    }
    if (result.kind !== 'saved') return toasts.failure(visitMessages.moveFailure);
    settle();
    onSaved(result.saved);
    offerUndo(visit, result.saved, `${visitMessages.moved} ${momentWords(result.saved.starts_at, time_zone)}.`);
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
      {isFound && <NotSavedYet found={draft} onDiscard={settle} />}
      <TimeFields values={values} practitioners={practitioners} onChange={type} />
      {refusal && (
        <RefusedTime
          refusal={refusal}
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
