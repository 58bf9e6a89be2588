import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { FormSheet } from '#web/admin/form-sheet.tsx';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { useClose } from '#web/admin/list/opened-row.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { Differences, GoneNotice, StaleNotice } from '#web/admin/stale-notice.tsx';
import { useDrafts } from '#web/admin/survive-lock.ts';
import { RecordFields, TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, type FormState, useForm } from '#web/forms/form.tsx';
import { isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import {
  emptyItem,
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
  growing: ReturnType<typeof useGrowingList<GalleryItem>>;
}

/** The forms beside the list. Their state lives here, so that closing a sheet loses neither a draft nor a result. */
export function useItemSheets({ open, opened, setOpened, growing }: ItemSheetsOptions) {
  const toasts = useToasts();
  const close = useClose('');
  const additions = useDrafts<Partial<NewItem>>('new gallery item');
  const edits = useDrafts<ItemTexts>('gallery item');
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
  const editing = useForm<GalleryItem, TextFieldName>({
    id: 'edit',
    idOf: (field) => fieldId('edit', field),
    intent: 'update',
    subject: open,
    onResult: (result, subject) => {
      if (result.kind === 'saved') settle(result.saved);
      if (result.kind === 'stale' && result.theirs) show(result.theirs);
      if (result.kind === 'stale' && !result.theirs) growing.remove(Number(subject));
    },
  });

  function settle(saved: GalleryItem) {
    toasts.success(galleryMessages.updated);
    edits.forget(String(saved.id));
    show(saved);
    if (open === String(saved.id)) void close();
  }

  function show(newer: GalleryItem) {
    setOpened(newer);
    growing.replace(newer);
  }

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
          form={editing}
          item={opened}
          texts={edits.find(String(opened.id)) ?? textsOf(opened)}
          onType={(texts) => edits.store(String(opened.id), texts)}
          onDiscard={() => {
            edits.forget(String(opened.id));
            editing.startAnew();
          }}
          onClose={close}
        />
      )
    );
  return { sheet, isUnsaved: !edits.isEmpty || !additions.isEmpty, forget: edits.forget };
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
        hint="Instead of a picture, or together with one that stands for the video."
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
  onType: (texts: ItemTexts) => void;
  /** Replaces what was typed by what is stored. */
  onDiscard: () => void;
  onClose: () => void;
}

function EditSheet({ form, item, texts, onType, onDiscard, onClose }: EditSheetProps) {
  return (
    <FormSheet
      form={form}
      heading={item.title}
      submitLabel="Save changes"
      besides={<HistoryButton key={item.version} kind="gallery-item" id={item.id} />}
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
