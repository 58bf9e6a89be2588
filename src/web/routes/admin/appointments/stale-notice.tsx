import { Alert } from '#web/ui/alert.tsx';

interface StaleNoticeProps {
  /** What the other person wrote. */
  theirs: string | null;
  onTake: (text: string) => void;
}

/** Two people worked on one request: shows what the other left, and keeps what was typed here. */
export function StaleNotice({ theirs, onTake }: StaleNoticeProps) {
  return (
    <Alert tone="warning" title="Someone else has changed this request in the meantime.">
      {theirs !== null && <blockquote className="stale-remarks">{theirs}</blockquote>}
      <p>Above is the newest version, and what you typed is still below. Saving again puts yours in its place.</p>
      {theirs !== null && (
        <button type="button" className="button button-secondary button-small" onClick={() => onTake(theirs)}>
          Take theirs instead
        </button>
      )}
    </Alert>
  );
}
