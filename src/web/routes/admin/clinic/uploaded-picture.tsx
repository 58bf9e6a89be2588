import { useState } from 'react';
import * as clinicMessages from '#contract/messages/clinic.ts';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useFormParts } from '#web/forms/form.tsx';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import { Working } from '#web/ui/feedback/working.tsx';
import { useClinicForm } from './clinic-fields.tsx';

interface UploadedPictureProps {
  id: string;
  label: string;
  place: 'practitioners' | 'slides';
  /** The path of the picture as stored in the profile. */
  image: string | null;
  onChange: (image: string | null) => void;
  /** `Remove the portrait`. */
  removeLabel: string;
}

/** A picture of the profile. It is uploaded when chosen and becomes part of the site when the profile is saved. */
export function UploadedPicture({ id, label, place, image, onChange, removeLabel }: UploadedPictureProps) {
  const { trackUpload } = useClinicForm();
  const { errors } = useFormParts();
  const { file, problem, isUploading, choose, forget } = useUpload(place, onChange, trackUpload);
  return (
    <div className="field">
      <PictureField
        id={id}
        label={label}
        optional
        current={image ? `/${image}` : undefined}
        currentAlt="The picture as it is now"
        file={file}
        onChange={(chosen) => (chosen ? void choose(chosen) : forget())}
        error={problem ?? errors[id]}
      />
      {isUploading && (
        <p className="clinic-upload row soft" role="status">
          <Working /> Uploading the picture
        </p>
      )}
      {problem && file && (
        <button type="button" className="button button-secondary button-small" onClick={() => void choose(file)}>
          Try again
        </button>
      )}
      {image && !isUploading && (
        <button type="button" className="button button-quiet button-small" onClick={() => onChange(null)}>
          {removeLabel}
        </button>
      )}
    </div>
  );
}

type Track = ReturnType<typeof useClinicForm>['trackUpload'];

function useUpload(place: UploadedPictureProps['place'], onUploaded: (image: string) => void, track: Track) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);

  async function choose(chosen: File) {
    setFile(chosen);
    setProblem(undefined);
    setUploading(true);
    const upload = attempt(() => adminApi.clinic.addPicture({ body: { place, image: chosen } }), { fields: ['image'] });
    const result = await track(upload).finally(() => setUploading(false));
    if (result.kind !== 'saved') return setProblem(problemOf(result));
    setFile(undefined);
    onUploaded(result.saved.image);
  }

  const forget = () => {
    setFile(undefined);
    setProblem(undefined);
  };

  return { file, problem, isUploading, choose, forget };
}

function problemOf(result: FormResult<unknown, 'image'>) {
  if (result.kind === 'invalid' && result.errors.image) return result.errors.image;
  return `${clinicMessages.uploadFailure} ${isFailure(result) ? adviceFor(result) : 'Please try again.'}`;
}
