import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/site.ts';
import { useClinic } from './clinic.ts';
import { PhoneLink } from './phone-link.tsx';

/** '112 (ambulance: 108)', as links. */
export function EmergencyNumber() {
  const { emergencyNumber, ambulanceNumber } = useClinic();
  const emergency = <PhoneLink number={emergencyNumber} />;
  if (!ambulanceNumber) return emergency;
  return (
    <Sentence
      words={words.emergencyNumbers}
      fields={{ emergency, ambulance: <PhoneLink number={ambulanceNumber} /> }}
    />
  );
}
