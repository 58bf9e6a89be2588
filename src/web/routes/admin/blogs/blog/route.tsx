import { Button } from '#web/admin/button.tsx';
import './blog-form.css';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import { ensureEditorPolicy } from '#web/admin/editor/editor-policy.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { stillHere } from '#web/admin/records/conflicts.ts';
import { RestoredNote } from '#web/admin/save-bar.tsx';
import { GoneNotice, StaleNotice } from '#web/admin/stale-notice.tsx';
import { TranslationLinks } from '#web/admin/translations.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { FormFailure, FormParts } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/admin/blogs.ts';
import type { Route } from './+types/route.ts';
import { BlogForm, clientAction, SaveBar, useBlogForm, type Writing } from './blog-form.tsx';
import { textOf, valuesOf } from './blog-values.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/** The id is `new` for a blog that does not exist yet. */
export async function clientLoader({ params: { id }, url, request: { signal } }: Route.ClientLoaderArgs) {
  await ensureEditorPolicy(url);
  if (id === 'new') return null;
  return foundOr404(adminApi.blogs.get({ params: { id } }, { signal }));
}

/** The page already shows what was saved. */
export function shouldRevalidate() {
  return false;
}

export { clientAction };

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args.params.id === 'new' ? words.addABlog : words.editTheBlog, args);

export default function EditBlog({ loaderData }: Route.ComponentProps) {
  return <BlogPage key={loaderData?.id ?? 'new'} blog={loaderData} />;
}

/** The page for a new blog or an existing one. */
function BlogPage({ blog }: { blog: Blog | null }) {
  const writing = useBlogForm(blog);
  return (
    <FormParts value={writing.form}>
      <div className="tab-page">
        <main id="main" tabIndex={-1} className="blog-page">
          <header className="blog-head">
            <Link className="link-on" to="/admin/blogs">
              <Icon name="back" />
              {words.allBlogs}
            </Link>
            <div className="blog-heading row spread">
              <h1 tabIndex={-1}>{blog ? words.editTheBlog : words.addABlog}</h1>
              {writing.blog && <BlogHistory {...writing} blog={writing.blog} />}
              {blog?.is_active === 1 && (
                <a
                  className="button button-secondary button-small"
                  href={`/blog/${encodeURIComponent(blog.slug)}`}
                  target="_blank"
                  rel="noopener"
                >
                  {words.view}
                  <span className="visually-hidden"> {words.itAsVisitorsSeeIt}</span>
                </a>
              )}
            </div>
          </header>
          {writing.isRestored && !writing.form.result && (
            <div className="blog-notice">
              <RestoredNote onDiscard={() => writing.startFrom(writing.blog)} />
            </div>
          )}
          <SaveTrouble {...writing} />
          <BlogForm {...writing} />
          <SaveBar {...writing} />
        </main>
        <LeaveGuard isUnsaved={writing.isUnsaved} />
      </div>
    </FormParts>
  );
}

function BlogHistory({ blog, restore }: { blog: Blog; restore: Writing['restore'] }) {
  const { id, title, author, signs } = blog;
  return (
    <>
      <TranslationLinks kind="blog" record={String(id)} />
      <HistoryButton
        className="button button-quiet button-small"
        kind="blog"
        id={id}
        stored={{ title, ...textOf(blog), author: author ?? '', signs: signs.length > 0 ? JSON.stringify(signs) : '' }}
        onRestore={restore}
      />
    </>
  );
}

/** Says why saving failed and what to do. Nothing typed is lost. */
function SaveTrouble({ form: { result, failure }, saveAsNew, startFrom }: Writing) {
  if (failure)
    return (
      <div className="blog-notice">
        <FormFailure title={words.notSaved} takesFocus>
          {stillHere}
        </FormFailure>
      </div>
    );
  if (result?.kind !== 'stale') return null;
  const { theirs } = result;
  if (theirs) return <Overtaken theirs={theirs} onTake={() => startFrom(theirs)} />;
  return (
    <GoneNotice noun="blog">
      <p>{stillHere}</p>
      <Button onClick={saveAsNew}>{words.saveAsNew}</Button>
    </GoneNotice>
  );
}

/** Someone else has changed the blog in the meantime. */
function Overtaken({ theirs, onTake }: { theirs: Blog; onTake: () => void }) {
  const { timeZone } = useClinic();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <StaleNotice noun="blog" onTake={onTake}>
        <Button onClick={() => setShown(true)}>{words.viewTheirs}</Button>
      </StaleNotice>
      {isShown && (
        <PreviewDialog
          heading={words.theirVersion}
          values={valuesOf(theirs, timeZone)}
          current={theirs.image_url}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage missing={{ sentence: words.blogNotFound, wayOn: { to: '/admin/blogs', label: words.viewAllBlogs } }} />
    </main>
  );
}
