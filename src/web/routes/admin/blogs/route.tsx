import { ButtonLink } from '#web/admin/button.tsx';
import './blogs.css';
import '#web/admin/list/filter-bar.css';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Blog, BlogStatus } from '#contract/blogs.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { findElsewhere, OtherStatuses } from '#web/admin/list/elsewhere.tsx';
import { StatusFilter } from '#web/admin/list/filter-bar.tsx';
import { listAddress, type Narrowing, type PageOptions } from '#web/admin/list/list-address.ts';
import { ListFailure, ListFoot } from '#web/admin/list/list-foot.tsx';
import { rowLinkId } from '#web/admin/list/opened-row.ts';
import { RowActions, WithImport } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { recordsOf, type ShownList, useList } from '#web/admin/records/cache.ts';
import { useDelete, useSay } from '#web/admin/records/change.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { previewOf } from '#web/article/preview.ts';
import { Switch } from '#web/forms/switch.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import * as words from '#words/admin/blogs.ts';
import type { Route } from './+types/route.ts';

const kind = 'blog';

type ListQuery = Narrowing<BlogStatus>;

const labels = words.filters;

const { readListQuery, toSearch } = listAddress<BlogStatus>(['all', 'published', 'draft']);

async function loadPage({ status, q }: ListQuery, { cursor, limit = '25', signal }: PageOptions) {
  const page = await adminApi.blogs.list({ query: { status, q, limit, cursor } }, signal && { signal });
  return { ...page, body: page.body.blogs };
}

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const query = readListQuery(url.searchParams);
  const [, elsewhere, counts] = await Promise.all([
    recordsOf<Blog>(kind).open(toSearch(query), (options) => loadPage(query, options), signal),
    findElsewhere(query, labels, loadPage, signal),
    loadOr(null, () => adminApi.blogs.counts({}, { signal }), { signal }),
  ]);
  return { query, elsewhere, counts, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.blogs, args);

export default function Blogs({ loaderData: { query, elsewhere, counts, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const isLoading = useNavigation().state === 'loading';
  const navigate = useNavigate();
  // Otherwise every letter of a search would be an entry in the browser's history.
  const search = (q: string) =>
    void navigate({ search: toSearch({ ...query, q }) }, { replace: true, preventScrollReset: true });
  const { revalidate } = useRevalidator();
  const shown = useList(recordsOf<Blog>(kind), toSearch(query));
  const { list, isLoaded, showMore } = shown;
  const setPublished = usePublishing(shown);
  const { onDelete, dialog } = useDelete(shown, blogMessages, {
    noun: 'blog',
    calls: adminApi.blogs,
    onChanged: () => void revalidate(),
    describe: ({ title, is_active }) => (
      <>
        <p>
          <strong dir="auto">{title}</strong>
        </p>
        <p>{is_active === 1 ? words.deletePublished : words.deleteDraft}</p>
      </>
    ),
  });
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head blogs-head cluster spread">
          <h1 tabIndex={-1}>{words.blogs}</h1>
          <p>{isLoading && <Working says={words.loadingTheBlogs} />}</p>
          <WithImport from="blogs">
            <ButtonLink look="primary" icon="plus" to="/admin/blogs/new" shortcut="add">
              {words.addABlog}
            </ButtonLink>
          </WithImport>
        </header>
        <div className="filter-bar row cluster unprinted">
          <StatusFilter
            labels={labels}
            current={query.status}
            counts={counts}
            searchFor={(status) => toSearch({ ...query, status })}
          />
          <div className="filter-words">
            <SearchField label={words.searchByTitle} hint={words.title} value={query.q} onSearch={search} />
          </div>
        </div>
        <OtherStatuses query={query} toSearch={toSearch} labels={labels} found={elsewhere} />
        <div className="list-area" aria-busy={isLoading}>
          {!isLoaded && <ListFailure sentence={blogMessages.empty} />}
          {isLoaded && list.body.length === 0 && <NoBlogs query={query} />}
          {list.body.length > 0 && (
            <>
              <RecordTable
                className="blog-table"
                caption={words.blogsNewestFirst}
                columns={[
                  <span key="picture" className="visually-hidden">
                    {words.picture}
                  </span>,
                  words.titleAndBeginning,
                  words.edited,
                  words.status,
                ]}
                actions={words.rowActions}
                isStill
              >
                {list.body.map((blog) => (
                  <BlogRow
                    key={blog.id}
                    {...{ blog, clock, onDelete }}
                    onPublish={(isPublished) => void setPublished(blog, isPublished)}
                  />
                ))}
              </RecordTable>
              <ListFoot list={list} noun={words.nouns[query.status]} onShowMore={showMore} />
            </>
          )}
        </div>
      </main>
      {dialog}
    </div>
  );
}

/** Shows the new state at once, and reloads the list: after a refusal it no longer shows what is stored. */
function usePublishing({ change }: ShownList<Blog>) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  return async (blog: Blog, isPublished: boolean) => {
    const params = { id: blog.id };
    const after = isPublished
      ? ({ is_active: 1, status: 'Published', publish_at: null } as const)
      : ({ is_active: 0, status: 'Draft', publish_at: null } as const);
    const result = await change<Blog>(blog, {
      expect: (before) => ({ ...before, ...after }),
      call: (options) => adminApi.blogs.setStatus({ params, body: { is_active: after.is_active } }, options),
      load: () => adminApi.blogs.get({ params }),
    });
    void say(result, { done: blogMessages.statusUpdated, failure: blogMessages.statusFailure });
    void revalidate();
  };
}

function NoBlogs({ query }: { query: ListQuery }) {
  return (
    <EmptyState sentence={blogMessages.empty}>
      {query.q ? (
        <>
          <p>{words.noTitleMatches}</p>
          <ButtonLink to={{ search: toSearch({ ...query, q: '' }) }}>{words.clearTheSearch}</ButtonLink>
        </>
      ) : (
        <p>{words.nextStep[query.status]}</p>
      )}
    </EmptyState>
  );
}

interface BlogRowProps {
  blog: Blog;
  clock: ClinicClock;
  onPublish: (isPublished: boolean) => void;
  onDelete: (blog: Blog) => void;
}

function BlogRow({ blog, clock, onPublish, onDelete }: BlogRowProps) {
  const { id, title, publish_at, updated_at } = blog;
  const status = words.statuses[publish_at ? 'Scheduled' : blog.status];
  const edited = new Date(updated_at);
  return (
    <tr>
      <td className="blog-thumbnail">
        {blog.image_url ? (
          <Picture src={`/${blog.image_url}`} alt="" sizes="6rem" />
        ) : (
          <span className="blog-no-picture" />
        )}
      </td>
      <td className="blog-words">
        <bdi className="who">{title}</bdi>
        <bdi className="second-line">{previewOf(blog)}</bdi>
      </td>
      <td className="when num">
        <span className="visually-hidden">{words.edited} </span>
        {dayLabel(edited, clock)}
        <span className="second-line">{timeLabel(edited, clock)}</span>
      </td>
      <td className="blog-status">
        <Switch isOn={blog.is_active === 1} onSwitch={onPublish} shortcut={useShortcut('switch')}>
          {/* Screen readers announce the state of the switch itself. */}
          <span className="visually-hidden">{words.publishedNamed(title)}</span>
          <span aria-hidden="true">{status}</span>
        </Switch>
        {publish_at && (
          <span className="second-line num">
            <span className="visually-hidden">{words.scheduledFor} </span>
            {dayLabel(new Date(publish_at), clock)}, {timeLabel(new Date(publish_at), clock)}
          </span>
        )}
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
