import { useId, useState } from 'react';
import type { Administrator } from '#contract/people.ts';
import { PractitionerField } from '#web/admin/hours/leave-fields.tsx';
import { usePractitioners } from '#web/admin/visits/use-practitioners.ts';
import * as words from '#words/admin/people.ts';

/** Choice of a role, and for the role of practitioners of the person. */
export function RoleField({ begin }: { begin: Pick<Administrator, 'role' | 'practitioner_id'> }) {
  const id = useId();
  const practitioners = usePractitioners();
  const [role, setRole] = useState(begin.role);
  const [practitioner, setPractitioner] = useState(String(begin.practitioner_id ?? ''));
  return (
    <>
      <fieldset className="role-field">
        <legend>{words.role}</legend>
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
              {words.roles[each]}
            </label>
            <p id={`${id}-${each}`} className="soft small">
              {words.whatRolesDo[each]}
            </p>
          </div>
        ))}
      </fieldset>
      {role === 'practitioner' && (
        <PractitionerField
          name="practitioner_id"
          label={words.whoTheyAre}
          value={practitioner}
          onChange={({ target }) => setPractitioner(target.value)}
          practitioners={practitioners.filter(({ has_left }) => !has_left)}
        />
      )}
    </>
  );
}
