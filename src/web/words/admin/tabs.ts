import type { SettingPath, TabPath } from '#web/pages.ts';

/** Names of pages by their addresses: in the rail, in Settings, and where they are found. */
export const tabs = {
  '/admin/overview': 'Today',
  '/admin': 'Appointments',
  '/admin/calendar': 'Calendar',
  '/admin/patients': 'Patients',
  '/admin/tomorrow': 'To tell',
  '/admin/closures': 'Closures and leave',
  '/admin/reports': 'Reports',
  '/admin/reviews': 'Reviews',
  '/admin/blogs': 'Blogs',
  '/admin/gallery': 'Gallery',
  '/admin/career': 'Career',
  '/admin/conditions': 'Conditions',
  '/admin/signs': 'Signs',
  '/admin/treatments': 'Treatments',
  '/admin/pages': 'Pages and texts',
  '/admin/notices': 'Notices',
  '/admin/clinic': 'Clinic',
  '/admin/clinic/team': 'Team and hours',
  '/admin/appearance': 'Appearance',
  '/admin/hours/rooms': 'Rooms',
  '/admin/hours/settings': 'Online booking',
  '/admin/poster': 'Poster',
  '/admin/messages': 'Messages',
  '/admin/programs': 'Connected programs',
  '/admin/people': 'People',
  '/admin/patient-data': 'Privacy requests',
  '/admin/system': 'System',
  '/admin/import': 'Import',
  '/admin/changes': 'History',
} satisfies Record<TabPath, string>;

/** More about each page of Settings, in a line. */
export const abouts = {
  '/admin/clinic': 'Name, address, opening hours, and how the website looks.',
  '/admin/clinic/team': 'Practitioners, what they treat, when they work, and what the website says about them.',
  '/admin/appearance': 'Logo, colours, typefaces, corners and the first screen of the website.',
  '/admin/hours/rooms': 'Where visits take place, and which treatments need a room.',
  '/admin/hours/settings':
    'Free times for visitors, how far ahead, until when they cancel, and the problems they choose from.',
  '/admin/poster': 'A sheet to print, with a code that leads to booking.',
  '/admin/messages': 'Ready words for WhatsApp, SMS and e-mail.',
  '/admin/programs': 'Programs of your own that hear of requests, visits and reviews.',
  '/admin/people': 'Who can sign in, and what they may do.',
  '/admin/patient-data': 'When a patient asks to see or delete their details.',
  '/admin/system': 'Backups, version, and whether everything runs.',
  '/admin/import': 'Blogs, patients and lists from another website or a spreadsheet.',
  '/admin/changes': 'Who changed what, and when.',
} satisfies Record<SettingPath, string>;

export const settings = 'Settings';
export const account = 'Account';
