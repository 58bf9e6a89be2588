export const regionLabels = {
  IN: 'الولاية',
  GB: 'الإقليم',
  US: 'الولاية',
  DE: 'الولاية',
  AE: 'الإمارة',
  AU: 'الولاية أو الإقليم',
  unknown: 'الولاية أو المنطقة',
};
export const postalCodeLabels = {
  IN: 'الرمز البريدي (PIN)',
  GB: 'الرمز البريدي',
  US: 'الرمز البريدي (ZIP)',
  DE: 'الرمز البريدي',
  AE: 'صندوق البريد',
  AU: 'الرمز البريدي',
  unknown: 'الرمز البريدي',
};
