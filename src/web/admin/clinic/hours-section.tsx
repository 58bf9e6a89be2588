import type { WeekDay } from '#contract/clinic.ts';
import { Announced } from '#web/admin/announced.tsx';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { AddTimes, TimeSpans } from '#web/admin/time-spans.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { WeekDays } from '#web/forms/week-days.tsx';
import { describeDays, describeHours, week, weekNames } from '#web/shell/opening-hours.ts';
import * as words from '#words/admin/clinic.ts';
import { Section, useClinicForm } from './clinic-fields.tsx';
import { type HoursRow, newKey } from './clinic-values.ts';
import { useFollow } from './item-list.tsx';

export function HoursSection() {
  const { values, change } = useClinicForm();
  const { says, follow } = useFollow();
  const rows = values.openingHours;
  const unsaid = week.filter((day) => !rows.some(({ days }) => days.includes(day)));
  const add = (spans: HoursRow['spans']) => {
    change('openingHours', [...rows, { key: newKey(), days: unsaid, spans }]);
    follow(`openingHours.${rows.length}`, words.addedARow);
  };
  const remove = (index: number) => {
    change('openingHours', rows.toSpliced(index, 1));
    follow('openingHours-add', words.removedTheRow);
  };
  return (
    <Section id="openingHours" hint={words.aboutRowsOfDays}>
      {rows.map((row, index) => (
        <HoursRowFields
          key={row.key}
          row={row}
          path={`openingHours.${index}`}
          onDay={(day, isOpen) => change('openingHours', withDay(rows, index, day, isOpen))}
          onRemove={() => remove(index)}
        />
      ))}
      {unsaid.length > 0 && <p className="hint">{words.noHoursYetFor(describeDays(unsaid))}</p>}
      <div className="clinic-row-buttons cluster">
        {rows.length < week.length && (
          <Button icon="plus" id="openingHours-add" onClick={() => add([{ opens: '09:00', closes: '17:00' }])}>
            {words.addDays}
          </Button>
        )}
        {unsaid.length > 0 && (
          <QuietButton onClick={() => add([])}>{words.showAsClosed(describeDays(unsaid))}</QuietButton>
        )}
      </div>
      <Announced>{says}</Announced>
    </Section>
  );
}

/** Adding a day to a row removes it from the others. */
function withDay(rows: readonly HoursRow[], index: number, day: WeekDay, isIn: boolean): HoursRow[] {
  return rows.map((row, place) => {
    const others = row.days.filter((other) => other !== day);
    return {
      ...row,
      days: place === index && isIn ? week.filter((one) => one === day || others.includes(one)) : others,
    };
  });
}

interface HoursRowFieldsProps {
  row: HoursRow;
  path: `openingHours.${number}`;
  onDay: (day: WeekDay, isIn: boolean) => void;
  onRemove: () => void;
}

/** Days of the week and their opening hours. */
function HoursRowFields({ row, path, onDay, onRemove }: HoursRowFieldsProps) {
  const { change } = useClinicForm();
  const { errors } = useFormParts();
  const name = row.days.length > 0 ? describeHours(row).days : words.newRow;
  const spansPath = `${path}.spans`;
  return (
    <fieldset className="clinic-hours" id={path} tabIndex={-1}>
      <legend className="legend-inside">{name}</legend>
      <WeekDays
        legend={words.days}
        hidesLegend
        id={`${path}.days`}
        names={weekNames}
        chosen={row.days}
        onChange={(days, day) => onDay(day, days.includes(day))}
      />
      <FieldError id={`${path}.days`} message={errors[`${path}.days`]} />
      {row.spans.length === 0 && <p className="clinic-closed">{words.closed}</p>}
      <TimeSpans path={spansPath} name={name} spans={row.spans} onChange={(spans) => change(spansPath, spans)} />
      <div className="clinic-row-buttons cluster">
        <AddTimes spans={row.spans} onChange={(spans) => change(spansPath, spans)} />
        <QuietButton icon="trash" onClick={onRemove}>
          {words.removeTheseDays}
          <span className="visually-hidden">: {name}</span>
        </QuietButton>
      </div>
    </fieldset>
  );
}
