import type { ApprovedReview } from '#contract/reviews.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { defineForm, findEmpty, findWrongContact } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-data.ts';
import { readFormToken } from '#web/forms/form-token.ts';

/** In the order of the form. */
const fields = ['rating', 'description', 'name', 'email', 'mobile', 'may_publish'] as const;
export type ReviewField = (typeof fields)[number];
export type ReviewValues = Record<ReviewField, string>;

/** The contract's messages; a test keeps both in step. */
const required = {
  name: 'Please enter your name.',
  email: 'Please enter your e-mail address.',
  mobile: 'Please enter your phone number.',
} as const;

export const sendReview = defineForm({
  fields,
  read: (form: FormData): ReviewValues => {
    const texts = formTexts(form, fields);
    return { ...texts, may_publish: texts.may_publish || '0' }; // an empty checkbox is not sent
  },
  check: (values) => {
    const { phone: mobile, ...wrong } = findWrongContact({ phone: values.mobile, email: values.email });
    return { ...wrong, ...(mobile && { mobile }), ...findEmpty(values, required) };
  },
  send: (api: VisitorApi, values, form): Promise<ApprovedReview> => {
    const mayPublish = values.may_publish === '1';
    const body = { ...values, may_publish: mayPublish, ...formTexts(form, ['website', 'privacy_notice']) };
    return api.reviews.submit({ body }, { idempotencyKey: readFormToken(form) });
  },
});
