import type { AppointmentStatus } from '#contract/appointments.ts';
import type { Outcome, Stage } from '#contract/plain/request-states.ts';

// The list of requests.
export const appointments = 'Appointments';
export const statuses: Record<AppointmentStatus, string> = { all: 'All', pending: 'Pending', done: 'Done' };
export const loading = 'Loading the appointments';
export const searchLabel = 'Search by name, phone, e-mail or reference';
export const searchHint = 'Name, phone, reference';
export const captions: Record<AppointmentStatus, string> = {
  all: 'All appointments',
  pending: 'Pending appointments',
  done: 'Done appointments',
};
/** Follows the number of rows, and says by what a list is filtered. */
export const nouns: Record<AppointmentStatus | Stage | 'due', string> = {
  all: 'appointments',
  pending: 'pending',
  done: 'done',
  new: 'new',
  tried: 'tried',
  due: 'due',
  confirmed: 'confirmed',
  seen: 'seen',
};
export const captionOf = (list: string, order: string) => `${list}, ${order}`;
export const inOrder = { newest: 'newest first', oldest: 'oldest first' } as const;
export const orders = { newest: 'Newest first', oldest: 'Oldest first' } as const;
export const order = 'Order';
export const stage = 'Stage';
export const patients = 'Patients';
export const tomorrow = 'Tomorrow';
export const toTell = 'Not told yet';
export const nameAndPhone = 'Name and phone';
export const treatmentAndMessage = 'Treatment and message';
export const received = 'Received';
export const followUp = 'Follow-up';
export const nextStepAndDetails = 'Next step and details';
export const nothingMatches = 'Nothing matches this search.';
export const finishedAppearHere = 'Finished requests appear here.';
export const requestsAppearHere = 'Requests from the website appear here.';

// A row. What follows a button's words is read out only, to tell the rows apart.
export const justIn = 'Just in';
export const sameNumber = ' · same number';
export const moreTreatments = (count: number) => `+${count} more`;
export const nextCall = (when: string) => `Call: ${when}`;
export const willCome = 'will come';
export const notToldYet = 'not told yet';
export const notMarked = 'not marked';
export const patientTold = 'patient told';
export const choose = (name: string) => `Choose ${name}`;
export const open = 'Open';
export const requestOf = (name: string) => ` the request of ${name}`;
export const confirm = 'Confirm';
export const call = 'Call';
export const callNow = (name: string) => ` ${name} now`;
export const mark = 'Mark';
export const visitOf = (name: string) => ` the visit of ${name}`;
export const finish = 'Finish';
export const tell = 'Tell';

// Requests that have just come in.
export const newRequests = (count: number) => (count === 1 ? '1 new request' : `${count} new requests`);
export const inTheList = (requests: string) => `${requests} in the list`;
export const newestFirst = (requests: string) => `${requests}, newest first`;
export const newNotLoaded = 'The new requests could not be loaded. Please try again.';

