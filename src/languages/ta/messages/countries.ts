import type { ClinicCountry } from '#contract/plain/countries.ts';

export const regionLabels: Record<ClinicCountry | 'unknown', string> = {
  IN: 'மாநிலம்',
  GB: 'நாடு (Country)',
  US: 'மாநிலம் (State)',
  DE: 'மாநிலம் (Bundesland)',
  AE: 'அமீரகம்',
  AU: 'மாநிலம் அல்லது பிரதேசம்',
  unknown: 'மாநிலம் அல்லது பகுதி',
};
export const postalCodeLabels: Record<ClinicCountry | 'unknown', string> = {
  IN: 'பின் கோடு',
  GB: 'போஸ்ட்கோடு',
  US: 'ஜிப் கோடு (ZIP code)',
  DE: 'அஞ்சல் குறியீடு',
  AE: 'பி.ஓ. பாக்ஸ் (P.O. box)',
  AU: 'போஸ்ட்கோடு',
  unknown: 'அஞ்சல் குறியீடு',
};
