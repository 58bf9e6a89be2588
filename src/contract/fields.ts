import { z } from 'zod';
import * as contactMessages from './messages/contact.ts';
import * as administratorMessages from './messages/people.ts';
import * as refusals from './messages/refusals.ts';
import * as serverMessages from './messages/server.ts';
import * as sessionMessages from './messages/session.ts';
import { adviceForContact } from './plain/contact-advice.ts';
import { type DescribedField, requestFields } from './plain/form-fields.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { isSlug } from './plain/slug.ts';
import { fits, lengthOf, withPlainLineEnds } from './plain/text-length.ts';

/** Ids are 32-bit in the databases. */
const largestId = 2_147_483_647;

const idDigits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.int().max(largestId));

/** A number, or a string of digits as forms and older clients send. */
export function idInput(message: string) {
  return z.union([z.int().positive(message).max(largestId, message), idDigits], { error: message });
}

/** The id in a path. Anything but a number is answered with 404. */
export const idParams = z.object({
  id: idDigits.meta({ description: 'Id of the resource' }),
});

export const id = z.int();
/** A time in an answer, which may be given as it is stored: in ms. */
export const instant = z
  .union([z.int(), z.iso.datetime()])
  .transform((time) => (typeof time === 'number' ? new Date(time).toISOString() : time))
  .pipe(z.iso.datetime());
export const createdAt = instant.describe('ISO 8601 in UTC');
/** A yes or no in an answer, which may be given as it is stored: 1 or 0. */
export const yesNo = z
  .union([z.boolean(), z.literal([0, 1])])
  .transform(Boolean)
  .pipe(z.boolean());
const minutesOfInstant = z.iso.datetime({ offset: true, precision: -1 });

/** A time with its offset from UTC. Seconds may be left out: zod alone demands them beside an offset. */
export const instantInput = (error: string) => z.union([z.iso.datetime({ offset: true }), minutesOfInstant], { error });
/** A time with or without an offset; without one, it is a time at the clinic. */
export const momentInput = (error: string) =>
  z.union([z.iso.datetime({ local: true, offset: true }), minutesOfInstant], { error });

export const version = z
  .int()
  .describe('Incremented by every change; send it as If-Match to detect a change by someone else');

/** Required text, trimmed. */
export function requiredText(max: number, missing: string) {
  return z
    .string({ error: missing })
    .overwrite(withPlainLineEnds)
    .trim()
    .min(1, missing)
    .refine((text) => fits(text, max), tooLong(max))
    .refine(isStorable, notStorable)
    .meta({ maxLength: max });
}

/** Optional text, trimmed; missing or blank becomes null. */
export function optionalText(max: number) {
  return anyText(max)
    .nullish()
    .transform((text) => text || null);
}

/** Optional text of an update: blank clears the value, and a missing field leaves it unchanged. */
export function changedText(max: number) {
  return anyText(max)
    .transform((text) => text || null)
    .exactOptional();
}

function anyText(max: number) {
  return z
    .string(refusals.noText)
    .overwrite(withPlainLineEnds)
    .trim()
    .refine((text) => fits(text, max), tooLong(max))
    .refine(isStorable, notStorable)
    .meta({ maxLength: max });
}

const { notStorable } = refusals;

function tooLong(max: number) {
  return refusals.tooLong(max.toLocaleString('en'));
}

/** PostgreSQL cannot store NUL, and a lone surrogate is not valid UTF-8. */
export function isStorable(text: string) {
  return !text.includes('\0') && text.isWellFormed();
}

/** Variant for JSON, where null clears the value too. */
export function keptText(max: number) {
  return anyText(max)
    .nullable()
    .transform((text) => text || null)
    .exactOptional();
}

/** Words by which search finds a record as well. */
export const otherWords = keptText(limits.otherWords).describe(
  'Other words for it, one a line; left as they are if missing',
);

/** The last segment of a page's address, which may be left out. */
export const slugInput = optionalText(serverLimits.slug).refine(
  (slug) => slug === null || isSlug(slug),
  'Please use small letters, digits and hyphens, like knee-pain.',
);

