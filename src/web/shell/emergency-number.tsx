import { useClinic } from './clinic.ts';
import { phoneHref } from './contact.ts';

/** '112 (ambulance: 108)', as links. */
export function EmergencyNumber() {
  const { emergencyNumber, ambulanceNumber } = useClinic();
  return (
    <>
      <a className="num" href={phoneHref(emergencyNumber)}>
        {emergencyNumber}
      </a>
      {ambulanceNumber && (
        <>
          {' '}
          (ambulance:{' '}
          <a className="num" href={phoneHref(ambulanceNumber)}>
            {ambulanceNumber}
          </a>
          )
        </>
      )}
    </>
  );
}
