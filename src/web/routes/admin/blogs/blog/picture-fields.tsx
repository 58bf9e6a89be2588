import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { Field } from '#web/forms/field.tsx';
import { type BlogErrors, type BlogValues, controlId } from './blog-values.ts';

interface PictureFieldsProps {
  /** Name of the picture that is stored. */
  current: string | null;
  values: Pick<BlogValues, 'picture' | 'pictureAddress' | 'removesPicture'>;
  errors: BlogErrors;
  onChange: (changes: Partial<BlogValues>) => void;
}

/** The picture above the text: a file, or the address of one, which is copied once. */
export function PictureFields({ current, values, errors, onChange }: PictureFieldsProps) {
  const { picture, pictureAddress, removesPicture } = values;
  const isKept = current !== null && !removesPicture;
  return (
    <fieldset className="blog-picture">
      <legend className="visually-hidden">Picture above the text</legend>
      <PictureField
        id={controlId('image')}
        label="Picture"
        optional
        current={isKept ? `/uploads/${current}` : undefined}
        file={picture}
        onChange={(file) => onChange({ picture: file })}
        error={errors.image}
      />
      {current !== null && !picture && (
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => onChange({ removesPicture: !removesPicture })}
        >
          {removesPicture ? 'Keep the picture' : 'Remove the picture'}
        </button>
      )}
      {!picture && (
        <Field
          id={controlId('image_url')}
          label="Or the address of a picture"
          optional
          hint="It starts with https://. The picture is copied to this site once."
          error={errors.image_url}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              type="url"
              inputMode="url"
              autoComplete="off"
              value={pictureAddress}
              onChange={(event) => onChange({ pictureAddress: event.target.value.trim() })}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
