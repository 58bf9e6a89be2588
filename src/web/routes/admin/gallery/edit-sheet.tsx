import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { FormSheet } from '#web/admin/old-form-sheet.tsx';
import { useDraftForm } from '#web/admin/saving/use-draft-form.ts';
import type { Drafts } from '#web/admin/saving/use-drafts.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { EditTrouble } from './edit-trouble.tsx';
import { ItemPicture } from './item-picture.tsx';
import { type ItemTexts, textsOf } from './item-texts.ts';
import { saveTexts } from './save-texts.ts';
import { TextFields } from './text-fields.tsx';

interface EditSheetProps {
  item: GalleryItem;
  drafts: Drafts<ItemTexts>;
  growing: ReturnType<typeof useGrowingList<GalleryItem>>;
  /** Shows a newer one of the item in the sheet. */
  keep: (item: GalleryItem) => void;
  onClose: () => void;
}

export function EditSheet({ item, drafts, growing, keep, onClose }: EditSheetProps) {
  const toasts = useToasts();
  const name = String(item.id);
  const form = useDraftForm({ name, initial: textsOf(item), drafts, save });

  async function save(texts: ItemTexts) {
    const outcome = await saveTexts(item, texts);
    if (outcome.kind === 'saved') finish(outcome.saved);
    if (outcome.kind === 'stale') show(outcome.theirs);
    if (outcome.kind === 'gone') growing.remove(item.id);
    return outcome;
  }

  function finish(saved: GalleryItem) {
    toasts.success(galleryMessages.updated);
    drafts.forget(name);
    show(saved);
    onClose();
  }

  function show(newer: GalleryItem) {
    keep(newer);
    growing.replace(newer);
  }

  return (
    <FormSheet
      heading={item.title}
      submitLabel="Save changes"
      isSaving={form.isSaving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <EditTrouble outcome={form.outcome} texts={form.values} onTake={form.discard} prefix="edit" />
      <div className="edit-picture">
        <ItemPicture item={item} />
        {item.youtube_link && (
          <a href={item.youtube_link} target="_blank" rel="noopener noreferrer">
            See it on YouTube<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </div>
      <TextFields
        prefix="edit"
        texts={form.values}
        errors={form.outcome?.kind === 'invalid' ? form.outcome.errors : {}}
        onChange={form.change}
      />
    </FormSheet>
  );
}
