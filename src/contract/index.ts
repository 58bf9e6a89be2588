import { absences } from './absences.ts';
import { appearance } from './appearance.ts';
import { applications } from './applications.ts';
import { appointments } from './appointments.ts';
import { auditLog, history } from './audit-log.ts';
import { blogs } from './blogs.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { careers } from './careers.ts';
import { clinic } from './clinic.ts';
import { closures } from './closures.ts';
import { conditions } from './conditions.ts';
import { contactLog } from './contact-log.ts';
import { devices } from './devices.ts';
import type { Endpoint } from './endpoint.ts';
import { firstSteps } from './first-steps.ts';
import { followUp } from './follow-up.ts';
import { formTokens } from './form-tokens.ts';
import { gallery } from './gallery.ts';
import { imports } from './imports.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { outbox } from './outbox.ts';
import { pages } from './pages.ts';
import { passwordLinks } from './password-links.ts';
import { patientData } from './patient-data.ts';
import { patientLinks } from './patient-links.ts';
import { patients } from './patients.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { presence } from './presence.ts';
import { previews } from './previews.ts';
import { problems } from './problems.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { roomClosures } from './room-closures.ts';
import { rooms } from './rooms.ts';
import type { routes } from './routes.ts';
import { samples } from './samples.ts';
import { schedules } from './schedules.ts';
import { schedulingLinks } from './scheduling-links.ts';
import { search } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { signs } from './signs.ts';
import { symptoms } from './symptoms.ts';
import { systemCalls } from './system.ts';
import { texts } from './texts.ts';
import { times } from './times.ts';
import { today } from './today.ts';
import { translations } from './translations.ts';
import { treatments } from './treatments.ts';
import { visits } from './visits.ts';
import { waitList } from './wait-list.ts';
import { webhooks } from './webhooks.ts';
import { websiteCountCalls } from './website-counts.ts';
import { workingHours } from './working-hours.ts';

/** Everything that crosses the wire, by resource. */
export const contract = {
  appointments,
  followUp,
  patients,
  visits,
  patientLinks,
  calendarFeeds,
  waitList,
  schedules,
  workingHours,
  absences,
  times,
  schedulingLinks,
  rooms,
  roomClosures,
  reviews,
  blogs,
  gallery,
  careers,
  applications,
  notices,
  closures,
  conditions,
  symptoms,
  treatments,
  problems,
  pages,
  signs,
  translations,
  search,
  places,
  session,
  people,
  passwordLinks,
  devices,
  secondFactor,
  formTokens,
  clinic,
  appearance,
  texts,
  previews,
  messages,
  contactLog,
  outbox,
  webhooks,
  presence,
  today,
  reports,
  websiteCounts: websiteCountCalls,
  firstSteps,
  samples,
  patientData,
  system: systemCalls,
  imports,
  history,
  auditLog,
} satisfies { [R in keyof typeof routes]: { [E in keyof (typeof routes)[R]]: Endpoint } };

export type Contract = typeof contract;

export const allEndpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract).flatMap((resource) =>
  Object.values(resource),
);
