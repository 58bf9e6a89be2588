import type { Clash, FreeTime } from '#contract/errors.ts';
import type { PlannedVisit } from '#contract/visits.ts';

/** One visit of a series before it is booked. */
export interface ChosenVisit {
  /** The planned start. */
  planned: string;
  /** The chosen start; null if the visit is left out. */
  start: string | null;
  /** Books the planned time, although someone else has it or no one works then. */
  anyway: boolean;
  canBookAnyway: boolean;
  /** Why it cannot be as planned, or as chosen before; null if it can. */
  refusal: string | null;
  freeTimes: readonly FreeTime[];
}

export type Choice = Pick<ChosenVisit, 'start' | 'anyway'>;

/**
 * Chooses the planned time where that is possible; else the free time nearest to it that no other visit of the series
 * has.
 */
export function chooseVisits(planned: readonly PlannedVisit[]): ChosenVisit[] {
  return withAlternatives(
    planned.map(({ starts_at, refusal, can_book_anyway, free_times }) => ({
      planned: starts_at,
      start: refusal === null ? starts_at : null,
      anyway: false,
      canBookAnyway: can_book_anyway,
      refusal,
      freeTimes: free_times,
    })),
  );
}

/** Marks those whose time someone else has by now. The others stay as they were chosen. */
export function withClashes(visits: readonly ChosenVisit[], clashes: readonly Clash[]): ChosenVisit[] {
  return withAlternatives(
    visits.map((visit) => {
      const clash = clashes.find(({ starts_at }) => visit.start !== null && isSame(starts_at, visit.start));
      if (!clash) return visit;
      const { detail: refusal, free_times: freeTimes } = clash;
      return { ...visit, start: null, anyway: false, canBookAnyway: true, refusal, freeTimes };
    }),
    (visit) => visits.some((before) => before.planned === visit.planned && before.start !== null),
  );
}

function withAlternatives(visits: readonly ChosenVisit[], isWanted: (visit: ChosenVisit) => boolean = () => true) {
  const chosen = visits.map((visit) => ({ ...visit }));
  for (const visit of chosen) {
    if (visit.start !== null || !isWanted(visit)) continue;
    const taken = chosen.flatMap(({ start }) => (start === null ? [] : [Date.parse(start)]));
    const distance = ({ starts_at }: FreeTime) => Math.abs(Date.parse(starts_at) - Date.parse(visit.planned));
    const isApart = ({ starts_at, ends_at }: FreeTime) => {
      const [from, until] = [Date.parse(starts_at), Date.parse(ends_at)];
      return taken.every((other) => Math.abs(other - from) >= until - from);
    };
    const nearest = visit.freeTimes.toSorted((a, b) => distance(a) - distance(b)).find(isApart);
    visit.start = nearest?.starts_at ?? null;
  }
  return chosen;
}

const isSame = (a: string, b: string) => Date.parse(a) === Date.parse(b);
