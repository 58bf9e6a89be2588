import { useState } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { FormSheet } from '#web/admin/old-form-sheet.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { useDraftForm } from '#web/admin/saving/use-draft-form.ts';
import type { Drafts } from '#web/admin/saving/use-drafts.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { Field } from '#web/forms/field.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { type AddOutcome, addItem, emptyItem, type NewItem, newItemFields } from './new-item.ts';
import { fieldId, TextFields } from './text-fields.tsx';
import { UploadProgress } from './upload-progress.tsx';

interface AddSheetProps {
  drafts: Drafts<NewItem>;
  onAdded: (item: GalleryItem) => void;
  onClose: () => void;
}

const prefix = 'new';
const idOf = (field: string) => fieldId(prefix, field);

/** One picture, one video, or a video with a picture of its own. */
export function AddSheet({ drafts, onAdded, onClose }: AddSheetProps) {
  const toasts = useToasts();
  const [progress, setProgress] = useState(0);
  const form = useDraftForm({ name: prefix, initial: emptyItem, drafts, save });
  const { values, change, outcome } = form;
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {};

  async function save(item: NewItem) {
    setProgress(0);
    const done = await addItem(item, setProgress);
    if (done.kind === 'saved') {
      toasts.success(galleryMessages.added);
      drafts.forget(prefix);
      onAdded(done.saved);
      onClose();
    }
    return done;
  }

  return (
    <FormSheet
      heading="Add an item"
      submitLabel="Add to the gallery"
      isSaving={form.isSaving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <AddTrouble outcome={outcome} />
      <PictureField
        id={idOf('image')}
        label="Picture"
        file={values.image}
        onChange={(image) => change({ image })}
        error={errors.image}
      />
      <Field
        id={idOf('youtubeLink')}
        label="YouTube link"
        hint="Instead of a picture, or together with one that stands for the video."
        error={errors.youtubeLink}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v="
            value={values.youtubeLink}
            onChange={(event) => change({ youtubeLink: event.target.value })}
          />
        )}
      </Field>
      <TextFields prefix={prefix} texts={values} errors={errors} onChange={change} />
      {form.isSaving && values.image && <UploadProgress share={progress} name={values.image.name} />}
    </FormSheet>
  );
}

function AddTrouble({ outcome }: { outcome: AddOutcome | undefined }) {
  if (outcome?.kind === 'invalid') {
    const { errors } = outcome;
    // One sentence stands for a missing picture and a missing title: said once, it leads to the first of them.
    const byMessage = new Map(newItemFields.toReversed().map((field) => [errors[field] ?? '', idOf(field)]));
    const entries = [...byMessage].map(([message, target]) => ({ target, message })).toReversed();
    return <ErrorSummary entries={entries.filter(({ message }) => message)} />;
  }
  if (outcome?.kind !== 'failed') return null;
  return (
    <Alert tone="failure" title={galleryMessages.uploadFailure} takesFocus>
      <p>{outcome.advice} What you typed is still here.</p>
    </Alert>
  );
}
