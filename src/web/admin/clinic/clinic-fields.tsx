import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { ClinicRecord } from '#contract/clinic.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { FieldError } from '#web/forms/field.tsx';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import * as words from '#words/admin/clinic.ts';
import { type ClinicValues, type TextPath, textAt } from './clinic-values.ts';

export type ListName = 'otherPhones' | 'practitioners' | 'heroSlides';

interface ClinicFormState {
  values: ClinicValues;
  /** The stored profile that the changes start from. */
  base: ClinicRecord;
  /** Puts a value at a path, such as `practitioners.0.name`. */
  change: (path: string, value: unknown) => void;
  /** Changes an entry by its key, so that it may have moved in the meantime. */
  changeItem: (list: ListName, key: string, change: object) => void;
  /** Counts the upload as pending until it settles. */
  trackUpload: <T>(upload: Promise<T>) => Promise<T>;
}

export const ClinicFormContext = createContext<ClinicFormState | undefined>(undefined);

/** The profile as edited. Its errors are in `useFormParts`, by path. */
export function useClinicForm(): ClinicFormState {
  const form = useContext(ClinicFormContext);
  if (!form) throw new Error('useClinicForm needs a ClinicForm around it');
  return form;
}

interface TextByPath {
  path: TextPath<ClinicValues>;
}

type ClinicTextProps = TextByPath & Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange'>;

/** A text of the profile, by its path. */
export function ClinicText({ path, ...field }: ClinicTextProps) {
  const { values, change } = useClinicForm();
  return (
    <TextField
      autoComplete={undefined}
      {...field}
      name={path}
      value={textAt(values, path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
}

interface ClinicLongTextProps extends TextByPath, Pick<ComponentProps<typeof TextArea>, 'label' | 'optional' | 'hint'> {
  max: number;
  rows: number;
}

/** Text by path with several lines and a character count. */
export function ClinicLongText({ path, max, ...field }: ClinicLongTextProps) {
  const { values, change } = useClinicForm();
  const text = textAt(values, path);
  return (
    <TextArea
      {...field}
      name={path}
      value={text}
      onChange={(event) => change(path, event.target.value)}
      count={{ length: lengthOf(text), max }}
    />
  );
}

/** Practitioners have a page of their own. */
const practitioners = { id: 'practitioners', title: words.practitioners } as const;

/** Sections in the order of the page. The id of a list's section is the list's path, so that an error links to it. */
export const sections = [
  { id: 'contact', title: words.nameAndContact },
  { id: 'otherPhones', title: words.otherPhoneNumbers },
  { id: 'openingHours', title: words.openingHours },
  { id: 'links', title: words.links },
  { id: 'heroSlides', title: words.slidesOfTheHomePage },
  { id: 'look', title: words.appearance },
  { id: 'languages', title: words.languagesOfTheWebsite },
] as const;

interface SectionProps {
  id: (typeof sections | [typeof practitioners])[number]['id'];
  hint: string;
  children: ReactNode;
}

export function Section({ id, hint, children }: SectionProps) {
  const { errors } = useFormParts();
  const heading = `${id}-heading`;
  return (
    <section id={id} className="clinic-section card" aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading}>{[...sections, practitioners].find((section) => section.id === id)?.title}</h2>
      <p className="soft">{hint}</p>
      <FieldError id={id} message={errors[id]} />
      {children}
    </section>
  );
}
