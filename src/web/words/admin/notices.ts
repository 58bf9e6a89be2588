export const notice = 'Notice';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const link = 'Link';
export const notices = 'Notices';
export const addANotice = 'Add a notice';
export const empty = 'What you add here will show at the top of every page, on the days that you choose.';
export const addTheFirstNotice = 'Add the first notice';
export const deleteWarning = 'It will leave the website at once.';
export const editTheNotice = 'Edit the notice';
export const textHint = 'A sentence or two. It will show at the top of every page of the website.';
export const firstDayHint = 'The notice will show from the start of this day.';
export const lastDayHint = 'It will leave the website at the end of this day.';
export const linkHint =
  'Where the notice leads: an address that starts with https://, or a page of this site like /career.';
export const stillToCome = 'Still to come';
export const over = 'Over';
/** Word between the first and the last day. */
export const to = ' to ';
/** Noun after a number. */
export const nouns = 'notices';
