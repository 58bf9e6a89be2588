import { adminPageLoaded } from '../../e2e/testing/admin-pages.ts';
import { adminPages as pages } from '../../src/web/pages.ts';
import { accountScreenshots } from './admin/account.ts';
import { appointmentScreenshots } from './admin/appointments.ts';
import { blogScreenshots } from './admin/blogs.ts';
import { calendarScreenshots } from './admin/calendar.ts';
import { clinicScreenshots } from './admin/clinic.ts';
import { closureScreenshots } from './admin/closures.ts';
import { conditionScreenshots } from './admin/conditions.ts';
import { galleryAndCareerScreenshots } from './admin/gallery-and-career.ts';
import { importScreenshots } from './admin/import.ts';
import { paletteScreenshots } from './admin/palette.ts';
import { reviewScreenshots } from './admin/reviews.ts';
import { todayScreenshots } from './admin/today.ts';
import { treatmentScreenshots } from './admin/treatments.ts';
import { visitScreenshots } from './admin/visits.ts';
import { nameOf, type Screenshot } from './screenshot.ts';

/** The pages of the admin area and their states, once signed in. */
export const adminPages: Screenshot[] = [
  ...pages.map(({ path }) => ({ name: nameOf(path), path: path.replace(/:\w+/, '1'), act: adminPageLoaded })),
  ...appointmentScreenshots,
  ...blogScreenshots,
  ...galleryAndCareerScreenshots,
  ...conditionScreenshots,
  ...calendarScreenshots,
  ...visitScreenshots,
  ...clinicScreenshots,
  ...treatmentScreenshots,
  ...importScreenshots,
  ...closureScreenshots,
  ...reviewScreenshots,
  ...paletteScreenshots,
  ...todayScreenshots,
  ...accountScreenshots,
];
