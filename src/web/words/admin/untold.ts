import type { ToTell } from '#contract/plain/visit-states.ts';

export const notToldYet = 'Not told yet';
export const groups: Record<ToTell, string> = { changed: 'Changed', cancelled: 'Cancelled', new: 'New' };
export const soonestFirst = (group: string) => `${group}, the soonest visit first`;
export const notLoaded = 'The list could not be loaded.';
export const listedHere = 'Visits that are new, changed or cancelled are listed here until the patient has been told.';
export const onlyNext = (count: number) => `These are the next ${count} visits.`;
export const patient = 'Patient';
export const visit = 'Visit';
export const tell = 'Tell';
export const mail = (state: string) => `E-mail: ${state}`;
export const sendMessage = (title: string) => `Send “${title}”`;

// Held times that the patients did not choose.
export const heldElsewhere = 'Held at another time';
export const heldTimes = 'Held times';
export const heldTime = 'Held time';
export const open = 'Open';
export const nowHeld = (when: string, who: string) => `Now held: ${when} with ${who}.`;
export const askedFor = (when: string) => `Asked for ${when}.`;
