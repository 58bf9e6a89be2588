import { useId, useState } from 'react';
import type { OpeningHours } from '#contract/clinic.ts';
import * as scheduleMessages from '#contract/messages/schedules.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { Room } from '#contract/rooms.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { WorkingHours } from '#contract/working-hours.ts';
import { ButtonLink } from '#web/admin/button.tsx';
import { openedFromList } from '#web/admin/list/opened-row.ts';
import { inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { useIsOwner } from '#web/admin/role.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { describeHours, formatDays, week } from '#web/shell/opening-hours.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as hoursWords from '#words/admin/hours.ts';
import { closed } from '#words/hours.ts';

interface PersonHoursProps {
  person: Calendar['practitioners'][number];
  /** Working hours in the order of their first days. */
  hours: readonly WorkingHours[];
  rooms: readonly Room[];
  open: string | undefined;
  /** Today. */
  day: string;
  onDelete: (hours: WorkingHours) => void;
}

/** The weeks of one practitioner, how many patients they see at the same time, and where. */
export function PersonHours({ person, hours, rooms, open, day, onDelete }: PersonHoursProps) {
  const heading = useId();
  const isOwner = useIsOwner();
  const now = inForce(hours, day);
  const inOrder = hours.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from) || a.id - b.id);
  return (
    <section className="person-hours" aria-labelledby={heading}>
      <header className="row cluster spread">
        <h2 id={heading} dir="auto">
          {person.name}
        </h2>
        {isOwner ? (
          <SideBySide person={person} />
        ) : (
          <p className="soft">{hoursWords.patientsAtOnce(person.side_by_side)}</p>
        )}
        <UsualRoom person={person} rooms={rooms} canChange={isOwner} />
      </header>
      {!now && (
        <p className="soft">{inOrder.length > 0 ? hoursWords.worksUntilOthersBegin : hoursWords.worksWhileOpen}</p>
      )}
      {inOrder.length > 0 && (
        <ul>
          {inOrder.map((one) => (
            <li key={one.id} className="cluster spread" data-open={String(one.id) === open}>
              <div>
                <p className="row cluster num">
                  <strong>{validityWords(one)}</strong> <Validity hours={one} now={now} day={day} />
                </p>
                <WeekWords hours={one.hours} />
              </div>
              {isOwner && (
                <RowActions
                  name={hoursWords.theHoursOf(person.name, validityWords(one))}
                  edit={inSheet(one.id, open)}
                  onDelete={() => onDelete(one)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwner && (
        <ButtonLink
          look="quiet"
          to={{ search: `?open=new&practitioner=${person.id}` }}
          state={openedFromList}
          replace={open !== undefined}
          preventScrollReset
        >
          {hoursWords.otherHours}
          <span className="visually-hidden">{hoursWords.forPerson(person.name)}</span>
        </ButtonLink>
      )}
    </section>
  );
}

/** Among the hours valid on a day, returns those with the latest first day. */
export function inForce(hours: readonly WorkingHours[], day: string) {
  return hours
    .filter(({ valid_from, valid_until }) => valid_from <= day && (valid_until === null || day <= valid_until))
    .toSorted((a, b) => b.valid_from.localeCompare(a.valid_from) || b.id - a.id)[0];
}

function validityWords({ valid_from, valid_until }: WorkingHours) {
  return valid_until ? formatDays(valid_from, valid_until) : hoursWords.fromDay(formatDays(valid_from, valid_from));
}

function Validity({ hours, now, day }: { hours: WorkingHours; now: WorkingHours | undefined; day: string }) {
  if (hours === now) return <StateChip isSettled>{hoursWords.now}</StateChip>;
  if (hours.valid_until !== null && hours.valid_until < day)
    return <StateChip isSettled={false}>{hoursWords.over}</StateChip>;
  return <StateChip isSettled={false}>{hours.valid_from > day ? hoursWords.later : hoursWords.replaced}</StateChip>;
}

/** Days with the same hours stand together. */
function WeekWords({ hours }: { hours: WorkingHours['hours'] }) {
  const spansOn = (day: string) => hours.filter(({ days }) => days.includes(day)).flatMap(({ spans }) => spans);
  const groups = Map.groupBy(week, (day) => JSON.stringify(spansOn(day)));
  const rows: OpeningHours[] = [...groups.values()].map((days) => ({ days, spans: spansOn(days[0] ?? '') }));
  return (
    <dl className="week-words num">
      {rows.map(describeHours).map(({ days, times }) => (
        <div key={days}>
          <dt className="soft">{days}</dt>
          <dd>{times === closed ? hoursWords.notWorking : times}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceAtOnceProps {
  label: string;
  begin: number | null;
  choices: readonly (readonly [value: number | null, words: string])[];
  save: (chosen: number | null) => Promise<unknown>;
  saved: (chosen: number | null) => string;
}

/** Saved as soon as it is chosen. */
function ChoiceAtOnce({ label, begin, choices, save, saved }: ChoiceAtOnceProps) {
  const id = useId();
  const toasts = useToasts();
  const [chosen, setChosen] = useState(begin);
  const choose = async (next: number | null) => {
    setChosen(next);
    const result = await attempt(() => save(next));
    if (result.kind === 'saved') return toasts.success(saved(next));
    setChosen(chosen);
    toasts.failure(scheduleMessages.settingsFailure);
  };
  return (
    <label className="side-by-side" htmlFor={id}>
      <span className="visually-hidden">{label}</span>
      <select
        id={id}
        className="input"
        value={chosen ?? ''}
        onChange={({ target }) => void choose(target.value === '' ? null : Number(target.value))}
      >
        {choices.map(([value, words]) => (
          <option key={value} value={value ?? ''}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function SideBySide({ person: { id, name, side_by_side } }: Pick<PersonHoursProps, 'person'>) {
  const { min, max } = visitLimits.sideBySide;
  return (
    <ChoiceAtOnce
      label={hoursWords.patientsThatSees(name)}
      begin={side_by_side}
      choices={Array.from({ length: max - min + 1 }, (_, index) => [
        min + index,
        hoursWords.patientsAtOnce(min + index),
      ])}
      save={(count) => adminApi.schedules.setSideBySide({ params: { id }, body: { side_by_side: count ?? min } })}
      saved={(count) => scheduleMessages.sideBySideSaved(name, count ?? min)}
    />
  );
}

/** Nothing where the clinic lists no rooms. */
function UsualRoom({ person, rooms, canChange }: Pick<PersonHoursProps, 'person' | 'rooms'> & { canChange: boolean }) {
  const { id, name, usual_room_id: usual } = person;
  const nameOf = (room: number | null) => rooms.find((one) => one.id === room)?.name ?? null;
  const offered = rooms.filter((room) => !room.is_hidden || room.id === usual);
  if (offered.length === 0) return null;
  if (!canChange) return usual !== null && <p className="soft">{hoursWords.usualRoom(nameOf(usual) ?? '')}</p>;
  return (
    <ChoiceAtOnce
      label={hoursWords.usualRoomOf(name)}
      begin={usual}
      choices={[
        [null, hoursWords.noUsualRoom],
        ...offered.map((room) => [room.id, hoursWords.usualRoom(room.name)] as const),
      ]}
      save={(room_id) => adminApi.schedules.setUsualRoom({ params: { id }, body: { room_id } })}
      saved={(room) => scheduleMessages.usualRoomSaved(name, nameOf(room))}
    />
  );
}
