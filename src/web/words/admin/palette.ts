// The palette, which finds patients, pages and actions.

/** Names of pages that no tab leads to. */
export const otherPages = {
  '/admin/untold': 'Not told yet',
  '/admin/unmarked': 'Not marked yet',
  '/admin/wait-list': 'Wait list',
  '/admin/to-come-back': 'To come back',
  '/admin/hours': 'Working hours',
  '/admin/hours/leave': 'Leave and breaks',
  '/admin/treatments/table': 'Treatments and prices',
  '/admin/texts': 'Texts',
  '/admin/samples': 'Samples',
  '/admin/career/applications': 'Job applications',
  '/admin/conditions/new': 'New condition',
  '/admin/conditions/symptoms': 'Symptoms',
};
export const patientsPagesActions = 'Patients, pages and actions';
export const pagesActions = 'Pages and actions';
export const namePhonePage = 'Name, phone, page …';
export const pageOrAction = 'Page or action';
export const foundBy = 'Patients are found by name, phone, e-mail or reference.';
export const found = 'Found';
export const actions = 'Actions';
export const pages = 'Pages';
export const patients = 'Patients';
export const newBooking = 'New booking';
export const forCaller = 'For a caller';
export const nextDay = 'Next day';
export const previousDay = 'Previous day';
export const inCalendar = 'In the calendar';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const asVisitors = 'As visitors see it';
export const asksPassword = 'Asks for your password';
export const looking = 'Looking for patients …';
export const failed = 'The patients could not be searched just now. Type on to try again.';
export const nothingFits = 'Nothing fits. Try fewer letters, or another word.';
export const onlyFirst = (count: number) => `Only the first ${count} characters are searched.`;
export const firstPatients = (count: number) => `The first ${count} patients show. Type on to find others.`;
export const fit = (count: number) => (count === 1 ? '1 fits' : `${count} fit`);
