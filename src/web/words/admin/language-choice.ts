export const language = 'Language';
export const label = 'Show the admin area in';
export const onlyForYou =
  'For you alone, on every device. What you write for the website stays in English; other languages are under Translations.';