/** Text as it is typed, which may be empty. */
export function typedText(max: number) {
  return z
    .string()
    .refine((text) => fits(text, max), tooLong(max))
    .refine(isStorable, notStorable);
}

export const emailFormat = z.email(contactMessages.wrongEmail);
export const emailText = (missing: string) => requiredText(serverLimits.email, missing).pipe(emailFormat);

const { min, max } = limits.password;

/** The server also checks the password's strength, and reports at the same field. */
export const newPassword = z
  .string('Please enter a password.')
  .min(1, 'Please enter a password.')
  .refine((text) => lengthOf(text) >= min, `Please use at least ${min} characters.`)
  .refine((text) => fits(text, max), `Please use at most ${max} characters.`)
  .refine(isStorable, notStorable)
  .meta({ minLength: min, maxLength: max });

const { wrongPassword } = administratorMessages;

/** Proves that the person at the screen is the administrator who signed in. */
export const currentPassword = z
  .string(wrongPassword)
  .min(1, administratorMessages.noPassword)
  .refine((text) => fits(text, max), wrongPassword)
  .refine(isStorable, wrongPassword);

/** Password and second factor, if there is one, for actions that an unlocked computer must not allow. */
export const identityProof = {
  currentPassword,
  code: z
    .string(sessionMessages.wrongCode)
    .max(serverLimits.code, sessionMessages.wrongCode)
    .optional()
    .describe('From the app, or a recovery code: for those who have two-step sign-in'),
};

type InputOf<F extends DescribedField> = F extends { choices: unknown }
  ? ReturnType<typeof optionalChoice>
  : ReturnType<F extends { missing: string } ? typeof requiredText : typeof optionalText>;

/** Schema of what is sent in a field of a form. */
function inputOf({ choices, missing, max = limits.freeText, input }: DescribedField) {
  if (choices) return optionalChoice(choices);
  if (input?.type === 'email') return missing ? emailText(missing) : optionalText(max).pipe(emailFormat.nullable());
  if (!missing) return optionalText(max);
  const advice = (text: unknown) => adviceForContact(input?.type, String(text));
  return requiredText(max, missing).refine((text) => !advice(text), { error: ({ input: text }) => advice(text) });
}

/** Schemas of what is sent in fields of a form. */
export function inputsOf<F extends Record<string, DescribedField>>(fields: F) {
  return mapValues(fields, inputOf) as unknown as { [Name in keyof F]: InputOf<F[Name]> };
}

type StoredOf<F extends DescribedField> = F extends { missing: string } ? z.ZodString : z.ZodNullable<z.ZodString>;

/** Schemas of what is stored of fields of a form. */
export function storedOf<F extends Record<string, DescribedField>>(fields: F) {
  const stored = ({ choices, missing }: DescribedField) => {
    const text = choices ? storedKey(Object.keys(choices)) : z.string();
    return missing ? text : text.nullable();
  };
  return mapValues(fields, stored) as unknown as { [Name in keyof F]: StoredOf<F[Name]> };
}

/** Makes a value for each name. */
export function mapValues<F extends object, T>(fields: F, make: (field: F[keyof F]) => T) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field as F[keyof F])])) as Record<
    keyof F,
    T
  >;
}

/** One of the keys; none is null, which forms send as an empty text. A page of an older version has no such field. */
function optionalChoice(choices: Readonly<Record<string, string>>) {
  return z
    .string(refusals.notInList)
    .refine((key) => key === '' || Object.hasOwn(choices, key), refusals.notInList)
    .meta({ enum: [...Object.keys(choices), ''] })
    .nullable()
    .transform((key) => key || null)
    .exactOptional();
}

export const { phone } = inputsOf({ phone: requestFields.phone });

export const privacyNotice = optionalText(serverLimits.privacyNotice).describe(
  'Version of the privacy notice that the sender was shown, such as 2026-11-22; null if none was',
);

/** 0 or 1, as a number, a string or a boolean. */
export const flag = z
  .union([z.literal([0, 1, '0', '1']), z.boolean()], { error: refusals.zeroOrOne })
  .transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0));

