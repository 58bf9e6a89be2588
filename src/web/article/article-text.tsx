import './article-text.css';
import { useMemo } from 'react';
import type { Blog } from '#contract/blogs.ts';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import '#web/ui/media/picture.css';
import { trustHtml } from './trusted-html.ts';
import { withSources } from './with-sources.ts';

/** The text of an article, from sanitised HTML or plain text. */
export function ArticleText({ blog }: { blog: Pick<Blog, 'content' | 'content_format'> }) {
  return (
    <div className="article-text" dir="auto">
      {blog.content_format === 'html' ? <SanitisedHtml html={blog.content} /> : <Paragraphs text={blog.content} />}
    </div>
  );
}

function SanitisedHtml({ html }: { html: string }) {
  // With a new object, React would write the same HTML again, and the reader's selection would be lost.
  const inner = useMemo(() => ({ __html: trustHtml(withSources(html)) }), [html]);
  // oxlint-disable-next-line react/no-danger -- the server sanitises it before it stores it (see blog-content.ts)
  return <div dangerouslySetInnerHTML={inner} />;
}
