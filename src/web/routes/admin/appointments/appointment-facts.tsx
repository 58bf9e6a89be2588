import type { ReactNode } from 'react';
import type { Appointment } from '#contract/appointments.ts';

export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { phone, email, city, state, treatmentType, conditions, reference } = appointment;
  return (
    <dl className="facts">
      <Fact name="Phone">
        <span className="num">{phone}</span>
      </Fact>
      <Fact name="E-mail">{email ?? <span className="soft">Not given</span>}</Fact>
      <Fact name="Place">
        {city}, {state}
      </Fact>
      <Fact name="Treatments">
        <ul>
          {treatmentType.map((treatment) => (
            <li key={treatment}>{treatment}</li>
          ))}
        </ul>
      </Fact>
      <Fact name="What they wrote">
        {conditions ? <span className="facts-long">{conditions}</span> : <span className="soft">Nothing</span>}
      </Fact>
      <Fact name="Reference">
        <span className="num">{reference}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
