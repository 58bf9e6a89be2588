import { createLiveUpdates } from '#server/updates/live-updates.ts';
import { mountAppearance } from './appearance/appearance.service.ts';
import { mountAppointments, readUpdate, updateFor } from './appointments/appointments.service.ts';
import { mountFollowUp } from './appointments/follow-up.service.ts';
import { mountAuditLog } from './audit-log/audit-log.service.ts';
import { mountBlogs } from './blogs/blogs.service.ts';
import { mountBookings } from './bookings/bookings.service.ts';
import { mountCalendarFeeds } from './calendar-feeds/calendar-feeds.service.ts';
import { mountCards } from './cards/cards.service.ts';
import { mountApplications } from './careers/applications.service.ts';
import { mountCareers } from './careers/careers.service.ts';
import { mountClinic } from './clinic/clinic.service.ts';
import { mountClosures } from './closures/closures.service.ts';
import { mountConditions } from './conditions/conditions.service.ts';
import { mountContactLog } from './contact-log/contact-log.service.ts';
import { mountDevices } from './devices/devices.service.ts';
import { mountFirstSteps } from './first-steps/first-steps.service.ts';
import { mountFormTokens } from './form-tokens/form-tokens.service.ts';
import { mountGallery } from './gallery/gallery.service.ts';
import { mountImports } from './imports/imports.service.ts';
import { mountMessages } from './messages/messages.service.ts';
import { mountMoves } from './moves/moves.service.ts';
import { mountNotices } from './notices/notices.service.ts';
import { mountOutbox } from './outbox/outbox.service.ts';
import { mountPages } from './pages/pages.service.ts';
import { mountPatientData } from './patient-data/patient-data.service.ts';
import { mountPatientPages } from './patient-pages/patient-pages.service.ts';
import { mountPatients } from './patients/patients.service.ts';
import { mountPeople } from './people/people.service.ts';
import { mountPlaces } from './places/places.service.ts';
import { listPresences } from './presence/presence.queries.ts';
import { mountPresence, presencesFor } from './presence/presence.service.ts';
import { mountPreviews } from './previews/previews.service.ts';
import { mountProblems } from './problems/problems.service.ts';
import { mountReports } from './reports/reports.service.ts';
import type { ResourceContext } from './resource.ts';
import { mountReviews } from './reviews/reviews.service.ts';
import { mountRooms } from './rooms/rooms.service.ts';
import { mountSamples } from './samples/samples.service.ts';
import { mountSchedules } from './schedules/schedules.service.ts';
import { mountSearch } from './search/search.service.ts';
import { mountSecondFactor } from './second-factor/second-factor.service.ts';
import { mountSeries } from './series/series.service.ts';
import { mountSession } from './session/session.service.ts';
import { mountSigns } from './signs/signs.service.ts';
import { mountSymptoms } from './symptoms/symptoms.service.ts';
import { mountSystem } from './system/system.service.ts';
import { mountTexts } from './texts/texts.service.ts';
import { mountTimes } from './times/times.service.ts';
import { mountToday } from './today/today.service.ts';
import { mountTranslations } from './translations/translations.service.ts';
import { mountTreatments } from './treatments/treatments.service.ts';
import { mountVisitBookings } from './visits/visit-bookings.service.ts';
import { mountVisits } from './visits/visits.service.ts';
import { mountWaitList } from './wait-list/wait-list.service.ts';
import { mountWebhooks } from './webhooks/webhooks.service.ts';
import { mountWebsiteCounts } from './website-counts/website-counts.service.ts';

const resources = [
  mountAppointments,
  mountFollowUp,
  mountBookings,
  mountContactLog,
  mountPatients,
  mountVisits,
  mountVisitBookings,
  mountSeries,
  mountMoves,
  mountWaitList,
  mountPatientPages,
  mountCalendarFeeds,
  mountSchedules,
  mountRooms,
  mountTimes,
  mountReviews,
  mountBlogs,
  mountGallery,
  mountCareers,
  mountApplications,
  mountNotices,
  mountClosures,
  mountConditions,
  mountSymptoms,
  mountTreatments,
  mountProblems,
  mountOutbox,
  mountWebhooks,
  mountPages,
  mountSigns,
  mountTranslations,
  mountSearch,
  mountCards,
  mountPlaces,
  mountSession,
  mountSecondFactor,
  mountPeople,
  mountDevices,
  mountFormTokens,
  mountClinic,
  mountAppearance,
  mountTexts,
  mountPreviews,
  mountMessages,
  mountPresence,
  mountToday,
  mountReports,
  mountWebsiteCounts,
  mountFirstSteps,
  mountSamples,
  mountPatientData,
  mountSystem,
  mountImports,
  mountAuditLog,
];

export function mountResources(parts: Omit<ResourceContext, 'liveUpdates'>) {
  const { db, clock, sharedTime } = parts;
  const liveUpdates = createLiveUpdates({
    read: async () => ({
      update: await readUpdate(db, clock()),
      presences: await listPresences(db, await sharedTime(db)),
    }),
    show: ({ update, presences }, viewer) => ({
      ...updateFor(update, viewer.role),
      here: presencesFor(presences, viewer),
      role: viewer.role,
    }),
    ...parts,
  });
  const context = { ...parts, liveUpdates };
  for (const mountResource of resources) mountResource(context);
}
