export const nameAndContact = 'Name and contact';
export const visitorsSeeASample = 'Visitors see a sample name, phone number and address until you enter yours.';
export const openingHours = 'Opening hours';
export const everyPageShowsThem = 'Every page shows them, so patients know when to call.';
export const theyAreRight = 'They are right';
export const holidays = 'Holidays';
export const onTheseDaysNo = 'On these days no one can book, and every page says that you are closed.';
export const weAreNeverClosed = 'We are never closed';
export const practitioners = 'Practitioners';
export const patientsGetATime =
  'Patients get a time with one of them. A name is enough, and everyone works while the clinic is open.';
export const workingHoursOfEach = 'Working hours of each practitioner';
export const treatments = 'Treatments';
export const patientsChooseFromThis = 'Patients choose from this list when they book. Hide what you do not offer.';
export const rooms = 'Rooms';
export const withRoomsTwoVisits = 'With rooms, two visits are never in the same room at the same time.';
export const weNeedNone = 'We need none';
export const onlineBooking = 'Online booking';
export const visitorsChooseAFree =
  'Visitors choose a free time, and you confirm it. Without it, you call them to agree on one.';
export const weCallThem = 'We call them';
export const messages = 'Messages';
export const readyWordsForWhatsapp =
  'Ready words for WhatsApp, text messages and e-mail. Change what you would say differently.';
export const aTrialBooking = 'A trial booking';
export const bookLikeAPatient =
  'Book like a patient, confirm the request under Appointments, and look at the message. Mark it as spam afterwards.';
export const itWorks = 'It works';
export const people = 'People';
export const everyoneSignsInWith = 'Everyone signs in with a password of their own, so that you can see who did what.';
export const onlyMe = 'Only me';
export const removeTheSamples = 'Remove the samples';
export const theSampleTextsPictures = 'The sample texts, pictures, reviews and patients are invented.';
export const haveTheHealthTexts = 'Have the health texts and the privacy notice checked';
export const aClinicianReadsThe =
  'A clinician reads the health texts, and a lawyer the privacy notice. Pages say that they are not yet checked until you enter who read them.';
export const thePrivacyNotice = 'The privacy notice';
export const theyAreChecked = 'They are checked';
export const twoStepSignIn = 'Two-step sign-in';
export const withACodeFrom = 'With a code from your phone, a stolen password alone opens nothing.';
export const aPlaceForBackups = 'A place for backups';
export const ifTheDiskBreaks =
  'If the disk breaks, the backups on it are lost with the data. Store copies somewhere else.';
export const weStoreCopiesElsewhere = 'We store copies elsewhere';
export const addressOnTheInternet = 'Address on the internet';
export const patientsNeedAnAddress =
  'Patients need an address that begins with https. The person who looks after the server can set it up.';
export const firstSteps = 'First steps';
export const theFirstSteps = 'the first steps';
export const done = '(done)';
export const doneOf = (done: number, all: number) => `${done} of ${all} done`;
export const hide = 'Hide';
export const otherSteps = (count: number) => `The other ${count} steps`;
