import { DOMSerializer, Node } from '@tiptap/pm/model';
import { useEffect, useRef } from 'react';
import type { Blog } from '#contract/blogs.ts';
import { readContent, schema } from './schema.ts';

/** The text of a blog that is not stored yet. It is built through the editor's schema, never from a string of HTML. */
export function PreviewText({ content, content_format }: Pick<Blog, 'content' | 'content_format'>) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { content: parts } = Node.fromJSON(schema, readContent({ content, content_format }));
    text.current?.replaceChildren(DOMSerializer.fromSchema(schema).serializeFragment(parts));
  }, [content, content_format]);
  return <div ref={text} className="article-text" />;
}
