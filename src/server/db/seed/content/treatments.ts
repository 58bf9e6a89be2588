import type { Aim } from '#contract/plain/treatment-texts.ts';

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

/** Aims of the seeded treatments. */
export const namesByAim: Readonly<Record<Aim, readonly string[]>> = {
  move: [
    'Musculoskeletal Physiotherapy',
    'Manual Therapy',
    'Soft Tissue Mobilization',
    'Myofascial Release (MFR)',
    'Chiropractic Therapy',
    'Chiropractor Treatment',
    'Sports Physiotherapy',
  ],
  pain: [
    'Cryotherapy (Cold Therapy)',
    'Thermotherapy (Heat Therapy)',
    'Traction Therapy',
    'Cupping Therapy',
    'Kinesio Taping',
    'Dry Needling Therapy',
    'LASER Therapy',
    'Transcutaneous Electrical Nerve Stimulation (TENS)',
    'Interferential Therapy (IFT)',
    'Ultrasound Therapy',
    'Therapeutic Massage',
  ],
  recover: [
    'Pre and Post Surgery Rehabilitation',
    'Post-COVID Physiotherapy',
    'Chest Physiotherapy',
    'Cardiac Rehabilitation',
    'Neuro Physiotherapy and Rehabilitation',
  ],
  steady: ['Vestibular Rehabilitation', 'Geriatric Physiotherapy'],
  family: ['Pelvic Floor Physical Therapy', "Women's Health Physiotherapy", 'Pediatric Physiotherapy'],
  place: ['Home Care Physiotherapy', 'Tele-physiotherapy (online)'],
};

/** For patients who do not know what they need; it is neither a therapy nor a service. */
export const advice = 'Assessment and advice (not sure yet)';

/** At the patient's home, or online. */
export const withoutRoom: readonly string[] = ['Home Care Physiotherapy', 'Tele-physiotherapy (online)'];

const aboutThrusts =
  'No quick thrusts in pregnancy, on children, or after a recent crash. None with thin bones, joint or spine disease (such as ' +
  'rheumatoid arthritis), cancer or an infection of the spine. None with artery disease, nerve signs or blood thinners.';
const aboutCurrents =
  'Not with a pacemaker, a defibrillator or another electronic implant. Not over numb or broken skin, cancer or a blood clot. ' +
  'Not on the head, the front of the neck or across the chest. With epilepsy or in pregnancy, ask us first.';
const aboutHands =
  'Tell us about blood thinners, cancer and pregnancy. Not near a blood clot or an infection, and not on numb or broken skin.';

/**
 * Contraindications of treatments, at most 300 characters each, since the booking form shows them too. Risks, and signs of harm afterwards,
 * stand in `treatment-texts.ts`. Sources: Houghton and others, Physiotherapy Canada 2010 (electrophysical agents); the framework for
 * the neck of the IFOMPT (2020); the neck pain guideline of the JOSPT (2017); the usual contraindications.
 */
export const notIf: Readonly<Record<string, string>> = {
  [advice]: 'In an emergency, do not wait for a visit. We send you to a doctor if you need one first.',
  'Post-COVID Physiotherapy':
    'See a doctor first. If effort makes you much worse a day or two later, you need pacing, not more exercise.',
  'Chest Physiotherapy':
    'See a doctor first if you cough up blood, or have chest pain or a broken rib. With a cough for two weeks or more, get a TB ' +
    'test first. Tell us about thin bones, blood thinners and operations.',
  'Cryotherapy (Cold Therapy)':
    'Not on skin that is numb, broken or has poor blood flow. Not if cold makes your fingers go white or gives you a rash. Tell ' +
    'us about sickle cell disease.',
  'Pelvic Floor Physical Therapy':
    'An internal check only if you want it, and not with an infection. In pregnancy, no internal check if you bleed, have a low ' +
    'placenta or waters that broke. After a birth or an operation, ask your doctor first.',
  'Traction Therapy':
    'Not in pregnancy, with thin bones, rheumatoid arthritis or an artery problem. Not with cancer or an infection of the spine ' +
    '(such as tuberculosis). Not with clumsy hands, unsteady walking or growing weakness.',
  'Soft Tissue Mobilization': aboutHands,
  'Myofascial Release (MFR)': aboutHands,
  'Cupping Therapy':
    'Not with blood thinners or an illness that makes you bleed easily. Not on numb or broken skin. In pregnancy, not on the ' +
    'belly or lower back.',
  'Kinesio Taping': 'Not on broken or numb skin, or if plasters irritate you.',
  'Chiropractic Therapy': aboutThrusts,
  'Dry Needling Therapy':
    'Tell us about blood thinners, pregnancy, weak immunity, or swelling after cancer surgery. Not with an infection of the skin ' +
    'there.',
  'Thermotherapy (Heat Therapy)':
    'Not with poor blood flow, a fresh injury, a wound or a blood clot there. Not on skin that is numb, swollen or recently had ' +
    'radiotherapy. Not over cancer, unless your doctor agrees. In pregnancy, not on the belly or lower back.',
  'Manual Therapy':
    'Tell us about thin bones, cancer, an infection, blood thinners and rheumatoid arthritis. Not on a fresh break.',
  'LASER Therapy': 'Not over cancer, near the eyes, or over the belly and lower back in pregnancy.',
  'Transcutaneous Electrical Nerve Stimulation (TENS)': aboutCurrents,
  'Interferential Therapy (IFT)': aboutCurrents,
  'Ultrasound Therapy':
    'Not in pregnancy, over cancer, a blood clot, an infection, numb skin or a bleeding place. Not near the eyes, over growing ' +
    'bones, an electronic implant, or a joint with metal or plastic.',
  'Home Care Physiotherapy':
    'Not instead of a hospital. If you get worse quickly, have a new fever or fell, call a doctor before we come.',
  'Tele-physiotherapy (online)':
    'Not for a new injury, new weakness or numbness, or if you fall easily and are alone. Then come to us or see a doctor.',
  'Therapeutic Massage':
    'Tell us about blood thinners, cancer and pregnancy. Not with a fever, near a blood clot or an infection, or on numb or ' +
    'broken skin.',
  'Cardiac Rehabilitation':
    'See your doctor first. Not while chest pain is new or comes at rest, or with fever. Bring the letter of your hospital.',
  'Vestibular Rehabilitation': 'First tell us about neck, artery or recent eye problems.',
  'Musculoskeletal Physiotherapy':
    'See a doctor first if the pain follows a bad fall or comes with fever. Also if you have had cancer and it is new.',
  'Pre and Post Surgery Rehabilitation':
    'Only what your surgeon allows. Tell us about fever, a wet or red wound, and a calf that is swollen or sore.',
  "Women's Health Physiotherapy":
    'If you bleed or your baby moves less, call your maternity unit, not us. After a birth or an operation, ask your doctor first.',
  'Sports Physiotherapy':
    'After a blow to the head, no sport until a doctor agrees. If you faint or have chest pain in sport, see a doctor first.',
  'Geriatric Physiotherapy':
    'See a doctor first if you faint, have new pain after a fall, or are suddenly confused or weak.',
  'Pediatric Physiotherapy': 'See a doctor first if a child is ill, limps, or loses a skill that it had.',
  'Neuro Physiotherapy and Rehabilitation':
    'See a doctor first if something is new: weakness, numbness, fits, or trouble with speech, sight or swallowing.',
  'Chiropractor Treatment': aboutThrusts,
};
