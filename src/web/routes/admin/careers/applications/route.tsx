import { QuietButton } from '#web/admin/button.tsx';
import './applications.css';
import type { Application } from '#contract/applications.ts';
import * as applicationMessages from '#contract/messages/applications.ts';
import { downloadApplication, renewApplicationCounts, useApplicationCounts } from '#web/admin/applications.ts';
import { callHref } from '#web/admin/call-href.ts';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure, ListFoot } from '#web/admin/list/list-foot.tsx';
import { rowLinkId } from '#web/admin/list/opened-row.ts';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { DeleteButton } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { recordsOf, useList } from '#web/admin/records/cache.ts';
import { useDelete } from '#web/admin/records/change.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/careers.ts';
import type { Route } from './+types/route.ts';

const kind = 'application';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  renewApplicationCounts();
  await recordsOf<Application>(kind).open(
    '',
    ({ cursor, signal }) => adminApi.applications.list({ query: { limit: '50', cursor } }, { signal }),
    request.signal,
  );
  return { loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.applications, args);

/** Applications are deleted without a question, like openings; Undo brings them back. */
export default function Applications({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const toasts = useToasts();
  const counts = useApplicationCounts();
  const shown = useList(recordsOf<Application>(kind));
  const { list, isLoaded, showMore, records } = shown;
  const { onDelete } = useDelete(shown, applicationMessages, {
    noun: kind,
    calls: adminApi.applications,
    onChanged: renewApplicationCounts,
  });
  const download = async (application: Application) => {
    if (!(await downloadApplication(application))) return toasts.failure(applicationMessages.downloadFailure);
    records.put({ ...application, is_new: false });
    renewApplicationCounts();
  };
  return (
    <div className="tab-page">
      <PartFrame title={words.applications} group="career" fresh={{ '/admin/career/applications': counts?.new }}>
        {counts?.is_full && (
          <div className="applications-full">
            <Alert tone="warning" title={words.full}>
              <p>{words.notRead(counts.new)}</p>
            </Alert>
          </div>
        )}
        {!isLoaded && <ListFailure sentence={applicationMessages.empty} />}
        {isLoaded && list.body.length === 0 && (
          <EmptyState sentence={applicationMessages.empty}>
            <p>{words.applicationsAppearHere}</p>
          </EmptyState>
        )}
        {list.body.length > 0 && (
          <>
            <RecordTable
              className="application-table"
              caption={words.applicationsNewestFirst}
              columns={[words.name, words.appliesFor, words.received, words.file]}
              actions={words.downloadAndDelete}
              isStill
            >
              {list.body.map((application) => (
                <ApplicationRow
                  key={application.id}
                  {...{ application, clock, onDelete }}
                  onDownload={() => void download(application)}
                />
              ))}
            </RecordTable>
            <ListFoot list={list} noun={words.applicationRows} onShowMore={showMore} />
          </>
        )}
      </PartFrame>
    </div>
  );
}

interface ApplicationRowProps {
  application: Application;
  clock: ClinicClock;
  onDelete: (application: Application) => void;
  onDownload: () => void;
}

function ApplicationRow({ application, clock, onDelete, onDownload }: ApplicationRowProps) {
  const { id, name, phone, email, position, letter, is_new, file_type, file_size } = application;
  const received = new Date(application.created_at);
  return (
    <tr>
      <td>
        <bdi className="who">{name}</bdi> {is_new && <StateChip isSettled={false}>{words.fresh}</StateChip>}
        <p className="application-contact">
          <a className="nowrap" href={callHref(phone, useClinic().phone)}>
            {phone}
          </a>
          {email && <a href={mailHref(email, { subject: words.mailSubject(position) })}>{email}</a>}
        </p>
      </td>
      <td dir="auto">
        {position}
        {letter && (
          <details className="application-letter">
            <summary>{words.letter}</summary>
            <p>{letter}</p>
          </details>
        )}
      </td>
      <td className="when num">
        {dayLabel(received, clock)}
        <span className="second-line">{timeLabel(received, clock)}</span>
      </td>
      <td className="num nowrap">
        {file_type.toUpperCase()}, {sizeInWords(file_size)}
      </td>
      <td>
        <div className="record-actions row">
          <QuietButton icon="download" id={rowLinkId(String(id))} onClick={onDownload}>
            {words.download}
            <span className="visually-hidden"> {words.fileOf(name)}</span>
          </QuietButton>
          <DeleteButton label={words.deleteApplicationOf(name)} onClick={() => onDelete(application)} />
        </div>
      </td>
    </tr>
  );
}

function sizeInWords(bytes: number) {
  return bytes < 1_048_576 ? `${Math.ceil(bytes / 1_024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
