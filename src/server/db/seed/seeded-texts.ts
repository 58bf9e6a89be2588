import { readBlogContent } from '#server/markup/blog-content.ts';
import { conditionTextsOf } from './condition-texts-of.ts';
import type {
  SampleBlog,
  SampleCondition,
  SampleProblem,
  SampleSymptom,
  SampleTreatmentTexts,
} from './content/types.ts';
import type { SampleSign } from './content/urgent-signs.ts';
import { digestOf } from './former-texts.ts';
import { signsColumn, signTextsOf } from './seed-signs.ts';

/** Content of the seed, of this or a former version, which may lack parts and fields. */
export interface SeedContent {
  conditions: readonly SampleCondition[];
  symptoms: readonly SampleSymptom[];
  blogs: readonly SampleBlog[];
  problems: readonly (Pick<SampleProblem, 'name'> & Partial<SampleProblem>)[];
  notIf: Readonly<Record<string, string>>;
  treatmentTexts: Readonly<Record<string, SampleTreatmentTexts>>;
  urgentSigns: readonly SampleSign[];
  pages: readonly { slug: string; content_html: string }[];
}

type Texts = Readonly<Record<string, string | null>>;

/** Texts of each table by the names of its rows, in the words of its columns. */
export type SeededTexts = Readonly<
  Record<
    'conditions' | 'symptoms' | 'blogs' | 'problems' | 'treatments' | 'signs' | 'pages',
    ReadonlyMap<string, Texts>
  >
>;

export function seededTextsOf(content: SeedContent): SeededTexts {
  const names = new Set([...Object.keys(content.notIf), ...Object.keys(content.treatmentTexts)]);
  return {
    conditions: new Map(
      content.conditions.map((condition) => {
        const { name, ...texts } = conditionTextsOf(condition);
        return [name, texts];
      }),
    ),
    symptoms: new Map(
      content.symptoms.map(({ name, urgentHelp = null, signs }) => [
        name,
        { urgent_help: urgentHelp, signs: signsColumn(signs) },
      ]),
    ),
    blogs: new Map(
      content.blogs.map(({ title, content: text, signs }) => {
        const { content: stored, content_format, preview } = readBlogContent(text);
        return [title, { content: stored, content_format, preview, signs: signsColumn(signs) }];
      }),
    ),
    problems: new Map(
      content.problems.map(({ name, otherWords = [] }) => [name, { other_words: otherWords.join('\n') }]),
    ),
    treatments: new Map(
      [...names].map((name) => {
        const { signs, ...texts }: Partial<SampleTreatmentTexts> = content.treatmentTexts[name] ?? {};
        return [name, { not_if: content.notIf[name] ?? null, ...texts, signs: signsColumn(signs) }];
      }),
    ),
    signs: new Map(
      content.urgentSigns.map((sign) => {
        const { sign: words, advice, source, words: phrases } = signTextsOf(sign);
        return [sign.name, { sign: words, advice, source, words: phrases }];
      }),
    ),
    pages: new Map(content.pages.map(({ slug, content_html }) => [slug, { content_html }])),
  };
}

/** One digest for each text, by which a later version knows it again. */
export function digestsOf(texts: SeededTexts): string[] {
  return Object.entries(texts).flatMap(([table, rows]) =>
    [...rows].flatMap(([name, columns]) =>
      Object.entries(columns).flatMap(([column, text]) => (text === null ? [] : digestOf([table, name, column, text]))),
    ),
  );
}
