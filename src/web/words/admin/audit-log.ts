import type { ChangeAction, ChangedKind } from '#contract/audit-log.ts';

// History of changes. A change is a sentence about who did it and its thing, which is a link.

export const history = 'History';
export const whoChangedWhat = 'Who changed what, and when';
export const noChanges = 'No changes yet.';
export const listedHere = 'What administrators change on the site and in requests is listed here.';

/** Rows, in the line below the list. */
export const changes = 'changes';

export const actions: Readonly<Record<ChangeAction, string>> = {
  added: '{who} added {thing}',
  changed: '{who} changed {thing}',
  deleted: '{who} deleted {thing}',
  restored: '{who} brought back {thing}',
  withdrawn: '{who} withdrew the consent to {thing}',
  published: '{who} published {thing}',
  unpublished: '{who} made {thing} a draft again',
  shown: '{who} put {thing} on the website',
  hidden: '{who} took {thing} off the website',
  done: '{who} marked {thing} as done',
  noted: '{who} added a note to {thing}',
  told: '{who} told the patient of {thing}',
  reopened: '{who} reopened {thing}',
  merged: '{who} merged another patient with {thing}',
  split: '{who} moved requests between patients: {thing}',
  'told-apart': '{who} decided that another patient is not the same as {thing}',
  'apart-undone': '{who} took back that another patient is not the same as {thing}',
  'password-changed': '{who} changed the password of {thing}',
  'second-factor-on': '{who} turned on two-step sign-in of {thing}',
  'second-factor-off': '{who} turned off two-step sign-in of {thing}',
  'recovery-codes-renewed': '{who} made new recovery codes of {thing}',
  'codes-guessed':
    'Someone with the right password entered five wrong codes for {thing} (if it was not them, change the password)',
  disabled: '{who} blocked the access of {thing}',
  enabled: '{who} allowed the access of {thing}',
  'made-owner': '{who} made {thing} an owner',
  'made-front-desk': '{who} made {thing} part of the front desk',
  'made-practitioner': '{who} made {thing} a practitioner',
  'link-made': '{who} made a link for a new password of {thing}',
  'link-asked': '{who} asked by e-mail for a new password of {thing}',
  'signed-out': '{who} signed out a device of {thing}',
  'link-renewed': '{who} made a new link for {thing}',
  'confirmed-by-patient': '{who} will come to {thing}',
  'not-sent': '{who} could not send an e-mail about {thing}',
  'cancelled-by-patient': '{who} cancelled {thing}',
  'moved-by-patient': '{who} moved {thing}',
  refilled: '{who} refilled a freed time {thing}',
  'released-by-patient': '{who} gave up the held time of {thing}',
  'asked-by-patient': '{who} asked for another time for {thing}',
  exported: '{who} saved {thing} as a file',
  erased: '{who} erased {thing}',
  'looked-up': '{who} looked up {thing}',
  'link-given': '{who} opened the patient’s link of {thing}',
  'signed-in': '{who} signed in as {thing}',
  'sign-in-failed': '{who} failed to sign in as {thing}',
  unlocked: '{who} unlocked the screen as {thing}',
  'proof-failed': '{who} entered a wrong password or code as {thing}',
};

/** An action of a newer version of the program, in the words of its key. */
export const otherAction = (action: string) => `{who}: ${action} {thing}`;

/** List of what has changed, after the sentence. */
export const withParts = (sentence: string) => `${sentence}: {parts}`;
export const fromTo = '{part} from {before} to {after}';
export const setTo = '{part} set to {after}';
export const emptied = '{part} removed, which was {before}';
/** A part by which people know what was added or deleted. */
export const knownBy = '{part} {after}';
export const quoted = '“{text}”';
export const minutes = (count: string) => (count === '1' ? '1 minute' : `${count} minutes`);
export const hours = (count: string) => (count === '1' ? '1 hour' : `${count} hours`);
export const weeks = (count: string) => (count === '1' ? '1 week' : `${count} weeks`);
/** Reminders: '48 and 3 hours before'. */
export const hoursBefore = (counts: string) => (counts === '1' ? '1 hour before' : `${counts} hours before`);
export const yes = 'yes';
export const no = 'no';
/** From one day or time to another, within '{part} from {before} to {after}'. */
export const range = (first: string, last: string) => `${first} – ${last}`;
export const noHours = 'no hours';
/** Repetition of leave, and on which days. */
export const repeated = {
  week: (days: string) => `every week on ${days}`,
  'two-weeks': (days: string) => `every second week on ${days}`,
  month: () => 'every month',
};
export const givers = { everyone: 'everyone', 'no one': 'no one' };
/** A visit at another time. Its thing is the patient, while there is one. */
export const moved = '{who} moved {thing} from {before} to {after}';
export const movedPerson = '{name}';
/** Things in sentences that begin with a person's name. */
export const ofPerson = { appointment: 'the request of {name}', visit: 'the visit of {name}' } as const;
/** The record itself, in its own history. */
export const thisOne = {
  appointment: 'the request',
  patient: 'the patient',
  visit: 'the visit',
  review: 'the review',
  application: 'the application',
  'working-hours': 'the working hours',
  absence: 'the leave',
  'calendar-feed': 'the calendar feed',
} as const;
/** Takes the place of the thing where a freed time was refilled: `parts` says how fast. */
export const partsWith = '{parts} with {thing}';

