import { useState } from 'react';
import { QuietButton } from '#web/admin/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

interface NotSavedYetProps {
  /** Typed before the dialog was closed; undefined if nothing was. */
  found: unknown;
  /** 'on Friday 20 November at 5:00 pm' */
  when?: string;
  /** Begins with what is stored. */
  onDiscard: () => void;
}

/** Notice in a dialog that opens with what was typed before. */
export function NotSavedYet({ found, when = 'before you closed the window', onDiscard }: NotSavedYetProps) {
  const [isFound, setFound] = useState(found !== undefined);
  const discard = () => {
    setFound(false);
    onDiscard();
  };
  if (!isFound) return null;
  return (
    <Alert tone="note" title="Not saved yet">
      <p>You typed this {when}.</p>
      <QuietButton onClick={discard}>Discard it</QuietButton>
    </Alert>
  );
}
