import type { SummaryEntry } from '#web/forms/error-summary.tsx';
import { describeDays } from '#web/shell/opening-hours.ts';
import type { ClinicValues } from './clinic-values.ts';

/** What is wrong, in the order of the page; within a list it says of which entry. */
export function summarize(errors: Record<string, string>, values: ClinicValues): SummaryEntry[] {
  return Object.entries(errors).map(([path, message]) => {
    const whose = nameEntry(path, values);
    return { target: path, message: whose ? `${whose}: ${message}` : message };
  });
}

function nameEntry(path: string, { practitioners, heroSlides, openingHours }: ClinicValues) {
  const [list, place] = path.split('.');
  const index = Number(place);
  if (list === 'practitioners' && place) return practitioners[index]?.name || `Practitioner ${index + 1}`;
  if (list === 'heroSlides' && place) return heroSlides[index]?.headline || `Slide ${index + 1}`;
  if (list === 'openingHours' && place) return describeDays(openingHours[index]?.days ?? []) || 'Opening hours';
  return undefined;
}
