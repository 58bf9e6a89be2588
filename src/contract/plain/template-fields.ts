import type { ToTell } from './visit-states.ts';

// Apart from the schemas, which browsers do not load.

/** Messages that the front desk sends to patients repeatedly. */
export const messageKeys = [
  'received',
  'not-reached',
  'confirmed',
  'changed',
  'cancelled',
  'reminder',
  'missed',
  'earlier',
  'taken',
  'review',
  'recall',
] as const;
export type MessageKey = (typeof messageKeys)[number];

/** Messages after which a patient knows of a visit, by how it differed from what they knew. */
export const tellingKeys = { new: 'confirmed', changed: 'changed', cancelled: 'cancelled' } as const satisfies Record<
  ToTell,
  MessageKey
>;

/** Messages about a visit that is ahead or was to be, which come with a calendar file by e-mail. */
export const visitMessageKeys: readonly MessageKey[] = [...Object.values(tellingKeys), 'reminder'];

/** Names that can stand in braces. */
export const templateFields = [
  'name',
  'reference',
  'clinic',
  'phone',
  'when',
  'practitioner',
  'link',
  'review_link',
] as const;
export type TemplateField = (typeof templateFields)[number];

const field = /\{([^{}]*)\}/g;

function isKnown(name: string): name is TemplateField {
  return (templateFields as readonly string[]).includes(name);
}

/** Fills in a template. A field without a value stays as it is, for someone to complete. */
export function fillTemplate(text: string, values: Partial<Record<TemplateField, string>>) {
  return text.replace(field, (whole, name: string) => (isKnown(name) ? values[name] : undefined) ?? whole);
}

/** Finds text in braces that is no field. */
export function findUnknownField(text: string) {
  return [...text.matchAll(field)].map(([, name = '']) => name).find((name) => !isKnown(name));
}
