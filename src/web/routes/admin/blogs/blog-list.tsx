import { previewOf } from '#web/article/preview.ts';
import '#web/admin/list/data-table.css';
import { Link } from 'react-router';
import type { Blog, BlogStatus } from '#contract/blogs.ts';
import type { Page } from '#contract/endpoint.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import type { Narrowing } from '#web/admin/list/list-address.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { rowLinkId } from '#web/admin/list/opened-row.ts';
import { RowActions } from '#web/admin/list/record-links.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { Switch } from '#web/forms/switch.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Picture } from '#web/ui/media/picture.tsx';

interface RowProps {
  clock: ClinicClock;
  onPublish: (blog: Blog, isPublished: boolean) => void;
  onDelete: (blog: Blog) => void;
}

interface NoBlogsProps {
  query: Narrowing<BlogStatus>;
  /** The query string of the same list without the search. */
  unsearched: string;
}

interface BlogListProps extends RowProps, NoBlogsProps {
  list: Page<Blog[]>;
  more: 'idle' | 'loading' | 'failed';
  onShowMore: () => void;
}

const nouns = { all: 'blogs', published: 'published', draft: 'drafts' } as const;

export function BlogList({ list, more, onShowMore, query, unsearched, ...row }: BlogListProps) {
  if (list.body.length === 0) return <NoBlogs query={query} unsearched={unsearched} />;
  return (
    <>
      <BlogTable blogs={list.body} {...row} />
      <ListFoot list={list} noun={nouns[query.status]} more={more} onShowMore={onShowMore} />
    </>
  );
}

function NoBlogs({ query, unsearched }: NoBlogsProps) {
  return (
    <EmptyState sentence={blogMessages.empty}>
      {query.q ? (
        <>
          <p>No title has these words.</p>
          <Link className="button button-secondary button-small" to={{ search: unsearched }}>
            Clear the search
          </Link>
        </>
      ) : (
        <p>{nextStep[query.status]}</p>
      )}
    </EmptyState>
  );
}

const nextStep = {
  all: 'Write the first one with Add a blog. It stays a draft until you publish it.',
  published: 'Publish a draft with its switch, and visitors will find it on your site.',
  draft: 'Blogs that visitors do not see yet appear here.',
} as const;

/** One row per blog; cards on phones. */
function BlogTable({ blogs, ...row }: RowProps & { blogs: readonly Blog[] }) {
  return (
    <div className="table-frame">
      <table className="data-table blog-table">
        <caption className="visually-hidden">Blogs, newest first</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Picture</span>
            </th>
            <th scope="col">Title and beginning</th>
            <th scope="col">Edited</th>
            <th scope="col">Status</th>
            <th scope="col">
              <span className="visually-hidden">View, edit or delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {blogs.map((blog) => (
            <BlogRow key={blog.id} blog={blog} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BlogRow({ blog, clock, onPublish, onDelete }: RowProps & { blog: Blog }) {
  const { id, title, publish_at, updated_at } = blog;
  const status = publish_at ? 'Scheduled' : blog.status;
  const edited = new Date(updated_at);
  return (
    <tr>
      <td className="blog-thumbnail">
        <Thumbnail name={blog.image_url} />
      </td>
      <td className="blog-words">
        <span className="who" dir="auto">
          {title}
        </span>
        <span className="second-line" dir="auto">
          {previewOf(blog)}
        </span>
      </td>
      <td className="when num">
        <span className="visually-hidden">Edited </span>
        {dayLabel(edited, clock)}
        <span className="second-line">{timeLabel(edited, clock)}</span>
      </td>
      <td className="blog-status">
        <Switch
          isOn={blog.is_active === 1}
          onSwitch={(isPublished) => onPublish(blog, isPublished)}
          shortcut={useShortcut('switch')}
        >
          {/* Screen readers announce the state of the switch itself. */}
          <span className="visually-hidden">Published: {title}</span>
          <span aria-hidden="true">{status}</span>
        </Switch>
        {publish_at && <Schedule time={new Date(publish_at)} clock={clock} />}
      </td>
      <td className="blog-actions">
        <RowActions
          name={title}
          view={blog.is_active === 1 ? `/blog/${encodeURIComponent(blog.slug)}` : undefined}
          edit={{ id: rowLinkId(String(id)), to: `/admin/blogs/${id}` }}
          onDelete={() => onDelete(blog)}
        />
      </td>
    </tr>
  );
}

/** When it will be published by itself. */
function Schedule({ time, clock }: { time: Date; clock: ClinicClock }) {
  return (
    <span className="second-line num">
      <span className="visually-hidden">Scheduled for </span>
      {dayLabel(time, clock)}, {timeLabel(time, clock)}
    </span>
  );
}

function Thumbnail({ name }: { name: string | null }) {
  if (!name) return <span className="blog-no-picture" />;
  return <Picture src={`/${name}`} alt="" sizes="6rem" />;
}
