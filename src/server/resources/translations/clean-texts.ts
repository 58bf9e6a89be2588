import type { z } from 'zod';
import type { FieldError } from '#contract/errors.ts';
import { typedText } from '#contract/fields.ts';
import * as pageMessages from '#contract/messages/pages.ts';
import * as translationMessages from '#contract/messages/translations.ts';
import { fieldsOf, type TextPage } from '#contract/plain/text-fields.ts';
import { withPlainLineEnds } from '#contract/plain/text-length.ts';
import { placesIn, type TranslationKind } from '#contract/plain/translated-fields.ts';
import { translationSchemas } from '#contract/translations.ts';
import { AppError } from '#server/app-error.ts';
import type { Markup } from '#server/markup/markup.ts';
import type { Original } from './originals.ts';

/**
 * Texts as they are stored: with the limits and the cleaning of the original, the parts that it has, and its placeholders.
 * @throws AppError `invalid` with an error for each field, or part of one, that is wrong
 */
export async function cleanTexts(
  markup: Pick<Markup, 'readBlogHtml' | 'readPageHtml'>,
  kind: TranslationKind,
  { record, words: originals, fields }: Original,
  typed: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const errors: FieldError[] = [];
  const cleaned: Record<string, string> = {};
  for (const [field, original] of Object.entries(originals)) {
    const text = withPlainLineEnds(typed[field] ?? '').trim();
    if (!Object.hasOwn(typed, field) || !original) continue;
    cleaned[field] = '';
    if (text === '' || (fields[field]?.type === 'parts' && isBlank(text))) continue;
    const result = checkOne(schemaOf(kind, record, field), field, original, text, fields[field]?.type === 'parts');
    if ('errors' in result) errors.push(...result.errors);
    else cleaned[field] = result.text;
  }
  if (errors.length > 0) throw new AppError('invalid', undefined, { errors });
  for (const [field, text] of Object.entries(cleaned)) {
    if (fields[field]?.type !== 'html' || text === '') continue;
    const { content, preview } = await (kind === 'page' ? markup.readPageHtml(text) : markup.readBlogHtml(text));
    if (!preview) throw new AppError('invalid', undefined, { errors: [{ field, message: pageMessages.noText }] });
    cleaned[field] = content;
  }
  return cleaned;
}

function schemaOf(kind: TranslationKind, record: string, field: string): z.ZodType | undefined {
  if (kind === 'texts') return typedText(fieldsOf(record as TextPage)[field]?.max ?? 0);
  return translationSchemas[kind][field];
}

function checkOne(
  schema: z.ZodType | undefined,
  field: string,
  original: string,
  text: string,
  hasParts: boolean,
): { text: string } | { errors: FieldError[] } {
  const typed = hasParts ? readJson(text) : text;
  // The form of a condition takes a list as JSON, and a text as it is.
  const parsed = schema?.safeParse(hasParts && typeof typed !== 'string' ? text : typed);
  if (!parsed?.success) {
    const issues = parsed?.error.issues ?? [];
    return { errors: issues.map(({ path, message }) => ({ field: [field, ...path].join('.'), message })) };
  }
  const value = hasParts ? sameParts(JSON.parse(original), parsed.data) : parsed.data;
  if (value === undefined) return { errors: [{ field, message: translationMessages.otherParts }] };
  const clean = typeof value === 'string' && !hasParts ? value : JSON.stringify(value);
  const message = wrongPlace(original, clean);
  return message ? { errors: [{ field, message }] } : { text: clean };
}

/** Placeholders are the same in every language, or a sentence would lack the time of a visit in one of them. */
function wrongPlace(original: string, text: string) {
  const [needed, used] = [placesIn(original), placesIn(text)];
  const missing = needed.find((place) => !used.includes(place));
  if (missing) return translationMessages.missingPlace(missing);
  const unknown = used.find((place) => !needed.includes(place));
  return unknown && translationMessages.unknownPlace(unknown);
}

/** The texts of a value, in the shape of the original; undefined if it has other parts. */
function sameParts(original: unknown, value: unknown): unknown {
  if (typeof original === 'string') return typeof value === 'string' && value !== '' ? value : undefined;
  if (original === null) return null;
  if (typeof original !== 'object' || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(original) && (!Array.isArray(value) || value.length !== original.length)) return undefined;
  const parts = Object.entries(original).map(([name, part]) => [
    name,
    sameParts(part, (value as Record<string, unknown>)[name]),
  ]);
  if (parts.some(([, part]) => part === undefined)) return undefined;
  return Array.isArray(original) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Whether JSON contains no text at all: then there is no translation. */
function isBlank(text: string) {
  const value = readJson(text);
  const texts = (part: unknown): unknown[] =>
    typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : [part];
  return texts(value).every((part) => part === null || (typeof part === 'string' && part.trim() === ''));
}

/** Text that is no JSON is a text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
