import { Link } from 'react-router';
import { QuietButton } from '#web/admin/button.tsx';
import { AboutFeeds, Feed, useFeeds } from '#web/admin/feeds/feed.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { useTreatments } from '#web/admin/use-treatments.ts';
import { useRooms } from '#web/admin/visits/use-rooms.ts';
import { FieldGroup } from '#web/forms/field.tsx';
import { SelectField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { useClinicForm } from './clinic-fields.tsx';
import type { PractitionerValues } from './clinic-values.ts';

export interface PersonProps {
  practitioner: PractitionerValues;
  path: `practitioners.${number}`;
}

/** Details of a practitioner for the team, whether the website shows them or not. */
export function PersonWork(props: PersonProps) {
  const { id } = props.practitioner;
  return (
    <>
      <UsualRoom {...props} />
      <TreatmentsGiven {...props} />
      {id === null ? (
        <p className="hint">Working hours and a calendar feed can follow once this person is saved.</p>
      ) : (
        <>
          <p>
            <Link to={`/admin/hours?open=new&practitioner=${id}`}>Other working hours from a date</Link>
          </p>
          <CalendarFeed practitionerId={id} />
        </>
      )}
    </>
  );
}

/** Nothing where the clinic lists no rooms. */
function UsualRoom({ practitioner: { key, usualRoomId }, path }: PersonProps) {
  const { changeItem } = useClinicForm();
  const rooms = useRooms().filter((room) => !room.is_hidden || room.id === usualRoomId);
  if (rooms.length === 0) return null;
  const choose = (value: string) => changeItem('practitioners', key, { usualRoomId: value ? Number(value) : null });
  return (
    <SelectField
      name={`${path}.usualRoomId`}
      label="Usual room"
      optional
      hint="Their visits get this room as long as it is free."
      value={usualRoomId ?? ''}
      onChange={({ target }) => choose(target.value)}
      none="No usual room"
      options={rooms.map(({ id, name }) => [id, name])}
    />
  );
}

function TreatmentsGiven({ practitioner, path }: PersonProps) {
  const { changeItem } = useClinicForm();
  const { idOf, errors } = useFormParts();
  const treatments = useTreatments();
  const field = `${path}.treatmentIds`;
  const byDefault = treatments?.filter(({ practitioner_ids }) => practitioner_ids === null).map(({ id }) => id) ?? [];
  const given = practitioner.treatmentIds ?? byDefault;
  const give = (treatmentIds: number[]) => changeItem('practitioners', practitioner.key, { treatmentIds });
  const all = treatments?.map(({ id }) => id) ?? [];
  return (
    <FieldGroup
      id={idOf(field)}
      label="Treatments"
      hint="Times for a treatment are offered with those who give it. A treatment that everyone gives is also given by those who join later."
      error={errors[field]}
    >
      {treatments === null && (
        <p role="alert">The treatments could not be loaded just now. This person goes on giving what they give.</p>
      )}
      {treatments && (
        <details className="team-treatments" open={errors[field] !== undefined || undefined}>
          <summary className="num">
            {given.length === all.length ? 'Gives all treatments' : `Gives ${given.length} of ${all.length}`}
          </summary>
          <div className="cluster">
            <QuietButton onClick={() => give(all)}>Tick all</QuietButton>
            <QuietButton onClick={() => give([])}>Tick none</QuietButton>
          </div>
          <ul>
            {treatments.map(({ id, name, is_hidden }) => (
              <li key={id}>
                <Tick
                  checked={given.includes(id)}
                  onTick={(isOn) => give(all.filter((one) => (one === id ? isOn : given.includes(one))))}
                >
                  <span>
                    <bdi>{name}</bdi> {is_hidden && <span className="soft">hidden</span>}
                  </span>
                </Tick>
              </li>
            ))}
          </ul>
        </details>
      )}
    </FieldGroup>
  );
}

/** Changed at once, since an address that is out has to end at once. */
function CalendarFeed({ practitionerId }: { practitionerId: number }) {
  const { feeds, replace } = useFeeds();
  const feed = feeds?.find(({ practitioner_id }) => practitioner_id === practitionerId);
  if (!feed) return null;
  return (
    <details>
      <summary>Calendar feed: {feed.path ? 'on' : 'off'}</summary>
      <AboutFeeds />
      <Feed feed={feed} label="Calendar feed, changed at once" onChange={replace} />
    </details>
  );
}
