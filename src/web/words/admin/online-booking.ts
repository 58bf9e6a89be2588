export const visitorsChooseFromFree = 'Visitors choose from free times';
export const weeksAhead = 'Weeks ahead';
export const noticeInHours = 'Notice in hours';
export const holdInHours = 'Hold in hours';
export const cancellingOnlineHoursBefore = 'Cancelling online, hours before';
export const remindersByEMail = 'Reminders by e-mail, hours before';
export const oneMoreReminderBefore = 'One more reminder before a first visit';
export const offerFreedTimesBy = 'Offer freed times by e-mail';
export const minutesToAnswer = 'Minutes to answer';
export const onlineBooking = 'Online booking';
export const visitorsChooseUpTo =
  'Visitors choose up to three free times in the booking form. You confirm one of them, or another.';
export const visitorsLeaveTheirNumber = 'Visitors leave their number, and you call them back to agree on a time.';
export const howFarAheadVisitors = 'How far ahead visitors see free times.';
export const shortestNoticeForAn = 'Shortest notice for an online booking.';
export const howLongTheFirst = 'How long the first choice is held for a visitor, for you to confirm it.';
export const untilHowLongBefore =
  'Until how long before a visit patients can cancel it themselves, or move it to a free time.';
export const ifTheClinicHas =
  'If the clinic has a mail server: up to three, such as 48, 3. Empty for none. Who says that they will come gets no further one.';
export const itGoesOutA = 'It goes out a day before the others.';
export const waitList = 'wait list';
export const howLongTheTime = 'How long the time is held for each patient.';
export const treatment = 'treatment';
export const save = 'Save';
export const notSavedYet = 'Not saved yet.';
export const everythingIsSaved = 'Everything is saved.';
export const theyCouldNotBe = 'They could not be loaded just now.';
export const fromTo = (least: number, most: number) => `${least} to ${most}.`;
export const aboutFreedTimes =
  // oxlint-disable-next-line words/plain -- the sentence stood so before it had a field
  'With a mail server, a time that a visit leaves is offered to one patient of the {list} after the other, and held until each has answered.';
export const aboutLengths = 'How long a visit takes, and the time to clear up after it, is set for each {treatment}.';
