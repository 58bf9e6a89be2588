import * as pageMessages from '#contract/messages/pages.ts';
import type { PageRecord } from '#contract/pages.ts';
import { ensureEditorPolicy } from '#web/admin/editor/editor-policy.ts';
import { TextEditor } from '#web/admin/editor/text-editor.tsx';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { AddFirstLink } from '#web/admin/list/record-links.tsx';
import { defineTab, RecordPage, revalidateRecords, type SheetProps } from '#web/admin/list/record-tab.tsx';
import { type Control, RecordSheet } from '#web/admin/record-sheet.tsx';
import { readable } from '#web/admin/restored-texts.ts';
import { wholeList } from '#web/admin/store/records.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf, defineListForms } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

/** In the order of the form, with the names that people know them by. */
const labels = { title: 'Title', slug: 'Address', content_html: 'Content' } as const;

type PageField = keyof typeof labels;
type PageValues = Record<PageField, string>;

const fields = Object.keys(labels) as PageField[];

const pageForms = defineListForms({
  fields,
  read: (form) => formTexts(form, fields),
  expect: (page: PageRecord, { title, slug, content_html }) => ({
    ...page,
    title: title.trim() || page.title,
    slug: slug.trim() || page.slug,
    content_html,
  }),
  add: (api: typeof adminApi, body): Promise<PageRecord> => api.pages.create({ body }),
  update: (api, body, { params, options }) => api.pages.update({ params, body }, options),
  load: (api, { params }) => api.pages.get({ params }),
});

function valuesOf(page: PageRecord | undefined): PageValues {
  const { title, slug, content_html } = page ?? { title: '', slug: '', content_html: '' };
  return { title, slug, content_html };
}

const tab = defineTab(pageMessages, {
  noun: 'page',
  forms: pageForms,
  loadPage: async ({ signal }) => wholeList(await adminApi.pages.list({}, signal && { signal })),
  calls: adminApi.pages,
  addsLast: true,
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await ensureEditorPolicy(args.url);
  return tab.load(args);
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: pageForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Pages', args);

/** Pages of the clinic's own, in the order of the footer. */
export default function Pages() {
  return (
    <RecordPage
      tab={tab}
      title="Pages"
      add="Add a page"
      parts={{ group: 'words' }}
      empty={
        <EmptyState sentence={pageMessages.empty}>
          <p>Write what patients ask about, such as fees or parking. Shown pages stand at the foot of the website.</p>
          <AddFirstLink>Add the first page</AddFirstLink>
        </EmptyState>
      }
      deletion={{ describe: ({ title }) => <bdi>{title}</bdi> }}
      sheet={(props) => <PageSheet key={props.draftName} {...props} />}
    >
      {({ shown, open, onDelete }) => (
        <OrderedList
          {...{ shown, open, onDelete }}
          noun="pages"
          order="as at the foot of the website"
          shownWhile="On the website"
          messages={pageMessages}
          calls={adminApi.pages}
          viewOf={({ slug, is_hidden }) => (is_hidden ? undefined : `/pages/${encodeURIComponent(slug)}`)}
        >
          {({ slug }) => (
            <p className="soft">
              /pages/<bdi>{slug}</bdi>
            </p>
          )}
        </OrderedList>
      )}
    </RecordPage>
  );
}

function PageSheet(props: SheetProps<PageRecord, PageField>) {
  return (
    <RecordSheet
      {...props}
      noun="page"
      title={props.record?.title}
      labels={labels}
      valuesOf={valuesOf}
      wordsOf={({ content_html, ...values }) => ({ ...values, content_html: readable(content_html) })}
      messages={pageMessages}
      history="page"
      preview={(values, id) => adminApi.pages.preview({ body: { ...values, id } })}
    >
      {(control, _values, _type, revision) => (
        <>
          <TextField {...control('title')} />
          <TextField
            {...control('slug')}
            optional
            hint={`Small letters, digits and hyphens, behind /pages/. ${slugAdvice(props.record)}`}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Content key={revision} {...control('content_html')} />
        </>
      )}
    </RecordSheet>
  );
}

function slugAdvice(page: PageRecord | undefined) {
  return page ? 'If you change it, links to the page stop working.' : 'If it is empty, we make it from the title.';
}

function Content({ name, value, onChange }: Control<PageField>) {
  const { idOf, errors, correct } = useFormParts();
  return (
    <>
      <TextEditor
        id={idOf(name)}
        content={value}
        content_format="html"
        hint="{clinic}, {phone}, {email}, {address} and {emergency} stand for what the clinic’s details say."
        error={errors[name]}
        onChange={(typed) => {
          correct(name);
          onChange({ target: { value: typed } });
        }}
      />
      <input type="hidden" name={name} value={value} />
    </>
  );
}
