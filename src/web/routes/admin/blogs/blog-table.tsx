import '#web/admin/list/data-table.css';
import type { Blog } from '#contract/blogs.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { BlogRow } from './blog-row.tsx';

export interface BlogTableProps {
  blogs: Blog[];
  clock: ClinicClock;
  onPublish: (blog: Blog, isPublished: boolean) => void;
  onDelete: (blog: Blog) => void;
}

/** One row per blog; cards on phones. */
export function BlogTable({ blogs, ...row }: BlogTableProps) {
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
