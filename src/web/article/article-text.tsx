import './article-text.css';
import { useMemo } from 'react';
import type { Blog } from '#contract/blogs.ts';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import '#web/ui/picture.css';
import { trustHtml } from './trusted-html.ts';
import { withSources } from './with-sources.ts';

/** The words of an article: sanitised HTML as it is, anything else as plain text. */
export function ArticleText({ blog }: { blog: Pick<Blog, 'content' | 'content_format'> }) {
  return (
    <div className="article-text">
      {blog.content_format === 'html' ? <SanitisedHtml html={blog.content} /> : <Paragraphs text={blog.content} />}
    </div>
  );
}

function SanitisedHtml({ html }: { html: string }) {
  // Made once: a new object would make React write the same HTML again, and lose what the reader has selected.
  const inner = useMemo(() => ({ __html: trustHtml(withSources(html)) }), [html]);
  // oxlint-disable-next-line react/no-danger -- the server sanitises it before it stores it (see blog-content.ts)
  return <div dangerouslySetInnerHTML={inner} />;
}
