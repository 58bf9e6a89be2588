import { reviewFields } from '#contract/review-fields.ts';
import type { ApprovedReview } from '#contract/reviews.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { defineForm, findMistakes } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-data.ts';
import { readFormToken } from '#web/forms/form-token.ts';

export type ReviewField = keyof typeof reviewFields | 'rating' | 'may_publish';
export type ReviewValues = Record<ReviewField, string>;
const fields = ['rating', ...Object.keys(reviewFields), 'may_publish'] as ReviewField[];

export const sendReview = defineForm({
  fields,
  read: (form: FormData): ReviewValues => {
    const texts = formTexts(form, fields);
    return { ...texts, may_publish: texts.may_publish || '0' }; // an empty checkbox is not sent
  },
  check: (values) => findMistakes(values, reviewFields),
  send: (api: VisitorApi, values, form): Promise<ApprovedReview> => {
    const mayPublish = values.may_publish === '1';
    const body = { ...values, may_publish: mayPublish, ...formTexts(form, ['website', 'privacy_notice']) };
    return api.reviews.submit({ body }, { idempotencyKey: readFormToken(form) });
  },
});
