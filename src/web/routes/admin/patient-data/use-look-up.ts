import { useState } from 'react';
import type { Erased, PatientData } from '#contract/patient-data.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { useSending } from '#web/admin/saving/use-sending.ts';
import { adminApi } from '#web/api/session.ts';

export interface Found {
  contact: string;
  data: PatientData;
  /** Tells one look from the next. */
  at: number;
}

const fields = ['contact'] as const;

/** What is kept of one person, as it was when somebody looked, and what was erased of it. */
export function useLookUp() {
  const [found, setFound] = useState<Found>();
  const [erased, setErased] = useState<Erased>();
  const sending = useSending(find, setFound);

  return {
    ...sending,
    found,
    erased,
    find: (contact: string, form: HTMLFormElement) => {
      setErased(undefined);
      return sending.send(contact, form);
    },
    again: async (contact: string) => {
      const outcome = await find(contact);
      setFound(outcome.kind === 'saved' ? outcome.saved : undefined);
    },
    wasErased: (gone: Erased) => {
      setErased(gone);
      setFound(undefined);
    },
  };
}

export type LookUp = ReturnType<typeof useLookUp>;

function find(contact: string) {
  const look = async () => ({ contact, data: await adminApi.patientData.find({ body: { contact } }), at: Date.now() });
  return attempt(look, fields);
}
