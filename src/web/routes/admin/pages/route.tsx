import * as pageMessages from '#contract/messages/pages.ts';
import type { PageRecord } from '#contract/pages.ts';
import { ensureEditorPolicy } from '#web/admin/editor/editor-policy.ts';
import { TextEditor } from '#web/admin/editor/text-editor.tsx';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { wholeList } from '#web/admin/records/cache.ts';
import { type Control, RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { readable } from '#web/admin/restored-texts.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/pages.ts';
import type { Route } from './+types/route.ts';

/** Labels of the fields, in the order of the form. */
const labels = { title: words.title, slug: words.address, content_html: words.content } as const;

type PageField = keyof typeof labels;

const pageForms = defineListForms(adminApi.pages, labels, {
  expect: (page, { title, slug, content_html }) => ({
    ...page,
    title: title.trim() || page.title,
    slug: slug.trim() || page.slug,
    content_html,
  }),
});

function valuesOf(page: PageRecord | undefined) {
  const { title, slug, content_html } = page ?? { title: '', slug: '', content_html: '' };
  return { title, slug, content_html };
}

const tab = defineTab({
  kind: 'page',
  labels,
  messages: pageMessages,
  forms: pageForms,
  loadPage: async ({ signal }) => wholeList(await adminApi.pages.list({}, signal && { signal })),
  calls: adminApi.pages,
  history: 'page',
  addsLast: true,
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await ensureEditorPolicy(args.url);
  return tab.load(args);
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta(words.pages, args);

/** Pages of the clinic's own, in the order of the footer. */
export default function Pages() {
  return (
    <RecordPage
      tab={tab}
      title={words.pages}
      add={words.addAPage}
      parts={{ group: 'words' }}
      empty={words.empty}
      addFirst={words.addTheFirstPage}
      describe={({ title }) => <bdi>{title}</bdi>}
      headingOf={(page) => page?.title}
      valuesOf={valuesOf}
      wordsOf={({ content_html, ...values }) => ({ ...values, content_html: readable(content_html) })}
      preview={(values, id) => adminApi.pages.preview({ body: { ...values, id } })}
      fields={(control, _values, { record, revision }) => (
        <>
          <TextField {...control('title')} />
          <TextField
            {...control('slug')}
            optional
            hint={record ? words.addressHintStored : words.addressHint}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Content key={revision} {...control('content_html')} />
        </>
      )}
    >
      {({ shown, open, onDelete }) => (
        <OrderedList
          {...{ shown, open, onDelete }}
          of="pages"
          order={words.order}
          shownWhile={words.onTheWebsite}
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

function Content({ name, value, onChange }: Control<PageField>) {
  const { idOf, errors, correct } = useFormParts();
  return (
    <>
      <TextEditor
        id={idOf(name)}
        content={value}
        content_format="html"
        hint={words.contentHint}
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
