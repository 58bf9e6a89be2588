import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { type BlogErrors, type BlogValues, emptyValues, missingIn, valuesOf } from './blog-values.ts';
import { type SaveOutcome, saveBlog } from './save-blog.ts';
import { useBlogDraft } from './use-blog-draft.ts';

/** What stands in the way of saving, other than single fields. */
type Trouble = { kind: 'stale'; theirs: Blog } | { kind: 'gone' } | { kind: 'failed'; advice: string };

interface Shown {
  /** Null until the blog is added. */
  blog: Blog | null;
  values: BlogValues;
  /** What is stored, to know whether anything is unsaved. */
  saved: BlogValues;
  /** Counts up when the text is replaced from outside of the editor. */
  revision: number;
}

/** One blog while it is written: what is typed, what is wrong with it, and how saving went. */
export function useBlogForm(blog: Blog | null) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>(() => begin(blog));
  const [errors, setErrors] = useState<{ byField: BlogErrors; attempt: number }>({ byField: {}, attempt: 0 });
  const [trouble, setTrouble] = useState<Trouble>();
  const [isSaving, setSaving] = useState(false);
  const isUnsaved = shown.values !== shown.saved;
  const version = shown.blog?.version ?? 0;
  const draft = useBlogDraft({ id: blog?.id, version, values: shown.values, isUnsaved });

  const change = (changes: Partial<BlogValues>) =>
    setShown((now) => ({ ...now, values: { ...now.values, ...changes } }));

  /** Puts other values in the place of all that is typed. */
  const replace = (values: Partial<BlogValues>, base = shown.blog) =>
    setShown((now) => ({ ...now, blog: base, values: { ...now.values, ...values }, revision: now.revision + 1 }));

  async function save(base = shown.blog) {
    if (isSaving) return;
    const sent = shown.values;
    const missing = missingIn(sent);
    showErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setSaving(true);
    const outcome = await saveBlog(base, sent);
    setSaving(false);
    finish(outcome, sent, base);
  }

  function finish(outcome: SaveOutcome, sent: BlogValues, base: Blog | null) {
    setTrouble(outcome.kind === 'saved' || outcome.kind === 'invalid' ? undefined : outcome);
    if (outcome.kind === 'saved') return settle(outcome.saved, sent, base);
    if (outcome.kind === 'invalid') return showErrors(outcome.errors);
    // Saving again is meant for what is stored now.
    if (outcome.kind === 'stale') setShown((now) => ({ ...now, blog: outcome.theirs }));
    toasts.failure(blogMessages.saveFailure);
  }

  function settle(stored: Blog, sent: BlogValues, base: Blog | null) {
    draft.forget();
    flushSync(() => setShown((now) => afterSaving(now, stored, sent)));
    toasts.success(base === null ? blogMessages.added : blogMessages.updated);
    if (base === null) void navigate(`/admin/blogs/${stored.id}`, { replace: true });
  }

  function showErrors(byField: BlogErrors) {
    setErrors(({ attempt }) => ({ byField, attempt: attempt + 1 }));
  }

  function takeTheirs(theirs: Blog) {
    setTrouble(undefined);
    draft.forget();
    setShown((now) => ({ ...begin(theirs), revision: now.revision + 1 }));
  }

  /** Goes on from what was typed before; should the blog be another one by now, saving says so. */
  function takeDraft() {
    if (!draft.found) return;
    const { keptAt: _, version: madeFrom, ...values } = draft.found;
    replace(values, shown.blog && { ...shown.blog, version: madeFrom });
    draft.forget();
  }

  return { ...shown, isUnsaved, isSaving, errors, trouble, draft, change, save, takeTheirs, takeDraft };
}

function begin(blog: Blog | null): Shown {
  const values = blog ? valuesOf(blog) : emptyValues;
  return { blog, values, saved: values, revision: 0 };
}

/** What was typed while it was being saved stays typed, and unsaved. */
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
