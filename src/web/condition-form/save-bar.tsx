import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useStillWorking } from '#web/ui/use-still-working.ts';
import { Working } from '#web/ui/working.tsx';

interface SaveBarProps {
  /** What the button says: 'Save'. */
  label: string;
  isSaving: boolean;
  attempt: number;
  /** Why the last try failed; the sentence, and what to do now. */
  failure?: { sentence: string; advice: ReactNode } | undefined;
  /** How things stand, beside the button. */
  children: ReactNode;
}

/** The button, and beside it what became of the last try: whoever pressed it is looking here. */
export function SaveBar({ label, isSaving, attempt, failure, children }: SaveBarProps) {
  const isStillWorking = useStillWorking(isSaving);
  return (
    <div className="condition-save">
      {failure && !isSaving && <FailureAlert key={attempt} {...failure} />}
      {/* Not `disabled`, which would drop the focus; sending twice is prevented where it is sent. */}
      <button type="submit" className="button button-primary" aria-disabled={isSaving}>
        {isSaving ? <Working /> : <Icon name="check" />}
        {isSaving ? 'Saving' : label}
      </button>
      <p role="status">
        {isStillWorking ? 'Still working. Please keep this page open; nothing you typed is lost.' : children}
      </p>
    </div>
  );
}

function FailureAlert({ sentence, advice }: { sentence: string; advice: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="condition-failure">
      <Alert tone="failure" title={sentence}>
        <p>{advice}</p>
      </Alert>
    </div>
  );
}