/** A number, or a decimal string as forms send. */
export function numberInput(message: string) {
  const decimal = z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,9})?$/)
    .transform(Number);
  return z.union([z.number(), decimal], { error: message });
}

export function wholeNumber(message: string, { min, max }: { min: number; max: number }) {
  return numberInput(message).pipe(z.int(message).min(min, message).max(max, message));
}

export interface UploadedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** An optional picture of a multipart form. The server detects its format from the bytes. */
export const pictureFile = z
  .custom<UploadedFile | undefined>(isFileOrNothing, 'Please choose a picture file.')
  .transform((file) => (file && file.size > 0 ? file : undefined))
  .optional()
  .meta({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP, AVIF or GIF, at most 10 MB' });

const outside = 'Please choose a point within the picture.';
const percent = z.int(outside).min(0, outside).max(100, outside);

/** The point of a picture that stays in sight wherever it is cut, in percent from its left and its top. */
export const focalPoint = z.object({ x: percent, y: percent }, outside).meta({ id: 'FocalPoint' });

/** Browsers send an empty file for an empty file input, scripts an empty string. */
function isFileOrNothing(value: unknown) {
  return value === undefined || value === '' || (typeof value === 'object' && value !== null && 'arrayBuffer' in value);
}

/** A file that the server has received: readable until the call is answered. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
}

/** The body of a call whose encoding is `file`. */
export const fileBody = z.object({
  file: z
    .custom<UploadedFile | ReceivedFile>()
    .transform((file) => file as ReceivedFile)
    .meta({ type: 'string', format: 'binary' }),
});

const pageSize = z
  .string()
  .regex(/^\d{1,4}$/, 'limit is a whole number.')
  .transform(Number)
  .refine((n) => n >= 1 && n <= serverLimits.pageSize, `limit is 1 to ${serverLimits.pageSize}.`);

/** A page starts after the record with this sort value (usually its creation time in ms) and id. */
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

/** Anything else than a language of the website is answered in English. */
export const languageQuery = z
  .string()
  .optional()
  .describe('A language of the website, such as hi; it goes before Accept-Language');

/** Part of a record that visitors read in another language. */
export const untranslated = z
  .array(z.string())
  .exactOptional()
  .describe('Fields that are in English, because they have no translation; only in another language');

export const pageQuery = z.object({
  limit: pageSize
    .prefault(String(serverLimits.pageSize))
    .meta({ description: `How many, 1 to ${serverLimits.pageSize} (the default)` }),
  cursor: cursor.optional().meta({ description: 'From the Link header of the page before' }),
});

export type PageQuery = z.output<typeof pageQuery>;

const day = z.iso.date({ error: refusals.notADay, abort: true });

export function requiredDay(missing: string) {
  return requiredText(limits.name, missing).pipe(day);
}

export const optionalDay = optionalText(limits.name).pipe(day.nullable());

/** Filters of the admin lists. Days are in the clinic's time zone, both inclusive. */
export const searchQuery = pageQuery.extend({
  q: z
    .string()
    .refine((text) => fits(text, limits.name))
    .refine(isStorable, notStorable)
    .optional()
    .meta({ description: 'Words to search for' }),
  from: day.optional(),
  to: day.optional(),
});

export const nothing = z.null();

/** A form field that people do not see. Only a bot that fills in every field sends a value. */
export const honeypot = z
  .string()
  .max(0, serverMessages.notByAPerson)
  .optional()
  .transform(() => undefined)
  .describe('Leave this out. A honeypot field of the site’s form that only bots fill in');

/**
 * A key that the program itself has stored. While instances are updated one after another, a newer one may have stored one that this one
 * does not know; it is shown by its words.
 */
export const storedKey = (keys: readonly string[]) =>
  z.string().describe(`One of ${keys.join(', ')}, or one that a newer version has stored`);

const notADay = 'Please enter a day like 2026-11-20.';

/** The day on which a clinician checked a text: an empty string clears it, an omitted field leaves it. */
export const reviewDay = z.union([z.iso.date(notADay), z.literal('').transform(() => null)], notADay).exactOptional();
