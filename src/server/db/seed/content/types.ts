/** What the sample content is made of. Pictures are names of drawings in `../pictures`, without the ending. */

interface TitledText {
  title: string;
  description: string;
}

/** A condition's three long fields: plain text with blank lines between paragraphs, or a list of titled points. */
type LongText = string | TitledText[];

export type BodyArea =
  | 'head-and-neck'
  | 'shoulder'
  | 'elbow-wrist-hand'
  | 'back'
  | 'hip-and-pelvis'
  | 'knee'
  | 'ankle-and-foot'
  | 'nerves-and-balance'
  | 'chest-and-breathing';

export interface SampleCondition {
  name: string;
  bodyArea: BodyArea;
  /** The plain definition, which the page shows first. */
  description: string;
  symptoms: LongText;
  causes: LongText;
  treatment: LongText;
  /** When to go to emergency care at once. */
  urgentHelp: string;
  /** When to see a doctor or physiotherapist in the next days. */
  routineHelp: string;
  picture: string;
  /** ISO date on which the text was last read through. */
  reviewedOn: string;
}

export interface SampleSymptom {
  name: string;
  /** Names of conditions. */
  conditions: string[];
}

export interface SampleBlog {
  title: string;
  /** Allow-listed HTML (p, h2, h3, ul, ol, li, strong, em, a, blockquote) or plain text with blank lines between paragraphs. */
  content: string;
  picture: string;
  published: boolean;
  /** How many days before the first start it was written. */
  daysAgo: number;
}

export interface SampleGalleryItem {
  title: string;
  /** What the picture shows, for people who do not see it. */
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
  /** Present on a done appointment. */
  remarks?: string;
  daysAgo: number;
}

export interface SamplePractitioner {
  name: string;
  qualification: string;
  specialty: string;
  /** One or two sentences for the card. */
  description: string;
  /** Several sentences for the overlay. */
  biography: string;
  yearsOfExperience: number;
  picture: string;
}
