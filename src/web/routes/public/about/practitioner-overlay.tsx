import './practitioner-overlay.css';
import { useId } from 'react';
import type { Practitioner } from '#contract/clinic.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { Portrait } from './portrait.tsx';

interface PractitionerOverlayProps {
  practitioner: Practitioner;
  onClose: () => void;
}

export function PractitionerOverlay({ practitioner, onClose }: PractitionerOverlayProps) {
  const heading = useId();
  const { name, qualification, specialty, description, biography } = practitioner;
  return (
    <Dialog labelledBy={heading} kind="wide" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="practitioner" aria-labelledby={heading} tabIndex={0}>
        <Portrait practitioner={practitioner} />
        <div className="practitioner-text">
          <h2 id={heading}>{name}</h2>
          <p className="soft">{qualification}</p>
          <p className="specialty">{specialty}</p>
          <Paragraphs text={biography ?? description} />
        </div>
      </section>
    </Dialog>
  );
}
