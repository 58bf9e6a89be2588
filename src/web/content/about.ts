/** The fixed words of the About Us page. */

export const introduction = [
  'We are a physiotherapy and rehabilitation clinic. Our mission is to help people move with less pain and more ' +
    'confidence, whatever brought them here.',
  'Manual therapy is treatment with our hands. Hands-on care can ease pain briefly. Exercise matters more. We explain ' +
    'the likely cause, what is uncertain, and what you can do.',
  'Rehabilitation, or rehab, helps you recover after surgery, fracture or illness. We build strength step by step, and ' +
    'write a plan that you can follow at home.',
  'We also offer posture correction, sports physiotherapy and injury prevention.',
] as const;

export const visionAndMission = {
  lead: 'Six promises to every patient.',
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
