import type { Generated } from 'kysely';
import type { ApplicationFileType } from '#contract/application-fields.ts';
import type { OptionalField } from '#contract/condition-texts.ts';
import type { BodyArea } from '#contract/conditions.ts';
import type { Flag, Undoable } from './columns.ts';

// Public content, beside the clinic itself.

export interface ContentTables {
  reviews: ReviewsTable;
  review_terms: ReviewTermsTable;
  blogs: BlogsTable;
  blog_addresses: BlogAddressesTable;
  blog_pictures: BlogPicturesTable;
  blog_picture_uses: BlogPictureUsesTable;
  blog_terms: BlogTermsTable;
  gallery_items: GalleryItemsTable;
  careers: CareersTable;
  applications: ApplicationsTable;
  application_terms: ApplicationTermsTable;
  notices: NoticesTable;
  closures: ClosuresTable;
  conditions: ConditionsTable;
  symptoms: SymptomsTable;
  condition_symptoms: ConditionSymptomsTable;
  problems: ProblemsTable;
  pages: PagesTable;
}

interface ReviewsTable extends Undoable {
  id: Generated<number>;
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
  /** Invented for the demo; never part of a rating. */
  is_sample: Generated<Flag>;
  created_at: number;
  version: Generated<number>;
}

/** Search terms of reviews. */
interface ReviewTermsTable {
  term: string;
  review_id: number;
}

interface BlogsTable extends Undoable {
  id: Generated<number>;
  slug: string;
  title: string;
  content: string;
  content_format: 'html' | 'text';
  /** Start of the text, for cards and lists. */
  preview: string;
  image: string | null;
  is_active: Flag;
  /** When a draft will be published by itself. */
  publish_at: Generated<number | null>;
  /** The publication date that visitors see; null before the first publication. */
  published_at: Generated<number | null>;
  author: Generated<string | null>;
  reviewed_on: Generated<string | null>;
  reviewed_by: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** Invented for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  version: Generated<number>;
}

/** Former slugs of published blogs, which still find the blog. */
interface BlogAddressesTable {
  slug: string;
  blog_id: number;
}

/** Pictures uploaded for the texts of blogs. */
interface BlogPicturesTable {
  /** File name under /uploads/blogs/. */
  name: string;
  /** When it was uploaded, or left the text of a blog. */
  last_used_at: number;
}

interface BlogPictureUsesTable {
  blog_id: number;
  name: string;
}

/** Search terms of blogs. */
interface BlogTermsTable {
  term: string;
  blog_id: number;
}

interface GalleryItemsTable extends Undoable {
  id: Generated<number>;
  title: string;
  image: string | null;
  youtube_id: string | null;
  treatment_name: string | null;
  alt: string | null;
  /** Highest first: see `positionGap`. */
  position: number;
  created_at: number;
  /** Invented for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  version: Generated<number>;
}

interface CareersTable extends Undoable {
  id: Generated<number>;
  position: string;
  description: string;
  experience: number;
  /** The last public day, in the clinic's time zone; null if open until deleted. */
  closes_on: string | null;
  created_at: number;
  /** Invented for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  version: Generated<number>;
}

/** Applications for openings, with a file that is never public. */
interface ApplicationsTable extends Undoable {
  id: Generated<number>;
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
  version: Generated<number>;
}

/** Search terms of applications. */
interface ApplicationTermsTable {
  term: string;
  application_id: number;
}

interface NoticesTable extends Undoable {
  id: Generated<number>;
  text: string;
  /** The first and the last day on which it shows, in the clinic's time zone. */
  starts_on: string;
  ends_on: string;
  /** An https address, or a path of the site. */
  link: string | null;
  created_at: number;
  version: Generated<number>;
}

interface ClosuresTable extends Undoable {
  id: Generated<number>;
  /** Reason that visitors read, such as Diwali. */
  reason: string;
  /** The first and the last day, in the clinic's time zone. */
  starts_on: string;
  ends_on: string;
  /** JSON: the hours of each of the days. Without any, the clinic is closed. */
  spans: string;
  created_at: number;
  version: Generated<number>;
}

interface ConditionsTable extends Undoable, Record<OptionalField, string | null> {
  id: Generated<number>;
  name: string;
  description: string;
  image: string | null;
  /** JSON of a text or of a list of titled points, like the next two columns. */
  symptoms: string;
  causes: string;
  treatment: string;
  body_area: string | null;
  /** JSON list of texts; the pictures are in the next column, so that the history keeps none. */
  exercises: string | null;
  /** JSON list with a file name or null for each exercise. */
  exercise_images: string | null;
  /** Written for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  created_at: number;
  version: Generated<number>;
}

interface SymptomsTable extends Undoable {
  id: Generated<number>;
  /** Unique, ignoring case. */
  name: string;
  /** When this symptom needs help at once. */
  urgent_help: string | null;
  /** Words by which search finds it as well, one a line. */
  other_words: string | null;
  /** Invented for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  version: Generated<number>;
}

interface ConditionSymptomsTable {
  condition_id: number;
  symptom_id: number;
}

/** Problems in the words of patients, like 'Knee pain'. */
interface ProblemsTable extends Undoable {
  id: Generated<number>;
  /** Unique, ignoring case. */
  name: string;
  body_area: BodyArea | null;
  /** JSON: ids of treatments, which are never deleted. */
  treatment_ids: string;
  /** Words by which search finds it as well, one a line. */
  other_words: string | null;
  /** Lowest first; ties are broken by id. */
  position: Generated<number>;
  version: Generated<number>;
}

/** Pages of the clinic's own. */
interface PagesTable extends Undoable {
  id: Generated<number>;
  title: string;
  /** Unique. */
  slug: string;
  /** Sanitised. */
  content_html: string;
  is_hidden: Generated<Flag>;
  /** Lowest first; ties are broken by id. */
  position: Generated<number>;
  /** When its words were last changed. */
  updated_at: number;
  version: Generated<number>;
}
