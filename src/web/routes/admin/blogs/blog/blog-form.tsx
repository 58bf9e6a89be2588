import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { Button } from '#web/admin/button.tsx';
import '#web/admin/save-bar.css';
import { textPicture } from '#web/admin/editor/text-picture.ts';
import { completed } from '#web/admin/records/draft.ts';
import { type Rules, useEdit } from '#web/admin/records/edit.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf, defineRecordForms, findMistakes, formFile } from '#web/forms/define-form.ts';
import { controlId } from '#web/forms/field.tsx';
import { RecordFields } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormStatus, formElementId, SubmitButton, useForm } from '#web/forms/form.tsx';
import { type FormResult, formTexts } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/blogs.ts';
import { BlogFields } from './blog-fields.tsx';
import { type BlogValues, emptyValues, publicationOf, valuesOf } from './blog-values.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const fields = [
  'title',
  'slug',
  'content',
  'content_html',
  'image',
  'image_url',
  'status',
  'publish_at',
  'published_at',
  'author',
  'reviewed_on',
  'reviewed_by',
  'signs',
] as const;
type BlogField = (typeof fields)[number];

const required = { title: words.enterTitle, content: words.enterContent } as const;

function read(form: FormData) {
  const text = formTexts(form, [
    'title',
    'content',
    'content_format',
    'status',
    'slug',
    'hasOwnSlug',
    'image_url',
    'remove_image',
    'author',
    'reviewed_on',
    'reviewed_by',
    'signs',
    'publish_at',
    'published_at',
    'time',
    'published_before',
  ]);
  const image = formFile(form, 'image');
  return {
    title: text.title,
    content: text.content,
    content_format: text.content_format,
    status: text.status === 'Published' ? ('Published' as const) : ('Draft' as const),
    author: text.author,
    reviewed_on: text.reviewed_on,
    reviewed_by: text.reviewed_by,
    signs: text.signs,
    ...publicationIn(text),
    // The server makes a missing slug from the title and adds a number if it is taken.
    slug: text.hasOwnSlug ? text.slug : '',
    image,
    image_url: image ? '' : text.image_url.trim(),
    remove_image: text.remove_image ? (1 as const) : (0 as const),
  };
}

/** Plain text is sent as it was stored until someone changes it in the editor, which writes HTML. */
function toBody({ content, content_format, ...values }: ReturnType<typeof read>) {
  return { ...values, ...(content_format === 'html' ? { content_html: content } : { content }) };
}

/** A schedule that lacks its day or time is left to the server to refuse. A date that no one changed is not sent. */
function publicationIn(text: Record<'status' | 'publish_at' | 'published_at' | 'time' | 'published_before', string>) {
  const scheduled = `${text.publish_at}T${text.time}`;
  const published = `${text.published_at}T${text.time}`;
  return {
    publish_at: text.status === 'Scheduled' ? scheduled : '',
    ...(text.status === 'Published' &&
      text.published_at !== '' &&
      published !== text.published_before && { published_at: published }),
  };
}

type AdminApi = typeof adminApi;

export const blogForms = {
  ...defineRecordForms({
    fields,
    read,
    check: (values) => findMistakes(values, required),
    add: (api: AdminApi, values): Promise<Blog> => api.blogs.create({ body: toBody(values) }),
    update: (api, values, { params, options }) => api.blogs.update({ params, body: toBody(values) }, options),
    load: (api, { params }) => api.blogs.get({ params }),
  }),
  textPicture,
};

export const clientAction = clientActionOf(adminApi, blogForms);

interface BlogEdit {
  /** The stored blog; null until it is added. */
  blog: Blog | null;
  /** Saving over a newer version is a conflict. */
  version: number | undefined;
  values: BlogValues;
  /** The values as saved last; others than these are unsaved. */
  saved: BlogValues;
  /** Incremented when the text is replaced from outside the editor. */
  revision: number;
}

const id = 'blog';

/** One editor writes both. */
function idOf(field: string) {
  return controlId(id, field === 'content_html' ? 'content' : field);
}

