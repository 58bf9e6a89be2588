import { fillAppointments } from './admin/fill-appointments.ts';
import { measureAll, openAdmin } from './admin/open-admin.ts';
import { describeMachine, ms } from './machine.ts';

// Measures the admin's first page of appointments (50 rows, with counts), first with few rows, then with many.
// Set DATABASE_URL to an empty PostgreSQL database to measure there instead of on SQLite.
const few = 1_000;
const many = 1_000_000;

const requests = {
  all: ['/api/appointments?limit=50', '/api/appointments/counts'],
  pending: ['/api/appointments?limit=50&status=pending', '/api/appointments/counts'],
  'search, rare word': ['/api/appointments?limit=50&q=person777'],
  'search, common word': ['/api/appointments?limit=50&q=sample'],
  'thirty days': ['/api/appointments?limit=50&from=2023-11-15&to=2023-12-14'],
};

const admin = await openAdmin();
await fillAppointments(admin.db, few);
const withFew: Record<string, number> = await measureAll(admin, requests);
await fillAppointments(admin.db, many);
const withMany = await measureAll(admin, requests);

console.log(`${describeMachine()}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}`);
console.log(
  `| first page, median of ${admin.rounds} | ${few.toLocaleString('en')} rows | ${many.toLocaleString('en')} rows | ratio |`,
);
console.log('|---|---|---|---|');
for (const [name, time] of Object.entries(withFew)) {
  const grown = withMany[name] ?? Number.NaN;
  console.log(`| ${name} | ${ms(time)} | ${ms(grown)} | ${(grown / time).toFixed(2)} |`);
}
await admin.close();
