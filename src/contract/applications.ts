import { z } from 'zod';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  createdAt,
  honeypot,
  id,
  inputsOf,
  pageQuery,
  privacyNotice,
  storedOf,
  type UploadedFile,
  version,
  yesNo,
} from './fields.ts';
import * as applicationMessages from './messages/applications.ts';
import { type ApplicationFileType, applicationFields, applicationFileTypes } from './plain/application-fields.ts';
import { serverLimits } from './plain/limits.ts';
import { routes } from './routes.ts';

export const application = z
  .object({
    id,
    opening_id: id.nullable().describe('Null once the opening is deleted'),
    position: z.string().describe('Position of the opening at that time'),
    ...storedOf(applicationFields),
    file_type: z.enum(Object.keys(applicationFileTypes) as [ApplicationFileType]),
    file_size: z.int().describe('In bytes'),
    is_new: yesNo.describe('True until an owner has downloaded the file'),
    privacy_notice: z.string().nullable().describe('Version of the privacy notice that was shown; null if none was'),
    created_at: createdAt,
    version,
  })
  .meta({ id: 'Application' });

export type Application = z.output<typeof application>;

const receivedApplication = application.pick({ position: true, created_at: true }).meta({ id: 'ReceivedApplication' });

export type ReceivedApplication = z.output<typeof receivedApplication>;

/** A field without a file is sent as an empty one, or as an empty text. */
const file = z
  .custom<UploadedFile>(
    (value) => value instanceof Object && 'arrayBuffer' in value && (value as UploadedFile).size > 0,
    applicationMessages.noFile,
  )
  .meta({ type: 'string', format: 'binary', description: 'PDF, DOCX, JPEG or PNG, at most 5 MB' });

const newApplication = z
  .object({ ...inputsOf(applicationFields), file, website: honeypot, privacy_notice: privacyNotice })
  .meta({ id: 'NewApplication' });

const { get, remove, restore } = crudEndpoints({
  noun: 'an application',
  record: application,
  form: newApplication,
  messages: applicationMessages,
});

export const applications = defineEndpoints(routes.applications, 'owner', {
  send: {
    access: 'public',
    summary: 'Apply for a current opening, with a file',
    maxBytes: serverLimits.applicationBody,
    body: newApplication,
    output: receivedApplication,
    status: 201,
    idempotent: true,
    rate: serverLimits.applicationRate,
    errors: ['too-many'],
    failure: applicationMessages.sendFailure,
  },
  list: { summary: 'All applications, newest first', query: pageQuery, output: z.array(application) },
  counts: {
    summary: 'Number of new applications',
    output: z
      .object({
        new: z.int(),
        is_full: z.boolean().describe('No further one is taken until an owner has downloaded or deleted some'),
      })
      .meta({ id: 'ApplicationCounts' }),
  },
  get,
  download: {
    summary: 'The file of an application, always as a download, which is recorded in the audit log',
    output: z.string(),
    failure: applicationMessages.downloadFailure,
    notFound: applicationMessages.notFound,
  },
  remove,
  restore,
});
