import { z } from 'zod';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, optionalText, pageQuery, requiredDay, requiredText, untranslated, version } from './fields.ts';
import * as noticeMessages from './messages/notices.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { makesPreview } from './previews.ts';
import { routes } from './routes.ts';

const notice = z
  .object({
    id,
    text: z.string(),
    starts_on: z.iso.date().describe('The first day on which the notice shows, in the clinic’s time zone'),
    ends_on: z.iso.date().describe('The last day on which the notice shows'),
    link: z.string().nullable().describe('An https address, or a path of the site'),
    created_at: createdAt,
    untranslated,
    version,
  })
  .meta({ id: 'Notice' });

const currentNotice = notice
  .pick({ id: true, text: true, link: true, untranslated: true, version: true })
  .meta({ id: 'CurrentNotice' });

export type Notice = z.output<typeof notice>;
export type CurrentNotice = z.output<typeof currentNotice>;

const address = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** A path such as `/career`; `//host` and `/\host` would lead to another site. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/;

const noticeForm = z
  .object({
    text: requiredText(limits.title, 'Please enter the notice.'),
    starts_on: requiredDay('Please choose the first day.'),
    ends_on: requiredDay('Please choose the last day.'),
    link: optionalText(serverLimits.url).refine(
      (link) => link === null || sitePath.test(link) || address.safeParse(link).success,
      'Please enter an address that starts with https://, or a page of this site like /career.',
    ),
  })
  .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
    path: ['ends_on'],
    error: 'Please choose a last day that is not before the first.',
  })
  .meta({
    id: 'NoticeForm',
    examples: [
      { text: 'We have moved to the first floor.', starts_on: '2026-11-01', ends_on: '2099-12-31', link: '/about' },
    ],
  });

export type NoticeForm = z.output<typeof noticeForm>;

const crud = crudEndpoints({
  noun: 'a notice',
  record: notice,
  form: noticeForm,
  messages: noticeMessages,
  summaries: { update: 'Change a notice; other days show, end or postpone it' },
});

export const notices = defineEndpoints(routes.notices, 'front-desk', {
  listPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'Notices that show today, the latest start first',
    output: z.array(currentNotice),
  },
  list: {
    summary: 'All notices, past and future ones included, newest first',
    query: pageQuery,
    output: z.array(notice),
  },
  ...crud,
  preview: { ...makesPreview, summary: 'Preview a notice', body: noticeForm },
});
