import type { BodyArea } from '#contract/conditions.ts';
import type { GalleryCategory } from '#contract/plain/gallery-categories.ts';
import type { Grade } from '#contract/plain/treatment-texts.ts';
import type { SignName } from './urgent-signs.ts';

/** Types of the sample content. A picture is the name of a drawing in `../pictures`, without extension. */

interface TitledText {
  title: string;
  description: string;
}

/** A condition's three long fields: plain text with blank lines between paragraphs, or a list of titled points. */
type LongText = string | TitledText[];

export interface SampleCondition {
  name: string;
  bodyArea: BodyArea;
  /** Name of the problem that booking from its page begins with; null for none. */
  problem: string | null;
  /** A short definition in plain words, shown first on the page. */
  description: string;
  symptoms: LongText;
  causes: LongText;
  treatment: LongText;
  /** Shown under one heading for each urgency, before the two texts that follow. */
  signs?: readonly SignName[];
  /** Urgent help beyond the signs. Items of a list are lines that begin with a bullet. */
  urgentHelp: string;
  /** When to see a doctor or book a visit. */
  routineHelp: string;
  /** One stage a line, `2 to 6 weeks | The pain eases.`; other lines are paragraphs. 'At a glance' shows the last stage. */
  course?: string;
  /** Signs that it fits, one a line. */
  selfCheck?: string;
  /** One a line. */
  doLines?: string;
  avoidLines?: string;
  exercises?: SampleExercise[];
  /** How sure we are that the treatment helps. */
  evidence?: string;
  children?: string;
  pregnancy?: string;
  /** One a line, `Title | https://…` or plain text. */
  sources?: string;
  /** Like `2026-11-27`. */
  writtenOn?: string;
  picture: string;
}

/** At most three per condition. */
export interface SampleExercise {
  title: string;
  instructions: string;
  /** Like `10 times, twice a day`. */
  howOften: string;
  /** Ends the sentence `Stop if …`. */
  stopIf: string;
  picture?: string;
}

export interface SampleSymptom {
  name: string;
  signs?: readonly SignName[];
  /** Urgent help beyond the signs. */
  urgentHelp?: string;
  /** Names of linked conditions. */
  conditions: string[];
}

/** Signs that the index of conditions shows under a body area. */
export type BodyAreaSigns = Readonly<Record<BodyArea, readonly SignName[]>>;

export interface SampleProblem {
  name: string;
  bodyArea: BodyArea | null;
  /** Names of treatments. */
  treatments: string[];
  /** Words by which search finds it as well. */
  otherWords: string[];
}

export interface SampleBlog {
  title: string;
  /** Allow-listed HTML (p, h2, h3, ul, ol, li, strong, em, a, blockquote) or plain text with blank lines between paragraphs. */
  content: string;
  /** Shown at the end. */
  signs?: readonly SignName[];
  picture: string;
  published: boolean;
  /** Age at the first start. */
  daysAgo: number;
}

export interface SampleGalleryItem {
  title: string;
  category: GalleryCategory;
  /** Place in the gallery, counted from 0. */
  place: number;
  /** Alternative text of the picture. */
  alt: string;
  picture: string;
  youtubeId?: string;
  treatmentName?: string;
}

export interface SampleOpening {
  position: string;
  description: string;
  experience: number;
}

export interface SampleReview {
  name: string;
  email: string;
  mobile: string;
  rating: number;
  description: string;
  visible: boolean;
  daysAgo: number;
}

export interface SampleAppointment {
  name: string;
  phone: string;
  email: string;
  state: string;
  city: string;
  treatments: string[];
  conditions: string;
  /** Set if the appointment is done. */
  remarks?: string;
  daysAgo: number;
}

/** Someone whose visits stand in the calendar of the samples. */
export interface SampleVisits {
  name: string;
  treatment: string;
  /** Place among the practitioners; null for no one yet. */
  practitioner: number | null;
  /** '-1 09:30': a working day before that of the first start, and a time on it. */
  times: string[];
  /** Status of the first of them; otherwise the time decides. */
  first?: 'noshow' | 'cancelled';
  /** The patient does not know of the visit yet. */
  isUntold?: true;
  /** When the last visit takes place now; the patient knows of the time before. */
  movedTo?: string;
  wantsEarlier?: { days: string[]; parts: string[] };
}

/** Someone whose first choice is held. */
export interface SampleHold {
  name: string;
  treatment: string;
  practitioner: number;
  time: string;
}

export interface SamplePractitioner {
  name: string;
  qualification: string;
  specialty: string;
  /** One or two sentences for the card. */
  description: string;
  /** Several sentences for the overlay. */
  biography: string;
  /** Meaning of a title such as Dr, and the number under which visitors can check it. */
  registration: string;
  yearsOfExperience: number;
  picture: string;
}

/** Texts of the page of a treatment. */
export interface SampleTreatmentTexts {
  what: string;
  /** Course of a visit. */
  happens: string;
  helps: string;
  /** One honest sentence, or two. */
  evidence: string;
  signs?: readonly SignName[];
  grade: Grade;
  /** One a line, `Title | https://…` or plain text. */
  sources: string;
}
