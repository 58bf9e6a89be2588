import type { PatientSummary } from '#contract/patients.ts';
import * as words from '#words/admin/patients.ts';
import { locale } from '#words/locale.ts';

type Same = PatientSummary['similar'][number]['same'];

/** 'same name and phone' */
export const describeSame = (same: Same) =>
  words.sameAs(new Intl.ListFormat(locale).format(same.map((field) => words.sameParts[field])));

/** '3 requests' */
export const countRequests = (count: number) => words.requestCount(count, count.toLocaleString(locale));
