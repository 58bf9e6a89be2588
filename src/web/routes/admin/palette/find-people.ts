import { useEffect, useState } from 'react';
import { adminApi } from '#web/api/admin-api.ts';
import type { CallOptions } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import type { Command } from './commands.ts';

/** A search starts when typing has paused for so long, in ms. */
const typingPause = 200;
const shortest = 2;
const most = 8;

type Person = Omit<Command, 'run'> & { path: string };

/** Patients by name, reference, e-mail address, and the beginning or the end of a phone number. */
async function findPeople(q: string, options: CallOptions): Promise<Person[]> {
  const { body } = await adminApi.patients.search({ body: { q, limit: String(most) } }, options);
  return body.map(({ id, name, phone, email }) => ({
    key: `patient-${id}`,
    name,
    about: phone ?? email ?? undefined,
    path: `/admin/patients/${id}`,
  }));
}

/** The people who fit what is typed; undefined while they are looked for, null if that failed. Only the latest search is under way. */
export function usePeople(typed: string, isAllowed: boolean): readonly Person[] | null | undefined {
  const q = isAllowed ? typed.trim() : '';
  const [found, setFound] = useState<{ q: string; people: Person[] | null }>();
  useEffect(() => {
    if (q.length < shortest) return;
    const request = new AbortController();
    const { signal } = request;
    const search = async () => {
      const people = await loadOr(null, () => findPeople(q, { signal }), { signal });
      if (!signal.aborted) setFound({ q, people });
    };
    const timer = setTimeout(() => void search(), typingPause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q]);
  if (q.length < shortest) return [];
  return found?.q === q ? found.people : undefined;
}