// Several requests at once.
export const chosenRequests = 'Chosen requests';
export const chosen = (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`);
export const marks: Record<Outcome, string> = {
  finished: 'Finished',
  'not-reached': 'Not reached',
  cancelled: 'Patient cancelled',
  duplicate: 'Duplicate',
  'not-a-request': 'Spam',
};
export const stopChoosing = 'Stop choosing';
export const requestsMarked = (count: number) => (count === 1 ? '1 request marked.' : `${count} requests marked.`);
export const stayedUnmarked = (count: number) =>
  `${count === 1 ? '1 was' : `${count} were`} not marked: someone else has changed it.`;
export const stayedMarked = (count: number) =>
  `${count === 1 ? '1 was' : `${count} were`} not undone: someone else has changed it.`;

// Tools of the list.
export const select = 'Select';
export const print = 'Print';
export const exportAs = (format: string) => `Export as ${format}`;
/** Precedes the name of the format, and is read out only. */
export const exportAsHidden = 'Export as ';
export const exporting = 'Exporting …';
export const exportShown = 'Export what the list shows';
export const exportAll = 'Export all appointments';
export const isFiltered = (filters: string) => `The list is filtered: ${filters}.`;
export const withWords = (words: string) => `with “${words}”`;
export const fromDay = (day: string) => `from ${day}`;
export const untilDay = (day: string) => `until ${day}`;
export const nothingToExport = 'There was nothing to export.';
export const allExported = 'The appointments were exported.';
export const exported = (count: number, shown: string) =>
  count === 1 ? '1 appointment exported.' : `${shown} appointments exported.`;

// One request.
export const receivedAt = (when: string) => `Received ${when}`;
export const whenItSuits = (wishes: string) => `When it suits: ${wishes}`;
export const wishedTimes = 'Wished times';
export const confirmAt = (when: string) => `Confirm ${when}`;
export const callAgainAt = (when: string) => `Call again: ${when}`;
export const noNextVisitBecause = 'No next visit: {reason}';
export const patient = 'Patient';
export const notGiven = 'Not given';
export const name = 'Name';
export const place = 'Place';
export const reference = 'Reference';
export const treatments = 'Treatments';
export const samePhoneOrEmail = 'Same phone or e-mail';
export const notes = 'Notes';
export const thePatient = 'The patient';
export const olderNotes = (count: number) => (count === 1 ? '1 older note' : `${count} older notes`);
export const whatsapp = 'WhatsApp';
export const email = 'E-mail';
export const callPatient = (name: string) => `Call ${name}`;
export const whatsappPatient = (name: string) => `WhatsApp with ${name} (opens in a new tab)`;

// Its visits.
export const visits = 'Visits';
export const series = (attended: string) => `Series: ${attended}`;
export const visitStands = '{practitioner}. {state}.';
export const notToldOf = (change: string) => ` Not told yet. ${change}`;
export const bookTheNextVisit = 'Book the next visit';
export const bookATime = 'Book a time';
export const bookASeries = 'Book a series';

// Remarks, which finish it.
export const remarks = 'Remarks';
export const requiredForDone = 'Required before marking as done.';
export const savingCorrects = 'Saving corrects them; the request stays done.';
export const tooLong = (max: string) => `Please use at most ${max} characters.`;
export const saveRemarks = 'Save remarks';
export const markAsDone = 'Mark as done';
export const remarksSaved = 'Remarks saved.';
export const openIt = 'Open it';
export const nothingLost = 'Nothing you typed is lost.';
export const typedAt = (day: string, time: string) => `You typed this on ${day} at ${time}.`;

// Other steps.
export const reopen = 'Reopen';
export const addNote = 'Add note';
export const noAnswer = 'No answer';
export const more = 'More';
export const callAgain = 'Call again…';
export const doNotCallAgain = 'Do not call again';
export const noNextVisit = 'No next visit…';
export const correctDetails = 'Correct details…';
export const endings: Record<Outcome, string> = {
  finished: 'Done: finished',
  cancelled: 'Done: cancelled',
  'not-reached': 'Done: not reached',
  duplicate: 'Done: duplicate',
  'not-a-request': 'Spam: not a request',
};
export const callAgainThen = (when: string) => ` Call again: ${when}.`;
export const detailsHeading = 'Correct details';
export const saveChanges = 'Save changes';
export const oneOrMore = 'One or more.';
export const callAgainHeading = 'Call {name} again';
export const callAgainLead = 'From then on it will be at the top, under Due now.';
export const save = 'Save';
export const day = 'Day';
export const time = 'Time';
export const noteHeading = 'Add a note';
export const noteLead = 'The request stays done, with its remarks.';
export const saveNote = 'Save note';
export const note = 'Note';
export const reasonHeading = 'No next visit';
export const reasonLead =
  'Why is none agreed? Colleagues read it in the list To come back. It holds until the patient comes again.';
export const reason = 'Reason';

// A request that the front desk enters.
export const newBooking = 'New booking';
export const continueRequest = 'Continue request';
export const withoutTime = 'Request without a time';
export const withoutTimeLead = 'For a caller whom we call back.';
export const whatTheCallerSays = 'What the caller says';
export const saveTheRequest = 'Save the request';
export const saving = 'Saving';
export const stillWorking = 'Still working. Nothing you typed is lost.';
export const requestSaved = 'Request saved';
export const addedToPending = 'Added to Pending.';
export const tellTheReference = 'Reference number (tell the caller)';
export const searchForIt = 'Search for it when {name} calls again.';
export const openTheRequest = 'Open the request';
export const enterAnother = 'Enter another';
export const close = 'Close';
