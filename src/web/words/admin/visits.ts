import type { DayPart, VisitStatus, WishedTimeState } from '#contract/plain/visit-states.ts';
import { locale } from '#words/locale.ts';

export const pleaseChooseWhoComes = 'Please choose who comes.';
export const bookATime = 'Book a time';
export const whoComes = 'Who comes?';
export const nameOrPhone = 'Name or phone';
export const searchingThePatients = 'Searching the patients';
export const thePatientsCouldNot = 'The patients could not be searched. Please type again.';
export const noPatientMatches = 'No patient matches.';
export const someoneNew = 'Someone new';
export const saveARequestWithout = 'Save a request without a time';
export const thePatientsChoice = 'The patient’s choice';
export const freeWhenItSuits = 'Free when it suits the patient';
export const freeNearTheFirst = 'Free near the first choice';
export const nextFreeTimes = 'Next free times';
export const loadingTheFreeTimes = 'Loading the free times';
export const tryAgain = 'Try again';
export const noneSoonChooseA = 'None soon. Choose a day and a time below.';
export const orAnotherTime = 'Or another time';
export const when = 'When';
export const anyPhysiotherapist = 'Any physiotherapist';
export const bookTheVisit = 'Book the visit';
export const anotherTimePractitionerOr = 'Another time, practitioner or room';
export const cancelTheVisit = 'Cancel the visit';
export const keepIt = 'Keep it';
export const reason = 'Reason';
export const forYourColleaguesPatients = 'For your colleagues. Patients do not read it on their page.';
export const treatmentsEMailAnd = 'Treatments, e-mail and place, which may follow later';
export const oneOrMore = 'One or more.';
export const minutes = 'Minutes';
export const leaveEmptyForThe = 'Leave empty for the length of the treatments.';
export const practitioner = 'Practitioner';
export const room = 'Room';
export const anyFreeRoom = 'Any free room';
export const day = 'Day';
export const time = 'Time';
export const freeNearIt = 'Free near it:';
export const bookAnyway = 'Book anyway';
export const whoCameUntickAnyone =
  'Who came? Untick anyone who did not, or of whom you are not sure: they stay on the list.';
export const noPractitionerYet = 'No practitioner yet';
export const willCome = 'will come';
export const notMarked = 'not marked';
export const anyDay = 'Any day';
export const atAnyTime = 'at any time';
export const withAnyPhysiotherapist = 'with any physiotherapist';
export const bookATimeFor = 'Book a time for {name}';
export const forPatient = 'For {name}';
export const theNewest = (count: number) => `The newest ${count}. Type more letters for the others.`;
export const requests = (count: number) => (count === 1 ? '1 request' : `${count.toLocaleString(locale)} requests`);
/** Words for the middle of a sentence. */
export const withAnyone = 'any physiotherapist';
export const stillHere = (failure: string) => `${failure} What you typed is still here.`;
export const cancelTheVisitOf = 'Cancel the visit of {name}?';
export const cancelAt = (moment: string) => `${moment}. You can undo this for 30 seconds.`;
export const didNotComeTimes = (times: number) => `Did not come ${times === 1 ? 'once' : `${times} times`}:`;

// Times that a patient wished for.
export const wishedTimeStates: Record<WishedTimeState, string> = {
  free: 'free',
  held: 'held for this patient',
  taken: 'taken',
  over: 'over',
};
export const choices = [
  (time: string, state: string) => `1st choice: ${time} (${state})`,
  (time: string, state: string) => `2nd choice: ${time} (${state})`,
  (time: string, state: string) => `3rd choice: ${time} (${state})`,
];
export const parts: Record<DayPart, string> = { morning: 'morning', afternoon: 'afternoon', evening: 'evening' };
export const firstIsHeld = (wishes: string, until: string) => `${wishes} (the first is held until ${until})`;
export const heldMinutes = (minutes: number) => `held ${minutes} min`;
export const heldHours = (hours: number) => `held ${hours} h`;
export const more = (count: number) => `${count} more`;
export const withWhom = (name: string) => `with ${name}`;
export const untilDay = (day: string) => `until ${day}`;

// Visits that are over.
export const closeTheDay = 'Close the day';
export const closeDay = (day: string) => `Close ${day}`;
export const markAsAttended = (visits: number) =>
  visits === 1 ? 'Mark 1 visit as attended' : `Mark ${visits} visits as attended`;
export const came = (name: string) => `${name} came`;

export const statuses: Record<VisitStatus, string> = {
  booked: 'Booked',
  arrived: 'Arrived',
  fulfilled: 'Attended',
  noshow: 'Did not come',
  cancelled: 'Cancelled',
};
export const overbooked = 'overbooked';
/** Puts a full stop behind words that stand alone. */
export const sentence = (words: string) => `${words}.`;

/** '5:00 pm'. Hours are from 0 to 23. */
export const clock = (hours: number, minutes: string) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
