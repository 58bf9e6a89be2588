import type { PageTexts, TextPage } from '#contract/plain/text-fields.ts';
import type { Api } from './api/client.ts';
import { fillWords } from './shell/fill-words.ts';
import { type MetaArgs, type PageFacts, pageMeta } from './shell/page-meta.ts';

type Field<P extends TextPage> = keyof PageTexts<P>;

/** The words of a public page; numbered ones, such as `step_1_title` and `step_1_text`, as a list: `steps`. */
export type PageWords<P extends TextPage> = {
  [F in Field<P> as F extends `${string}_${number}_${string}` ? never : F]: string;
} & {
  [F in Field<P> as F extends `${infer Name}_${number}_title` ? `${Name}s` : never]: { title: string; text: string }[];
};

/** Loads the texts of a page. {name} stands for the name of the clinic, {place} for its city or town. */
export async function loadTexts<P extends TextPage>(
  api: Pick<Api, 'texts' | 'clinic'>,
  page: P,
): Promise<PageWords<P>> {
  const [texts, clinic] = await Promise.all([api.texts.getPublic({ params: { page } }), api.clinic.getPublic()]);
  const { untranslated: _, ...words } = texts;
  const filled = Object.entries(words as Record<string, string>).map(
    ([field, text]) => [field, fillWords(text, clinic)] as const,
  );
  return listPoints(Object.fromEntries(filled)) as PageWords<P>;
}

/** A page contains the data of its loaders, and with lists it repeats fewer names. */
export function listPoints(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const single = Object.entries(texts).filter(([field]) => !/_\d+_(title|text)$/.test(field));
  const titles = Object.keys(texts).filter((field) => /_\d+_title$/.test(field));
  const lists = Map.groupBy(titles, (field) => `${field.split('_', 1)[0]}s`);
  const pointOf = (field: string) => ({ title: texts[field], text: texts[field.replace(/title$/, 'text')] });
  const points = [...lists].map(([name, fields]) => [name, fields.map(pointOf)] as const);
  return Object.fromEntries<unknown>([...single, ...points]);
}

interface TextsMetaArgs extends MetaArgs {
  /** Undefined if the loader failed. */
  loaderData: { words: { title: string; description: string } } | undefined;
}

/** The `meta` of a page whose loader returns its words. */
export function textsMeta(args: TextsMetaArgs, facts?: PageFacts) {
  const { title = '', description } = args.loaderData?.words ?? {};
  return pageMeta(title, args, description, facts);
}
