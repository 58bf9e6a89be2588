import { useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import * as patientMessages from '#contract/messages/patients.ts';
import type { Patient } from '#contract/patients.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { NameList } from '#web/admin/name-list.tsx';
import { requestPath } from '#web/admin/record-paths.ts';
import { useList } from '#web/admin/records/cache.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { requests } from '#web/admin/records/kinds.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/patients.ts';
import * as stateWords from '#words/admin/request-states.ts';
import { locale } from '#words/locale.ts';
import { valuesOf } from './card-dialog.tsx';

interface RequestsProps {
  patient: Patient;
  /** Requests are with another patient, or back. */
  onMoved: () => void;
}

/** Name of the list of someone's requests in the store. */
export const requestsOf = (id: number) => `patient ${id}`;

/** Requests, newest first. Some of them can become those of a new patient. */
export function Requests({ patient, onMoved }: RequestsProps) {
  const { timeZone } = useClinic();
  const { list, showMore } = useList(requests, requestsOf(patient.id));
  const [chosen, setChosen] = useState<readonly number[]>();
  const { split, isBusy } = useSplit(patient, () => {
    setChosen(undefined);
    onMoved();
  });
  const toggle = (id: number) =>
    setChosen((before = []) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{words.requests}</h2>
      {list.body.length === 0 && <p className="soft">{words.noneYet}</p>}
      <ul className="patient-list lined">
        {list.body.map((request) => (
          <li key={request.id} className="row">
            {chosen && (
              <input
                className="tick"
                type="checkbox"
                aria-label={words.chooseRequest(request.reference)}
                checked={chosen.includes(request.id)}
                onChange={() => toggle(request.id)}
              />
            )}
            <p>
              <Sentence
                words={words.requestLine}
                fields={{
                  day: <Link to={requestPath(request.reference)}>{formatDay(request.created_at, timeZone)}</Link>,
                  state: stateOf(request),
                  treatments: <NameList names={request.treatmentType} />,
                }}
              />
              <span className="second-line num">
                <Sentence
                  words={request.name === patient.name ? '{reference}' : words.sentAs}
                  fields={{ reference: request.reference, name: <bdi>{request.name}</bdi> }}
                />
              </span>
            </p>
          </li>
        ))}
      </ul>
      {list.body.length > 0 && <ListFoot list={list} noun={words.requestRows} onShowMore={showMore} />}
      {list.body.length > 0 &&
        (chosen ? (
          <div className="cluster">
            <Button
              look="pine"
              isBusy={isBusy}
              aria-disabled={isBusy || chosen.length === 0}
              onClick={() => chosen.length > 0 && void split(chosen)}
            >
              {words.moveToNew(chosen.length, chosen.length.toLocaleString(locale))}
            </Button>
            <QuietButton onClick={() => setChosen(undefined)}>{words.cancel}</QuietButton>
          </div>
        ) : (
          <QuietButton onClick={() => setChosen([])}>{words.moveRequests}</QuietButton>
        ))}
    </section>
  );
}

/** 'Tried', or 'Cancelled'. */
function stateOf({ stage, outcome }: Appointment) {
  if (outcome) return stateWords.outcomes[outcome].toLowerCase();
  return stateWords.stages[stage ?? 'new'].toLowerCase();
}

/** Undo merges the new patient into this one, whose card stays as it was. */
function useSplit(patient: Patient, onMoved: () => void) {
  const { isBusy, run } = useBusy();
  const toasts = useToasts();
  const offerUndo = useUndo();
  const params = { id: patient.id };
  const split = async (requests: readonly number[]) => {
    const body = { requests: [...requests] };
    const result = await run(() =>
      attempt(() => adminApi.patients.split({ params, body }, { ifMatch: patient.version }), { fields: [] }),
    );
    if (!result) return;
    if (result.kind !== 'saved')
      return toasts.failure(
        isFailure(result) ? `${patientMessages.splitFailure} ${adviceFor(result)}` : patientMessages.notTheirs,
      );
    onMoved();
    const { patient: now, added } = result.saved;
    const back = { ...valuesOf(now), other_id: added.id, other_version: added.version };
    offerUndo(patientMessages.split, {
      takeBack: () => adminApi.patients.merge({ params, body: back }, { ifMatch: now.version }),
      onUndone: onMoved,
      words: {
        restored: patientMessages.joined,
        restoreFailure: patientMessages.joinFailure,
        cannotRestore: patientMessages.cannotJoin,
      },
    });
  };
  return { split, isBusy };
}
