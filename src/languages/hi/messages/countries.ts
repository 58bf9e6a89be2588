import type { ClinicCountry } from '#contract/plain/countries.ts';

export const regionLabels: Record<ClinicCountry | 'unknown', string> = {
  IN: 'राज्य',
  GB: 'देश (Country)',
  US: 'राज्य (State)',
  DE: 'राज्य (Bundesland)',
  AE: 'अमीरात',
  AU: 'राज्य या क्षेत्र',
  unknown: 'राज्य या इलाका',
};
export const postalCodeLabels: Record<ClinicCountry | 'unknown', string> = {
  IN: 'पिन कोड',
  GB: 'पोस्टकोड',
  US: 'ज़िप कोड (ZIP code)',
  DE: 'पोस्टल कोड',
  AE: 'पी.ओ. बॉक्स (P.O. box)',
  AU: 'पोस्टकोड',
  unknown: 'पोस्टल कोड',
};
