import { useId } from 'react';
import * as messages from '#contract/messages/appearance.ts';
import { fitsIcon, isWide, readLogo, type ShownLogo } from '#contract/plain/logo-name.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { useUpload } from '#web/admin/pictures/use-upload.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { ClinicLogo } from '#web/ui/drawings/clinic-logo.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import * as words from '#words/admin/appearance.ts';
import * as pictureWords from '#words/admin/pictures.ts';

interface LogoFieldProps {
  /** Path of the chosen logo, or nothing. */
  value: string;
  onChange: (path: string) => void;
  /** Error that the server reported for it. */
  error: string | undefined;
}

/** The clinic's logo. It is uploaded when chosen, and on the site once the look is saved. */
export function LogoField({ value, onChange, error }: LogoFieldProps) {
  const id = useId();
  const { file, problem, isUploading, choose, forget } = useUpload({
    send: async (image) => (await adminApi.appearance.addLogo({ body: { image } })).logo,
    onUploaded: onChange,
    failure: messages.logoFailure,
  });
  const logo = readLogo(value);
  return (
    <div className="appearance-choices appearance-logo">
      <input type="hidden" name="logo" value={value} />
      <PictureField
        id={id}
        label={words.logo}
        hint={words.logoHint}
        optional
        current={value || undefined}
        preview={logo && <ClinicLogo logo={logo} alt={words.chosenLogo} />}
        file={file}
        onChange={(chosen) => (chosen ? void choose(chosen) : forget())}
        error={problem ?? error}
      />
      {isUploading && (
        <p className="row soft" role="status">
          <Working /> {pictureWords.uploadingThePicture}
        </p>
      )}
      {logo && !file && (
        <>
          <ul className="soft">
            {notesOn(logo).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <QuietButton onClick={() => onChange('')}>{words.removeLogo}</QuietButton>
        </>
      )}
    </div>
  );
}

/** Sentences about how the site shows a logo. */
function notesOn(logo: ShownLogo) {
  const notes: string[] = [];
  if (isWide(logo)) notes.push(words.wideLogo);
  else if (!fitsIcon(logo)) notes.push(words.tallLogo);
  if (logo.grounds !== 'both') notes.push(words.plates[logo.grounds]);
  return notes;
}
