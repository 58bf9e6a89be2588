import type { Blog } from '#contract/blogs.ts';

/** The first characters of a blog, with an ellipsis if the text continues. */
export function previewOf({ preview, content }: Pick<Blog, 'preview' | 'content'>) {
  return countSigns(content) > countSigns(preview) ? `${preview}…` : preview;
}

/** The preview has other white space than the text. */
function countSigns(text: string) {
  return Array.from(text.replaceAll(/\s+/g, '')).length;
}

/** Readers of a published blog get its date; one that was never published has none. */
export function publishedAt({ published_at, created_at }: Pick<Blog, 'published_at' | 'created_at'>) {
  return published_at ?? created_at;
}
