export const applications = 'Applications';
export const full = 'No more applications are taken for now';
export const applicationsAppearHere = 'What people send from the page of an opening appears here.';
export const applicationsNewestFirst = 'Applications, newest first';
export const name = 'Name';
export const appliesFor = 'Applies for';
export const received = 'Received';
export const file = 'File';
export const downloadAndDelete = 'Download and delete';
export const fresh = 'New';
export const letter = 'Letter';
export const position = 'Position';
export const yearsOfExperience = 'Years of experience';
export const description = 'Description';
export const lastDay = 'Last day';
export const contract = 'Contract';
export const noContract = 'Not said';
export const pay = 'Pay';
export const payHint = 'Such as: 30,000 to 40,000 rupees a month.';
export const hours = 'Hours';
export const hoursHint = 'Such as: Monday to Saturday, 9 am to 5 pm.';
export const place = 'Place';
export const placeHint = 'Leave empty for the address of the clinic.';
export { contractNames as contracts } from '#contract/plain/opening-contracts.ts';
export const jobOpenings = 'Job openings';
export const addAnOpening = 'Add an opening';
export const empty = 'What you add here will be on the career page of the website at once.';
export const addTheFirstOpening = 'Add the first opening';
export const descriptionHint =
  'What the work is, what the person brings, and what you offer. A blank line begins a new paragraph.';
export const openingsNewestFirst = 'Openings, newest first';
export const experience = 'Experience';
export const added = 'Added';
export const onTheWebsite = 'On the website';
export const ofExperience = 'of experience';
export const open = 'Open';
export const closed = 'Closed';
export const experienceHint = (least: number, most: number) => `${least} to ${most}. Half years like 1.5 are fine.`;
export const lastDayHint = 'The opening will leave the website at the end of this day.';
export const lastDayHintAgain =
  'The opening will leave the website at the end of this day. Another day will open it again.';
/** Followed by `ofExperience` where there is room. */
export const years = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;
export const openingNamed = (position: string) => `the opening ${position}`;
export const lastDayWas = (day: string) => `Last day was ${day}`;
export const until = (day: string) => `until ${day}`;
export const notRead = (count: number) => `${count} have not been read. Download their files, or delete some.`;
export const mailSubject = (position: string) => `Your application: ${position}`;
/** Visible words, which `fileOf` follows for screen readers. */
export const download = 'Download';
export const fileOf = (name: string) => `the file of ${name}`;
export const deleteApplicationOf = (name: string) => `Delete the application of ${name}`;
/** Noun after a number. */
export const applicationRows = 'applications';
export const openingRows = 'openings';
