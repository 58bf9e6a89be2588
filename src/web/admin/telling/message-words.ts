import { fillTemplate } from '#contract/plain/template-fields.ts';
import { type ClinicClock, thisYear, timeLabel, today } from '#web/admin/list/clinic-clock.ts';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { useShellData } from '#web/shell/clinic.ts';

/** A visit, or a free time, that a message names. */
export interface NamedTime {
  starts_at: string;
  practitioner: string | null;
}

/** 'tomorrow, Tuesday, 24 November, 5:00 pm', as a patient reads it. */
export function momentForPatient(instant: string, clock: ClinicClock) {
  const { day } = wallTime(instant, clock.timeZone);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });
  const year = day.startsWith(thisYear(clock)) ? {} : ({ year: 'numeric' } as const);
  const near = { [today(clock)]: 'today', [addDays(today(clock), 1)]: 'tomorrow' }[day];
  const words = [part({ weekday: 'long' }), part({ day: 'numeric', month: 'long', ...year })];
  return [...(near ? [near] : []), ...words, timeLabel(new Date(instant), clock)].join(', ');
}

interface Patient {
  name: string;
  reference: string;
  /** Link to the patient's own page; undefined or null leaves its field in braces. */
  link?: string | null | undefined;
}

/** Fills in a ready message. What no one knows stays in braces, for someone to write. */
export function useFillMessage() {
  const shell = useShellData();
  return (text: string, { name, reference, link }: Patient, about: readonly NamedTime[] = []) =>
    fillTemplate(text, {
      name,
      reference,
      clinic: shell?.clinic.name ?? '',
      phone: shell?.clinic.phone ?? '',
      ...(link && { link }),
      review_link: new URL('/review', shell?.siteUrl).href,
      ...(about.length > 0 && {
        when: about
          .map(({ starts_at }) =>
            momentForPatient(starts_at, { now: new Date(), timeZone: shell?.clinic.timeZone ?? 'UTC' }),
          )
          .join('; '),
      }),
      ...(about[0]?.practitioner && { practitioner: about[0].practitioner }),
    });
}

const blank = /\{[^{}]*\}/;

/** The first field that no one has filled in; undefined if the message can be sent. */
export function findBlank(text: string) {
  return blank.exec(text)?.[0];
}
