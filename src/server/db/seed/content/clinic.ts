import type { ClinicProfile } from '#contract/clinic.ts';
import type { SamplePractitioner } from './types.ts';

const noPicture = { image: null, alt: null };

export const clinicProfile: Omit<ClinicProfile, 'practitioners' | 'version' | 'retentionMonths' | 'offersTimes'> = {
  name: 'Physiotherapy App',
  email: 'hello@example.com',
  phone: '+91 00000 00000',
  whatsapp: null,
  otherPhones: [],
  emergencyNumber: '112',
  ambulanceNumber: '108',
  crisisLine: 'Tele-MANAS 14416',
  showsReviews: true,
  languages: [],
  address: {
    street: 'Sample Street 1',
    locality: 'Kochi',
    region: 'Kerala',
    postalCode: '000000',
    country: 'IN',
  },
  mapLink: null,
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      spans: [{ opens: '08:00', closes: '20:00' }],
    },
  ],
  socialLinks: {
    facebook: 'https://example.com/facebook',
    instagram: 'https://example.com/instagram',
    linkedin: 'https://example.com/linkedin',
    twitter: 'https://example.com/twitter',
  },
  dataProcessors: null,
  darkStyling: false,
  startPopup: true,
  heroSlides: [
    {
      headline: 'Move more easily, step by step.',
      sentence: 'We measure how you move today, then plan small steps with you.',
      drawing: 'shoulder',
      ...noPicture,
    },
    {
      headline: 'A calmer back starts with listening.',
      sentence: 'Tell us where it hurts and when. We look, explain, and begin gently.',
      drawing: 'spine',
      ...noPicture,
    },
    {
      headline: 'Steady knees, one bend at a time.',
      sentence: 'After an injury or an operation, we rebuild strength at your pace.',
      drawing: 'knee',
      ...noPicture,
    },
  ],
};

const registration = 'Physiotherapist, not a medical doctor. Registration no. 00000 (sample)';

export const practitioners: SamplePractitioner[] = [
  {
    name: 'Dr. Nila Sample [PT]',
    qualification: 'Master of Physiotherapy (sample)',
    specialty: 'MSK and sports injuries',
    description: 'Over 10 years of helping people with sore joints and muscles back to work, sport and daily life.',
    biography:
      'Dr. Nila Sample is specialised in MSK and sports injuries, with over 10 years of experience. MSK is short ' +
      'for musculoskeletal: everything to do with muscles, joints and bones.\n\n' +
      'A first visit begins with questions and a careful look at how you move. We explain the likely cause, what is ' +
      'uncertain, and what you can do. Exercise comes first, and you measure progress together.\n\n' +
      'If something needs a doctor, we will tell you so and give you a short letter.',
    registration,
    yearsOfExperience: 10,
    picture: 'practitioner-1',
  },
  {
    name: 'Dr. Arjun Sample [PT]',
    qualification: 'Bachelor of Physiotherapy (sample)',
    specialty: 'Orthopedic physiotherapist, specialised in rehab',
    description:
      'Over 3 years of guiding people through the weeks after an operation or an injury, patiently and in small ' +
      'steps.',
    biography:
      'Dr. Arjun Sample is an orthopedic physiotherapist specialised in rehab, with over 3 years of experience. ' +
      'Orthopedic care is about bones and joints. Rehab helps you recover after surgery, fracture or illness.\n\n' +
      'Together you set aims that matter to you: the stairs at home, or carrying your shopping. ' +
      'Then the plan is built up week by week, and written so that you can follow it between visits.\n\n' +
      'Questions are welcome at any time. Your family can come along if you like.',
    registration,
    yearsOfExperience: 3,
    picture: 'practitioner-2',
  },
];
