import type { PageTexts, TextPage } from '#contract/text-fields.ts';
import type { Api } from './api/client.ts';
import { type MetaArgs, pageMeta } from './shell/page-meta.ts';

/** The words of a public page. */
export async function loadTexts<P extends TextPage>(api: Pick<Api, 'texts'>, page: P): Promise<PageTexts<P>> {
  return (await api.texts.get({ params: { page } })) as PageTexts<P>;
}

/** The title and the description of a page; its words are undefined if its loader failed. */
export function textsMeta(args: MetaArgs, words: { title: string; description: string } | undefined) {
  return pageMeta(words?.title ?? '', args, words?.description);
}

export interface Point {
  title: string;
  text: string;
}

/** Words that are numbered in their names: `step_1_title`, `step_1_text`, `step_2_title` and so on. */
export function pointsOf(words: Readonly<Record<string, string>>, name: string): Point[] {
  const points: Point[] = [];
  for (let number = 1; ; number += 1) {
    const { [`${name}_${number}_title`]: title, [`${name}_${number}_text`]: text } = words;
    if (title === undefined || text === undefined) return points;
    points.push({ title, text });
  }
}
