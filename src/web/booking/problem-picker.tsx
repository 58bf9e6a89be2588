import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { langOf } from '#web/content/lang-of.ts';
import { FieldGroup } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import * as words from '#words/booking.ts';
import { fillInProblem, findChoice, type ProblemChoice } from './problem-choices.ts';

/** Common problems, in the words of patients. One is chosen; the browser fills in what follows from it at once. */
export function ProblemPicker({ choices, before }: { choices: readonly ProblemChoice[]; before: string }) {
  const { idOf, errors } = useFormParts();
  const group = useRef<HTMLDivElement>(null);
  const [filledIn, setFilledIn] = useState(before);
  const choose = (value: string) => {
    const form = group.current?.closest('form');
    if (form) fillIn(form, findChoice(choices, value), findChoice(choices, filledIn));
    setFilledIn(value);
  };
  const catchUp = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('[name=problem]:checked')?.value ?? '';
    if (chosen !== filledIn) choose(chosen);
  });
  useEffect(() => catchUp(), []);
  return (
    <FieldGroup id={idOf('problem')} label={words.whichProblem} error={errors['problem']}>
      {/* Without scripts the server fills in what follows from another problem. */}
      <input type="hidden" name="problem_before" value={filledIn} />
      <div ref={group} className="problems cluster">
        {choices.map(({ value, label }) => (
          <label key={value} className="wish">
            <input
              className="cover"
              type="radio"
              name="problem"
              value={value}
              defaultChecked={value === before}
              onChange={() => choose(value)}
            />
            <span lang={langOf(label)}>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Changes the fields as a person does, so that whatever follows from a change does. */
function fillIn(form: HTMLFormElement, chosen: ProblemChoice | undefined, before: ProblemChoice | undefined) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=treatmentType]')];
  const text = form.querySelector<HTMLTextAreaElement>('[name=conditions]');
  const treatmentType = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const filled = fillInProblem({ treatmentType, conditions: text?.value ?? '' }, chosen, before);
  for (const box of boxes) if (box.checked !== filled.treatmentType.includes(box.value)) box.click();
  if (!text || text.value === filled.conditions) return;
  text.setRangeText(filled.conditions, 0, text.value.length);
  text.dispatchEvent(new Event('input', { bubbles: true }));
}
