import { useState } from 'react';
import { QuietButton } from '#web/admin/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import * as words from '#words/admin/parts.ts';

interface NotSavedYetProps {
  /** Typed before the dialog was closed; undefined if nothing was. */
  found: unknown;
  /** When it was typed, in a sentence. */
  says?: string;
  /** Begins with what is stored. */
  onDiscard: () => void;
}

/** Notice in a dialog that opens with what was typed before. */
export function NotSavedYet({ found, says = words.typedBefore, onDiscard }: NotSavedYetProps) {
  const [isFound, setFound] = useState(found !== undefined);
  const discard = () => {
    setFound(false);
    onDiscard();
  };
  if (!isFound) return null;
  return (
    <Alert tone="note" title={words.notSavedYet}>
      <p>{says}</p>
      <QuietButton onClick={discard}>{words.discardIt}</QuietButton>
    </Alert>
  );
}
