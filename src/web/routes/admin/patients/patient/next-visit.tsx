import { Link } from 'react-router';
import type { PatientSummary } from '#contract/patients.ts';
import { whatToTell } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { ButtonLink } from '#web/admin/button.tsx';
import { visitPath } from '#web/admin/record-paths.ts';
import { useList } from '#web/admin/records/cache.ts';
import { requests, visits } from '#web/admin/records/kinds.ts';
import { sentenceOf } from '#web/admin/telling/message-words.ts';
import { TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { noPractitioner, spanWords, stateWords, willCome } from '#web/admin/visits/visit-words.ts';
import { dayName, wallTime } from '#web/admin/visits/wall-time.ts';
import { earlierTimeWords } from '#web/admin/visits/wish-words.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/patients.ts';
import { requestsOf } from './requests.tsx';

interface NextVisitProps {
  patientId: number;
  /** Undefined until it has come, null if it could not be loaded. */
  summary: PatientSummary | null | undefined;
}

/** The subject of most calls: the visit ahead, moving it, and telling the patient of it. */
export function NextVisit({ patientId, summary }: NextVisitProps) {
  return (
    <section className="next-visit card" aria-labelledby="next-visit" aria-busy={summary === undefined}>
      <h2 id="next-visit">{words.nextVisit}</h2>
      {summary?.next && <Ahead visit={summary.next} patientId={patientId} />}
      {summary?.next === null && <p className="soft">{words.noNextVisit}</p>}
      {summary?.waiting.map(({ reference, ...wish }) => (
        <p key={reference}>
          <Sentence
            words={words.wantsEarlier}
            fields={{ reference: <span className="num">{reference}</span>, times: earlierTimeWords(wish) }}
          />{' '}
          <Link to="/admin/wait-list">{words.waitList}</Link>
        </p>
      ))}
    </section>
  );
}

function Ahead({ visit: loaded, patientId }: { visit: CalendarVisit; patientId: number }) {
  const { timeZone } = useClinic();
  const visit = visits.expected(loaded) ?? loaded;
  const request = useList(requests, requestsOf(patientId)).list.body.find(({ id }) => id === visit.appointment_id);
  const what = whatToTell(visit) ?? undefined;
  const { starts_at, practitioner, room, treatments } = visit;
  return (
    <>
      <p className="next-visit-when num">
        {dayName(wallTime(starts_at, timeZone).day)}, {spanWords(visit, timeZone)}
      </p>
      <p className="note">
        <bdi>{[practitioner ?? noPractitioner, room, ...treatments].filter(Boolean).join(', ')}</bdi>.{' '}
        <span data-coming={willCome(visit)}>{stateWords(visit)}</span>.
      </p>
      {what && (
        <p className="note">
          {words.notToldYet} {sentenceOf(visit, timeZone)}
        </p>
      )}
      <div className="cluster">
        <ButtonLink to={visitPath(visit, timeZone)}>{words.moveVisit}</ButtonLink>
        {request && <TellButton appointment={request} label={words.tell} {...(what && { what })} />}
      </div>
    </>
  );
}
