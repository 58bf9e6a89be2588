import type { Span } from '#contract/clinic-form.ts';

// Forms hold the hours of a day as text like `09:00 to 12:00, 16:00 to 18:00`, so that what someone else has saved can be read.

/** `none` says that there are no hours. */
export function writeSpans(spans: readonly Span[], none: string) {
  return spans.map(({ opens, closes }) => `${opens} to ${closes}`).join(', ') || none;
}

export function readSpans(text: string, none: string): Span[] {
  if (text === none) return [];
  return text.split(', ').map((span) => {
    const [opens = '', closes = ''] = span.split(' to ');
    return { opens, closes };
  });
}

/** Both ends are known. */
export const isWhole = ({ opens, closes }: Span) => opens !== '' && closes !== '';
