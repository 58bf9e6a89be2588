export const therapies: string[] = [
  'Post-COVID Physiotherapy',
  'Chest Physiotherapy',
  'Cryotherapy (Cold Therapy)',
  'Pelvic Floor Physical Therapy',
  'Traction Therapy',
  'Soft Tissue Mobilization',
  'Myofascial Release (MFR)',
  'Cupping Therapy',
  'Kinesio Taping',
  'Chiropractic Therapy',
  'Dry Needling Therapy',
  'Thermotherapy (Heat Therapy)',
  'Manual Therapy',
  'LASER Therapy',
  'Transcutaneous Electrical Nerve Stimulation (TENS)',
  'Interferential Therapy (IFT)',
  'Ultrasound Therapy',
];

export const services: string[] = [
  'Home Care Physiotherapy',
  'Tele-physiotherapy (online)',
  'Therapeutic Massage',
  'Cardiac Rehabilitation',
  'Vestibular Rehabilitation',
  'Musculoskeletal Physiotherapy',
  'Pre and Post Surgery Rehabilitation',
  "Women's Health Physiotherapy",
  'Sports Physiotherapy',
  'Geriatric Physiotherapy',
  'Pediatric Physiotherapy',
  'Neuro Physiotherapy and Rehabilitation',
  'Chiropractor Treatment',
];

const aboutBackPain = 'UK guidance advises against it for back pain.';
const aboutThrusts = 'Rare strokes have been reported after quick neck thrusts. Not with weak bones or nerve signs.';
const aboutCurrents = `Not with a pacemaker. ${aboutBackPain}`;

/** Risks of treatments, and who should not have them. */
export const notIf: Readonly<Record<string, string>> = {
  'Cryotherapy (Cold Therapy)': 'Not on skin that is numb or has poor blood flow.',
  'Traction Therapy': `${aboutBackPain} Not with weak bones or nerve signs.`,
  'Cupping Therapy': 'The evidence is weak. It leaves marks for some days.',
  'Chiropractic Therapy': aboutThrusts,
  'Dry Needling Therapy': 'It can bruise, and rarely punctures a lung. Tell us about blood thinners or pregnancy.',
  'Thermotherapy (Heat Therapy)': 'Not on skin that is numb, swollen or recently treated with radiotherapy.',
  'LASER Therapy': 'The benefit is uncertain. Not over cancer or near the eyes.',
  'Transcutaneous Electrical Nerve Stimulation (TENS)': aboutCurrents,
  'Interferential Therapy (IFT)': aboutCurrents,
  'Ultrasound Therapy': aboutBackPain,
  'Chiropractor Treatment': aboutThrusts,
};
