import { StaleNotice } from '#web/admin/saving/stale-notice.tsx';
import { Alert } from '#web/ui/alert.tsx';
import type { useClinicEdit } from './use-clinic-edit.ts';

/** What one should know before going on. */
export function Notices({ edit }: { edit: ReturnType<typeof useClinicEdit> }) {
  const { both, base, isRestored, isUnsaved } = edit;
  if (both) {
    return (
      <StaleNotice key={base.version} noun="clinic profile" onTake={edit.discard}>
        <p>
          {both.length > 0
            ? `You both changed ${listWords(both)}.`
            : 'You changed different things, so saving again keeps both.'}
        </p>
      </StaleNotice>
    );
  }
  if (!isRestored || !isUnsaved) return null;
  return (
    <div className="clinic-notice">
      <Alert tone="note" title="What you had not saved is back.">
        <p>Save it, or discard it at the bottom of the page.</p>
      </Alert>
    </div>
  );
}

function listWords(words: readonly string[]) {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}
