import { Link } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import { limits } from '#contract/limits.ts';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { rowLinkId } from '#web/admin/list/row-link.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface BlogRowProps {
  blog: Blog;
  clock: ClinicClock;
  onPublish: (blog: Blog, isPublished: boolean) => void;
  onDelete: (blog: Blog) => void;
}

export function BlogRow({ blog, clock, onPublish, onDelete }: BlogRowProps) {
  const { id, title, preview, status, updated_at } = blog;
  const edited = new Date(updated_at);
  return (
    <tr>
      <td className="blog-thumbnail">
        <Thumbnail name={blog.image_url} />
      </td>
      <td className="blog-words">
        <span className="who">{title}</span>
        <span className="second-line">
          {preview}
          {preview.length >= limits.previewCharacters && '…'}
        </span>
      </td>
      <td className="when num">
        <span className="visually-hidden">Edited </span>
        {dayLabel(edited, clock)}
        <span className="second-line">{timeLabel(edited, clock)}</span>
      </td>
      <td className="blog-status">
        <Switch isOn={blog.is_active === 1} onSwitch={(isPublished) => onPublish(blog, isPublished)}>
          {/* The switch tells its state by itself. */}
          <span className="visually-hidden">Published: {title}</span>
          <span aria-hidden="true">{status}</span>
        </Switch>
      </td>
      <td className="blog-actions">
        <div className="row-actions">
          {blog.is_active === 1 && <View slug={blog.slug} title={title} />}
          <Link id={rowLinkId(String(id))} className="button button-quiet button-small" to={`/admin/blogs/${id}`}>
            Edit<span className="visually-hidden"> {title}</span>
          </Link>
          <button type="button" className="icon-button" aria-label={`Delete ${title}`} onClick={() => onDelete(blog)}>
            <Icon name="trash" />
          </button>
        </div>
      </td>
    </tr>
  );
}

function Thumbnail({ name }: { name: string | null }) {
  if (!name) return <span className="blog-no-picture" />;
  return <Picture src={`/uploads/${name}`} alt="" sizes="6rem" />;
}

function View({ slug, title }: { slug: string; title: string }) {
  return (
    <a
      className="button button-quiet button-small"
      href={`/blog/${encodeURIComponent(slug)}`}
      target="_blank"
      rel="noopener"
    >
      View<span className="visually-hidden"> {title} as visitors see it (opens in a new tab)</span>
    </a>
  );
}
