// Modules with the sentences that a call of the admin area may be refused with. Other languages have those that are translated.

export * as absences from './absences.ts';
export * as calendarFeeds from './calendar-feeds.ts';
export * as closures from './closures.ts';
export * as contactLog from './contact-log.ts';
export * as gallery from './gallery.ts';
export { noText, notFound as noMessage } from './messages.ts';
export * as notices from './notices.ts';
export * as outbox from './outbox.ts';
export * as pages from './pages.ts';
export * as patientData from './patient-data.ts';
export * as patients from './patients.ts';
export * as people from './people.ts';
export * as pictures from './pictures.ts';
export * as roomClosures from './room-closures.ts';
export * as rooms from './rooms.ts';
export * as schedules from './schedules.ts';
export * as secondFactor from './second-factor.ts';
export * as session from './session.ts';
export * as symptoms from './symptoms.ts';
export * as visits from './visits.ts';
export * as waitList from './wait-list.ts';
export * as webhooks from './webhooks.ts';
export * as workingHours from './working-hours.ts';
