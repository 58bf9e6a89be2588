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

/** For patients who do not know what they need; it is neither a therapy nor a service. */
export const advice = 'Assessment and advice (not sure yet)';

/** At the patient's home, or online. */
export const withoutRoom: readonly string[] = ['Home Care Physiotherapy', 'Tele-physiotherapy (online)'];

const aboutThrusts =
  'Rare strokes have been reported after quick neck thrusts. Not with thin bones, rheumatoid arthritis, nerve signs or ' +
  'blood thinners.';
const aboutCurrents =
  'Not with a pacemaker, on the front of the neck or over cancer. In pregnancy, ask us first. Guidance in the UK advises ' +
  'against it for back pain and osteoarthritis.';

/**
 * Risks of treatments, who should not have them, and how sure the evidence is. Sources: NICE guidelines NG59 (low back pain) and
 * NG226 (osteoarthritis), for TENS at the knee also those of the AAOS (2021) and the ACR (2019), and the usual contraindications of
 * electrophysical agents.
 */
export const notIf: Readonly<Record<string, string>> = {
  'Post-COVID Physiotherapy':
    'See a doctor first. If effort makes you much worse a day or two later, you need pacing, not more exercise.',
  'Chest Physiotherapy': 'See a doctor first if you cough up blood, or have chest pain or a broken rib.',
  'Cryotherapy (Cold Therapy)':
    'Not on skin that is numb or has poor blood flow. Not if cold makes your fingers go white or gives you a rash.',
  'Pelvic Floor Physical Therapy':
    'An internal check only if you want it. Not with an infection. After a birth or an operation, ask your doctor first.',
  'Traction Therapy':
    'Guidance in the UK advises against it for back pain. Not in pregnancy, with thin bones or with nerve signs.',
  'Soft Tissue Mobilization':
    'Tell us about blood thinners and cancer. Not near a blood clot, an infection or broken skin.',
  'Myofascial Release (MFR)':
    'The evidence is weak. Tell us about blood thinners and cancer. Not near a blood clot, an infection or broken skin.',
  'Cupping Therapy':
    'The evidence is weak. It leaves marks for some days. Not with blood thinners or on broken skin. In pregnancy, not on the ' +
    'belly or lower back.',
  'Kinesio Taping':
    'Studies show little or no benefit beyond ordinary care. Not on broken skin, or if plasters irritate you.',
  'Chiropractic Therapy': aboutThrusts,
  'Dry Needling Therapy':
    'It can bruise, and rarely punctures a lung. Tell us about blood thinners or pregnancy. Guidance in the UK advises ' +
    'against it for osteoarthritis.',
  'Thermotherapy (Heat Therapy)':
    'Not on skin that is numb, swollen or recently treated with radiotherapy. Not over cancer, unless your doctor agrees. In ' +
    'pregnancy, not on the belly or lower back.',
  'Manual Therapy':
    'It helps most together with exercise. Tell us about thin bones, cancer, blood thinners and rheumatoid arthritis.',
  'LASER Therapy':
    'The benefit is uncertain. Not over cancer, near the eyes or over the belly and lower back in pregnancy.',
  'Transcutaneous Electrical Nerve Stimulation (TENS)': `${aboutCurrents} Guidelines in the US disagree about it for the knee.`,
  'Interferential Therapy (IFT)': `${aboutCurrents} Not over a blood clot.`,
  'Ultrasound Therapy':
    'Guidance in the UK advises against it for back pain and osteoarthritis. Not in pregnancy, over cancer or a blood ' +
    'clot, near the eyes, or over growing bones.',
  'Therapeutic Massage':
    'Tell us about blood thinners and cancer. Not with a blood clot, a fever or broken skin there.',
  'Cardiac Rehabilitation':
    'See your doctor first. Stop and get emergency help at once if you have chest pain or faint.',
  'Vestibular Rehabilitation': 'First tell us about neck, artery or recent eye problems.',
  'Pediatric Physiotherapy': 'A child who limps and has fever, or cannot stand on a leg: see a doctor today.',
  'Chiropractor Treatment': aboutThrusts,
};
