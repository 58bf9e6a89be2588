import { useEffect, useRef } from 'react';
import { Alert } from '#web/ui/alert.tsx';

interface StaleNoticeProps {
  /** What the other person wrote. */
  theirs: string | null;
  onTake: (text: string) => void;
}

/** Two people worked on one request: shows what the other left, and keeps what was typed here. */
export function StaleNotice({ theirs, onTake }: StaleNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className="stale-notice">
      <Alert tone="warning" title="Someone else has changed this request in the meantime.">
        {theirs !== null && <blockquote>{theirs}</blockquote>}
        <p>This is the newest version. What you typed is still below, and saving again puts it in its place.</p>
        {theirs !== null && (
          <button type="button" className="button button-secondary button-small" onClick={() => onTake(theirs)}>
            Take theirs instead
          </button>
        )}
      </Alert>
    </div>
  );
}
