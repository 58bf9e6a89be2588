import type { describeClinic } from '../descriptions.ts';
import type { Site } from '../structured-data.tsx';

export const site: Site = {
  siteUrl: 'https://clinic.example',
  links: { Facebook: 'https://example.com/facebook' },
  clinic: {
    name: 'Sample Clinic',
    email: 'hello@example.com',
    phone: '+91 00000 00000',
    whatsapp: null,
    otherPhones: [],
    emergencyNumber: '112',
    ambulanceNumber: '108',
    crisisLine: null,
    address: { street: 'Sample Street 1', locality: 'Kochi', region: 'Kerala', postalCode: '000000', country: 'IN' },
    timeZone: 'Asia/Kolkata',
    darkStyling: false,
    offersTimes: false,
    startPopup: true,
    map: 'https://maps.example.com/clinic',
    phoneRule: '91 10 10',
    regionLabel: 'State',
    childLine: null,
    hasDengue: true,
  },
  icons: '0a1b2c3d',
};

export const details: Parameters<typeof describeClinic>[1] = {
  openingHours: [{ days: ['Monday', 'Friday'], spans: [{ opens: '08:00', closes: '20:00' }] }],
  closures: [],
};
