import { Link } from 'react-router';
import type { ImportRecord } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';

interface ImportListProps {
  /** Null when they could not be loaded. */
  imports: readonly ImportRecord[] | null;
  clock: ClinicClock;
}

/** Imports with their date and author, newest first. */
export function ImportList({ imports, clock }: ImportListProps) {
  if (!imports) return <ListFailure sentence={importMessages.empty} />;
  if (imports.length === 0) return <p className="soft">{importMessages.empty}</p>;
  return (
    <ul className="import-list">
      {imports.map((record) => (
        <li key={record.id}>
          <p className="import-name">
            {hasReport(record) ? (
              <Link to={`?open=${record.id}`}>
                <bdi>{record.file_name}</bdi>
              </Link>
            ) : (
              <bdi>{record.file_name}</bdi>
            )}
          </p>
          <p>{record.failure ?? importMessages.progressOf(record)}</p>
          <p className="soft small">
            {momentLabel(record.created_at, clock)}
            {record.administrator && (
              <>
                , by <bdi>{record.administrator}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

const hasReport = ({ source }: ImportRecord) => source === 'wordpress' || source === 'markdown';
