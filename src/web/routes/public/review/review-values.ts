import { formText } from '#web/ui/form-text.ts';

/** What the form holds, as typed. */
export interface ReviewValues {
  rating: string;
  description: string;
  name: string;
  email: string;
  mobile: string;
}

export type ReviewField = keyof ReviewValues;

export const emptyReview: ReviewValues = { rating: '', description: '', name: '', email: '', mobile: '' };

/** In the order of the form. */
export const reviewFields = Object.keys(emptyReview) as ReviewField[];

export function readReviewValues(form: FormData): ReviewValues {
  return {
    rating: formText(form, 'rating'),
    description: formText(form, 'description'),
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    mobile: formText(form, 'mobile'),
  };
}

export function readFormToken(form: FormData) {
  return formText(form, 'formToken');
}

/** Id of the control of a field, which labels and the error summary point at. */
export function reviewControl(field: ReviewField) {
  return `review-${field}`;
}
