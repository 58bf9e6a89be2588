import { Button } from '#web/admin/button.tsx';
import './stale-notice.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { type RecordNoun, saveAgain } from '#web/admin/records/conflicts.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import * as words from '#words/admin/records.ts';

interface StaleNoticeProps {
  noun: RecordNoun;
  /** Values that the other person left, as far as they help here. */
  children?: ReactNode;
  /** Puts theirs into the form; left out where there is nothing to take. */
  onTake?: (() => void) | undefined;
}

/** Someone else saved the same record first. What was typed here stays, and saving again overwrites theirs. */
export function StaleNotice({ noun, children, onTake }: StaleNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className="stale-notice">
      <Alert tone="warning" title={words.sentences[noun].changed}>
        {children}
        <p>{saveAgain(onTake !== undefined)}</p>
        {onTake && <Button onClick={onTake}>{words.takeTheirs}</Button>}
      </Alert>
    </div>
  );
}

/** Someone else deleted the record while it was being edited here. What was typed stays. */
export function GoneNotice({ noun, children }: { noun: RecordNoun; children: ReactNode }) {
  return (
    <div className="stale-notice">
      <Alert tone="warning" title={words.sentences[noun].deleted} takesFocus>
        {children}
      </Alert>
    </div>
  );
}

interface DifferencesProps<Field extends string> {
  /** The names that people know the fields by, in their order. */
  labels: Readonly<Record<Field, string>>;
  theirs: Readonly<Record<Field, string>>;
  mine: Readonly<Record<Field, string>>;
}

/** Values that the other person saved, in the fields that differ. */
export function Differences<Field extends string>({ labels, theirs, mine }: DifferencesProps<Field>) {
  const fields = (Object.keys(labels) as Field[]).filter((field) => theirs[field] !== mine[field]);
  return fields.map((field) => (
    <blockquote key={field}>
      <strong>{labels[field]}:</strong> <span dir="auto">{theirs[field] || words.nothing}</span>
    </blockquote>
  ));
}
