// Apart from the schemas, which browsers do not load.

/** What the front desk tells patients again and again. */
export const messageKeys = ['received', 'not-reached', 'confirmed', 'reminder', 'earlier', 'taken', 'review'] as const;
export type MessageKey = (typeof messageKeys)[number];

/** About the next visit of a request. */
export const visitMessageKeys: readonly MessageKey[] = ['confirmed', 'reminder'];

/** What can stand in braces. */
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

/** Fills in a template. A field without a value stays as it is, for somebody to complete. */
export function fillTemplate(text: string, values: Partial<Record<TemplateField, string>>) {
  return text.replace(field, (whole, name: string) => (isKnown(name) ? values[name] : undefined) ?? whole);
}

/** What is in braces and is no field. */
export function findUnknownField(text: string) {
  return [...text.matchAll(field)].map(([, name = '']) => name).find((name) => !isKnown(name));
}
