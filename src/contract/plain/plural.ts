/** The words for a number, in the form that a language asks for. A form that is left out is like `other`. */
export const plural = (
  language: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
) => forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
