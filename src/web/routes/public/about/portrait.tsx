import './portrait.css';
import type { Practitioner } from '#contract/clinic.ts';
import noPortrait from '#web/art/no-portrait.svg?no-inline';
import { Picture } from '#web/ui/media/picture.tsx';

const sizes = '(min-width: 48em) min(50vw, 36.5rem), 100vw';

/** A drawn figure stands in for a portrait that is not there. */
export function Portrait({ practitioner: { name, image } }: { practitioner: Practitioner }) {
  if (!image) return <img className="portrait" src={noPortrait} width="900" height="1100" alt="" loading="lazy" />;
  return <Picture className="portrait" src={`/${image}`} alt={`Portrait of ${name}`} sizes={sizes} />;
}
