import type { ReactNode } from 'react';
import { FieldError } from '#web/forms/field.tsx';
import { useClinicForm } from '../clinic-form-context.ts';

/** In the order of the page. The lists go by their paths, since what is wrong with a whole list leads to its section. */
export const sections = [
  { id: 'contact', title: 'Name and contact' },
  { id: 'openingHours', title: 'Opening hours' },
  { id: 'links', title: 'Links' },
  { id: 'practitioners', title: 'Practitioners' },
  { id: 'heroSlides', title: 'Slides of the home page' },
  { id: 'look', title: 'Look and pop-up' },
] as const;

interface SectionProps {
  id: (typeof sections)[number]['id'];
  hint: string;
  children: ReactNode;
}

export function Section({ id, hint, children }: SectionProps) {
  const { errors } = useClinicForm();
  const heading = `${id}-heading`;
  return (
    <section id={id} className="clinic-section" aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading}>{sections.find((section) => section.id === id)?.title}</h2>
      <p className="soft">{hint}</p>
      <FieldError id={id} message={errors[id]} />
      {children}
    </section>
  );
}
