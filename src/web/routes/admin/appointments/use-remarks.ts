import { useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { SaveOutcome } from './save-remarks.ts';
import type { Drafts } from './use-drafts.ts';

interface RemarksOptions {
  drafts: Drafts;
  onSave: (remarks: string) => Promise<SaveOutcome>;
}

/** What is being typed about one request, and what stands in the way of saving it. */
export function useRemarks(appointment: Appointment, { drafts, onSave }: RemarksOptions) {
  const [text, setText] = useState(() => drafts.read(appointment));
  const [problem, setProblem] = useState<string>();
  const [isStale, setStale] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);

  const change = (typed: string) => {
    setText(typed);
    drafts.keep(appointment, typed);
    setProblem(undefined);
  };

  async function save() {
    if (isSaving) return;
    const reason = problemOf(text);
    setProblem(reason);
    if (reason) return input.current?.focus();
    setSaving(true);
    const outcome = await onSave(text);
    setSaving(false);
    setStale(outcome.kind === 'stale');
    if (outcome.kind === 'invalid') setProblem(outcome.message);
    if (outcome.kind === 'failed') setProblem(outcome.reason);
  }

  return { text, change, save, input, problem, isStale, isSaving };
}

function problemOf(text: string) {
  const { length } = text.trim();
  if (length === 0) return appointmentMessages.noRemarks;
  if (length > limits.remarks) return `Please use at most ${limits.remarks.toLocaleString('en')} characters.`;
  return undefined;
}
