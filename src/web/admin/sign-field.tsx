// See docs/decisions/0087-signs.md.

import './sign-field.css';
import { headings } from '#contract/messages/urgencies.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { readSignNames } from '#contract/plain/urgencies.ts';
import { FieldGroup } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/parts.ts';

export { signsLabel } from '#words/admin/parts.ts';

import { Checklist } from './link-picker.tsx';
import { StepButton } from './list/step-button.tsx';
import { useSigns } from './use-signs.ts';

const field = 'signs';

interface SignFieldProps {
  /** Names of the chosen signs, as JSON; empty for none. */
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** The signs of the table that a page shows, in its order, and boxes to tick for all of them. */
export function SignField({ value, onChange }: SignFieldProps) {
  const { idOf, errors, correct } = useFormParts();
  const signs = useSigns();
  const clinic = useClinic();
  const id = idOf(field);
  const names = readSignNames(value);
  const entries = (signs ?? []).map(({ name, sign, urgency }) => ({
    id: name,
    name: sign,
    note: fillHelpLines(headings[urgency], clinic),
  }));
  const shown = entries.filter((entry) => names.includes(entry.id));
  const toggle = (name: string) => {
    const left = names.filter((one) => one !== name);
    onChange({ target: { value: JSON.stringify(left.length < names.length ? left : [...names, name]) } });
    correct(field);
  };
  const remove = (name: string) => {
    toggle(name);
    // Its button goes, and the focus would go with it.
    document.querySelector<HTMLElement>(`#${id}`)?.focus();
  };
  return (
    <FieldGroup id={id} label={words.signsLabel} optional hint={words.signsHint} error={errors[field]}>
      <input type="hidden" name={field} value={value} />
      {signs === null && (
        <p className="linked-failure" role="alert">
          {words.signsFailed}
        </p>
      )}
      {signs && (
        <div className="picker sign-picker">
          <ol className="chosen-signs" aria-label={words.chosenSigns}>
            {shown.map((entry) => (
              <li key={entry.id} className="row">
                <p>
                  <bdi>{entry.name}</bdi>
                  <small>{entry.note}</small>
                </p>
                <StepButton icon="close" label={words.removeSign(entry.name)} onClick={() => remove(entry.id)} />
              </li>
            ))}
          </ol>
          <details>
            <summary>
              <Sentence
                words={words.chooseSigns}
                fields={{
                  count: (
                    <span className="soft num" role="status">
                      {words.shownOf(shown.length, signs.length)}
                    </span>
                  ),
                }}
              />
            </summary>
            <Checklist noun="sign" entries={entries} chosen={names} onToggle={toggle} />
          </details>
        </div>
      )}
    </FieldGroup>
  );
}
