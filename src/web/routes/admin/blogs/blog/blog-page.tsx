import './blog-form.css';
import { Link } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import { LeaveGuard } from '#web/admin/saving/leave-guard.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BlogForm } from './blog-form.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { useBlogForm } from './use-blog-form.ts';
import { useSaveKey } from './use-save-key.ts';

/** One blog, to write or to change. */
export function BlogPage({ blog }: { blog: Blog | null }) {
  const form = useBlogForm(blog);
  useSaveKey(() => void form.save());
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1} className="blog-page">
        <header className="blog-head">
          <Link className="link-on" to="/admin/blogs">
            <Icon name="back" />
            All blogs
          </Link>
          <h1 tabIndex={-1}>{blog ? 'Edit blog' : 'New blog'}</h1>
        </header>
        <DraftNotice draft={form.draft} onUse={form.takeDraft} />
        <SaveTrouble trouble={form.trouble} onTake={form.takeTheirs} onSaveAsNew={() => void form.save(null)} />
        <BlogForm {...form} />
        <SaveBar {...form} />
      </main>
      <LeaveGuard isUnsaved={form.isUnsaved} />
    </div>
  );
}
