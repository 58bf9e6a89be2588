import { FormField } from '#web/forms/fields.tsx';

interface PractitionerFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  practitioners: readonly { id: number; name: string }[];
}

export function PractitionerField({ name, label, value, onChange, practitioners }: PractitionerFieldProps) {
  return (
    <FormField name={name} label={label}>
      {(control) => (
        <select {...control} className="input" name={name} required value={value} onChange={onChange}>
          <option value="">Choose…</option>
          {practitioners.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
