import { visitLimits } from '#contract/plain/visit-limits.ts';
import { ChoiceField, InputField } from '#web/admin/own-fields.tsx';
import * as words from '#words/admin/visits.ts';
import { useRooms } from './use-rooms.ts';
import { noPractitioner } from './visit-words.ts';

/** How long a visit takes, with whom and where, as it is typed. */
export interface PlaceValues {
  /** Empty for as long as its treatments take. */
  minutes: string;
  /** Empty for no one yet. */
  practitioner: string;
  room: string;
}

export const noPlace: PlaceValues = { minutes: '', practitioner: '', room: '' };

/** Converts the values for the API. */
export function placeOf({ minutes, practitioner, room }: PlaceValues) {
  return {
    practitioner_id: practitioner === '' ? null : Number(practitioner),
    room_id: room === '' ? null : Number(room),
    ...(minutes !== '' && { minutes: Number(minutes) }),
  };
}

interface PlaceFieldsProps<Values extends PlaceValues> {
  values: Values;
  practitioners: readonly { id: number; name: string; has_left: boolean }[];
  /** Label of the practitioner field's empty choice. */
  anyPractitioner?: string;
  onChange: (values: Values) => void;
}

/** Practitioners who have left and hidden rooms are offered only where they were chosen before. */
export function PlaceFields<Values extends PlaceValues>(props: PlaceFieldsProps<Values>) {
  const { values, practitioners, anyPractitioner = noPractitioner, onChange } = props;
  const rooms = useRooms();
  const control = controlOf(values, onChange);
  const offered = practitioners.filter((one) => !one.has_left || String(one.id) === values.practitioner);
  const roomsOffered = rooms.filter((one) => !one.is_hidden || String(one.id) === values.room);
  return (
    <>
      <InputField
        label={words.minutes}
        optional
        hint={words.leaveEmptyForThe}
        type="number"
        inputMode="numeric"
        {...visitLimits.minutes}
        step={visitLimits.stepMinutes}
        {...control('minutes')}
      />
      <ChoiceField {...control('practitioner')} label={words.practitioner}>
        <option value="">{anyPractitioner}</option>
        {offered.map(toOption)}
      </ChoiceField>
      {roomsOffered.length > 0 && (
        <ChoiceField {...control('room')} label={words.room}>
          <option value="">{words.anyFreeRoom}</option>
          {roomsOffered.map(toOption)}
        </ChoiceField>
      )}
    </>
  );
}

function toOption({ id, name }: { id: number; name: string }) {
  return (
    <option key={id} value={id}>
      {name}
    </option>
  );
}

interface Typed {
  target: { value: string };
}

/** Ties the control of each text to the values that the form around it stores. */
export function controlOf<Values extends object>(values: Values, onChange: (values: Values) => void) {
  return <Name extends keyof Values>(name: Name) => ({
    value: values[name],
    onChange: ({ target }: Typed) => onChange({ ...values, [name]: target.value }),
  });
}
