import { Link } from 'react-router';
import { QuietButton } from '#web/admin/button.tsx';
import { AboutFeeds, Feed, useFeeds } from '#web/admin/feeds/feed.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { useTreatments } from '#web/admin/use-treatments.ts';
import { useRooms } from '#web/admin/visits/use-rooms.ts';
import { FieldGroup } from '#web/forms/field.tsx';
import { SelectField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import * as words from '#words/admin/clinic.ts';
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
        <p className="hint">{words.onceThisPersonIsSaved}</p>
      ) : (
        <>
          <p>
            <Link to={`/admin/hours?open=new&practitioner=${id}`}>{words.otherWorkingHours}</Link>
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
      label={words.usualRoom}
      optional
      hint={words.aboutTheUsualRoom}
      value={usualRoomId ?? ''}
      onChange={({ target }) => choose(target.value)}
      none={words.noUsualRoom}
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
    <FieldGroup id={idOf(field)} label={words.treatments} hint={words.aboutTreatmentsGiven} error={errors[field]}>
      {treatments === null && <p role="alert">{words.treatmentsNotLoaded}</p>}
      {treatments && (
        <details className="team-treatments" open={errors[field] !== undefined || undefined}>
          <summary className="num">
            {given.length === all.length ? words.givesAllTreatments : words.givesSome(given.length, all.length)}
          </summary>
          <div className="cluster">
            <QuietButton onClick={() => give(all)}>{words.tickAll}</QuietButton>
            <QuietButton onClick={() => give([])}>{words.tickNone}</QuietButton>
          </div>
          <ul>
            {treatments.map(({ id, name, is_hidden }) => (
              <li key={id}>
                <Tick
                  checked={given.includes(id)}
                  onTick={(isOn) => give(all.filter((one) => (one === id ? isOn : given.includes(one))))}
                >
                  <span>
                    <bdi>{name}</bdi> {is_hidden && <span className="soft">{words.hidden}</span>}
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
      <summary>{feed.path ? words.feedIsOn : words.feedIsOff}</summary>
      <AboutFeeds />
      <Feed feed={feed} label={words.calendarFeedChangedAtOnce} onChange={replace} />
    </details>
  );
}
