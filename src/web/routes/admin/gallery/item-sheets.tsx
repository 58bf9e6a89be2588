import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { FormSheet } from '#web/admin/form-sheet.tsx';
import type { SheetProps } from '#web/admin/list/record-tab.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { useDraft } from '#web/admin/store/drafts.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure } from '#web/forms/form.tsx';
import {
  emptyItem,
  ItemPicture,
  type NewItem,
  type NewItemField,
  TextFields,
  type TextField as TextName,
  textLabels,
  textsOf,
} from './gallery-forms.tsx';
import { UploadProgress, useNotedShare } from './upload-progress.tsx';

type ItemSheetProps = SheetProps<GalleryItem, NewItemField>;

/** A new picture or video. */
export function AddSheet({ form, draftName, onClose }: ItemSheetProps) {
  const share = useNotedShare();
  const { found, store } = useDraft<Partial<NewItem>>(draftName);
  // A chosen file does not survive the locked screen.
  const item = { ...emptyItem, ...found };
  const change = (changes: Partial<NewItem>) => store({ ...item, ...changes });
  return (
    <FormSheet
      form={form}
      heading="Add an item"
      submitLabel="Add to the gallery"
      encType="multipart/form-data"
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={galleryMessages.uploadFailure} takesFocus>
        What you typed is still here.
      </FormFailure>
      <PictureField
        id={form.idOf('image')}
        name="image"
        label="Picture"
        file={item.image}
        onChange={(image) => {
          form.correct('image');
          change({ image });
        }}
        error={form.errors.image}
      />
      <TextField
        name="youtubeLink"
        label="YouTube link"
        hint="Instead of a picture, or with one to show before the video plays."
        required={false}
        type="url"
        inputMode="url"
        placeholder="https://www.youtube.com/watch?v="
        value={item.youtubeLink}
        onChange={(event) => change({ youtubeLink: event.target.value })}
      />
      <TextFields prefix={form.id} texts={item} errors={form.errors} onChange={change} />
      {form.isPending && item.image && <UploadProgress share={share} name={item.image.name} />}
    </FormSheet>
  );
}

export function EditSheet({ item, ...props }: SheetProps<GalleryItem, TextName> & { item: GalleryItem }) {
  const { form } = props;
  return (
    <RecordSheet
      {...props}
      noun="item"
      title={item.title}
      labels={textLabels}
      valuesOf={textsOf}
      messages={galleryMessages}
      history="gallery-item"
      gone="Its picture is gone too. What you typed is still here, so you can copy it."
    >
      {(_control, texts, type) => (
        <>
          <div className="edit-picture">
            <ItemPicture item={item} />
            {item.youtube_link && (
              <a href={item.youtube_link} target="_blank" rel="noopener noreferrer">
                View on YouTube<span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            )}
          </div>
          <TextFields
            prefix={form.id}
            texts={texts}
            errors={form.errors}
            onChange={(changes) => type({ ...texts, ...changes })}
          />
        </>
      )}
    </RecordSheet>
  );
}
