import type { PatientSummary } from '#contract/patients.ts';

type Same = PatientSummary['similar'][number]['same'];

const sameWords = { name: 'name', phone: 'phone', email: 'e-mail' } as const;

/** 'same name and phone' */
export const describeSame = (same: Same) =>
  `same ${new Intl.ListFormat('en-GB').format(same.map((field) => sameWords[field]))}`;

/** '3 requests' */
export const countWords = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
