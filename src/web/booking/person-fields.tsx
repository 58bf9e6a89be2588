import { Field } from '#web/forms/field.tsx';
import { type BookingValues, bookingControl } from './booking-values.ts';
import type { BookingErrors } from './submit-booking.ts';

interface PersonFieldsProps {
  before: BookingValues;
  errors: BookingErrors;
  isForAnother?: boolean;
}

/** Who it is, and how to reach them. Lengths are not cut here: what is too long is said, not lost. */
export function PersonFields({ before, errors, isForAnother = false }: PersonFieldsProps) {
  // Whoever types for somebody else does not want their own details offered.
  const fill = (token: string) => (isForAnother ? 'off' : token);
  return (
    <>
      <Field id={bookingControl('name')} label="Name" error={errors.name}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="name"
            autoComplete={fill('name')}
            required
            defaultValue={before.name}
          />
        )}
      </Field>
      <div className="field-row">
        <Field id={bookingControl('phone')} label="Phone" error={errors.phone}>
          {(control) => (
            <input
              {...control}
              className="input num"
              type="tel"
              name="phone"
              inputMode="tel"
              autoComplete={fill('tel')}
              required
              defaultValue={before.phone}
            />
          )}
        </Field>
        <Field id={bookingControl('email')} label="E-mail" optional error={errors.email}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              name="email"
              inputMode="email"
              autoComplete={fill('email')}
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={before.email}
            />
          )}
        </Field>
      </div>
    </>
  );
}
