// Modules with the sentences that a call of the admin area may be refused with. Other languages have those that are translated.

export * as absences from './absences.ts';
export * as calendarFeeds from './calendar-feeds.ts';
export * as clinic from './clinic.ts';
export * as closures from './closures.ts';
export * as contactLog from './contact-log.ts';
export * as firstSteps from './first-steps.ts';
export * as gallery from './gallery.ts';
export * as galleryConsents from './gallery-consents.ts';
export {
  addFailure as importAddFailure,
  busy as importBusy,
  emptyFile,
  importFailure,
  isZip,
  longMarkdown,
  manyMarkdown,
  missingColumns,
  noMarkdown,
  noRows,
  notFound as noImport,
  nothingNew,
  notText,
  notUtf8,
  openQuote,
  previewFailure,
  removeFailure as importRemoveFailure,
  rowsWithMistakes,
  templateFailure,
  tooManyRows,
  twiceNamed,
  wordpress,
} from './imports.ts';
export { noText, notFound as noMessage } from './messages.ts';
export * as notices from './notices.ts';
export * as outbox from './outbox.ts';
export * as pages from './pages.ts';
export * as patientData from './patient-data.ts';
export * as patients from './patients.ts';
export * as people from './people.ts';
export * as pictures from './pictures.ts';
export * as previews from './previews.ts';
export * as reports from './reports.ts';
export * as roomClosures from './room-closures.ts';
export * as rooms from './rooms.ts';
export { cannotRestore, noneChosen, removeFailure as sampleRemoveFailure, restoreFailure } from './samples.ts';
export * as schedules from './schedules.ts';
export * as secondFactor from './second-factor.ts';
export * as session from './session.ts';
export * as signs from './signs.ts';
export * as symptoms from './symptoms.ts';
export * as system from './system.ts';
export * as texts from './texts.ts';
export * as translations from './translations.ts';
export * as visits from './visits.ts';
export * as waitList from './wait-list.ts';
export * as webhooks from './webhooks.ts';
export * as workingHours from './working-hours.ts';
