import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import type { Blog } from '#contract/blogs.ts';
import { trustHtml } from '#web/article/trusted-html.ts';
import { splitParagraphs } from '#web/ui/paragraphs.tsx';
import { extensions } from './extensions.ts';

export const schema = getSchema(extensions);

/** The text of a blog as the editor holds it. Plain text gets its paragraphs and line ends. */
export function readContent({ content, content_format }: Pick<Blog, 'content' | 'content_format'>): JSONContent {
  return content_format === 'html' ? readHtml(content) : readText(content);
}

/** In a template nothing runs and nothing is loaded, and the schema takes from it only what it knows. */
function readHtml(html: string) {
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html) as string;
  return DOMParser.fromSchema(schema).parse(template.content).toJSON() as JSONContent;
}

function readText(text: string): JSONContent {
  const paragraphs = splitParagraphs(text).map((paragraph) => ({ type: 'paragraph', content: readLines(paragraph) }));
  return { type: 'doc', content: paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' }] };
}

function readLines(paragraph: string): JSONContent[] {
  return paragraph
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line.trim() ? [{ type: 'text', text: line }] : []),
    ]);
}
