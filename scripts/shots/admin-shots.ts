import { accountShots } from './admin/account.ts';
import { appointmentShots } from './admin/appointments.ts';
import { blogShots } from './admin/blogs.ts';
import { clinicShots } from './admin/clinic.ts';
import { conditionShots } from './admin/conditions.ts';
import { galleryAndCareerShots } from './admin/gallery-and-career.ts';
import { reviewAndOverviewShots } from './admin/reviews-and-overview.ts';
import type { Shot } from './shot.ts';

/** The tabs of the admin area and their states, once signed in. */
export const adminShots: Shot[] = [
  ...appointmentShots,
  ...blogShots,
  ...galleryAndCareerShots,
  ...conditionShots,
  ...clinicShots,
  ...reviewAndOverviewShots,
  ...accountShots,
];
