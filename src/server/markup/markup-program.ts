// A child process that reads the markup that its parent sends, one text after another, until the parent disconnects.

import { readImported, showPictures } from '#server/resources/imports/imported-content.ts';
import { readMarkdownBlog } from '#server/resources/imports/markdown-blogs.ts';
import { convertWordpressContent } from '#server/resources/imports/wordpress-content.ts';
import { readBlogContent, readBlogHtml, readPageHtml } from './blog-content.ts';

const tasks = {
  readBlogContent,
  readBlogHtml,
  readPageHtml,
  readImported,
  showPictures,
  readMarkdownBlog,
  convertWordpressContent,
};

export type MarkupTasks = typeof tasks;
type MarkupRequest = { [Task in keyof MarkupTasks]: [Task, Parameters<MarkupTasks[Task]>] }[keyof MarkupTasks];
export type MarkupAnswer = { value: unknown } | { problem: string };

process.on('message', (request: MarkupRequest) => process.send?.(answer(request)));

function answer([task, input]: MarkupRequest): MarkupAnswer {
  try {
    return { value: (tasks[task] as (...input: unknown[]) => unknown)(...input) };
  } catch (error) {
    return { problem: String(error) }; // such as a stack that overflows, of parts in parts in parts
  }
}
