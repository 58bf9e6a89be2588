import './presence.css';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenKind } from '#contract/presence.ts';
import { createKey } from '#web/admin/idempotency-key.ts';
import { recordsOf } from '#web/admin/records/cache.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { readKnownSession } from '#web/api/session.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/live.ts';
import { locale } from '#words/locale.ts';
import { useOpenElsewhere } from './live-updates.tsx';

interface OpenRecord {
  kind: OpenKind;
  id: number;
}

/** All in ms. */
const times = {
  /** Leafing through a list tells no one. */
  untilTold: 400,
  /** How often a tab says again that its record is open. */
  repeat: 15_000,
  /** How long a change is one of just now. */
  change: 60_000,
};

/** Says who else has a record open and that one of them has just changed it, and tells them that it is open here. */
export function Presence({ kind, id, version }: OpenRecord & { version: number }) {
  const here = useOpenElsewhere().filter((one) => one.kind === kind && one.id === id);
  const changed = useChangedByOthers({ kind, id }, version);
  useEffect(() => tellWhileOpen({ kind, id }), [kind, id]);
  return (
    <p role="status" className="presence">
      {here.length > 0 && (
        <Sentence
          words={here.length > 1 ? words.areHere : words.isHere}
          fields={{ people: <People names={here.map(({ name }) => name)} /> }}
        />
      )}
      {changed && (
        <Sentence
          words={changed.by ? words.changedNowBy : words.changedNow}
          fields={{ person: <bdi>{changed.by}</bdi> }}
        />
      )}
    </p>
  );
}

/** 'Asha and Ravi' */
function People({ names }: { names: readonly string[] }) {
  return new Intl.ListFormat(locale)
    .formatToParts(names)
    .map(({ type, value }, place) => (
      <Fragment key={place}>{type === 'element' ? <bdi>{value}</bdi> : value}</Fragment>
    ));
}

/** Undefined unless someone else has changed the record within the last minute, while it was open here. */
function useChangedByOthers({ kind, id }: OpenRecord, version: number) {
  const [changed, setChanged] = useState<{ version: number; by: string | undefined }>();
  const seen = useRef(version);
  const isOwnOnly = useIsPractitioner(); // the history of a record is for the front desk
  const findAuthor = useEffectEvent(async (signal: AbortSignal) => {
    if (isOwnOnly) return setChanged({ version, by: undefined });
    const options = { signal, isBackground: true };
    const entries = await loadOr(null, () => adminApi.history.list({ params: { kind, id } }, options), { signal });
    const [last] = entries ?? [];
    const isRecent = last && Date.now() - Date.parse(last.created_at) < times.change;
    const author = isRecent ? last : undefined;
    const by = author?.administrator_name ?? undefined;
    const isOwn = by !== undefined && author?.administrator === readKnownSession()?.email;
    if (!signal.aborted && !isOwn) setChanged({ version, by });
  });
  useEffect(() => {
    if (version <= seen.current) return;
    seen.current = version;
    if (recordsOf(kind).isOwn(id, version)) return;
    const end = new AbortController();
    void findAuthor(end.signal);
    const timer = setTimeout(() => setChanged(undefined), times.change);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [version, kind, id]);
  return changed?.version === version ? changed : undefined;
}

const tab = createKey();
let wanted: OpenRecord | null = null;
let told: OpenRecord | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Tells others for as long as someone can see the record. Returns how to end that. */
function tellWhileOpen(open: OpenRecord) {
  const end = new AbortController();
  const { signal } = end;
  const show = () => tellSoon(document.hidden ? null : open);
  show();
  const repetition = setInterval(() => !document.hidden && tell(), times.repeat);
  document.addEventListener('visibilitychange', show, { signal });
  window.addEventListener('pagehide', () => tellSoon(null, 0), { signal });
  window.addEventListener('pageshow', show, { signal });
  return () => {
    end.abort();
    clearInterval(repetition);
    tellSoon(null);
  };
}

/** The last of what is open at short intervals is all that is told. */
function tellSoon(open: OpenRecord | null, after = times.untilTold) {
  wanted = open;
  clearTimeout(timer);
  if (after === 0) tell();
  else timer = setTimeout(tell, after);
}

/** One call follows the other. What could not be told is told with the next repetition, or ends by itself. */
function tell() {
  const open = wanted;
  if (open === null && told === null) return;
  told = open;
  const send = () => adminApi.presence.tell({ body: { tab, open } }, { keepalive: true });
  last = last.then(send).catch(() => undefined);
}
