import './import.css';
import { Fragment, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ImportRecord } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/import.ts';
import type { Route } from './+types/route.ts';
import { MarkdownImport, WordpressImport } from './blog-import.tsx';
import { ImportReport } from './import-report.tsx';
import { TableImport } from './table-import.tsx';

export async function clientLoader({ request: { signal, url } }: Route.ClientLoaderArgs) {
  const open = new URL(url).searchParams.get('open');
  const [imports, report] = await Promise.all([
    loadOr(null, () => adminApi.imports.list({}, { signal }), { signal }),
    open ? loadOr(null, () => adminApi.imports.get({ params: { id: open } }, { signal }), { signal }) : null,
  ]);
  return { imports, report, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.importWord, args);

/** Adds what a clinic brings along from another website or from a spreadsheet. */
export default function ImportPage({ loaderData: { imports, report, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  // The link in the list of treatments leads to its own part first.
  const isTable = !['blogs', null].includes(useSearchParams()[0].get('from'));
  const blogs = (
    <Fragment key="blogs">
      <Section heading={words.blogsFromWordpress}>
        <WordpressImport />
      </Section>
      <Section heading={words.blogsFromMarkdownFiles}>
        <MarkdownImport />
      </Section>
    </Fragment>
  );
  const table = (
    <Section key="table" heading={words.fromASpreadsheet}>
      <TableImport />
    </Section>
  );
  return (
    <TabMain
      title={words.importWord}
      beside={
        <p>
          {words.contentFrom} <Link to="/admin/samples">{words.removeSamples}</Link>
        </p>
      }
    >
      <div className="import grid tab-body">
        {report && <ImportReport key={report.id} report={report} />}
        {isTable ? [table, blogs] : [blogs, table]}
        <Section heading={words.whatWasImported}>
          <ImportList imports={imports} clock={clock} />
        </Section>
      </div>
    </TabMain>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="import-card card" aria-label={heading}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

interface ImportListProps {
  /** Null when they could not be loaded. */
  imports: readonly ImportRecord[] | null;
  clock: ClinicClock;
}

/** Imports with their date and author, newest first. */
function ImportList({ imports, clock }: ImportListProps) {
  if (!imports) return <ListFailure sentence={importMessages.empty} />;
  if (imports.length === 0) return <p className="soft">{importMessages.empty}</p>;
  return (
    <ul className="import-list lined">
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
            {record.administrator ? (
              <Sentence
                words={words.momentBy}
                fields={{ moment: momentLabel(record.created_at, clock), name: <bdi>{record.administrator}</bdi> }}
              />
            ) : (
              momentLabel(record.created_at, clock)
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

const hasReport = ({ source }: ImportRecord) => source === 'wordpress' || source === 'markdown';
