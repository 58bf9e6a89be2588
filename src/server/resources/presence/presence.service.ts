import type { OpenElsewhere } from '#contract/appointments.ts';
import { presence } from '#contract/presence.ts';
import { onlyPractitioner } from '#server/auth/own-visits.ts';
import type { Viewer } from '#server/auth/sessions.ts';
import type { ResourceContext } from '../resource.ts';
import { findVisitFor } from '../visits/visits.service.ts';
import * as queries from './presence.queries.ts';

export function mountPresence({ mount, db, sharedTime }: ResourceContext) {
  mount(presence.tell, async ({ body: { tab, open } }, { session }) => {
    const now = await sharedTime(db);
    const key = { session_id: session.id, tab };
    if (!open) await queries.deletePresence(db, key, now);
    else {
      // Practitioners can open nothing but their own visits.
      if (onlyPractitioner(session) !== undefined) await findVisitFor(db, session, open.kind === 'visit' ? open.id : 0);
      await queries.storePresence(db, { ...key, kind: open.kind, record_id: open.id, ends_at: now + lifetimeMs });
    }
    return null;
  });
}

/** Longer than it takes a tab to say again that a record is open. */
const lifetimeMs = 40_000;

type Presence = Awaited<ReturnType<typeof queries.listPresences>>[number];

/** Records that others have open, as far as someone may see them; none on a locked screen. */
export function presencesFor(presences: readonly Presence[], viewer: Viewer): OpenElsewhere[] {
  const only = onlyPractitioner(viewer);
  return presences
    .filter(({ administrator_id, practitioner_id }) => {
      const isOther = administrator_id !== viewer.administratorId;
      return isOther && !viewer.isLocked && (only === undefined || practitioner_id === only);
    })
    .map(({ kind, id, email, name }) => ({ kind, id, email, name: name ?? email }));
}
