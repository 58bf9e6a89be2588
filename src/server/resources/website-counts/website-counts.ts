import { countedPages, otherPage } from '#contract/plain/website-counts.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { CountKind } from '#server/db/tables/operation.ts';
import { dayAt } from '#server/scheduling/days.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import { addCounts, deleteCountsBefore, listExistingPages } from './website-counts.queries.ts';

export type WebsiteCounts = ReturnType<typeof createWebsiteCounts>;

const most = {
  /** Different things that are added up in memory at a time. */
  inMemory: 2_000,
  /** Words of a search that wait for their third occurrence. */
  words: 1_000,
  letters: 60,
};
const occurrences = 3;
const days = 90;

const patterns = countedPages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`));

/** Adds up in memory what visitors open, so that a burst of them does not hold up bookings; `store` writes it as totals of the day. */
export function createWebsiteCounts(db: Database, clock: Clock) {
  let counts = new Map<string, number>();
  const rare = new Map<string, number>();
  let cleanedOn = '';

  function add(kind: CountKind, name: string, count = 1) {
    const isPage = kind === 'view' || kind === 'call' || kind === 'whatsapp';
    const known = !isPage || patterns.some((pattern) => pattern.test(name)) ? name : otherPage;
    const key = JSON.stringify([kind, known]);
    const isFull = counts.size >= most.inMemory && !counts.has(key);
    const counted = isFull ? JSON.stringify([kind, otherPage]) : key;
    counts.set(counted, (counts.get(counted) ?? 0) + count);
  }

  return {
    add,
    /** Words for which nothing was found. They are stored from the third time on, and never if they may name someone. */
    addMiss(typed: string) {
      const words = typed.toLowerCase().replace(/\s+/g, ' ').trim();
      if (words === '' || words.length > most.letters || /[\p{N}@]/u.test(words)) return;
      const before = rare.get(words) ?? 0;
      rare.delete(words);
      rare.set(words, before + 1);
      const [oldest] = rare.keys();
      if (rare.size > most.words && oldest !== undefined) rare.delete(oldest);
      if (before + 1 === occurrences) add('search', words, occurrences);
      else if (before + 1 > occurrences) add('search', words);
    },
    async store() {
      const day = dayAt(clock(), await clinicTimeZone(db));
      if (day !== cleanedOn)
        await deleteCountsBefore(
          db,
          Temporal.PlainDate.from(day)
            .subtract({ days: days - 1 })
            .toString(),
        );
      cleanedOn = day;
      if (counts.size === 0) return;
      const taken = counts;
      counts = new Map();
      try {
        const rows = [...taken].map(([key, count]) => {
          const [kind, name] = JSON.parse(key) as [CountKind, string];
          return { kind, name, count };
        });
        const pages = await listExistingPages(db, new Set(rows.map(({ name }) => name)));
        const isGone = ({ kind, name }: (typeof rows)[number]) =>
          (kind === 'view' || kind === 'call' || kind === 'whatsapp') && !pages.has(name);
        await addCounts(
          db,
          day,
          rows.map((row) => (isGone(row) ? { ...row, name: otherPage } : row)),
        );
      } catch (error) {
        for (const [key, count] of taken) counts.set(key, (counts.get(key) ?? 0) + count);
        throw error;
      }
    },
  };
}
