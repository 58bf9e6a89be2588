import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, identityProof, nothing } from './fields.ts';
import * as feedMessages from './messages/calendar-feeds.ts';
import { routes } from './routes.ts';

const calendarFeed = z
  .object({
    practitioner_id: id,
    practitioner: z.string(),
    path: z
      .string()
      .nullable()
      .describe('Path of the calendar on this site. Anyone who knows it can read it; null while it is off'),
    with_names: z.boolean().describe('With the names of patients instead of their initials'),
  })
  .meta({ id: 'CalendarFeed' });

export type CalendarFeed = z.output<typeof calendarFeed>;

const feedForm = z
  .object({
    with_names: z.boolean('Please choose yes or no.').prefault(false),
    currentPassword: identityProof.currentPassword.optional().describe('One’s own: required for names'),
    code: identityProof.code,
  })
  .meta({ id: 'CalendarFeedForm' });

const set = { output: calendarFeed, failure: feedMessages.setFailure, notFound: feedMessages.noPractitioner };
const renew = { output: calendarFeed, failure: feedMessages.renewFailure, notFound: feedMessages.notFound };
const turnOff = { output: nothing, failure: feedMessages.turnOffFailure, notFound: feedMessages.notFound };

/** Calendars of practitioners for other programs, which store copies of them. */
export const calendarFeeds = defineEndpoints(routes.calendarFeeds, 'owner', {
  list: { summary: 'The calendar feed of each practitioner who works here', output: z.array(calendarFeed) },
  listOwn: {
    access: 'practitioner',
    summary: 'One’s own calendar feed, for practitioners',
    output: z.array(calendarFeed),
  },
  turnOnOwn: {
    access: 'practitioner',
    ...set,
    summary: 'Turn on one’s own calendar feed, with initials; for practitioners. It stays as it is where it is on',
  },
  renewOwn: {
    access: 'practitioner',
    ...renew,
    summary: 'Give one’s own calendar feed another address, for practitioners; the earlier one ends',
  },
  turnOffOwn: {
    access: 'practitioner',
    ...turnOff,
    summary: 'Turn off one’s own calendar feed, for practitioners; its address ends',
  },
  set: {
    ...set,
    summary: 'Turn on the calendar feed of a practitioner, or say whether it has names; its address stays',
    body: feedForm,
    errors: ['too-many'],
  },
  renew: { ...renew, summary: 'Give the calendar feed of a practitioner another address; the earlier one ends' },
  turnOff: { ...turnOff, summary: 'Turn off the calendar feed of a practitioner; its address ends' },
});
