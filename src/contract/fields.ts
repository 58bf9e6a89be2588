import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** Ids are 32-bit in the databases. */
const largestId = 2_147_483_647;

const idDigits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.int().max(largestId));

/** A number or a string of digits, as forms and older clients send ids. */
export function idInput(message: string) {
  return z.union([z.int().positive(message).max(largestId, message), idDigits], { error: message });
}

/** The id in a path. Anything that is not a number names nothing, so the answer is 404. */
export const idParams = z.object({
  id: idDigits.meta({ description: 'Id of the resource' }),
});

export const id = z.int();
export const createdAt = z.iso.datetime().describe('ISO 8601 in UTC');
export const version = z
  .int()
  .describe('Counts the changes; send it back as If-Match to be told of a change by another');

/** Text that must be there. White space around it does not count. */
export function requiredText(max: number, missing: string) {
  return z
    .string({ error: missing })
    .overwrite(withPlainLineEnds)
    .trim()
    .min(1, missing)
    .max(max, tooLong(max))
    .refine(isStorable, notStorable);
}

/** Text that may be left out; what is left out or blank is read back as null. */
export function optionalText(max: number) {
  return anyText(max)
    .nullish()
    .transform((text) => text || null);
}

/** The same for changes: blank empties it, and what is left out stays as it is. */
export function changedText(max: number) {
  return anyText(max)
    .transform((text) => text || null)
    .exactOptional();
}

function anyText(max: number) {
  return z
    .string('Please enter text.')
    .overwrite(withPlainLineEnds)
    .trim()
    .max(max, tooLong(max))
    .refine(isStorable, notStorable);
}

function tooLong(max: number) {
  return `Please use at most ${max.toLocaleString('en')} characters.`;
}

/** Multipart forms carry every line end as CR LF. */
function withPlainLineEnds(text: string) {
  return text.replace(/\r\n?/g, '\n');
}

const notStorable = 'This text has a character that cannot be stored.';

/** PostgreSQL text holds no NUL, and a lone surrogate is not valid UTF-8. */
export function isStorable(text: string) {
  return !text.includes('\0') && text.isWellFormed();
}

export const emailFormat = z.email('Please enter an e-mail address like name@example.com.');
export const emailText = (missing: string) => requiredText(limits.email, missing).pipe(emailFormat);
export const requiredEmail = emailText('Please enter your e-mail address.');
export const optionalEmail = optionalText(limits.email).pipe(emailFormat.nullable());

const { min, max } = limits.password;

/** What the server finds too easy to guess, it refuses at the same field. */
export const newPassword = z
  .string('Please enter a password.')
  .min(1, 'Please enter a password.')
  .min(min, `Please use at least ${min} characters.`)
  .max(max, `Please use at most ${max} characters.`)
  .refine(isStorable, notStorable);

const { wrongPassword } = messages.administrators;

/** What shows that it is no one else at their desk. */
export const currentPassword = z
  .string(wrongPassword)
  .min(1, 'Please enter the password that you use now.')
  .max(max, wrongPassword)
  .refine(isStorable, wrongPassword);

export const phone = requiredText(limits.phone.max, 'Please enter your phone number.').refine(
  (text) => text.length >= limits.phone.min && countDigits(text) >= limits.phone.minDigits,
  'This number looks too short. Please check it, so that we can call you back.',
);

function countDigits(text: string) {
  return text.replace(/\D/g, '').length;
}

/** The version of the privacy notice that was shown with a form. */
export const privacyNotice = optionalText(limits.privacyNotice).describe(
  'Version of the privacy notice that the sender was shown, such as 2026-11-22; null where none was',
);

/** 0 or 1, as a number, a digit string or (from scripts) a boolean. */
export const flag = z
  .union([z.literal([0, 1, '0', '1']), z.boolean()], { error: 'Please send 0 or 1.' })
  .transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0));

/** A number that forms send as text. */
export function numberInput(message: string) {
  const decimal = z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,9})?$/)
    .transform(Number);
  return z.union([z.number(), decimal], { error: message });
}

export interface UploadedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** An optional picture of a multipart form. What it really is, the server decides from its bytes. */
export const pictureFile = z
  .custom<UploadedFile | undefined>(isFileOrNothing, 'Please choose a picture file.')
  .transform((file) => (file && file.size > 0 ? file : undefined))
  .optional()
  .meta({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP, AVIF or GIF, at most 10 MB' });

/** Browsers send an empty file, and scripts an empty string, for a file input that was left empty. */
function isFileOrNothing(value: unknown) {
  return value === undefined || value === '' || (typeof value === 'object' && value !== null && 'arrayBuffer' in value);
}

const pageSize = z
  .string()
  .regex(/^\d{1,4}$/, 'limit is a whole number.')
  .transform(Number)
  .refine((n) => n >= 1 && n <= limits.pageSize, `limit is 1 to ${limits.pageSize}.`);

/** Where a page starts: after the entry with this place in the order (mostly its time of creation) and id. */
export interface Cursor {
  place: number;
  id: number;
}

const notACursor = 'cursor is taken from the Link header of the page before.';
const cursor = z
  .string()
  .regex(/^\d{1,15}\.\d{1,10}$/, notACursor)
  .transform((text): Cursor => {
    const [place, entry] = text.split('.').map(Number);
    return { place: place ?? 0, id: entry ?? 0 };
  })
  .refine((at) => at.id <= largestId, notACursor);

export function formatCursor({ place, id }: Cursor) {
  return `${place}.${id}`;
}

export const pageQuery = z.object({
  limit: pageSize
    .prefault(String(limits.pageSize))
    .meta({ description: `How many, 1 to ${limits.pageSize} (the default)` }),
  cursor: cursor.optional().meta({ description: 'From the Link header of the page before' }),
});

export type PageQuery = z.output<typeof pageQuery>;

const day = z.iso.date('Dates look like 2026-11-20.');
export const optionalDay = optionalText(limits.name).pipe(day.nullable());

/** What the admin's lists can be narrowed by. Days are in the clinic's time zone and both included. */
export const searchQuery = pageQuery.extend({
  q: z
    .string()
    .max(limits.name)
    .refine(isStorable, notStorable)
    .optional()
    .meta({ description: 'Words to search for' }),
  from: day.optional(),
  to: day.optional(),
});

export type SearchQuery = z.output<typeof searchQuery>;

export const nothing = z.null();

/** Our forms hold a field that people do not see: what is in it was written by a program that fills in all it finds. */
export const honeypot = z
  .string()
  .max(0, messages.notByAPerson)
  .optional()
  .transform(() => undefined)
  .describe('Leave this out. A field of the site’s form that only robots fill in');
