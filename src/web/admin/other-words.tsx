import type { ComponentProps } from 'react';
import { limits } from '#contract/limits.ts';
import { lengthOf } from '#contract/text-length.ts';
import { TextArea } from '#web/forms/fields.tsx';

export const otherWords = {
  label: 'Other words for it',
  hint: 'Words that patients use, one a line: common names, misspellings, Hindi. Search finds this page with them.',
};

/** The field for words by which search finds a record as well. */
export function OtherWords(props: Omit<ComponentProps<typeof TextArea>, 'value'> & { value: string }) {
  const count = { length: lengthOf(props.value), max: limits.otherWords };
  return <TextArea {...props} optional rows={4} hint={otherWords.hint} count={count} />;
}
