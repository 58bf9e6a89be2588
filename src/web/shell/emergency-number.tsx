import { useClinic } from './clinic.ts';
import { PhoneLink } from './phone-link.tsx';

/** '112 (ambulance: 108)', as links. */
export function EmergencyNumber() {
  const { emergencyNumber, ambulanceNumber } = useClinic();
  return (
    <>
      <PhoneLink number={emergencyNumber} />
      {ambulanceNumber && (
        <>
          {' '}
          (ambulance: <PhoneLink number={ambulanceNumber} />)
        </>
      )}
    </>
  );
}
