import type { PatientSummary } from '#contract/patients.ts';

// Patients: their list, and the page of each.

export const correctDetails = 'Correct details';
export const sentStays = 'What was sent with requests stays as it is.';
export const saveChanges = 'Save changes';
export const nothingLost = 'Nothing you typed is lost.';
export const hasAgreed = 'The patient has agreed to messages';
export const mergeMeans = 'All requests and visits of both will be here.';
export const whichPatient = 'Which patient is the same person?';
export const searchPatients = 'Search the patients';
export const searchHint = 'Name, phone, reference';
export const searching = 'Searching';
export const noPhone = 'No phone';
export const both = 'Both';
export const none = 'None';
export const agreed = 'Agreed';
export const noMessages = 'No messages';
export const merge = 'Merge';
export const requests = 'Requests';
export const cancel = 'Cancel';
export const moveRequests = 'Move requests to another patient';
export const patients = 'Patients';
export const bookAgain = 'Book again';
export const mayBeSame = 'May be the same';
export const contact = 'Contact';
export const waitList = 'Wait list';
export const nothingYet = 'Nothing yet.';
export const viewAllPatients = 'View all patients';
export const loading = 'Loading the patients';
export const search = 'Search by name, phone, e-mail or reference';
export const newestFirst = 'Patients, newest first';
export const nameAndPhone = 'Name and phone';
export const email = 'E-mail';
export const open = 'Open';
export const everyoneAppears = 'Everyone who asks for an appointment appears here.';

/** Rows, in the lines below lists. */
export const patientRows = 'patients';

export const requestCount = (count: number, formatted: string) =>
  `${formatted} ${count === 1 ? 'request' : 'requests'}`;
export const lastOn = (day: string) => `Last: ${day}`;

export const sameParts: Readonly<Record<PatientSummary['similar'][number]['same'][number], string>> = {
  name: 'name',
  phone: 'phone',
  email: 'e-mail',
};
/** Words in brackets after the name of a patient. */
export const sameAs = (parts: string) => `same ${parts}`;
export const mayBeSameAs = 'May be the same as {patient} ({same})';
/** Hidden words after `merge`, for screen readers. */
export const withPatient = (name: string) => `with ${name}`;
export const notSame = 'Not the same';
/** Hidden words after `notSame`, for screen readers. */
export const asPatient = (name: string) => `as ${name}`;

export const call = 'Call {phone}';
export const nextVisit = 'Next visit';
export const noNextVisit = 'No visit is booked.';
export const moveVisit = 'Move';
export const tell = 'Tell';
export const timeline = 'Timeline';
/** Kinds of entries in the timeline. */
export const kinds = { request: 'Request', visit: 'Visit', told: 'Told' } as const;

export const mergeOne = 'Merge {name}';
export const mergeTwo = 'Merge {name} with {other}';
export const partOfAnother = 'They may be part of another patient now.';
export const messages = 'Messages';
export const agreedOn = (day: string) => `Agreed on ${day}`;

export const chooseRequest = (reference: string) => `Choose the request ${reference}`;
export const requestLine = '{day}, {state}. {treatments}.';
export const sentAs = '{reference}, sent as {name}';
export const moveToNew = (count: number, formatted: string) =>
  `Move ${formatted} ${count === 1 ? 'request' : 'requests'} to a new patient`;

/** How many visits there are of a kind. */
export const visitCounts: Readonly<Record<keyof PatientSummary['visits'], (count: number) => string>> = {
  ahead: (count) => `${count} ahead`,
  attended: (count) => `${count} attended`,
  missed: (count) => `${count} missed`,
  cancelled: (count) => `${count} cancelled`,
};
export const notToldYet = 'Not told yet.';
export const wantsEarlier = 'Wants an earlier time ({reference}): {times}.';
