import type { WeekDay } from '#contract/clinic.ts';
import { describeDays, week } from '#web/shell/opening-hours.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useClinicForm } from '../clinic-form-context.ts';
import { type HoursRow, newKey } from '../clinic-values.ts';
import { useFollow } from '../use-follow.ts';
import { HoursRowFields } from './hours-row-fields.tsx';
import { Section } from './section.tsx';

export function HoursSection() {
  const { values, change } = useClinicForm();
  const { says, follow } = useFollow();
  const rows = values.openingHours;
  const unsaid = week.filter((day) => !rows.some(({ days }) => days.includes(day)));
  const add = (spans: HoursRow['spans']) => {
    change('openingHours', [...rows, { key: newKey(), days: unsaid, spans }]);
    follow(`openingHours.${rows.length}`, 'Added a row.');
  };
  const remove = (index: number) => {
    change('openingHours', rows.toSpliced(index, 1));
    follow('openingHours-add', 'Removed the row.');
  };
  return (
    <Section id="openingHours" hint="A row for days that have the same hours. Each day is in one row.">
      {rows.map((row, index) => (
        <HoursRowFields
          key={row.key}
          row={row}
          path={`openingHours.${index}`}
          onDay={(day, isOpen) => change('openingHours', withDay(rows, index, day, isOpen))}
          onRemove={() => remove(index)}
        />
      ))}
      {unsaid.length > 0 && <p className="hint">Nothing is said about {describeDays(unsaid)}.</p>}
      <div className="clinic-row-buttons">
        {rows.length < week.length && (
          <button
            type="button"
            id="openingHours-add"
            className="button button-secondary button-small"
            onClick={() => add([{ opens: '09:00', closes: '17:00' }])}
          >
            <Icon name="plus" />
            Add days
          </button>
        )}
        {unsaid.length > 0 && (
          <button type="button" className="button button-quiet button-small" onClick={() => add([])}>
            Show {describeDays(unsaid)} as closed
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {says}
      </p>
    </Section>
  );
}

/** A day that comes into one row leaves the others. */
function withDay(rows: readonly HoursRow[], index: number, day: WeekDay, isIn: boolean): HoursRow[] {
  return rows.map((row, place) => {
    const others = row.days.filter((other) => other !== day);
    return {
      ...row,
      days: place === index && isIn ? week.filter((one) => one === day || others.includes(one)) : others,
    };
  });
}
