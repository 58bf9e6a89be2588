import * as blogMessages from '#contract/messages/blogs.ts';
import { AppError } from '#server/app-error.ts';
import { type ChildProgramOptions, createChildProgram } from '#server/process/child-program.ts';
import type { MarkupAnswer, MarkupTasks } from './markup-program.ts';

export type Markup = {
  [Task in keyof MarkupTasks]: (...input: Parameters<MarkupTasks[Task]>) => Promise<ReturnType<MarkupTasks[Task]>>;
};

/**
 * Reads HTML, Markdown and the content of WordPress in a child process: some texts take the parsers minutes. Each function
 * @throws AppError `unavailable` for a text that is not read in time
 */
export function createMarkup(options: Partial<ChildProgramOptions> = {}): Markup {
  const run = createChildProgram<MarkupAnswer>({
    program: 'src/server/markup/markup-program.ts',
    deadline: 10_000,
    waiting: 20,
    execArgv: ['--max-old-space-size=128'],
    env: { MALLOC_ARENA_MAX: '1' },
    ...options,
  });
  const ask =
    (task: keyof MarkupTasks) =>
    async (...input: unknown[]) => {
      const answer = await run([task, input]).catch((cause: unknown) => {
        throw cause instanceof AppError ? cause : notRead(cause);
      });
      if ('problem' in answer) throw notRead(new Error(answer.problem));
      return answer.value as never;
    };
  return {
    readBlogContent: ask('readBlogContent'),
    readBlogHtml: ask('readBlogHtml'),
    readPageHtml: ask('readPageHtml'),
    readImported: ask('readImported'),
    showPictures: ask('showPictures'),
    readMarkdownBlog: ask('readMarkdownBlog'),
    convertWordpressContent: ask('convertWordpressContent'),
  };
}

function notRead(cause: unknown) {
  return new AppError('unavailable', blogMessages.notRead, { cause });
}
