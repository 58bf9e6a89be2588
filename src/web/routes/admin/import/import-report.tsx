import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportReport as Report } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { ButtonLink, QuietButton } from '#web/admin/button.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import * as words from '#words/admin/import.ts';
import { locale } from '#words/locale.ts';

const pollMs = 1_500;

/** Report of an import of blogs: it follows the import while that goes on, and can be read later. */
export function ImportReport({ report }: { report: Report }) {
  const { revalidate, state: loading } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const toasts = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, state, file_name, pictures } = report;
  const goesOn = state === 'reading' || state === 'removing' || (state === 'done' && pictures.waiting > 0);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!goesOn || loading !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), pollMs);
    return () => clearTimeout(timer);
  }, [goesOn, loading, revalidate]);

  const remove = async () => {
    const result = await attempt(() => adminApi.imports.remove({ params: { id } }));
    setAsking(false);
    if (result.kind === 'saved') toasts.success(importMessages.removed);
    else toasts.failure(importMessages.removeFailure);
    await revalidate();
  };

  return (
    <section className="import-card card" aria-label={words.reportOf(file_name)}>
      <h2 ref={heading} tabIndex={-1}>
        <bdi>{file_name}</bdi>
      </h2>
      {state === 'failed' ? (
        <Alert tone="failure" title={report.failure ?? importMessages.failedByUs} />
      ) : (
        <p role="status" className="import-status row cluster">
          {goesOn && <Working />}
          {importMessages.progressOf(report)}
        </p>
      )}
      {state === 'done' && <Details report={report} />}
      {state === 'done' && report.added > 0 && (
        <div className="import-choice row cluster">
          <ButtonLink to="/admin/blogs">{words.lookAtTheBlogs}</ButtonLink>
          <QuietButton onClick={() => setAsking(true)}>{words.removeWhatWasAdded}</QuietButton>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          question={importMessages.removeQuestion(report.added)}
          confirm={words.remove}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          <p>{importMessages.removeWarning}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Details({ report }: { report: Report }) {
  const { left_out: leftOut, pictures_left_out: lost, pictures, redirects, redirect_count: redirected } = report;
  return (
    <>
      <Fold
        summary={words.leftOut}
        count={leftOut.reduce((sum, { count }) => sum + count, 0)}
        rows={leftOut.map(({ what, reason, count, titles }) => (
          <li key={`${what} ${reason}`}>
            <p className="import-name">
              {what}: <span className="num">{count.toLocaleString(locale)}</span>
            </p>
            <p>{importMessages.reasons[reason] ?? ''}</p>
            {titles.length > 0 && (
              <p className="soft small" dir="auto">
                {titles.join(' · ')}
                {count > titles.length && ' …'}
              </p>
            )}
          </li>
        ))}
      />
      <Fold
        summary={words.picturesLeftOut}
        count={pictures.left_out}
        rows={lost.map(({ blog, address, reason }) => (
          <li key={`${blog} ${address}`}>
            <p className="import-name" dir="auto">
              {blog}
            </p>
            <p>{importMessages.reasons[reason] ?? ''}</p>
            <p className="soft small">{address}</p>
          </li>
        ))}
      />
      <Fold
        summary={words.oldAddressesThatLead}
        count={redirected}
        about={importMessages.redirects}
        rows={redirects.map(({ from, to }) => (
          <li key={from}>
            <p>{from}</p>
            <p className="soft small">{to}</p>
          </li>
        ))}
      />
    </>
  );
}

interface FoldProps {
  summary: string;
  count: number;
  about?: string;
  rows: ReactNode[];
}

function Fold({ summary, count, about, rows }: FoldProps) {
  if (rows.length === 0) return null;
  return (
    <details className="import-details">
      <summary>
        {summary}: {count.toLocaleString(locale)}
      </summary>
      {about && <p>{about}</p>}
      <ul className="import-rows">{rows}</ul>
    </details>
  );
}
