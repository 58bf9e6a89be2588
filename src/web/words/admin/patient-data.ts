import type { PatientData } from '#contract/patient-data.ts';

// Page for privacy requests.

export const lookUpPatient = 'Look up a patient';
export const phoneOrEmail = 'Phone or e-mail';
export const contactHint = 'As they wrote it, or nearly: spaces, capitals and the country code do not matter.';
export const lookUp = 'Look up';
export const overwrittenTomorrow = 'What is left of it in the database files will be overwritten by tomorrow morning.';
export const system = 'System';
export const print = 'Print';
export const erase = 'Erase';
export const nothingChosen = 'Nothing is chosen.';
export const exportFile = 'Export';
export const reviewLeaves = 'A review of theirs will leave the website.';
export const nothing = 'Nothing';
export const none = 'None';
export const yes = 'Yes';
export const no = 'No';
export const downloadFile = 'Download the file';
export const privacyRequests = 'Privacy requests';
export const aboutRequests = 'When a patient asks to see or delete their details';
export const howLong = 'How long requests are stored';
export const keepRequests = 'Keep requests and hidden reviews';
export const keepRequestsHint = 'Older ones will be erased every night. Reviews on the website stay.';
export const keepUntilDeleted = 'Keep until we delete them';
export const keepApplications = 'Keep job applications';
export const keepApplicationsHint = 'Older ones will be erased every night, with their files.';
export const savePeriod = 'Save the period';
export const keepUntilDeletedQuestion = 'Keep requests until you delete them?';
export const nothingErased = 'Nothing is erased automatically.';

/** Formatted is the same number. */
const counted = (noun: string) => (count: number, formatted: string) =>
  count === 1 ? `1 ${noun}` : `${formatted} ${noun}s`;
export const counts: Readonly<Record<keyof PatientData, (count: number, formatted: string) => string>> = {
  appointments: counted('request'),
  reviews: counted('review'),
  applications: counted('application'),
  patients: counted('contact card'),
};

export const erasedAndLeft = (erased: string, left: string) => `${erased} erased, ${left.toLowerCase()} left.`;
export const noBackup =
  'No backup on this server can hold it. Copies that the program keeps off site lose it within 28 days. Please delete other copies of backups, and files that you exported or printed.';
export const inBackups =
  'Backups that may still hold it: {times}. Each is deleted within 28 days, or earlier under {system}. Copies that the program keeps off site lose it within 28 days. Please delete other copies of backups, and files that you exported or printed.';
export const found = '{records} from {contact}';
export const foundOfPeople =
  '{records} from {contact}, of {people} people. Please tick the people and records you mean.';
export const chosen = (records: string) => `${records} chosen.`;
export const eraseQuestion = (records: string) => `Erase ${records}?`;
export const eraseMeans = 'What is ticked for {names} will be erased for good, with your remarks. The rest stays.';

/** A person, and what was found of them. */
export const recordsOf = '{name}: {records}';
export const request = (reference: string) => `Request ${reference}`;
export const review = 'Review';
export const application = 'Application';
export const contactCard = 'Contact card';
export const place = 'Place';
export const treatments = 'Treatments';
export const whenItSuits = 'When it suits';
export const remarks = 'Remarks';
export const notes = 'Notes';
/** Lead of a note about a call. */
export const noAnswer = (text: string) => `No answer. ${text}`;
export const told = 'Told';
export const toldBy = (message: string, channel: string) => `${message} (by ${channel})`;
export const mails = 'Messages by e-mail';
export const wantsEarlier = 'Wants an earlier time';
export const offers = 'Offered by e-mail';
export const unsavedRemarks = 'Remarks not saved yet';
export const privacyNotice = 'Privacy notice';
export const messages = 'Messages';
export const agreedOn = (day: string) => `Agreed on ${day}`;
export const appliesFor = 'Applies for';
export const stars = 'Stars';
export const onWebsite = 'On the website';

export const months = (count: number) => `${count} months`;
export const days = (count: number) => `${count} days`;
export const keepForQuestion = (count: number) => `Keep requests for ${count} months?`;
export const applicationsStay = (count: number) => `Job applications stay for ${count} days.`;
export const nothingOlder = (day: string) => `Nothing is older than ${day}.`;
export const willBeErased = (records: string, day: string) =>
  `${records} from before ${day} will be erased in the coming night.`;
export const wouldBeErased = (records: string, day: string) => `${records} from before ${day} would be erased.`;
