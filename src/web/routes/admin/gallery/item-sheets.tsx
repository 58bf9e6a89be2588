import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { FormSheet } from '#web/admin/form-sheet.tsx';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { recordSearch, useClose, useWayBack } from '#web/admin/list/opened-row.ts';
import { useEdits } from '#web/admin/list/use-edits.ts';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { Differences, GoneNotice, StaleNotice } from '#web/admin/stale-notice.tsx';
import { useDrafts } from '#web/admin/survive-lock.ts';
import { RecordFields, TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, type FormState, useForm } from '#web/forms/form.tsx';
import { isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import {
  emptyItem,
  galleryForms,
  type ItemTexts,
  type NewItem,
  type NewItemField,
  type TextField as TextFieldName,
  textLabels,
  textsOf,
} from './gallery-forms.ts';
import { ItemPicture } from './item-picture.tsx';
import { fieldId, TextFields } from './text-fields.tsx';
import { UploadProgress, useNotedShare } from './upload-progress.tsx';

interface ItemSheetsOptions {
  /** An id or 'new', from the address. */
  open: string | undefined;
  opened: GalleryItem | undefined;
  /** Replaces the item in the sheet by a newer version. */
  setOpened: (item: GalleryItem) => void;
  growing: ReturnType<typeof useOptimisticList<GalleryItem>>;
}

/** The forms beside the list. Their state lives here, so that closing a sheet loses neither a draft nor a result. */
export function useItemSheets({ open, opened, setOpened, growing }: ItemSheetsOptions) {
  const toasts = useToasts();
  const close = useClose('');
  const additions = useDrafts<Partial<NewItem>>('new gallery item');
  const drafts = useDrafts<ItemTexts>('gallery item');
  const adding = useForm<GalleryItem, NewItemField>({
    id: 'new',
    idOf: (field) => fieldId('new', field),
    intent: 'add',
    subject: open,
    onResult: (result) => {
      if (isFailure(result)) toasts.failure(galleryMessages.uploadFailure);
      if (result.kind !== 'saved') return;
      toasts.success(galleryMessages.added);
      additions.forget('new');
      growing.insert(result.saved);
      if (open === 'new') void close();
    },
  });
  const edits = useEdits({
    id: 'edit',
    kind: 'gallery item',
    definition: galleryForms.update,
    open,
    way: useWayBack(open, recordSearch),
    growing,
    drafts,
    messages: galleryMessages,
    onShow: setOpened,
    onGone: setOpened,
  });

  const sheet =
    open === 'new' ? (
      <AddSheet
        form={adding}
        // A chosen file does not survive the locked screen.
        item={{ ...emptyItem, ...additions.find('new') }}
        onType={(item) => additions.store('new', item)}
        onClose={close}
      />
    ) : (
      opened && (
        <EditSheet
          key={opened.id}
          form={{ ...edits.form, idOf: (field) => fieldId('edit', field) }}
          item={opened}
          texts={drafts.find(String(opened.id)) ?? textsOf(opened)}
          onSend={(form) => void edits.save(opened, new FormData(form))}
          onType={(texts) => drafts.store(String(opened.id), texts)}
          onDiscard={() => {
            drafts.forget(String(opened.id));
            edits.forget(String(opened.id));
          }}
          onClose={close}
        />
      )
    );
  return { sheet, isUnsaved: !drafts.isEmpty || !additions.isEmpty, forget: drafts.forget };
}

interface AddSheetProps {
  form: FormState<GalleryItem, NewItemField>;
  item: NewItem;
  onType: (item: NewItem) => void;
  onClose: () => void;
}

function AddSheet({ form, item, onType, onClose }: AddSheetProps) {
  const share = useNotedShare();
  const change = (changes: Partial<NewItem>) => onType({ ...item, ...changes });
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
      <TextFields prefix="new" texts={item} errors={form.errors} onChange={change} />
      {form.isPending && item.image && <UploadProgress share={share} name={item.image.name} />}
    </FormSheet>
  );
}

interface EditSheetProps {
  form: FormState<GalleryItem, TextFieldName>;
  item: GalleryItem;
  texts: ItemTexts;
  onSend: (form: HTMLFormElement) => void;
  onType: (texts: ItemTexts) => void;
  /** Replaces what was typed by what is stored. */
  onDiscard: () => void;
  onClose: () => void;
}

function EditSheet({ form, item, texts, onSend, onType, onDiscard, onClose }: EditSheetProps) {
  return (
    <FormSheet
      form={form}
      heading={item.title}
      submitLabel="Save changes"
      besides={<HistoryButton key={item.version} kind="gallery-item" id={item.id} />}
      onSend={onSend}
      onClose={onClose}
    >
      <RecordFields {...item} />
      <FormErrors />
      <FormFailure title={galleryMessages.updateFailure} takesFocus>
        What you typed is still here.
      </FormFailure>
      {form.result?.kind === 'stale' && <Overtaken theirs={form.result.theirs} texts={texts} onTake={onDiscard} />}
      <div className="edit-picture">
        <ItemPicture item={item} />
        {item.youtube_link && (
          <a href={item.youtube_link} target="_blank" rel="noopener noreferrer">
            View on YouTube<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </div>
      <TextFields
        prefix="edit"
        texts={texts}
        errors={form.errors}
        onChange={(changes) => onType({ ...texts, ...changes })}
      />
    </FormSheet>
  );
}

interface OvertakenProps {
  theirs: GalleryItem | null;
  texts: ItemTexts;
  onTake: () => void;
}

/** Someone else has changed or deleted the item in the meantime. */
function Overtaken({ theirs, texts, onTake }: OvertakenProps) {
  if (!theirs)
    return (
      <GoneNotice noun="item">
        <p>Its picture is gone too. What you typed is still here, so you can copy it.</p>
      </GoneNotice>
    );
  return (
    <StaleNotice noun="item" onTake={onTake}>
      <Differences labels={textLabels} theirs={textsOf(theirs)} mine={texts} />
    </StaleNotice>
  );
}
