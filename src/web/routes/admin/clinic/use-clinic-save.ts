import { useRef, useState } from 'react';
import type { ClinicProfile } from '#contract/clinic.ts';
import { attempt, type Outcome } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';
import type { ClinicValues } from './clinic-values.ts';
import { listPaths } from './paths.ts';
import type { useClinicEdit } from './use-clinic-edit.ts';

type Errors = Record<string, string>;

/** Saves what was edited, at most once at a time, and remembers what was wrong with it. */
export function useClinicSave(edit: ReturnType<typeof useClinicEdit>, onSaved: () => void) {
  const [errors, setErrors] = useState<Errors>({});
  const [advice, setAdvice] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const busy = useRef(false);

  async function save() {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setAdvice(undefined);
    const outcome = await send(edit.values, edit.base.version);
    await take(outcome, edit.values);
    setAttempts((count) => count + 1);
    setSaving(false);
    busy.current = false;
  }

  async function take(outcome: Outcome<ClinicProfile, string>, sent: ClinicValues) {
    setErrors(outcome.kind === 'invalid' ? withoutGaps(outcome.errors) : {});
    if (outcome.kind === 'failed') setAdvice(outcome.advice);
    if (outcome.kind === 'stale') await readTheirs();
    if (outcome.kind !== 'saved') return;
    edit.markSaved(sent, outcome.saved);
    onSaved();
  }

  async function readTheirs() {
    const theirs = await attempt(() => adminApi.clinic.get());
    if (theirs.kind === 'saved') edit.carryOver(theirs.saved);
    else setAdvice('Someone else has changed the profile, and their changes could not be loaded. Please try again.');
  }

  return {
    errors,
    advice,
    isSaving,
    /** Counts the tries: the same message again is a new one. */
    attempts,
    save,
    /** What is being corrected, or has moved to another place, is no longer wrong. */
    forgetErrors: (path: string) =>
      setErrors((now) =>
        Object.fromEntries(Object.entries(now).filter(([at]) => at !== path && !at.startsWith(`${path}.`))),
      ),
    forgetAll: () => {
      setErrors({});
      setAdvice(undefined);
    },
  };
}

async function send(values: ClinicValues, version: number) {
  return attempt(() => adminApi.clinic.update({ body: values }, { ifMatch: version }), listPaths(values));
}

function withoutGaps(errors: Partial<Errors>) {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
