import type { DayPart } from '#contract/plain/visit-states.ts';

// Patients who want an earlier time.
export const waitList = 'Wait list';
export const whoCanTakeThis = 'Who can take this time';
export const allWhoWait = 'All who wait';
export const howToWait = 'Say in a request or a visit that the patient wants an earlier time.';
export const toldOfTaken = 'Told of a time that is taken now';
export const wish = '{wish}. {treatments}.';
export const askedOnTheirPage = 'Asked for it on their page.';
export const has = (when: string) => `Has ${when}.`;
export const hasNoVisitYet = 'Has no visit yet.';
export const hasLeft = '{name} has left, so no free time will suit.';
export const noFreeTimeSuits = 'No free time suits at the moment.';
export const anyoneWillDo = 'Anyone will do';
/** Hidden words after those of the button, for screen readers. */
export const forPatient = (name: string) => ` for ${name}`;
export const told = '. Told.';
export const book = 'Book';
/** Hidden words after those of the button, for screen readers. */
export const timeFor = (when: string, name: string) => ` ${when} for ${name}`;

// Links to the wait list.
export const wantEarlier = (patients: number) =>
  patients === 1 ? '1 patient wants an earlier time' : `${patients} patients want an earlier time`;
export const whoCanTake = (when: string) => `Who can take ${when}`;
export const canTakeThis = (patients: number) =>
  `Who can take this time: ${patients === 1 ? '1 patient' : `${patients} patients`}`;

// Freed times that the program offers.
export const freedTimes = 'Freed times, offered by e-mail';
export const askedBefore = 'Asked before: {patients}';
export const bookFor = 'Book for {name}';
export const askTheNext = 'Ask the next';
export const stop = 'Stop';
/** They follow the words of a button, and are read out only. */
export const aboutTime = (when: string) => ` about ${when}`;
export const offeringTime = (when: string) => ` offering ${when}`;
export const openTheRequest = 'Open the request';
export const refilled = (duration: string) => `Refilled in ${duration}.`;
export const refilledBy = (duration: string, name: string) => `Refilled in ${duration}: ${name}.`;
export const offered = (name: string, until: string) => `Offered to ${name}, held until ${until}.`;
export const mailOnItsWay = (name: string) => `An e-mail is on its way to ${name}.`;

// Wishes of one patient.
export const earlierTime = 'Earlier time';
export const waitsFor = (wish: string) => `Waits for: ${wish}.`;
export const changeIt = 'Change it';
export const wantsEarlier = 'Wants an earlier time';
export const takeOff = 'Take off the wait list';
export const earlierTimeFor = 'An earlier time for {name}';
export const lead = 'When a time that suits opens up, you will find it under Wait list.';
export const save = 'Save';
export const stillHere = 'What you typed is still here.';
export const withWhom = 'With';
export const anyPhysiotherapist = 'Any physiotherapist';
export const days = 'Days';
export const noneForAnyDay = 'None for any day.';
export const partOfTheDay = 'Part of the day';
export const dayParts: Record<DayPart, string> = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' };
export const noneForAnyTime = 'None for any time. The morning ends at noon, and the evening begins at 5 pm.';
export const until = 'Until';
export const untilHint = 'The last day on which an earlier time would help.';
