import { type ClosureForm, closures, type SpecialHours } from '#contract/closures.ts';
import type { Database } from '#server/db/database.ts';
import { listRecords, type RecordKind } from '#server/db/records.queries.ts';
import { hoursFact } from '#server/scheduling/facts.ts';
import { refusePastDay } from '../check-days.ts';
import { clinicDay } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import { storePreview } from '../previews/previews.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { closureOn, closuresBetween, readClosure, type StoredClosure } from './closures.queries.ts';

const kind: RecordKind<'closures', StoredClosure> = {
  table: 'closures',
  kind: 'closure',
  nameOf: ({ reason }) => reason,
  toRecord: readClosure,
  texts: { reason: 'reason', starts_on: 'first day', ends_on: 'last day' },
  factsOf: ({ spans }) => ({ hours: hoursFact(JSON.parse(spans) as ClosureForm['spans']) }),
  moves: { 'visits.changes': 1 }, // open calendars show closures
};

export function mountClosures(context: ResourceContext) {
  const { mount, db, clock } = context;
  mount(closures.listPublic, () => listSpecialHours(db, clock()));
  mount(closures.list, ({ query }) => listRecords(db, kind, query));
  mount(closures.listBetween, ({ query }) => closuresBetween(db, query.from, query.to));
  mountRecords(context, closures, kind, {
    create: async (form, trx, { at }) => {
      await refusePastDay(trx, form.ends_on, at, 'ends_on');
      return { ...rowOf(form), created_at: at };
    },
    // A last day in the past is accepted: it ends the closure.
    update: rowOf,
  });
  // Previews the page with the opening hours, however far ahead the closure is.
  mount(closures.preview, ({ body }, call) => {
    const shown: SpecialHours = { ...body, announced: true, today: false };
    return storePreview(call, '/about', { '/api/closures': [shown] });
  });
}

/** Special hours for the website and search engines: those that have not ended, up to a year ahead. */
async function listSpecialHours(db: Database, now: number) {
  const today = await clinicDay(db, now);
  const coming = await closuresBetween(db, today, addDays(today, 365));
  const announced = new Set(coming.filter((closure) => isAnnounced(closure, today)).map(({ id }) => id));
  return withoutOverlaps(coming)
    .filter(({ ends_on }) => ends_on >= today)
    .map((part) => ({ ...part, announced: announced.has(part.id), today: part.starts_on <= today }));
}

/** How many days before its first day the website shows a closure. */
const noticeDays = 14;

function isAnnounced({ starts_on }: Pick<StoredClosure, 'starts_on'>, today: string) {
  return addDays(starts_on, -noticeDays) <= today;
}

/** Cuts closures, in the order of `closuresBetween`, so that no day is in two of them. The parts are in the order of their days. */
function withoutOverlaps(closures: readonly StoredClosure[]): StoredClosure[] {
  const starts = closures.flatMap(({ starts_on, ends_on }) => [starts_on, addDays(ends_on, 1)]);
  const boundaries = [...new Set(starts)].toSorted();
  const parts: StoredClosure[] = [];
  for (const [index, starts_on] of boundaries.slice(0, -1).entries()) {
    const counting = closureOn(closures, starts_on);
    if (!counting) continue;
    const ends_on = addDays(boundaries[index + 1] ?? '', -1);
    const last = parts.at(-1);
    // An earlier one ends within this one, which does not divide it.
    if (last?.id === counting.id) last.ends_on = ends_on;
    else parts.push({ ...counting, starts_on, ends_on });
  }
  return parts;
}

function addDays(day: string, days: number) {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

function rowOf({ spans, ...form }: ClosureForm) {
  return { ...form, spans: JSON.stringify(spans) };
}
