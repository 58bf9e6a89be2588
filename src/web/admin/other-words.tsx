import type { ComponentProps } from 'react';
import { conditionTexts, otherWordsHint } from '#contract/plain/condition-texts.ts';
import { limits } from '#contract/plain/limits.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { TextArea } from '#web/forms/fields.tsx';

export const otherWordsLabel = conditionTexts.other_words.label;

/** The field for words by which search finds a record as well. */
export function OtherWords(props: Omit<ComponentProps<typeof TextArea>, 'value'> & { value: string }) {
  const count = { length: lengthOf(props.value), max: limits.otherWords };
  return <TextArea {...props} optional rows={4} hint={otherWordsHint} count={count} />;
}
