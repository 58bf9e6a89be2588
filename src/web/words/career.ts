// Words of the page of job openings, of one opening and of the form for applications.

export const opening = 'Opening';
export const experience = (years: number) => `${years} ${years === 1 ? 'year' : 'years'} of experience`;
export const facts = 'At a glance';
export const factNames = { contract: 'Contract', hours: 'Hours', pay: 'Pay', place: 'Place' } as const;
export { contractNames as contracts } from '#contract/plain/opening-contracts.ts';
export const whoYouWorkWith = 'Who you work with';
export const applyUntil = (day: string) => `Apply until ${day}`;
export const seeOpening = 'See the opening';
export const seeWhich = (position: string) => `See the opening: ${position}`;
export const writeToUs = 'Write to us';
export const application = 'Application';
export const otherOpenings = 'Other openings';
export const applyForJob = 'Apply for this job';
export const applyByMail = 'Apply by e-mail';
export const applicationFor = (position: string) => `Application: ${position}`;
export const greeting = (position: string, clinic: string) =>
  `Hello, I would like to apply for the position “${position}” at ${clinic}.`;
export const mailBody = (position: string, clinic: string) =>
  `Hello,\n\nI would like to apply for the position “${position}” at ${clinic}.\n\n` +
  'My experience:\n\nI can start on:\n\nMy phone number:\n\nMy CV is attached.\n\n';

// The form.
export const apply = 'Apply';
export const applyFor = (position: string) => `Apply: ${position}`;
export const applyForOpening = 'Apply for this opening';
export const yourFile = 'Your CV, as a file';
export const fileHint = 'PDF, DOCX, JPEG or PNG, at most 5 MB. A photo of it is fine.';
export const fileAgain = 'PDF, DOCX, JPEG or PNG, at most 5 MB. A photo of it is fine. Please choose it again.';
export const sendApplication = 'Send the application';
export const readAgain = 'Read the opening again';
