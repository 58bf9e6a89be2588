import './gallery.css';
import '#web/admin/list/data-table.css';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { withConsent } from '#contract/plain/gallery-categories.ts';
import { FormSheet } from '#web/admin/form-sheet.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { AddLink } from '#web/admin/list/record-links.tsx';
import { FocusField } from '#web/admin/pictures/focus-field.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { useFiles } from '#web/admin/pictures/use-files.ts';
import { useDelete } from '#web/admin/records/change.tsx';
import { stillHere } from '#web/admin/records/conflicts.ts';
import { useDraft, useHasDrafts } from '#web/admin/records/draft.ts';
import { RecordSheet } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords, type SheetProps, useRecordTab } from '#web/admin/records/record-tab.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { uploadApi } from '#web/api/upload-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure } from '#web/forms/form.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/gallery.ts';
import { categories } from '#words/gallery.ts';
import type { Route } from './+types/route.ts';
import { Consent, ConsentFields } from './consent.tsx';
import {
  editLabels,
  editOf,
  emptyItem,
  galleryForms,
  ItemPicture,
  inWords,
  type NewItem,
  type NewItemField,
  noteShare,
  readFocus,
  TextFields,
  TreatmentNames,
  UploadProgress,
  useNotedShare,
} from './gallery-forms.tsx';
import { PictureQueue, useQueue } from './queue/picture-queue.tsx';

