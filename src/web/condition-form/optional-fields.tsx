import './optional-fields.css';
import { type ReactNode, useState } from 'react';
import { type ConditionDay, type ConditionGroup, conditionDays, conditionGroups } from '#contract/condition-texts.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { today } from '#web/admin/list/clinic-clock.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { fieldsOfGroup, textsOfGroup } from './condition-values.ts';
import { ExerciseFields } from './exercise-fields.tsx';
import { ConditionText } from './text-field.tsx';
import type { ConditionFormState } from './use-condition-form.ts';

/** Fields beside the specified ones, in groups that open. */
export function OptionalFields({ form }: { form: ConditionFormState }) {
  return (Object.entries(conditionGroups) as [ConditionGroup, string][]).map(([group, title]) => (
    <Group key={group} form={form} group={group} title={title}>
      {textsOfGroup(group).map((field) => (
        <ConditionText key={field} form={form} field={field} />
      ))}
      {group === 'action' && <ExerciseFields form={form} />}
      {group === 'review' && <Days form={form} />}
    </Group>
  ));
}

interface GroupProps {
  form: ConditionFormState;
  group: ConditionGroup;
  title: string;
  children: ReactNode;
}

/** Open where something is filled in or wrong. The fields of a group that no one has opened are not sent. */
function Group({ form: { values, sending }, group, title, children }: GroupProps) {
  const fields = fieldsOfGroup(group);
  const entered = values as unknown as Partial<Record<string, { length: number }>>;
  const isFilled = fields.some((field) => (entered[field]?.length ?? 0) > 0);
  const hasError = fields.some((field) => sending.errors[field]);
  const [isOpen, setOpen] = useState(isFilled || group === 'help');
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <details
      className="condition-group"
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {(wasOpened || isFilled || hasError) && children}
    </details>
  );
}

function Days({ form: { values, change, sending } }: { form: ConditionFormState }) {
  const { timeZone } = useClinic();
  const [now] = useState(() => today({ now: new Date(), timeZone }));
  const choose = (name: ConditionDay, day: string) => {
    change(() => ({ [name]: day }));
    sending.correct(name);
  };
  return (
    <>
      {(Object.keys(conditionDays) as ConditionDay[]).map((name) => (
        <DayField
          key={name}
          name={name}
          {...conditionDays[name]}
          optional
          max={name === 'next_review_on' ? undefined : now}
          value={values[name]}
          onChange={(event) => choose(name, event.target.value)}
        />
      ))}
      <button type="button" className="button button-secondary button-small" onClick={() => choose('reviewed_on', now)}>
        Reviewed today
      </button>
    </>
  );
}
