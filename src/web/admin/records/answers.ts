import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { latestChanges, useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { loadOr } from '#web/api/load-or.ts';
import { type Records, subscribe, tell, useList, type Versioned } from './cache.ts';

// Answers of the API by what they are about: a page shows what is known at once and asks again.

/** Changes of these are heard of at once. */
type Followed = 'visits' | 'requests';

type Load<T> = (options: { signal: AbortSignal; isBackground: true }) => Promise<T>;

interface Answer {
  /** Undefined until it has come, null if it could not be loaded. */
  value: unknown;
  /** Changes that had been heard of when it was asked for. */
  heard: unknown;
  request?: AbortController | undefined;
  /** Resolves once what is under way has been answered. */
  asked?: Promise<void>;
  /** How many parts of the page show it. */
  shown: number;
  /** Stays known after the page was left. */
  stays: boolean;
}

const answers = new Map<string, Answer>();

function entryOf(name: string): Answer {
  const answer = answers.get(name) ?? { value: undefined, heard: undefined, shown: 0, stays: false };
  answers.set(name, answer);
  return answer;
}

function ask<T>(name: string, load: Load<T>, heard: unknown) {
  const answer = entryOf(name);
  answer.request?.abort();
  const request = new AbortController();
  Object.assign(answer, { request, heard });
  answer.asked = receive(answer, load, request.signal);
  return answer.asked;
}

async function receive<T>(answer: Answer, load: Load<T>, signal: AbortSignal) {
  const value = await loadOr(undefined, () => load({ signal, isBackground: true }), { signal });
  if (signal.aborted) return;
  answer.request = undefined;
  // A failure leaves what was known.
  if (value !== undefined) answer.value = value;
  else answer.value ??= null;
  tell();
}

interface Follows {
  /** Records whose change reloads the answer. */
  follows?: Followed | undefined;
  /** A value whose change reloads the answer, while the former one shows. */
  about?: string;
}

/** The answer of a call, undefined until it has come, and null if it could not be loaded. Without a name nothing is asked. */
export function useAnswer<T>(
  name: string | undefined,
  load: Load<T>,
  { follows, about }: Follows = {},
): T | null | undefined {
  const { visitChanges, changes } = useLiveUpdates();
  const version = follows && { visits: visitChanges, requests: changes }[follows];
  const heard = about === undefined ? version : `${about} ${version}`;
  const askNow = useEffectEvent((asked: string) => void ask(asked, load, heard));
  useEffect(() => {
    if (name === undefined) return;
    const answer = entryOf(name);
    answer.shown += 1;
    return () => {
      answer.shown -= 1;
      if (answer.shown > 0 || answer.stays) return;
      answer.request?.abort();
      answers.delete(name);
    };
  }, [name]);
  useEffect(() => {
    if (name === undefined) return;
    const { value, request, heard: heardThen } = entryOf(name);
    const isCurrent = heardThen === heard && (request !== undefined || (value !== undefined && value !== null));
    if (!isCurrent) askNow(name);
  }, [name, heard]);
  return useSyncExternalStore(subscribe, () =>
    name === undefined ? undefined : (answers.get(name)?.value as T | null | undefined),
  );
}

/** An answer that loaders open and pages show. While `isWanted` is false, `use` asks for nothing. */
export function sharedAnswer<T>(name: string, load: Load<T>, follows?: Followed) {
  return {
    /** Waits only while nothing is known. */
    async open() {
      const answer = entryOf(name);
      answer.stays = true;
      const heard = follows && latestChanges()[follows];
      // The click waits for what was asked for before it.
      if (answer.request === undefined || answer.heard !== heard) void ask(name, load, heard);
      const { asked } = answer;
      if (answer.value === undefined || answer.value === null) await asked;
    },
    /** Starts loading it with the rest of the page, without waiting for it. */
    ask: () => void ask(name, load, undefined),
    /** Shows in its place what is known better by now. */
    set: (value: T) => {
      entryOf(name).value = value;
      tell();
    },
    use: (isWanted = true) => useAnswer(isWanted ? name : undefined, load, { follows }),
  };
}

/** An answer that is a list of records. It shows as it is expected to be, with the changes that are under way. */
export function sharedList<Item extends Versioned>(
  records: Records<Item>,
  name: string,
  load: Load<Item[]>,
  follows?: Followed,
) {
  const loadIds: Load<true> = async (options) => {
    records.showAll(name, await load(options));
    return true;
  };
  const { open, use } = sharedAnswer(`${records.kind} ${name}`, loadIds, follows);
  return {
    open,
    use: (isWanted = true) => {
      const isAnswered = use(isWanted);
      const { list, isLoaded } = useList(records, name);
      return isLoaded || isAnswered ? list.body : isAnswered;
    },
  };
}
