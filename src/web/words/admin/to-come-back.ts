import type { agreedOf } from '#contract/plain/request-states.ts';

export const toComeBack = 'To come back';
/** Agreements on what comes next. */
export const groups: Record<ReturnType<typeof agreedOf>, string> = {
  nothing: 'Nothing agreed',
  due: 'Call now',
  later: 'Call later',
  reason: 'No next visit for a reason',
};
export const notLoaded = 'The list could not be loaded.';
export const noOneIsLeft = 'No one is left without a next step.';
export const listedHere = 'Patients who have come and have no visit ahead are listed here.';
export const onlyLatest = (count: number) => `These are the ${count} who came last.`;
export const patient = 'Patient';
export const lastVisit = 'Last visit';
export const nextStep = 'Next step';
export const call = 'Call';
export const came = (when: string) => `Came ${when}`;
export const nextCall = (when: string) => `Call: ${when}`;
export const callPatient = (name: string, phone: string) => `Call ${name}, ${phone}`;
