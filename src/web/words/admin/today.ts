import { locale } from '#words/locale.ts';

export const today = 'Today';
export const lookAtSystem = 'Look at System';
export const theDayCouldNot = 'The day could not be loaded.';
export const book = 'Book';
export const walkIn = 'Walk-in';
export const nothingWaitsForYou = 'Nothing waits for you today. Enjoy the quiet.';
export const visitsCallsHeldTimes = 'Visits, calls, held times and reviews show here by themselves.';
export const noVisitsToday = 'No visits today.';
export const openTheCalendar = 'Open the calendar';
export const withoutAPractitioner = 'Without a practitioner';
export const unmarked = 'Unmarked';
export const heldTimesThatEnd = 'Held times that end today';
export const outsideWorkingHours = 'Outside working hours';
export const tomorrowNotReminded = 'Tomorrow, not reminded';
export const toComeBack = 'To come back';
export const newReviews = 'New reviews';
export const readThemAndDecide = 'Read them, and decide which ones visitors see';
export const freedTimesOfferedBy = 'Freed times, offered by e-mail';
export const thisMorning = 'this morning';
export const toCall = 'To call';
export const notCalledYetThe = 'Not called yet, the oldest first';
export const thereWasNoAnswer = 'There was no answer.';
export const theLastBackupFailed = 'The last backup failed.';
export const thereHasBeenNo = 'There has been no backup for more than two days.';
export const theLastBackupIs = 'The last backup is damaged, and cannot be restored.';
export const messagesToPatientsDo = 'Messages to patients do not go out.';
export const notToldYet = 'Not told yet';
export const aConnectedProgramDoes = 'A connected program does not answer.';
export const connectedPrograms = 'Connected programs';
export const someoneIsGuessingA = 'Someone is guessing a password.';
export const history = 'history';
export const account = 'Account';
export const now = 'Now';
export const next = 'Next';
export const over = 'Over';
export const notToldOfThe = 'Not told of the visit yet';
export const notToldOfTheChange = 'Not told of the change yet';
export const notToldThatIt = 'Not told that it is cancelled';
export const openTheRequest = 'Open the request';
export const confirmed = 'Confirmed';
export const unmarkedSince = (day: string) => `Unmarked since ${day}`;
export const olderVisits = (visits: number) => (visits === 1 ? '1 older visit' : `${visits} older visits`);
export const remindPatients = (patients: number) =>
  patients === 1 ? 'Remind 1 patient of the visit' : `Remind ${patients} patients of their visits`;
export const agreeOnNextStep = (patients: number) =>
  patients === 1
    ? 'Agree on the next step with 1 patient who has no next visit'
    : `Agree on the next step with ${patients} patients who have no next visit`;
export const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);
export const theDay = 'The day';
export const toTellNow = 'To tell now';
export const olderUnmarked = 'Older, unmarked';
export const due = (moment: string) => `Due ${moment}`;
export const callNow = (name: string, phone: string) => `Call ${name} now, ${phone}`;
export const call = (name: string, phone: string) => `Call ${name}, ${phone}`;
export const newRequests = (count: number) =>
  count === 1 ? '1 new request' : `${count.toLocaleString(locale)} new requests`;
export const newRequest = (treatments: string) => `New request: ${treatments}`;
export const lookAndTell = '{look}, and tell the person who looks after the server.';
export const messagesWait = (count: number) =>
  `${count === 1 ? 'One message waits' : `${count} messages wait`}. Whom to tell by hand stands under {untold}.`;
export const messagesFailed = 'Messages to {host} have failed for a day. Look at {programs}.';
export const signInFailed =
  'Signing in as {email} failed {count} times in the last 24 hours. Each further try from an unknown browser waits up to 30 seconds. Browsers that have signed in before do not wait. Look at the {history}, and turn on two-step sign-in under {account}.';
export const toTime = (time: string) => ` to ${time}`;
export const heldUntil = (time: string) => `Held until ${time}`;
export const confirm = 'Confirm';
export const theTimeOf = (name: string) => ` the time of ${name}`;
/** Goes on with '... tell the person who looks after the server.' */
