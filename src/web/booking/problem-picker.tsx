import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { langOf } from '#web/content/lang-of.ts';
import { FieldGroup } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import * as words from '#words/booking.ts';
import { fillInProblem, findChoice, type ProblemChoice, splitChoices } from './problem-choices.ts';
import { drawingOf } from './problem-drawings.ts';

/** Common problems, in the words of patients: the first as tiles. One is chosen; the browser fills in what follows from it at once. */
export function ProblemPicker({ choices, before }: { choices: readonly ProblemChoice[]; before: string }) {
  const { idOf, errors } = useFormParts();
  const group = useRef<HTMLDivElement>(null);
  const [filledIn, setFilledIn] = useState(before);
  const { first, others } = splitChoices(choices);
  const [isOpen, setOpen] = useState(findChoice(others, before) !== undefined);
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
      <div ref={group}>
        <div className="problem-tiles">
          {first.map((choice) => (
            <ProblemLabel key={choice.value} className="wish problem-tile" {...{ choice, before, choose }}>
              {drawingOf(choice) && (
                <Drawing src={drawingOf(choice) ?? ''} width="240" height="180" alt="" loading="lazy" />
              )}
            </ProblemLabel>
          ))}
        </div>
        {others.length > 0 && (
          <details className="fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{words.moreProblems}</summary>
            <div className="problem-list">
              {others.map((choice) => (
                <ProblemLabel key={choice.value} className="wish" {...{ choice, before, choose }} />
              ))}
            </div>
          </details>
        )}
      </div>
    </FieldGroup>
  );
}

interface ProblemLabelProps {
  choice: ProblemChoice;
  before: string;
  choose: (value: string) => void;
  className: string;
  children?: ReactNode;
}

function ProblemLabel({ choice: { value, label }, before, choose, className, children }: ProblemLabelProps) {
  return (
    <label className={className}>
      <input
        className="cover"
        type="radio"
        name="problem"
        value={value}
        defaultChecked={value === before}
        onChange={() => choose(value)}
      />
      {children}
      <span lang={langOf(label)}>{label}</span>
    </label>
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
