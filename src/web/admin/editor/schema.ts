import { Extension, getSchema, type JSONContent, Node } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import type { Blog } from '#contract/blogs.ts';
import { trustHtml } from '#web/article/trusted-html.ts';
import { splitParagraphs } from '#web/ui/paragraphs.tsx';
import { isLinkAddress } from './link-address.ts';

/** A picture uploaded to this site, as a block. Pasted pictures of other sites are dropped. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/uploads/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Keeps the writing direction of pasted text and of texts that were written elsewhere. */
const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: { dir: { default: null } },
    },
  ],
});

/** Elements that a text may contain, beside pictures: those that the server accepts, so that saving changes nothing. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isLinkAddress(address),
    },
  }),
  Direction,
];

export const schema = getSchema([...extensions, Picture]);

/** Converts the content of a blog to the editor's document. Plain text becomes paragraphs with line breaks. */
export function readContent({ content, content_format }: Pick<Blog, 'content' | 'content_format'>): JSONContent {
  return content_format === 'html' ? readHtml(content) : readText(content);
}

/** A template neither runs scripts nor loads pictures, and the schema ignores unknown elements. */
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
