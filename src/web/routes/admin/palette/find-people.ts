import { useEffect, useState } from 'react';
import { loadRequests } from '#web/admin/list/search-call.ts';
import type { CallOptions } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import type { Command } from './commands.ts';

/** A search starts when typing has paused for so long, in ms. */
const typingPause = 200;
const shortest = 2;
const most = 8;

type Person = Omit<Command, 'run'> & { path: string };

/** Patients by name, reference, e-mail address or phone number, the newest request first. */
async function findPeople(q: string, options: CallOptions): Promise<Person[]> {
  const { body } = await loadRequests({ q, status: 'all', limit: String(most) }, options);
  return body.map(({ id, name, phone, reference }) => ({
    key: `person-${id}`,
    name,
    about: `${phone}, ${reference}`,
    path: `/admin?${new URLSearchParams({ status: 'all', open: reference })}`,
  }));
}

/** The people who fit what is typed; undefined while they are looked for, null if that failed. Only the latest search is under way. */
export function usePeople(typed: string): readonly Person[] | null | undefined {
  const q = typed.trim();
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
