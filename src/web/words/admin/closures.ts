export const theHolidaysThatThe = 'the holidays that the Government of India gazettes every year';
export const festivalsThatFollowThe =
  'Festivals that follow the moon, and holidays of your state, change every year: enter them yourself.';
export const theBankHolidaysOf = 'the bank holidays of England and Wales on gov.uk';
export const scotlandAndNorthernIreland = 'Scotland and Northern Ireland have others: enter them yourself.';
export const theFederalHolidaysOf = 'the federal holidays of 5 U.S.C. 6103';
export const holidaysOfYourState = 'Holidays of your state are not in the list.';
export const thePublicHolidaysThat = 'the public holidays that all states of Germany have in their laws';
export const holidaysThatOnlyYour = 'Holidays that only your state has are not in the list.';
export const thePublicHolidaysOf = 'the public holidays of the UAE Cabinet that have a fixed date';
export const theCabinetMayMove =
  'The Cabinet may move them, and announces Islamic holidays when the moon is seen: enter those yourself.';
export const theNationalPublicHolidays = 'the national public holidays in the Fair Work Act';
export const otherHolidaysOfYour =
  'Other holidays of your state or territory, and days off in place of a weekend’s, are not in the list.';
export const comparedWithTheOfficial = 'Compared with the official dates.';
export const reason = 'Reason';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const hours = 'Hours';
export const closedAllDay = 'Closed all day';
export const publicHoliday = 'Public holiday';
export const anotherReason = 'Another reason';
export const closures = 'Closures';
export const closuresAndSpecialHours = 'Closures and special hours';
export const addAClosure = 'Add a closure';
export const holidaysTrainingShorterHours =
  'Holidays, training, shorter hours: visitors read them with the opening hours, from 14 days before.';
export const addTheFirstClosure = 'Add the first closure';
export const theWebsiteWillShow = 'The website will show the usual hours again at once.';
export const editTheClosure = 'Edit the closure';
export const visitorsReadItBeside = 'Visitors read it beside the days, like “Diwali” or “Staff training”.';
export const theWebsiteWillShowThe = 'The website will show the closure from 14 days before, with the opening hours.';
export const forASingleDay = 'For a single day, the same day again.';
export const over = 'Over';
export const about = (year: number, source: string, comparison: string, missing: string) =>
  `Until ${year}, by the rules for ${source}. ${comparison} ${missing}`;
export const comparedUntil = (year: number) =>
  `Compared with the official dates until ${year}, so please check the date.`;
export const notCompared = 'Not compared with official dates, so please check the date.';
export const theClosure = 'the closure';
export const overlapsWith = 'Overlaps with {reason} ({days}).';
export const counts = {
  other: {
    wasAddedLater: 'On days in both, that one counts, because it was added later.',
    startsLater: 'On days in both, that one counts, because it starts later.',
  },
  this: {
    wasAddedLater: 'On days in both, this one counts, because it was added later.',
    startsLater: 'On days in both, this one counts, because it starts later.',
  },
} as const;
export const closuresInAll = 'closures';
export const fromDay = (day: string) => `From ${day}`;