/** The state of the page that edits one blog: what is typed, what is stored, and the result of saving. */
export function useBlogForm(opened: Blog | null) {
  const toasts = useToasts();
  const { timeZone } = useClinic();
  const rules = rulesOf(timeZone);
  const { edit, update, isUnsaved, isRestored, noteSent, take } = useEdit(`blog-${opened?.id ?? 'new'}`, opened, rules);
  const { blog } = edit;
  const form = useForm<Blog, BlogField>({ id, idOf, intent: blog ? 'update' : 'add', onResult: finish });
  useAddressOf(blog, opened, isUnsaved);

  function finish(result: FormResult<Blog, BlogField>) {
    take(result);
    if (result.kind === 'invalid') return;
    if (result.kind !== 'saved') return toasts.failure(blogMessages.saveFailure);
    toasts.success(blog ? blogMessages.updated : blogMessages.added);
  }

  /** Values that come from elsewhere than the fields. */
  const replace = (next: (now: BlogEdit) => BlogEdit) =>
    update((now) => ({ ...next(now), revision: now.revision + 1 }));
  const change = (changes: Partial<BlogValues>) => update((now) => ({ ...now, values: { ...now.values, ...changes } }));

  return {
    ...edit,
    form,
    isUnsaved,
    isRestored,
    change,
    /** Call it when the form is submitted. */
    noteSent,
    /** Discards what was typed. */
    startFrom: (stored: Blog | null) => {
      form.reset();
      replace(() => rules.begin(stored));
    },
    /** Continues from an earlier version. */
    restore: (texts: Readonly<Record<string, string>>) => {
      const { title = '', content = '', content_format, author = '', signs } = texts;
      const format = content_format === 'text' ? ('text' as const) : ('html' as const);
      const earlier = { title, content, content_format: format, author, signs: signs || '[]' };
      replace((now) => ({ ...now, values: { ...now.values, ...earlier } }));
    },
    save: sendForm,
    /** Adds the text as a new blog after someone else deleted the stored one, whose slug is reserved while that can be undone. */
    saveAsNew: () => {
      flushSync(() => update((now) => ({ ...now, blog: null, values: { ...now.values, hasOwnSlug: false } })));
      sendForm();
    },
  };
}

/** Does what the submit button does. */
function sendForm() {
  document.querySelector<HTMLFormElement>(`#${formElementId(id)}`)?.requestSubmit();
}

export type Writing = ReturnType<typeof useBlogForm>;

const rulesOf = (timeZone: string): Rules<Blog | null, BlogEdit> => ({
  begin: (blog) => {
    const values = blog ? valuesOf(blog, timeZone) : emptyValues;
    return { blog, version: blog?.version, values, saved: values, revision: 0 };
  },
  isUnsaved: ({ values, saved }) => values !== saved,
  carryOver: (now, theirs) => ({ ...now, blog: theirs, version: theirs?.version }),
  /** Without the picture, which the browser cannot store. Release 2.0.0 stored the values alone, beside their version. */
  restore: (found, stored) => {
    const { blog, version, values, saved: _, revision: _revision, ...earlier } = found;
    const begun = rulesOf(timeZone).begin(stored ?? blog);
    return { ...begun, version, values: { ...completed(earlier, values), picture: undefined } };
  },
  /** The text stays as it was sent, which the editor shows. */
  settle: (now, { values: sent }, blog) => {
    if (!blog) return now;
    const saved = {
      ...sent,
      ...publicationOf(blog, timeZone),
      slug: blog.slug,
      hasOwnSlug: true,
      picture: undefined,
      pictureAddress: '',
      removesPicture: false,
    };
    const isSame = now.values === sent;
    const values = isSame ? saved : now.values;
    return { ...now, blog, version: blog.version, values, saved: isSame ? saved : sent };
  },
});

/** Goes to the address of a blog that was added, but not before everything typed in the meantime is saved. */
function useAddressOf(stored: Blog | null, opened: Blog | null, isUnsaved: boolean) {
  const navigate = useNavigate();
  const added = stored && stored.id !== opened?.id && !isUnsaved ? stored.id : undefined;
  useEffect(() => {
    if (added !== undefined) void navigate(`/admin/blogs/${added}`, { replace: true });
  }, [added, navigate]);
}

/** The form element; its button is in `SaveBar`. */
export function BlogForm({ form, blog, version, values, revision, change, noteSent }: Writing) {
  return (
    <Form
      form={form}
      className="blog-form grid"
      encType="multipart/form-data"
      aria-label={words.blog}
      onSubmit={noteSent}
    >
      {blog && <RecordFields id={blog.id} version={version ?? blog.version} />}
      <input type="hidden" name="content" value={values.content} />
      <input type="hidden" name="content_format" value={values.content_format} />
      <input type="hidden" name="hasOwnSlug" value={values.hasOwnSlug ? '1' : ''} />
      <input type="hidden" name="remove_image" value={values.removesPicture ? '1' : ''} />
      <FormErrors />
      <BlogFields {...{ blog, values, revision, change }} />
    </Form>
  );
}

/** Sticks to the bottom of the screen. */
export function SaveBar({ blog, values, isUnsaved, save }: Writing) {
  const [isPreviewed, setPreviewed] = useState(false);
  useSaveKey(save);
  return (
    <>
      <div className="save-bar row cluster">
        <SubmitButton icon="check" busy={words.saving}>
          {blog ? words.saveChanges : words.addBlog}
        </SubmitButton>
        <Button isLarge icon="eye" onClick={() => setPreviewed(true)}>
          {words.preview}
        </Button>
        <FormStatus busy={words.stillWorking}>{describe(isUnsaved, blog !== null)}</FormStatus>
      </div>
      {isPreviewed && (
        <PreviewDialog
          heading={words.preview}
          values={values}
          current={blog?.image_url ?? null}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}

function describe(isUnsaved: boolean, isStored: boolean) {
  if (isUnsaved) return words.notSavedYet;
  return isStored ? words.allChangesAreSaved : '';
}

/** Ctrl+S (Cmd+S on a Mac) saves the blog instead of the page. */
function useSaveKey(save: () => void) {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) onSave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
