import { replace, useNavigate, useNavigation } from 'react-router';
import * as patientMessages from '#contract/messages/patients.ts';
import type { Patient } from '#contract/patients.ts';
import { ButtonLink } from '#web/admin/button.tsx';
import { type ClinicClock, dayLabel } from '#web/admin/list/clinic-clock.ts';
import { ClearSearch } from '#web/admin/list/elsewhere.tsx';
import { ListFailure, ListFoot } from '#web/admin/list/list-foot.tsx';
import { rowLinkId } from '#web/admin/list/opened-row.ts';
import { WithImport } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { openPatients, patientKind, readPatientQuery, searchFor } from '#web/admin/patients/patient-list.ts';
import { countRequests } from '#web/admin/patients/patient-words.ts';
import { recordsOf, useList } from '#web/admin/records/cache.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import * as words from '#words/admin/patients.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const { q } = readPatientQuery(url.searchParams);
  if (url.searchParams.has('q')) throw replace(`/admin/patients${searchFor(q)}`);
  await openPatients(q, signal);
  return { q, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.patients, args);

/** Everyone who has sent a request, or was imported. */
export default function Patients({ loaderData: { q, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const { list, isLoaded, showMore } = useList(recordsOf<Patient>(patientKind), searchFor(q));
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head cluster spread">
          <h1 tabIndex={-1}>{words.patients}</h1>
          <p>{isLoading && <Working says={words.loading} />}</p>
          <WithImport from="patients">{null}</WithImport>
        </header>
        <div className="filter-bar row cluster unprinted">
          <SearchField
            label={words.search}
            hint={words.searchHint}
            value={q}
            onSearch={(typed) =>
              void navigate({ search: searchFor(typed) }, { replace: true, preventScrollReset: true })
            }
          />
        </div>
        <div className="list-area" aria-busy={isLoading}>
          {!isLoaded && <ListFailure sentence={patientMessages.notLoaded} />}
          {isLoaded && list.body.length === 0 && <NoPatients isSearch={q !== ''} />}
          {list.body.length > 0 && (
            <>
              <RecordTable
                className="patient-table"
                caption={words.newestFirst}
                columns={[words.nameAndPhone, words.email, words.requests]}
                actions={words.open}
              >
                {list.body.map((patient) => (
                  <PatientRow key={patient.id} patient={patient} clock={clock} />
                ))}
              </RecordTable>
              <ListFoot list={list} noun={words.patientRows} onShowMore={showMore} />
            </>
          )}
        </div>
      </main>
    </div>
  );
}

function NoPatients({ isSearch }: { isSearch: boolean }) {
  if (!isSearch)
    return (
      <EmptyState sentence={patientMessages.empty}>
        <p>{words.everyoneAppears}</p>
      </EmptyState>
    );
  return (
    <EmptyState sentence={patientMessages.nothingFound}>
      <ClearSearch search="" />
    </EmptyState>
  );
}

function PatientRow({ patient, clock }: { patient: Patient; clock: ClinicClock }) {
  const { id, name, phone, email, request_count, last_request_at } = patient;
  return (
    <tr>
      <td>
        <bdi className="who">{name}</bdi>
        {phone && (
          <span className="second-line num">
            <bdi>{phone}</bdi>
          </span>
        )}
      </td>
      <td className="typed">{email && <bdi>{email}</bdi>}</td>
      <td className="when num">
        {countRequests(request_count)}
        {last_request_at && (
          <span className="second-line">{words.lastOn(dayLabel(new Date(last_request_at), clock))}</span>
        )}
      </td>
      <td className="open">
        <ButtonLink look="quiet" id={rowLinkId(String(id))} to={`/admin/patients/${id}`}>
          {words.open}
          <span className="visually-hidden"> {name}</span>
          <Icon name="next" />
        </ButtonLink>
      </td>
    </tr>
  );
}
