import type { ClinicProfile, HeroSlide } from '#contract/clinic.ts';
import type { CountryProfile } from '#contract/plain/countries.ts';
import type {
  SampleBlog,
  SampleCondition,
  SampleExercise,
  SampleGalleryItem,
  SampleOpening,
  SamplePractitioner,
  SampleSymptom,
  SampleTreatmentTexts,
} from '#server/db/seed/content/types.ts';

/** Fields that are no words of a patient's language. */
type Unworded = 'bodyArea' | 'problem' | 'signs' | 'sources' | 'writtenOn' | 'picture';

/** A condition's words in the language, of the same shape as in English. An optional field that is missing shows in English. */
export interface ConditionText extends Omit<SampleCondition, Unworded | 'exercises'> {
  exercises?: Omit<SampleExercise, 'picture'>[];
}

/** By the name of the condition in English. */
export type ConditionTexts = Readonly<Record<string, ConditionText>>;

/** A treatment's words in the language, but for its name and contraindications. */
export type TreatmentText = Omit<SampleTreatmentTexts, 'signs' | 'grade' | 'sources'>;

export type SymptomText = Pick<SampleSymptom, 'name' | 'urgentHelp'>;
export type OpeningText = Omit<SampleOpening, 'experience'>;
export type GalleryText = Pick<SampleGalleryItem, 'title' | 'alt'>;
export type PageText = { title: string; content_html: string };
export type BlogText = Pick<SampleBlog, 'title' | 'content'>;
export type AddressText = Pick<ClinicProfile['address'], 'street' | 'locality' | 'region'>;
export type SlideText = Pick<HeroSlide, 'headline' | 'sentence'>;
export type PractitionerText = Omit<SamplePractitioner, 'yearsOfExperience' | 'picture'>;
export type CountryText = Pick<
  CountryProfile,
  'crisisLine' | 'childLine' | 'authority' | 'legalBasis' | 'rights' | 'answerTime' | 'transfers'
>;
