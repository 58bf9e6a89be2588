import './portrait.css';
import type { Practitioner } from '#contract/clinic.ts';
import noPortrait from '#web/art/no-portrait.svg?no-inline';

/** A drawn figure stands in for a portrait that is not there. */
export function Portrait({ practitioner: { name, image } }: { practitioner: Practitioner }) {
  const { src, alt } = image ? { src: `/${image}`, alt: `Portrait of ${name}` } : { src: noPortrait, alt: '' };
  return <img className="portrait" src={src} width="900" height="1100" alt={alt} loading="lazy" />;
}
