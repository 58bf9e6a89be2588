// The booking form: its three steps, and what it says while parts of it load.

export const popupTitle = 'Book an Appointment';
export const inEmergency = 'In an emergency, call {numbers}. Do not use this form.';

export const what = 'What can we help with?';
export const when = 'When suits you?';
export const you = 'Who are you, and where?';
export const stepOf = (step: number, all: number) => `Step ${step} of ${all}`;
export const back = 'Back';
export const next = 'Next';
export const callMe = 'Call me to agree a time';
export const send = 'Send the request';
export const sending = 'Sending';
export const callInstead = 'You can also call us on {phone}.';

export const whichProblem = 'What is the problem?';
export const notSureYet = 'Not sure yet';
export const moreProblems = 'More problems';
export const knowsTreatment = 'I know what I want';
export const notSure = 'Not sure? Choose the closest. We will advise you.';
export const filterTreatments = (all: number) => `Filter the ${all} treatments`;
/** Placeholder, for which the field has little room. */
export const filterShort = (all: number) => `Filter ${all} treatments`;
export const noTreatmentMatches = (typed: string) => `No treatment matches “${typed}”.`;
export const treatmentsShown = (shown: number, all: number) => `${shown} of ${all} treatments shown`;
export const chosen = (count: number) => `${count} chosen`;
export const chosenTreatments = 'Chosen treatments';
/** Hidden words before the name of a chosen treatment, which alone shows. */
export const remove = 'Remove';

export const showFreeTimes = 'Show free times';
export const sayWhen = 'Say when suits you';

export const chooseState = 'Choose a state';
export const chooseStateFirst = 'Choose a state first';
export const chooseCity = 'Choose a city';
export const showCities = 'Show cities';
export const loadingCities = 'Loading the cities';
export const notLoaded = 'Not loaded';
export const citiesFailed = 'The cities could not be loaded.';
export const mayMessage =
  'You may write to me later: about a review, or when it is time to come back. I can stop it at any time.';

export const loadingOf = { treatments: 'Loading the treatments', states: 'Loading the states' } as const;
export const failureOf = {
  treatments: 'The treatments could not be loaded.',
  states: 'The states could not be loaded.',
} as const;
export const loading = 'Loading';
export const partFailed = 'This part of the form could not be loaded. Are you online?';
