import type { ReportUnit } from '#contract/plain/report-units.ts';

// Reports, and visits to the website.

export const reports = 'Reports';
export const show = 'Show';
export const noFiguresAvailable = 'No figures available.';
export const requestsAndVisitsAre = 'Requests and visits are counted here by week and by month, from the first one on.';
export const exportAsCsv = 'Export as CSV';
export const visits = 'Visits';
export const visitsThatHaveBegun = 'Visits that have begun. Cancelled ones do not count.';
export const attended = 'Attended';
export const ofTheseVisitsThose =
  'Of these visits, those marked as attended, and those under way whose patient has arrived.';
export const missedInPercent = 'Missed, in percent';
export const visitsMarkedAsMissed = 'Visits marked as missed, of all that were marked as attended or missed.';
export const notMarked = 'Not marked';
export const visitsThatAreOver =
  'Visits that are over, and of which no one has said whether the patient came. They count as neither.';
export const newPatients = 'New patients';
export const patientsWithAVisit = 'Patients with a visit marked as arrived or attended, who had none before.';
export const returningPatients = 'Returning patients';
export const patientsWithAVisitMarked =
  'Patients with a visit marked as arrived or attended, who had one before this time.';
export const cameBackWithin15 = 'Came back within 15 days, in percent';
export const ofThePatientsWho =
  'Of the patients who attended, those who attended again within 15 days. They count once these days are over.';
export const leadTimeInDays = 'Lead time, in days';
export const fromARequestTo = 'From a request to its first visit: half of the first visits came sooner, half later.';
export const requests = 'Requests';
export const requestsThatCameIn = 'Requests that came in, from the website and by the front desk.';
export const mostWantedTreatments = 'Most wanted treatments';
export const treatment = 'Treatment';
export const whereRequestsComeFrom = 'Where requests come from';
export const city = 'City';
export const requestsOfTheLast = 'Requests of the last 90 days';
export const noRequestsInThis = 'No requests in this time.';
export const visitsToTheWebsite = 'Visits to the website';
export const noVisitsYet = 'No visits yet.';
export const pagesThatVisitorsOpen =
  'Pages that visitors open are counted here by day. No one is followed: there are no cookies, and who asks not to be tracked does not count.';
export const openedTheBookingForm = 'Opened the booking form';
export const reachedWhatCanWe = 'Reached “What can we help with?”';
export const reachedWhenSuitsYou = 'Reached “When suits you?”';
export const reachedWhoAreYou = 'Reached “Who are you, and where?”';
export const sentTheRequest = 'Sent the request';
export const tapsOnAPhone = 'Taps on a phone number';
export const tapsOnWhatsapp = 'Taps on WhatsApp';
export const fromThePageTo = 'From the page to the booking';
export const eachStepCountsOnce =
  'Each step counts once a page. The difference to the step before is how many left there.';
export const step = 'Step';
export const pages = 'Pages';
export const page = 'Page';
export const others = 'Others';
export const whereVisitorsComeFrom = 'Where visitors come from';
export const otherWebsitesWithA = 'Other websites with a link that was followed. Most visitors come without one.';
export const website = 'Website';
export const searchesWithoutResults = 'Searches without results';
export const wordsThatWereSearched =
  'Words that were searched for at least three times. Those with digits or an e-mail address, and signs of illness, are not stored.';
export const words = 'Words';
export const callsAndChats = 'Calls and chats';
export const onAllPages = 'On all pages.';
export const what = 'What';
export const asOf = (time: string) => `As of ${time}`;
export const byUnit: Record<ReportUnit, string> = { week: 'By week', month: 'By month' };
export const thisUnit: Record<ReportUnit, string> = { week: 'This week', month: 'This month' };
export const filledTimeOf = 'Filled time of {name}, in percent';
const timeFills = (period: string) =>
  `How much of the working time is booked; ${period} counts up to now. Closures, leave, breaks and cancelled visits do not count. Where patients are seen side by side, the time counts once for each.`;
export const howTimeFills: Record<ReportUnit, string> = {
  week: timeFills('this week'),
  month: timeFills('this month'),
};
export const lastDays = (days: number) => `The last ${days} days`;
export const countDays = (days: number) => `${days} days`;
export const pagesWereOpened = (count: number) => `${count.toLocaleString('en')} pages were opened.`;
