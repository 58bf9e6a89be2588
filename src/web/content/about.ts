/** The fixed words of the About Us page. */

export const introduction = [
  'We are a physiotherapy and rehabilitation clinic. Our mission is to help people move with less pain and more ' +
    'confidence, whatever brought them here.',
  'Our work begins with our hands. Manual therapy can ease a stiff joint or a tight muscle, and it tells us where to ' +
    'look next. We explain what we feel, and why it matters.',
  'Rehabilitation is the longer part. After an operation, an injury or an illness we rebuild strength step by step, ' +
    'and we write the plan so that you can follow it at home.',
  'We also work before anything goes wrong: posture correction for people who sit a lot, sports physiotherapy for ' +
    'people who train hard, and injury prevention for everyone who wants to stay on their feet.',
] as const;

export const visionAndMission = {
  lead: 'Six things we hold ourselves to, with every person who walks in.',
  points: [
    'Personalized, evidence-based treatment',
    'Long-term recovery and sustainable wellness',
    'Modern techniques and technology',
    'A healing environment with compassion and trust',
    'Patient education and preventive care',
    'Collaboration with other healthcare experts',
  ],
} as const;

export const teamLine = 'Meet our expert physiotherapy team committed to your recovery.';