const tab = defineTab({
  kind: 'item',
  labels: editLabels,
  messages: galleryMessages,
  forms: galleryForms,
  failed: galleryMessages.uploadFailure,
  loadPage: ({ cursor, signal }) => adminApi.gallery.list({ query: { limit: '50', cursor } }, signal && { signal }),
  calls: adminApi.gallery,
  history: 'gallery-item',
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  const [, treatments] = await Promise.all([
    tab.load(args),
    loadOr([], () => adminApi.treatments.listPublic({}, { signal }), { signal }),
  ]);
  return { treatments };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(uploadApi(noteShare), { add: galleryForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta(words.gallery, args);

/** The items in the order of the website. */
export default function Gallery({ loaderData: { treatments } }: Route.ComponentProps) {
  const { open, shown, sheet, forget } = useRecordTab(tab);
  const { onDelete, dialog } = useDelete(shown, galleryMessages, {
    noun: 'item',
    calls: adminApi.gallery,
    onDeleted: ({ id }) => forget(String(id)),
    describe: ({ title }) => (
      <>
        <p className="delete-subject">
          <strong dir="auto">{title}</strong>
        </p>
        <p>{words.deleteWarning}</p>
      </>
    ),
  });
  const queue = useQueue((item) => shown.records.insert('', item));
  const { isOver, handlers } = useFiles(queue.add);
  const isUnsaved = useHasDrafts(tab.kind);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1} className="gallery-tab" data-over={isOver} {...handlers}>
        <header className="tab-head cluster spread">
          <h1 tabIndex={-1}>{words.gallery}</h1>
          <AddLink isSheetOpen={open !== undefined} isQuiet={open !== undefined || queue.pictures.length > 0}>
            {words.addAnItem}
          </AddLink>
        </header>
        <div className="list-area">
          <PictureQueue {...queue} />
          {!shown.isLoaded && <ListFailure sentence={galleryMessages.empty} />}
          {shown.isLoaded && shown.list.body.length === 0 && (
            <EmptyState sentence={galleryMessages.empty}>
              <p>{words.empty}</p>
            </EmptyState>
          )}
          {shown.list.body.length > 0 && (
            <OrderedList
              {...{ shown, open, onDelete }}
              of="gallery"
              order={words.asOnTheWebsite}
              messages={galleryMessages}
              calls={adminApi.gallery}
              rowClass="gallery-row"
            >
              {(item) => (
                <>
                  <ItemPicture item={item} />
                  <div className="ordered-words gallery-words">
                    <p className="ordered-name" dir="auto">
                      {item.title}
                    </p>
                    {item.treatment_name !== item.title && (
                      <p className="soft" dir="auto">
                        {item.treatment_name}
                      </p>
                    )}
                    {item.category && <p className="soft">{categories[item.category]}</p>}
                    {item.alt ? (
                      <p className="soft gallery-alt" dir="auto">
                        {item.alt}
                      </p>
                    ) : (
                      <p className="gallery-undescribed">{words.notDescribedYet}</p>
                    )}
                  </div>
                </>
              )}
            </OrderedList>
          )}
        </div>
        <TreatmentNames treatments={treatments} />
      </main>
      {sheet && open === 'new' && <AddSheet {...sheet} />}
      {sheet?.record && (
        <EditSheet
          key={sheet.draftName}
          item={sheet.record}
          {...sheet}
          onWithdrawn={() => {
            const { id = 0 } = sheet.record ?? {};
            shown.records.remove(id);
            forget(String(id));
          }}
        />
      )}
      {dialog}
      <LeaveGuard isUnsaved={isUnsaved || queue.holdsWork} />
    </div>
  );
}

type EditName = keyof typeof editLabels;

type ItemSheetProps = SheetProps<GalleryItem, NewItemField>;

/** A new picture or video. */
function AddSheet({ form, draftName, onClose }: ItemSheetProps) {
  const share = useNotedShare();
  const { found, store } = useDraft<Partial<NewItem>>(draftName);
  // A chosen file does not survive the locked screen.
  const item = { ...emptyItem, ...found };
  const change = (changes: Partial<NewItem>) => store({ ...item, ...changes });
  const isPair = item.category === withConsent;
  return (
    <FormSheet
      form={form}
      heading={words.addAnItem}
      submitLabel={words.addToTheGallery}
      encType="multipart/form-data"
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={galleryMessages.uploadFailure} takesFocus>
        {stillHere}
      </FormFailure>
      <PictureField
        id={form.idOf('image')}
        name="image"
        label={isPair ? words.pictureAfter : words.picture}
        file={item.image}
        onChange={(image) => {
          form.correct('image');
          change({ image });
        }}
        error={form.errors.image}
      />
      {isPair && (
        <PictureField
          id={form.idOf('before')}
          name="before"
          label={words.pictureBefore}
          file={item.before}
          onChange={(before) => {
            form.correct('before');
            change({ before });
          }}
          error={form.errors.before}
        />
      )}
      {!isPair && (
        <TextField
          name="youtubeLink"
          label={words.youtubeLink}
          hint={words.youtubeLinkHint}
          required={false}
          type="url"
          inputMode="url"
          placeholder="https://www.youtube.com/watch?v="
          value={item.youtubeLink}
          onChange={(event) => change({ youtubeLink: event.target.value })}
        />
      )}
      <TextFields prefix={form.id} texts={item} errors={form.errors} pairs="possible" onChange={change} />
      {isPair && <ConsentFields {...{ form, item, change }} />}
      {form.isPending && item.image && <UploadProgress share={share} name={item.image.name} />}
    </FormSheet>
  );
}

interface EditSheetProps extends SheetProps<GalleryItem, EditName> {
  item: GalleryItem;
  onWithdrawn: () => void;
}

function EditSheet({ item, onWithdrawn, ...props }: EditSheetProps) {
  const { form } = props;
  return (
    <RecordSheet
      {...props}
      tab={tab}
      headingOf={() => item.title}
      valuesOf={editOf}
      wordsOf={(values) => ({ ...values, ...inWords(values) })}
      gone={words.gone}
      fields={(_control, texts, { type }) => (
        <>
          <div className="edit-picture row cluster">
            <ItemPicture item={item} />
            {item.youtube_link && (
              <a href={item.youtube_link} target="_blank" rel="noopener noreferrer">
                {words.viewOnYouTube}
                <span className="visually-hidden"> {words.opensInNewTab}</span>
              </a>
            )}
          </div>
          <TextFields
            prefix={form.id}
            texts={texts}
            errors={form.errors}
            {...(item.before_path && { pairs: 'only' as const })}
            onChange={(changes) => type({ ...texts, ...changes })}
          />
          {item.before_path && <Consent item={item} onWithdrawn={onWithdrawn} />}
          {texts.focus && (
            <>
              <FocusField
                src={`/${item.image_path ?? item.poster_path}`}
                focus={readFocus(texts.focus)}
                onChange={({ x, y }) => type({ ...texts, focus: `${x} ${y}` })}
                error={form.errors.focus}
              />
              <input type="hidden" name="focus" value={texts.focus} />
            </>
          )}
        </>
      )}
    />
  );
}