/** Sentences that differ from those of other records, such as of what the website does not show. */
export const ownActions: Readonly<Record<'room' | 'webhook', Partial<Record<ChangeAction, string>>>> = {
  room: { shown: '{who} put {thing} in use again', hidden: '{who} took {thing} out of use' },
  webhook: {
    added: '{who} connected {thing}',
    deleted: '{who} disconnected {thing}',
    'link-renewed': '{who} replaced the secret of {thing}',
  },
};

/** Things with a name. Titles are quoted; what else there is speaks for itself. */
export const things: Readonly<Record<ChangedKind, string>> = {
  appointment: 'the request {name}',
  patient: 'the patient “{name}”',
  visit: 'the visit of {name}',
  room: 'the room “{name}”',
  'room-closure': 'the closure of the room “{name}”',
  'working-hours': 'the working hours of “{name}”',
  absence: 'the leave of “{name}”',
  'calendar-feed': 'the calendar feed of “{name}”',
  'visit-settings': 'what visitors can choose “{name}”',
  review: 'the review “{name}”',
  blog: 'the blog “{name}”',
  'gallery-item': 'the gallery item “{name}”',
  opening: 'the opening “{name}”',
  application: 'the application for “{name}”',
  notice: 'the notice “{name}”',
  closure: 'the closure “{name}”',
  'message-template': 'the message “{name}”',
  condition: 'the condition “{name}”',
  symptom: 'the symptom “{name}”',
  treatment: 'the treatment “{name}”',
  problem: 'the problem “{name}”',
  sign: 'the sign “{name}”',
  page: 'the page “{name}”',
  appearance: 'the appearance of the website',
  'clinic-profile': 'the details of the clinic “{name}”',
  texts: 'the texts of the page “{name}”',
  administrator: 'the administrator {name}',
  'patient-data': 'the data {name}',
  backup: 'a backup “{name}”',
  webhook: 'the connected program “{name}”',
  report: 'the reports “{name}”',
  import: 'what is in the file “{name}”',
  samples: 'the samples: {name}',
  'first-steps': 'the first steps “{name}”',
};

export const thingsWithoutName: Readonly<Record<ChangedKind, string>> = {
  appointment: 'requests',
  patient: 'a patient',
  visit: 'a visit',
  room: 'the room',
  'room-closure': 'the closure of the room',
  'working-hours': 'the working hours of',
  absence: 'the leave of',
  'calendar-feed': 'the calendar feed of',
  'visit-settings': 'what visitors can choose',
  review: 'a review',
  blog: 'the blog',
  'gallery-item': 'the gallery item',
  opening: 'the opening',
  application: 'an application',
  notice: 'the notice',
  closure: 'the closure',
  'message-template': 'the message',
  condition: 'the condition',
  symptom: 'the symptom',
  treatment: 'the treatment',
  problem: 'the problem',
  sign: 'the sign',
  page: 'the page',
  appearance: 'the appearance of the website',
  'clinic-profile': 'the details of the clinic',
  texts: 'the texts of the page',
  administrator: 'an account that does not exist',
  'patient-data': 'the data',
  backup: 'a backup',
  webhook: 'the connected program',
  report: 'the reports',
  import: 'what is in the file',
  samples: 'the samples:',
  'first-steps': 'the first steps',
};

/** A thing of a newer version of the program, by the words of its key. */
export const otherThing = (kind: string) => `the ${kind} “{name}”`;
export const otherThingWithoutName = (kind: string) => `the ${kind}`;

