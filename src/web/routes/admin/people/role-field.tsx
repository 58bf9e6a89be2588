import { useId, useState } from 'react';
import type { Administrator } from '#contract/people.ts';
import type { Role } from '#contract/roles.ts';
import { PractitionerField } from '#web/admin/hours/leave-fields.tsx';
import { usePractitioners } from '#web/admin/visits/use-practitioners.ts';

export const roleLabels: Readonly<Record<Role, string>> = {
  practitioner: 'Practitioner',
  'front-desk': 'Front desk',
  owner: 'Owner',
};

const rolesInWords: Readonly<Record<Role, string>> = {
  practitioner: 'Their own visits: the calendar, the requests of these, notes, and who came. Nothing else.',
  'front-desk': 'Requests, reviews, blogs, gallery, career, conditions, notices, closures and leave: the daily work.',
  owner: 'Everything: also the clinic’s details, privacy requests, exports, people and the history.',
};

/** Choice of a role, and for the role of practitioners of the person. */
export function RoleField({ begin }: { begin: Pick<Administrator, 'role' | 'practitioner_id'> }) {
  const id = useId();
  const practitioners = usePractitioners();
  const [role, setRole] = useState(begin.role);
  const [practitioner, setPractitioner] = useState(String(begin.practitioner_id ?? ''));
  return (
    <>
      <fieldset className="role-field">
        <legend>Role</legend>
        {(['front-desk', 'practitioner', 'owner'] as const).map((each) => (
          <div key={each}>
            <label className="role-choice tick-row row">
              <input
                type="radio"
                name="role"
                value={each}
                checked={role === each}
                aria-describedby={`${id}-${each}`}
                onChange={() => setRole(each)}
              />
              {roleLabels[each]}
            </label>
            <p id={`${id}-${each}`} className="soft small">
              {rolesInWords[each]}
            </p>
          </div>
        ))}
      </fieldset>
      {role === 'practitioner' && (
        <PractitionerField
          name="practitioner_id"
          label="Who they are"
          value={practitioner}
          onChange={({ target }) => setPractitioner(target.value)}
          practitioners={practitioners.filter(({ has_left }) => !has_left)}
        />
      )}
    </>
  );
}
