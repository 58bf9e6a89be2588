import { fillAppointments } from './admin/fill-appointments.ts';
import { fillContent } from './admin/fill-content.ts';
import { measureAll, openAdmin } from './admin/open-admin.ts';
import { describeMachine, ms } from './machine.ts';

// What each tab of the admin area asks for when it opens, with few rows in every table that grows and with many, in one run.
// DATABASE_URL names an empty PostgreSQL database to measure there instead of SQLite.
const few = 1_000;
const many = 100_000;

const requests = {
  'the rail': ['/api/appointments/counts', '/api/reviews/counts'],
  Overview: ['/api/overview'],
  Appointments: ['/api/appointments?limit=50&status=pending'],
  Reviews: ['/api/reviews?limit=50', '/api/reviews/ratings'],
  Blogs: ['/api/allBlogs?limit=25', '/api/blogs/counts'],
  Gallery: ['/api/gallery?limit=50'],
  Career: ['/api/allCareers?limit=50'],
  Changes: ['/api/audit-log?limit=50'],
};

const desk = await openAdmin();
async function measureWith(rows: number): Promise<Record<string, number>> {
  await fillAppointments(desk.db, rows);
  await fillContent(desk.db, rows);
  return measureAll(desk, requests);
}

const withFew = await measureWith(few);
const withMany = await measureWith(many);
console.log(`${describeMachine()}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}`);
console.log(
  `| first view, median of ${desk.rounds} | ${few.toLocaleString('en')} rows | ${many.toLocaleString('en')} rows | ratio |`,
);
console.log('|---|---|---|---|');
for (const [name, time] of Object.entries(withFew)) {
  const grown = withMany[name] ?? Number.NaN;
  console.log(`| ${name} | ${ms(time)} | ${ms(grown)} | ${(grown / time).toFixed(2)} |`);
}
await desk.close();
