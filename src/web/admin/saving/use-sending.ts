import { useEffect, useRef, useState } from 'react';
import type { Outcome } from './attempt.ts';

/** Sends a form, and says what stands in the way. What was typed stays; the first field that is wrong gets the focus. */
export function useSending<Body, Saved, Field extends string>(
  save: (body: Body) => Promise<Outcome<Saved, Field>>,
  onSaved: (saved: Saved) => void,
) {
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<{ advice: string; attempt: number }>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const isWrong = Object.keys(errors).length > 0;
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function send(body: Body, sent: HTMLFormElement) {
    if (isSending) return;
    form.current = sent;
    setSending(true);
    const outcome = await save(body);
    setSending(false);
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {});
    setFailure((last) =>
      outcome.kind === 'failed' ? { advice: outcome.advice, attempt: (last?.attempt ?? 0) + 1 } : undefined,
    );
    if (outcome.kind === 'saved') onSaved(outcome.saved);
  }

  return { send, isSending, errors, failure };
}
