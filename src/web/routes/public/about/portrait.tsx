import './portrait.css';
import type { Practitioner } from '#contract/clinic.ts';

export function Portrait({ practitioner: { name, image } }: { practitioner: Practitioner }) {
  if (!image) return null;
  return (
    <img className="portrait" src={`/${image}`} width="900" height="1100" alt={`Portrait of ${name}`} loading="lazy" />
  );
}
