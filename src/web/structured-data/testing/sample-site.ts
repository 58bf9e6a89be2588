import type { Site } from '../structured-data.tsx';

export const site: Site = {
  siteUrl: 'https://clinic.example',
  clinic: {
    name: 'Sample Clinic',
    email: 'hello@example.com',
    phone: '+91 00000 00000',
    whatsapp: null,
    emergencyNumber: '112',
    ambulanceNumber: '108',
    address: { street: 'Sample Street 1', locality: 'Kochi', region: 'Kerala', postalCode: '000000', country: 'IN' },
    timeZone: 'Asia/Kolkata',
    openingHours: [{ days: ['Monday', 'Friday'], spans: [{ opens: '08:00', closes: '20:00' }] }],
    socialLinks: { facebook: 'https://example.com/facebook', instagram: '', linkedin: '', twitter: '' },
    dataProcessors: null,
    darkStyling: false,
    retentionMonths: null,
    offersTimes: false,
    startPopup: true,
  },
};