/** Parts of things, as the server stores them in English. What is not among them shows as it is stored. */
export const partNames = {
  address: 'address',
  advice: 'advice',
  'ambulance number': 'ambulance number',
  attempt: 'attempt',
  author: 'author',
  category: 'category',
  causes: 'causes',
  'body area': 'body area',
  'body areas': 'body areas',
  colours: 'colours',
  conditions: 'conditions',
  content: 'content',
  contract: 'contract',
  'consent to messages': 'consent to messages',
  'contact preference': 'contact preference',
  corners: 'corners',
  'crisis line': 'crisis line',
  currency: 'currency',
  'dark header and footer': 'dark header and footer',
  days: 'days',
  'day of the last review': 'day of the last review',
  'days left out': 'days left out',
  description: 'description',
  'e-mail': 'e-mail',
  'earlier time': 'earlier time',
  'earliest notice': 'earliest notice',
  'emergency number': 'emergency number',
  end: 'end',
  events: 'events',
  exercises: 'exercises',
  'first day': 'first day',
  'first screen': 'first screen',
  format: 'format',
  'held time': 'held time',
  hours: 'hours',
  'how far ahead': 'how far ahead',
  'how long a time is held': 'how long a time is held',
  'how long an offered time is held': 'how long an offered time is held',
  'how sure the evidence is': 'evidence',
  'how sure we are': 'how sure we are',
  kind: 'kind',
  logo: 'logo',
  language: 'language',
  'languages of the website': 'languages of the website',
  'last day': 'last day',
  length: 'length',
  link: 'link',
  links: 'links',
  'map link': 'map link',
  'message by e-mail': 'message by e-mail',
  'messages by e-mail': 'messages by e-mail',
  name: 'name',
  'next call': 'next call',
  'not if': 'not if',
  note: 'note',
  notice: 'notice',
  'on the website': 'on the website',
  'opening hours': 'opening hours',
  order: 'order',
  'other phone numbers': 'other phone numbers',
  'other words': 'other words',
  outcome: 'outcome',
  'patients at the same time': 'patients at the same time',
  pay: 'pay',
  phone: 'phone',
  'phone numbers': 'phone numbers',
  picture: 'picture',
  'pictures of exercises': 'pictures of exercises',
  place: 'place',
  'point of the picture that stays in sight': 'point of the picture that stays in sight',
  position: 'position',
  practitioner: 'practitioner',
  practitioners: 'practitioners',
  price: 'price',
  problem: 'problem',
  providers: 'providers',
  'publication date': 'publication date',
  reason: 'reason',
  remarks: 'remarks',
  'repeats until': 'repeats until',
  repetition: 'repetition',
  'retention of job applications': 'retention of job applications',
  'retention of requests and reviews': 'retention of requests and reviews',
  reviewer: 'reviewer',
  'reviews on the site': 'reviews on the site',
  room: 'room',
  schedule: 'schedule',
  sign: 'sign',
  signs: 'signs',
  slides: 'slides',
  sources: 'sources',
  start: 'start',
  'start pop-up': 'start pop-up',
  status: 'status',
  symptoms: 'symptoms',
  text: 'text',
  time: 'time',
  'time after it': 'time after it',
  'time until screens lock': 'time until screens lock',
  'time zone': 'time zone',
  title: 'title',
  'told mark': 'told mark',
  treatment: 'treatment',
  treatments: 'treatments',
  'two-step sign-in of owners': 'two-step sign-in of owners',
  'until when patients may cancel': 'notice for cancelling',
  urgency: 'urgency',
  'urgent help': 'urgent help',
  'usual room': 'usual room',
  WhatsApp: 'WhatsApp',
  'what happens': 'what happens',
  'what it is': 'what it is',
  'what it is for': 'heading on the website',
  'when patients are reminded by e-mail': 'reminders by e-mail',
  'whether first visits get one more reminder': 'one more reminder before first visits',
  'whether freed times are offered by e-mail': 'freed times offered by e-mail',
  'whether visitors choose times': 'visitors choose times',
  'who it helps': 'who it helps',
  'who is offered the freed time': 'who is offered the freed time',
  'why no next visit': 'why no next visit',
  'words for search': 'words for search',
  'words for the picture': 'words for the picture',
  'years of experience': 'years of experience',
  typefaces: 'typefaces',
} as const;

export const someone = 'Someone';
export const theProgram = 'The program';
export const thePatient = 'The patient';
export const inTheTerminal = 'Someone in the terminal';
export const fromClient = (client: string) => `From client ${client}`;
