import './first-free.css';
import { useEffect } from 'react';
import { useClinic } from '#web/shell/clinic.ts';
import { watchFirstFree } from './watch-first-free.ts';

/**
 * A line beside a link to book. A script says there which time is free first, since every booking changes that and pages are cached; it
 * stays empty where none is free.
 */
export function FirstFree({ treatments = [] }: { treatments?: readonly string[] | undefined }) {
  const { offersTimes } = useClinic();
  useEffect(() => (offersTimes ? watchFirstFree() : undefined), [offersTimes]);
  return offersTimes && <p className="first-free-line unprinted" data-treatments={treatments.join()} />;
}
