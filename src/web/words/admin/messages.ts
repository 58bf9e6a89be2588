export const message = 'Message';
export const byMail = 'The program sends it by e-mail';
export const samplePatient = 'Asha Sample';
export const sampleTime = 'Tuesday, 24 November, 5:00 pm';
export const samplePractitioner = 'Nila Sample';
export const preview = 'Preview';
export const whatAPatientReads = 'What a patient reads';
export const byMailItAlsoSays = 'By e-mail it also says';
export const messages = 'Messages';
export const failure = 'The messages could not be loaded.';
export const lead = 'What the front desk sends to patients by WhatsApp, text message or e-mail.';
export const textHint = 'What is in braces is filled in for each patient.';
export const backToDefault = 'Back to the default words';
export const system = 'System';
export const onlyIfAllowed =
  'It goes only to patients who said “You may write to me later”. It needs an address of its own (MAIL_FROM_LATER). Each mail says how to stop it.';
export const withoutMail =
  'Patients without an e-mail address get it by your own gateway, if one is connected. Without a mail server nothing goes out by e-mail, and the front desk sends it by hand. Whether there is one, and what it would send, stands under {system}.';
export const messageNamed = (title: string) => `the message ${title}`;
export const fieldHints = {
  name: 'the patient’s name',
  reference: 'the reference of the request',
  clinic: 'the name of the clinic',
  phone: 'the phone number of the clinic',
  when: 'day and time of the patient’s next visit; you write it where there is none',
  practitioner: 'who the next visit is with',
  link: 'the address of the patient’s own page, with times and the way to cancel',
  review_link: 'the address of the page for reviews',
};
