import { mountAdministrators } from './administrators/administrators.routes.ts';
import { mountAppointments } from './appointments/appointments.routes.ts';
import { mountAuditLog } from './audit-log/audit-log.routes.ts';
import { mountBlogs } from './blogs/blogs.routes.ts';
import { mountCareers } from './careers/careers.routes.ts';
import { mountClinic } from './clinic/clinic.routes.ts';
import { mountConditions } from './conditions/conditions.routes.ts';
import { mountFormTokens } from './form-tokens/form-tokens.routes.ts';
import { mountGallery } from './gallery/gallery.routes.ts';
import { mountNotices } from './notices/notices.routes.ts';
import { mountOverview } from './overview/overview.routes.ts';
import { mountPatientData } from './patient-data/patient-data.routes.ts';
import { mountPlaces } from './places/places.routes.ts';
import type { ResourceContext } from './resource.ts';
import { mountReviews } from './reviews/reviews.routes.ts';
import { mountSecondFactor } from './second-factor/second-factor.routes.ts';
import { mountSession } from './session/session.routes.ts';
import { mountSymptoms } from './symptoms/symptoms.routes.ts';
import { mountTreatments } from './treatments/treatments.routes.ts';

const resources = [
  mountAppointments,
  mountReviews,
  mountBlogs,
  mountGallery,
  mountCareers,
  mountNotices,
  mountConditions,
  mountSymptoms,
  mountTreatments,
  mountPlaces,
  mountSession,
  mountSecondFactor,
  mountAdministrators,
  mountFormTokens,
  mountClinic,
  mountOverview,
  mountPatientData,
  mountAuditLog,
];

export function mountResources(context: ResourceContext) {
  for (const mountResource of resources) mountResource(context);
}
