import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { useStoredDraft } from '#web/admin/drafts.ts';
import { formElementId } from '#web/forms/form.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { type BlogField, type BlogValues, emptyValues, valuesOf } from './blog-forms.ts';

interface Shown {
  /** The stored blog; null until it is added. */
  blog: Blog | null;
  values: BlogValues;
  /** The values as saved last; others than these are unsaved. */
  saved: BlogValues;
  /** Incremented when the text is replaced from outside the editor. */
  revision: number;
}

const id = 'blog';

/** The state of the page that edits one blog: what is typed, what is stored, and the result of saving. */
export function useBlogForm(blog: Blog | null) {
  const toasts = useToasts();
  const [shown, setShown] = useState<Shown>(() => begin(blog));
  const sent = useRef(shown.values);
  const isUnsaved = shown.values !== shown.saved;
  const draft = useDraft((shown.blog ?? blog)?.id, shown, isUnsaved);
  const form = useForm<Blog, BlogField>({ id, intent: shown.blog ? 'update' : 'add', onResult: finish });
  useAddressOf(shown.blog, blog, isUnsaved);

  function finish(result: FormResult<Blog, BlogField>) {
    if (result.kind === 'invalid') return;
    if (result.kind === 'saved') return settle(result.saved);
    // Saving again overwrites the version that is stored now.
    if (result.kind === 'stale') setShown((now) => ({ ...now, blog: result.theirs ?? now.blog }));
    toasts.failure(blogMessages.saveFailure);
  }

  function settle(stored: Blog) {
    draft.forget();
    setShown((now) => afterSaving(now, stored, sent.current));
    toasts.success(shown.blog ? blogMessages.updated : blogMessages.added);
  }

  return {
    ...shown,
    form,
    isUnsaved,
    draft,
    change: (changes: Partial<BlogValues>) => setShown((now) => ({ ...now, values: { ...now.values, ...changes } })),
    /** Call it when the form is submitted. */
    noteSent: () => {
      sent.current = shown.values;
    },
    takeTheirs: (theirs: Blog) => {
      form.startAnew();
      draft.forget();
      setShown((now) => ({ ...begin(theirs), revision: now.revision + 1 }));
    },
    /** Continues from the stored draft. If the blog has changed since, saving reports a conflict. */
    takeDraft: () => {
      if (!draft.found) return;
      const { typedAt: _, version, ...values } = draft.found;
      setShown((now) => ({
        ...now,
        blog: now.blog && { ...now.blog, version },
        values: { ...now.values, ...values },
        revision: now.revision + 1,
      }));
      draft.forget();
    },
    save: sendForm,
    /** Adds the text as a new blog after someone else deleted the stored one, whose slug is reserved while that can be undone. */
    saveAsNew: () => {
      flushSync(() => setShown((now) => ({ ...now, blog: null, values: { ...now.values, hasOwnSlug: false } })));
      sendForm();
    },
  };
}

/** Does what the submit button does. */
function sendForm() {
  document.querySelector<HTMLFormElement>(`#${formElementId(id)}`)?.requestSubmit();
}

export type BlogForm = ReturnType<typeof useBlogForm>;

function begin(blog: Blog | null): Shown {
  const values = blog ? valuesOf(blog) : emptyValues;
  return { blog, values, saved: values, revision: 0 };
}

/** Text typed while saving was under way stays in the form, as unsaved. */
function afterSaving(now: Shown, stored: Blog, sent: BlogValues): Shown {
  const settled = {
    ...sent,
    slug: stored.slug,
    hasOwnSlug: true,
    picture: undefined,
    pictureAddress: '',
    removesPicture: false,
  };
  const isSame = now.values === sent;
  return { ...now, blog: stored, values: isSame ? settled : now.values, saved: isSame ? settled : sent };
}

/** Goes to the address of a blog that was added, but not before everything typed in the meantime is saved. */
function useAddressOf(stored: Blog | null, opened: Blog | null, isUnsaved: boolean) {
  const navigate = useNavigate();
  const added = stored && stored.id !== opened?.id && !isUnsaved ? stored.id : undefined;
  useEffect(() => {
    if (added !== undefined) void navigate(`/admin/blogs/${added}`, { replace: true });
  }, [added, navigate]);
}

/** Without the picture file, which local storage cannot hold. */
interface BlogDraft extends Omit<BlogValues, 'picture'> {
  /** When it was typed, in ms. */
  typedAt: number;
  /** The version of the blog that was edited; 0 for a new one. */
  version: number;
}

/**
 * Stores what is typed in local storage until it is saved. An earlier draft is not overwritten until someone uses or
 * discards it.
 */
function useDraft(id: number | undefined, { blog, values }: Shown, isUnsaved: boolean) {
  const { picture: _, ...empty } = emptyValues;
  const { found, store, forget } = useStoredDraft<BlogDraft>(`blog-${id ?? 'new'}`, {
    ...empty,
    typedAt: 0,
    version: 0,
  });
  const version = blog?.version ?? 0;
  useEffect(() => {
    if (!isUnsaved || found) return;
    const { picture: _left, ...typed } = values;
    store({ ...typed, typedAt: Date.now(), version });
  }, [isUnsaved, found, values, version, store]);
  return { found, forget };
}
