import type { Translation, TranslationText } from '#contract/translations.ts';

// A text that is a list or has parts is edited part by part, each beside its original, and stored whole.

interface Part {
  /** Name of its control, like `symptoms.0.title`. */
  name: string;
  label: string;
  original: string;
}

/** The parts of a text, which is one itself unless it is JSON. */
export function partsOf({
  field,
  label,
  type,
  original,
}: Pick<TranslationText, 'field' | 'label' | 'type' | 'original'>) {
  return type === 'parts' ? within(field, label, JSON.parse(original)) : [{ name: field, label, original }];
}

function within(name: string, label: string, value: unknown): Part[] {
  if (typeof value === 'string') return [{ name, label, original: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const own = Array.isArray(value) ? `${label} ${Number(key) + 1}` : `${label}: ${key.replaceAll('_', ' ')}`;
    return within(`${name}.${key}`, own, part);
  });
}

/** The value of a text from what was typed into its parts. */
export function joinParts(field: string, original: unknown, typed: (name: string) => string): unknown {
  if (typeof original === 'string') return typed(field);
  if (typeof original !== 'object' || original === null) return original;
  const parts = Object.entries(original).map(
    ([key, part]) => [key, joinParts(`${field}.${key}`, part, typed)] as const,
  );
  return Array.isArray(original) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Words that the form shows at first, by control. */
export function wordsOf({ texts }: Translation): Record<string, string> {
  const words = texts.flatMap((text) => {
    if (text.type !== 'parts') return [[text.field, text.text] as const];
    const typed = text.text ? within(text.field, '', JSON.parse(text.text)) : [];
    return partsOf(text).map(({ name }) => [name, typed.find((part) => part.name === name)?.original ?? ''] as const);
  });
  const ticks = texts.filter(({ state }) => state === 'older').map(({ field }) => [stillFits(field), ''] as const);
  return Object.fromEntries([...words, ...ticks]);
}

/** Name of the tick that an unchanged translation still fits a changed original. */
export const stillFits = (field: string) => `still ${field}`;
