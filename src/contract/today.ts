import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { serverLimits } from './plain/limits.ts';
import { routes } from './routes.ts';
import { hold } from './schedules.ts';
import { disk, offSite } from './system.ts';
import { calendarVisit } from './visits.ts';

/** Days for which Today lists unmarked visits. */
export const unmarkedDays = 7;

const todayOutput = z
  .object({
    day: z.iso.date().describe('Today, in the clinic’s time zone'),
    visits: z.array(calendarVisit).describe('That begin today, in the order of their start; cancelled ones included'),
    unmarked: z
      .array(calendarVisit)
      .describe(`Visits of the ${unmarkedDays} days before that are over and not marked, in order`),
    unmarked_before: z.int().describe('How many are older'),
    to_tell: z
      .int()
      .describe('Visits ahead, and held times, of which patients are to be told, at most the length of that list'),
    to_come_back: z
      .int()
      .describe('Open courses with neither a next call nor a reason, at most the length of the list To come back'),
    holds: z
      .array(hold.extend({ practitioner: z.string() }).meta({ id: 'EndingHold' }))
      .describe(`Held times that end before midnight, the next first, at most ${serverLimits.holdsEnding}`),
    backup: z
      .enum(['fine', 'failed', 'old', 'damaged'])
      .nullable()
      .describe(
        'For owners: whether the last try failed, the last success is older than two days, or the last backup cannot be restored; null for the front desk, without nightly backups, and before the first one',
      ),
    off_site: offSite.nullable().describe('For owners: the copies off site; null for the front desk, and without them'),
    mail: z
      .object({ waiting: z.int(), reason: z.string().describe('Why, in a sentence') })
      .meta({ id: 'MailTrouble' })
      .nullable()
      .describe('Messages by e-mail that the mail server did not take yet; null while it does'),
    failing_programs: z
      .array(z.string())
      .describe('For owners: hosts of connected programs that have failed for a day; empty for the front desk'),
    disk: disk.nullable().describe('The disk of the server, where it is nearly full; null otherwise'),
    guessed: z
      .array(z.object({ email: z.string(), count: z.int() }))
      .describe(
        'For owners: accounts with at least ten failed sign-ins in the last 24 hours; empty for the front desk',
      ),
  })
  .meta({ id: 'Today' });

export type Today = z.output<typeof todayOutput>;

export const today = defineEndpoints(routes.today, null, {
  get: {
    access: 'front-desk',
    summary: 'The visits of today, the held times that end today, and what owners should look at',
    output: todayOutput,
  },
});
