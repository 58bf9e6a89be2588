// Surroundings of every page of the admin area: the rail, notices, and pages that are closed or missing.

export const loading = 'Loading the admin area';
export const needsScripts =
  'The admin area needs JavaScript. Please turn it on in your browser, and load this page again.';
export const skip = 'Skip to the content';
export const usualTreatments =
  'The site was started with SEED=none. A new database that is started with SEED=reference has the usual ones.';
export const offline = 'You are offline.';
export const offlineAdvice =
  'This page shows what was loaded last. Nothing can be saved until the connection is back; typed text stays.';

// The rail.
export const admin = 'Admin';
export const toWebsite = (clinic: string) => `${clinic}, to the website`;
export const frontDesk = 'Front desk';
export const website = 'Website';
export const more = 'More';
export const youAndClinic = 'You and the clinic';
export const clinic = 'The clinic';
export const you = 'You';
export const find = 'Find';
export const lock = 'Lock';
export const signOut = 'Sign out';
export const shortcuts = 'Shortcuts';
/** Hidden words after the number of what waits. */
export const waiting = ' waiting';
export const waitingAndNew = (count: number) => ` waiting, ${count} new`;

// Pages that a role cannot open, and addresses that lead nowhere.
export const forFrontDesk = 'This page is for the front desk.';
export const askFrontDesk = 'Ask one of them if you need something from here.';
export const forOwners = 'This page is for owners of the clinic.';
export const askOwner = 'Ask one of them if you need something from here, or if you should be an owner too.';
export const toCalendar = 'Go to the calendar';
export const toAppointments = 'Go to the appointments';
export const notFound = 'Page not found';
export const noSuchPage = 'The admin area has no such page.';

export const searchFailed = 'The search could not be opened. Please try again.';
