import { mostWishedTimes } from './visitor-limits.ts';

// Apart from the schemas, so that browsers load no validation code with them. Admin pages only.

export const visitLimits = {
  /** Every visit begins and ends at a multiple of these minutes. */
  stepMinutes: 5,
  minutes: { min: 5, max: 720 },
  bufferMinutes: { min: 0, max: 60 },
  /** How many patients a practitioner sees at the same time. */
  sideBySide: { min: 1, max: 4 },
  /** Lanes per practitioner or room, including overbooked visits. */
  lanes: 16,
  /** Days that one call about the calendar may span. */
  calendarDays: 42,
  freeTimesDays: 62,
  /** Free times that one call lists for the front desk. */
  freeTimes: 100,
  /** Free times that come with the refusal of a time. */
  nearest: 3,
  seriesVisits: { min: 2, max: 30 },
  wishedTimes: mostWishedTimes,
  /** Visits outside working hours that one call lists. */
  visitsOutside: 100,
  reason: 200,
  /** Closures of rooms that one call lists. */
  roomClosures: 200,
  /** Days that repeated leave leaves out. */
  leftOut: 100,
  roomName: 80,
  holdHours: { min: 1, max: 168 },
  cancelHours: { min: 0, max: 336 },
  noticeHours: { min: 0, max: 336 },
  weeksAhead: { min: 1, max: 26 },
  /** How long before a visit its patient is reminded, and how often at most. */
  reminderHours: { min: 1, max: 168 },
  reminders: 3,
  offerMinutes: { min: 5, max: 120 },
  /** How far ahead the front desk may book. */
  yearsAhead: 2,
  /** Leave and breaks begin so many years from today at most, in the past or ahead. */
  yearsOfLeave: 10,
  /** Holds of one client address. */
  holdRate: { calls: 10, windowMs: 24 * 3_600_000 },
  /** Holds of one client address for the same name and phone. */
  personHoldRate: { calls: 2, windowMs: 24 * 3_600_000 },
} as const;
