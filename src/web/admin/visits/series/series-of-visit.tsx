import { useState } from 'react';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useUndo } from '#web/admin/records/change.tsx';
import { changedMeanwhile } from '#web/admin/records/conflicts.ts';
import { useOfferTelling } from '#web/admin/telling/use-telling.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { week } from '#web/shell/opening-hours.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/series.ts';
import { ReasonField } from '../cancel-visit.tsx';
import { valuesOf } from '../time-fields.tsx';
import { momentWords } from '../visit-words.ts';
import { addDays } from '../wall-time.ts';
import type { PlanValues } from './plan-fields.tsx';
import { SeriesDialog, setSeriesStatus } from './series-dialog.tsx';

/** 'Attended 3 of 10' */
export const attendedWords = ({ attended, count }: NonNullable<CalendarVisit['series']>) =>
  words.attendedOf(attended, count);

interface SeriesOfVisitProps {
  visit: CalendarVisit;
  onChange: (now: CalendarVisit) => void;
  /** Called with the visit after a change here. */
  onSaved: (now: CalendarVisit) => void;
}

/** Cancels what is left of the series of a booked visit. */
export function CancelSeries({ visit, onChange, onSaved }: SeriesOfVisitProps) {
  const toasts = useToasts();
  const { timeZone } = useClinic();
  const [later, setLater] = useState<readonly CalendarVisit[]>();
  const [reason, setReason] = useState('');
  const isThis = ({ id }: CalendarVisit) => id === visit.id;
  const offerUndo = useUndo();
  const offerTelling = useOfferTelling();
  if (!visit.series) return null;
  const ask = async () => {
    const params = { id: visit.appointment_id };
    const result = await attempt(() => adminApi.visits.listOfRequest({ params }));
    if (result.kind === 'saved') setLater(result.saved.filter(isLater).toReversed());
    else toasts.failure(visitMessages.statusFailure);
  };
  const isLater = ({ series, status, starts_at }: CalendarVisit) =>
    series?.id === visit.series?.id && status === 'booked' && starts_at >= visit.starts_at;
  const cancel = async () => {
    if (!later) return;
    const result = await attempt(() => setSeriesStatus(later, 'cancelled', { reason: reason.trim() || null }));
    setLater(undefined);
    setReason('');
    if (result.kind !== 'saved') return toasts.failure(`${visitMessages.statusFailure} ${changedMeanwhile}`);
    result.saved.filter(isThis).forEach(onSaved);
    const offer = await offerTelling(result.saved);
    offerUndo(visitMessages.seriesCancelled(result.saved.length), {
      offer,
      takeBack: (anyway) => setSeriesStatus(result.saved, 'booked', { anyway }),
      offerUndone: offerTelling,
      onUndone: (visits) => visits.filter(isThis).forEach(onChange),
    });
  };
  const [last] = later?.slice(-1) ?? [];
  return (
    <>
      <QuietButton onClick={() => void ask()}>{words.cancelThisAndAll}</QuietButton>
      {later && last && (
        <ConfirmDialog
          question={words.cancelVisits(later.length)}
          confirm={words.cancelThem}
          cancel={words.keepThem}
          onConfirm={cancel}
          onCancel={() => setLater(undefined)}
        >
          <p>{words.cancelFromTo(momentWords(visit.starts_at, timeZone), momentWords(last.starts_at, timeZone))}</p>
          <ReasonField reason={reason} onType={setReason} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Books more visits like this one, which the plan begins with. */
export function MoreVisits({ visit, onBooked }: { visit: CalendarVisit; onBooked: () => void }) {
  const { timeZone } = useClinic();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} shortcut="series">
        {words.bookASeries}
      </Button>
      {isOpen && (
        <SeriesDialog
          appointmentId={visit.appointment_id}
          name={visit.name}
          begin={planLike(visit, timeZone)}
          draftName={`series ${visit.reference}`}
          onBooked={() => {
            close();
            onBooked();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Once a week from the week after. */
function planLike(visit: CalendarVisit, timeZone: string): Partial<PlanValues> {
  const { day, time, minutes, practitioner, room } = valuesOf(visit, timeZone);
  const weekday = week[(new Date(day).getUTCDay() + 6) % 7];
  return { firstDay: addDays(day, 7), times: weekday ? { [weekday]: time } : {}, minutes, practitioner, room };
}
