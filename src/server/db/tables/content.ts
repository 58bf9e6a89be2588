import type { Generated } from 'kysely';
import type { BodyArea } from '#contract/conditions.ts';
import type { ApplicationFileType } from '#contract/plain/application-fields.ts';
import type { OptionalField } from '#contract/plain/condition-texts.ts';
import type { GalleryCategory } from '#contract/plain/gallery-categories.ts';
import type { OtherLanguage } from '#contract/plain/languages.ts';
import type { OpeningContract } from '#contract/plain/opening-contracts.ts';
import type { TranslationKind } from '#contract/plain/translated-fields.ts';
import type { Urgency } from '#contract/plain/urgencies.ts';
import type { Content, Flag, TermsOf, Undoable, Versioned } from './columns.ts';

// Public content, beside the clinic itself.

interface ConditionColumns extends Content, Record<OptionalField, string | null> {}

export interface ContentTables {
  reviews: Content & {
    name: string;
    email: string;
    mobile: string;
    /** Null without stars. */
    half_stars: number | null;
    description: string | null;
    visible: Flag;
    /** 1 until an administrator shows or hides it for the first time. */
    is_new: Generated<Flag>;
    privacy_notice: string | null;
    /** Whether its author agrees to show it; null if never asked. */
    may_publish: Flag | null;
  };

  review_terms: TermsOf<'review_id'>;

  blogs: Content & {
    slug: string;
    title: string;
    content: string;
    content_format: 'html' | 'text';
    /** Start of the text, for cards and lists. */
    preview: string;
    image: string | null;
    is_active: Flag;
    /** Time at which a draft is published automatically. */
    publish_at: Generated<number | null>;
    /** The publication date that visitors see; null before the first publication. */
    published_at: Generated<number | null>;
    author: Generated<string | null>;
    reviewed_on: Generated<string | null>;
    reviewed_by: Generated<string | null>;
    /** JSON list of names, like `signs` of the other tables. */
    signs: Generated<string | null>;
    updated_at: number;
  };

  /** Former slugs of published blogs, which still find the blog. */
  blog_addresses: {
    slug: string;
    blog_id: number;
  };

  /** Pictures uploaded for the texts of blogs. */
  blog_pictures: {
    /** File name under /uploads/blogs/. */
    name: string;
    /** Time of the upload, or of its removal from a blog's text. */
    last_used_at: number;
  };

  blog_picture_uses: {
    blog_id: number;
    name: string;
  };

  blog_terms: TermsOf<'blog_id'>;

  gallery_items: Content & {
    title: string;
    image: string | null;
    youtube_id: string | null;
    treatment_name: string | null;
    alt: string | null;
    category: GalleryCategory | null;
    /** The picture before a treatment: then both are in the folder of pictures with consent. */
    before_image: Generated<string | null>;
    /** Highest first: see `positionGap`. */
    position: number;
  };

  /** Consents to pictures before and after. Never public, and gone with the pictures. */
  gallery_consents: {
    item_id: number;
    given_by: string;
    given_on: string;
    note: string | null;
  };

  careers: Content & {
    position: string;
    description: string;
    experience: number;
    contract: Generated<OpeningContract | null>;
    pay: Generated<string | null>;
    hours: Generated<string | null>;
    place: Generated<string | null>;
    /** The last public day, in the clinic's time zone; null if open until deleted. */
    closes_on: string | null;
  };

  /** Applications for openings, with a file that is never public. */
  applications: Undoable & {
    /** Null once the opening is deleted. */
    opening_id: number | null;
    /** That of the opening at the time. */
    position: string;
    name: string;
    phone: string;
    email: string | null;
    letter: string | null;
    /** Name under `applicationFolder`, without an extension. */
    file: string;
    file_type: ApplicationFileType;
    file_size: number;
    /** 1 until an owner has downloaded the file. */
    is_new: Generated<Flag>;
    privacy_notice: string | null;
    created_at: number;
  };

  application_terms: TermsOf<'application_id'>;

  notices: Undoable & {
    text: string;
    /** The first and the last day on which it shows, in the clinic's time zone. */
    starts_on: string;
    ends_on: string;
    /** An https address, or a path of the site. */
    link: string | null;
    created_at: number;
  };

  closures: Undoable & {
    /** Reason that visitors read, such as Diwali. */
    reason: string;
    /** The first and the last day, in the clinic's time zone. */
    starts_on: string;
    ends_on: string;
    /** JSON: the hours of each of the days. Without any, the clinic is closed. */
    spans: string;
    created_at: number;
  };

  conditions: ConditionColumns & {
    name: string;
    description: string;
    image: string | null;
    /** JSON of a text or of a list of titled points, like the next two columns. */
    symptoms: string;
    causes: string;
    treatment: string;
    body_area: string | null;
    /** The problem that booking from its page begins with. */
    problem_id: number | null;
    /** JSON list of texts; the pictures are in the next column, so that the history keeps none. */
    exercises: string | null;
    /** JSON list with a file name or null for each exercise. */
    exercise_images: string | null;
    signs: Generated<string | null>;
  };

  symptoms: Undoable & {
    /** Unique, ignoring case. */
    name: string;
    /** Signs that make this symptom an emergency, in words. */
    urgent_help: string | null;
    /** Words by which search finds it as well, one a line. */
    other_words: string | null;
    signs: Generated<string | null>;
    is_sample: Generated<Flag>;
  };

  condition_symptoms: {
    condition_id: number;
    symptom_id: number;
  };

  /** Problems in the words of patients, like 'Knee pain'. */
  problems: Undoable & {
    /** Unique, ignoring case. */
    name: string;
    body_area: BodyArea | null;
    /** JSON: ids of treatments, which are never deleted. */
    treatment_ids: string;
    /** Words by which search finds it as well, one a line. */
    other_words: string | null;
    /** Lowest first; ties are broken by id. */
    position: Generated<number>;
  };

  /** Things that need help now or soon, each once. Pages name them in their column `signs`. */
  signs: Versioned & {
    /** Unique; pages name it by this. */
    name: string;
    urgency: Urgency;
    /** That of the seed. */
    least_urgency: Urgency;
    sign: string;
    advice: string | null;
    source: string;
    /** Phrases, one a line. */
    words: string;
    /** JSON list of the body areas that show it. */
    body_areas: Generated<string>;
  };

  /** Texts of records in another language: see `../translations.queries.ts`. */
  translations: Versioned & {
    kind: TranslationKind;
    /** The id of the record, or the name of a page for its words. */
    record: string;
    language: OtherLanguage;
    /** JSON, by field: the text, and a digest of the English one that it was made from. */
    words: Generated<string>;
    /** When an owner has said that it is right, and who; null where that is not asked. */
    checked_at: Generated<number | null>;
    checked_by: Generated<string | null>;
    updated_at: number;
  };

  /** Pages of the clinic's own. */
  pages: Undoable & {
    title: string;
    /** Unique. */
    slug: string;
    /** Sanitised. */
    content_html: string;
    is_hidden: Generated<Flag>;
    /** Lowest first; ties are broken by id. */
    position: Generated<number>;
    /** Time of the last change of its words. */
    updated_at: number;
  };
}
