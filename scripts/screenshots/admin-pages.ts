import { accountScreenshots } from './admin/account.ts';
import { appointmentScreenshots } from './admin/appointments.ts';
import { blogScreenshots } from './admin/blogs.ts';
import { clinicScreenshots } from './admin/clinic.ts';
import { conditionScreenshots } from './admin/conditions.ts';
import { galleryAndCareerScreenshots } from './admin/gallery-and-career.ts';
import { reviewAndOverviewScreenshots } from './admin/reviews-and-overview.ts';
import type { Screenshot } from './screenshot.ts';

/** The tabs of the admin area and their states, once signed in. */
export const adminPages: Screenshot[] = [
  ...appointmentScreenshots,
  ...blogScreenshots,
  ...galleryAndCareerScreenshots,
  ...conditionScreenshots,
  ...clinicScreenshots,
  ...reviewAndOverviewScreenshots,
  ...accountScreenshots,
];
