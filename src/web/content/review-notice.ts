/** Why we ask. Its words belong to the version in privacy-notice.ts. */
export const reviewWhy =
  'We use your review to learn how we did. Only if you agree, we show your name, stars and words on this website. We use your phone number and e-mail address only to ask you about it.';
