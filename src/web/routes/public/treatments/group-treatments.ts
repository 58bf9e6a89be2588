import { type Aim, aims, aimsSaid } from '#contract/plain/treatment-texts.ts';
import type { TreatmentEntry } from '#contract/treatments.ts';
import { moreTreatments } from '#words/treatments.ts';

interface Group {
  title: string;
  said?: string;
  entries: TreatmentEntry[];
}

/** Treatments by what they are for, within which they stay in the clinic's order; what says no aim comes last. */
export function groupByAim(treatments: readonly TreatmentEntry[]): Group[] {
  const groups = Map.groupBy(treatments, ({ aim }) => aim);
  const withAim = (Object.keys(aims) as Aim[]).map((aim) => ({
    title: aims[aim],
    said: aimsSaid[aim],
    entries: groups.get(aim) ?? [],
  }));
  return [...withAim, { title: moreTreatments, entries: groups.get(null) ?? [] }].filter(
    ({ entries }) => entries.length > 0,
  );
}

/** The length that most have; of lengths that are as common the shortest. */
export function usualMinutes(treatments: readonly TreatmentEntry[]) {
  const counts = [...Map.groupBy(treatments, ({ minutes }) => minutes)].map(([minutes, entries]) => ({
    minutes,
    count: entries.length,
  }));
  return counts.toSorted((a, b) => b.count - a.count || a.minutes - b.minutes)[0]?.minutes;
}

/** The first sentence of a text. */
export const firstSentence = (text: string) => text.split(/(?<=[.!?।؟])\s/, 1)[0] ?? '';
