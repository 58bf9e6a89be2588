import {
  largestApplicationFile,
  longestFreeText,
  longestName,
  longestPhone,
  minPhoneDigits,
  youngestForm,
} from './visitor-limits.ts';

// Lengths in characters, sizes in bytes, durations in ms.

/** Limits that forms show or check, too. */
export const limits = {
  name: longestName,
  title: 200,
  freeText: longestFreeText,
  remarks: 1_000,
  cancellationReason: 300,
  moment: 40,
  urgentHelp: 300,
  otherWords: 2_000,
  password: { min: 12, max: 200 },
  experienceYears: { min: 0, max: 60 },
  listedPoints: 50,
  /** The total of a filtered list stops counting here. */
  countedMatches: 1_001,
  previewCharacters: 100,
  picture: 10 * 1_048_576,
  /** Age of a form token when its form is sent: people are not faster, and answers are not stored longer. */
  formAge: { min: youngestForm, max: 24 * 3_600_000 },
  /** Lifetime of a browser's session, and of a script's (a token without a cookie). */
  session: { browser: 8 * 3_600_000, script: 3_600_000 },
  /** How long a deleted opening can be restored. */
  undo: 30_000,
} as const;

/** Minutes without activity until a session locks, of which a clinic chooses one. */
export const lockMinutes = [15, 30, 60] as const;
export const defaultLockMinutes = 30;

/** Limits that only the server checks: browsers load none of these. */
export const serverLimits = {
  email: 254,
  phone: { max: longestPhone, minDigits: minPhoneDigits },
  blogContent: 200_000,
  slug: 100,
  url: 2_048,
  /** Length of a sign-in code, with the spaces and hyphens that people copy along. */
  code: 60,
  rating: { min: 0.5, max: 5, step: 0.5 },
  linkedSymptoms: 1_000,
  linkedTreatments: 1_000,
  pageSize: 1_000,
  jsonBody: 1_048_576,
  /** JSON that anyone may send: the secret of a link, a password or a short text, a free text of 5,000 characters. */
  publicBody: { secret: 8_192, message: 16_384, text: 65_536 },
  /** A form that is sent without JavaScript: its encoding takes three times as much. */
  form: 262_144,
  /** An application with its file. */
  applicationBody: largestApplicationFile + 262_144,
  /** Calls per client address. */
  bookingRate: { calls: 60, windowMs: 600_000 },
  timesRate: { calls: 600, windowMs: 600_000 },
  reviewRate: { calls: 20, windowMs: 600_000 },
  /** Each may bring a file of 5 MB. */
  applicationRate: { calls: 20, windowMs: 3_600_000 },
  /** Applications that no owner has downloaded yet, of all senders: further ones would fill the disk. */
  newApplications: 300,
  idempotencyKey: 200,
  /** How long a link for a new password works. */
  passwordLink: 24 * 3_600_000,
  /** How long one works that came by e-mail. */
  mailedPasswordLink: 30 * 60_000,
  /** Open streams of live updates per administrator; a browser shares one among its tabs. */
  streams: 20,
  privacyNotice: 20,
  pageText: 10_000,
  /** How many changes of a record its history shows, and of how many it stores the words. */
  history: 50,
  /** How long a preview can be opened, and how many an administrator has at a time. */
  preview: { lifetime: 3_600_000, count: 20 },
  erasedAtOnce: 10_000,
  /** Requests in one call that marks several. */
  markedAtOnce: 100,
  dueCalls: 100,
  toComeBack: 200,
  /** Held times that end today, as Today lists them. */
  holdsEnding: 100,
  /** Entries of the contact log of a request, and visits to remind of. */
  contactLog: 100,
  /** Visits that are over and not marked. */
  unmarked: 300,
  /** Visits of which patients are to be told. */
  toTell: 300,
  waitList: 100,
  /** Free times that are listed for each patient who waits. */
  fittingTimes: 3,
  /** No-shows listed per phone number. */
  noShows: 20,
  /** Requests of one patient that are listed beside another. */
  earlierRequests: 50,
  /** Other patients who may be the same. */
  similarPatients: 10,
  retentionMonths: { min: 1, max: 240 },
  applicationDays: { min: 1, max: 3_650 },
  /** How long an uploaded picture may wait for the clinic profile that uses it. */
  unsavedPicture: 24 * 3_600_000,
  /** How long a picture that no blog uses is stored: a draft in someone's browser may still show it. */
  unusedPicture: 30 * 24 * 3_600_000,
} as const;
