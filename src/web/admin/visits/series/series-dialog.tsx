import './series.css';
import { useId } from 'react';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { useUndo } from '#web/admin/store/undo.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { noPlace } from '../place-fields.tsx';
import { usePractitioners } from '../use-practitioners.ts';
import { ChosenList } from './chosen-list.tsx';
import type { ChosenVisit } from './chosen-visits.ts';
import { PlanFields, type PlanValues } from './plan-fields.tsx';
import { setSeriesStatus } from './set-series-status.ts';
import { useSeries } from './use-series.ts';

interface SeriesDialogProps {
  appointmentId: number;
  /** Name of the patient. */
  name: string;
  /** Values that an already booked visit suggests for the others. */
  begin?: Partial<PlanValues>;
  draftName: string;
  onBooked: (visits: readonly CalendarVisit[]) => void;
  onClose: () => void;
}

const nothing: PlanValues = { count: '10', firstDay: '', times: {}, ...noPlace };

/** Books several visits at once: first the plan, then every date of it, and all of them or none are booked. */
export function SeriesDialog({ appointmentId, name, begin, draftName, onBooked, onClose }: SeriesDialogProps) {
  const id = useId();
  const { timeZone } = useClinic();
  const practitioners = usePractitioners();
  const offerUndo = useUndo();
  const series = useSeries({
    appointmentId,
    begin: { ...nothing, ...begin },
    draftName,
    onBooked: (booked) => {
      onBooked(booked); // no one can reach a toast behind a modal dialog
      offerUndo(visitMessages.seriesBooked(booked.length), { takeBack: () => setSeriesStatus(booked, 'cancelled') });
    },
  });
  const { visits, isBusy, failure } = series;
  const chosen = visits?.filter(({ start }) => start !== null).length ?? 0;
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogHeader>
        <h2 id={id}>
          Book a series for <bdi>{name}</bdi>
        </h2>
        {visits && <p role="status">{describePlan(visits)}</p>}
      </DialogHeader>
      <DialogBody>
        <NotSavedYet found={series.found} onDiscard={series.discard} />
        <form
          id={`${id}-form`}
          noValidate
          aria-label="Series"
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy) return;
            if (!visits) void series.showDates();
            else if (chosen > 0) void series.book();
          }}
        >
          {failure && (
            <Alert key={failure.count} tone="failure" title={visitMessages.seriesFailure} takesFocus>
              <p>{failure.sentence}</p>
            </Alert>
          )}
          {visits ? (
            <ChosenList visits={visits} timeZone={timeZone} onChoose={series.choose} />
          ) : (
            <PlanFields values={series.plan} practitioners={practitioners} onChange={series.type} />
          )}
        </form>
      </DialogBody>
      <DialogFooter>
        <button
          type="submit"
          form={`${id}-form`}
          className="button button-primary"
          aria-disabled={isBusy || (visits !== undefined && chosen === 0)}
        >
          {isBusy && <Working />}
          {visits ? `Book ${chosen === 1 ? '1 visit' : `${chosen} visits`}` : 'Show the dates'}
        </button>
        {visits && (
          <button type="button" className="button button-secondary" onClick={series.replan}>
            Change the plan
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
      </DialogFooter>
    </Dialog>
  );
}

function describePlan(visits: readonly ChosenVisit[]) {
  const clashes = visits.filter(({ refusal }) => refusal !== null).length;
  if (clashes === 0) return `All ${visits.length} visits can be booked.`;
  const rest = clashes === 1 ? '1 cannot be' : `${clashes} cannot be`;
  return `${visits.length} visits, of which ${rest} as planned. Choose another time, book it anyway, or leave it out.`;
}
