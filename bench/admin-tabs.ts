import { fillAppointments } from './admin/fill-appointments.ts';
import { fillContent } from './admin/fill-content.ts';
import { measureAll, openAdmin } from './admin/open-admin.ts';
import { describeMachine, ms } from './machine.ts';

// Measures the requests that each tab of the admin area sends when it opens, first with few rows in every table that grows,
// then with many. Set DATABASE_URL to an empty PostgreSQL database to measure there instead of on SQLite.
const few = 1_000;
const many = 100_000;

const requests = {
  'the rail': ['/api/appointments/counts', '/api/reviews/counts'],
  Today: ['/api/today'],
  Appointments: ['/api/appointments?limit=50&status=pending'],
  Reviews: ['/api/reviews?limit=50', '/api/reviews/ratings'],
  Blogs: ['/api/allBlogs?limit=25', '/api/blogs/counts'],
  Gallery: ['/api/gallery?limit=50'],
  Career: ['/api/allCareers?limit=50'],
  Changes: ['/api/audit-log?limit=50'],
};

const admin = await openAdmin();
async function measureWith(rows: number): Promise<Record<string, number>> {
  await fillAppointments(admin.db, rows);
  await fillContent(admin.db, rows);
  return measureAll(admin, requests);
}

const withFew = await measureWith(few);
const withMany = await measureWith(many);
console.log(`${describeMachine()}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}`);
console.log(
  `| first view, median of ${admin.rounds} | ${few.toLocaleString('en')} rows | ${many.toLocaleString('en')} rows | ratio |`,
);
console.log('|---|---|---|---|');
for (const [name, time] of Object.entries(withFew)) {
  const grown = withMany[name] ?? Number.NaN;
  console.log(`| ${name} | ${ms(time)} | ${ms(grown)} | ${(grown / time).toFixed(2)} |`);
}
await admin.close();
