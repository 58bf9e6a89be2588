import type { SampleTreatmentTexts } from './types.ts';

const thrusts: SampleTreatmentTexts = {
  what: 'Hands-on treatment of the spine and other joints, sometimes with a quick, small push. A click may be heard.',
  happens:
    'We ask about your health and test your movement and nerves first. Then we move joints slowly, or with a short push if ' +
    'you agree. You can say no to quick pushes, and we then use gentle ways. You may be sore for a day or two.',
  helps: 'Some people with back or neck pain, together with exercise. It is not for other illnesses.',
  evidence: 'It can ease back and neck pain a little for some weeks. Other hands-on treatment does about as well.',
};

/** Texts of the page of each seeded treatment. Sources: as for `notIf`, and reviews of the Cochrane library. */
export const treatmentTexts: Readonly<Record<string, SampleTreatmentTexts>> = {
  'Assessment and advice (not sure yet)': {
    what: 'A first visit to find out what is wrong and what may help. You do not need to know the right treatment.',
    happens:
      'We listen to you, ask about your health, and look at how you move. We tell you what we think it is, what is ' +
      'uncertain, and what you can do yourself. If you need a doctor, we say so.',
    helps: 'Everyone who has pain, stiffness, weakness or a worry about movement, and does not know where to begin.',
    evidence: 'Good advice and an early plan help many people to manage well: guidelines agree on that.',
  },
  'Post-COVID Physiotherapy': {
    what: 'Help with breathing, strength and tiredness that stay after COVID-19.',
    happens:
      'We measure pulse and oxygen at rest and after a short effort. Then we practise calm breathing and plan your day, so ' +
      'that you stop before you are worn out. We add training only if it does not make you worse later.',
    helps: 'People who are still breathless, weak or tired four weeks or more after COVID-19, and have seen a doctor.',
    evidence:
      'Breathing practice and careful training help some people. Research is young, and not everyone gets better.',
  },
  'Chest Physiotherapy': {
    what: 'Ways to bring up phlegm and to breathe with less effort.',
    happens:
      'We listen to your chest. We show you how to breathe, huff and cough so that phlegm comes up. Sometimes we tap or shake ' +
      'the chest with our hands, or use a small device.',
    helps: 'People with COPD, bronchiectasis or much phlegm, and some people after an operation or a long illness.',
    evidence: 'It helps to clear phlegm in long-lasting lung illness. For a simple cold or pneumonia it adds little.',
  },
  'Cryotherapy (Cold Therapy)': {
    what: 'Cold packs that numb a sore place for a short time.',
    happens:
      'We put a cold pack on the place for 10 to 15 minutes, with a cloth between. We look at your skin before and after.',
    helps: 'People with a new sprain or bruise, or with swelling after an operation, who want less pain for a while.',
    evidence: 'Cold eases pain for a short time. It has not been shown that it makes an injury heal faster.',
  },
  'Pelvic Floor Physical Therapy': {
    what: 'Training for the muscles that hold bladder, bowel and womb.',
    happens:
      'We talk in a private room. We check how you squeeze and let go, from outside, or inside only if you want it. Then you ' +
      'get a plan for every day. You may bring someone with you.',
    helps:
      'Women and men who leak urine or wind, feel heaviness, or have pain. It also helps around birth and prostate surgery.',
    evidence:
      'For women who leak urine, training for three months has strong evidence. For men and for pain it is less sure.',
  },
  'Traction Therapy': {
    what: 'A machine or our hands pull gently on the neck or back.',
    happens:
      'You lie down. A belt or our hands pull with a force that is comfortable, for 10 to 20 minutes. You can stop it.',
    helps: 'A few people with arm pain from the neck, together with exercise. We rarely suggest it for the back.',
    evidence: 'For the back it does not help more than exercise alone. For arm pain from the neck it is uncertain.',
  },
  'Soft Tissue Mobilization': {
    what: 'Our hands press and move muscles and the tissue around them.',
    happens:
      'We find the sore places and work on them slowly. Tell us how strong it may be. Then we move and train the part.',
    helps: 'People with tight, sore muscles who want to move more easily before they exercise.',
    evidence: 'It can ease pain and stiffness for hours or days. Exercise is needed for more than that.',
  },
  'Myofascial Release (MFR)': {
    what: 'Slow, steady pressure on muscles and the thin tissue around them.',
    happens:
      'We hold a gentle stretch or pressure for one or more minutes, and move on. It should feel like a firm stretch.',
    helps: 'Some people with long-lasting neck or back pain who like gentle hands-on treatment.',
    evidence: 'Studies are small and of mixed quality, so we cannot say how much it helps.',
  },
  'Cupping Therapy': {
    what: 'Cups that suck the skin up a little for some minutes.',
    happens:
      'We put clean cups on the skin for 5 to 10 minutes. We do not cut the skin. Round marks stay for some days, and the ' +
      'place can be sore.',
    helps: 'Some people with back or neck pain who want to try it beside exercise.',
    evidence: 'The studies are weak. It may ease pain for a short time, and part of that may be hope.',
  },
  'Kinesio Taping': {
    what: 'Stretchy tape on the skin over a muscle or joint.',
    happens: 'We clean the skin and put the tape on. It may stay for three to five days, also in the shower.',
    helps: 'People who feel safer with tape while they train, as for kneecap pain.',
    evidence: 'On average it helps little or not at all. For kneecap pain ordinary tape may help for some weeks.',
  },
  'Chiropractic Therapy': thrusts,
  'Dry Needling Therapy': {
    what: 'Thin needles in tight spots of a muscle. There is no medicine in them.',
    happens:
      'We use new, clean needles and clean the skin. The muscle may twitch or ache for a moment. A bruise or soreness can last ' +
      'for a day or two. You can stop at any time.',
    helps: 'Some people with neck, shoulder or muscle pain, together with exercise.',
    evidence: 'It may ease pain for some weeks. After months there is little or no difference to other treatment.',
  },
  'Thermotherapy (Heat Therapy)': {
    what: 'Warmth from packs, wax or a lamp, on the part that is stiff or sore.',
    happens:
      'We test whether you feel warm and cold. Then we warm the place for 15 to 20 minutes and look at your skin.',
    helps: 'People with stiff muscles or joints, or new back pain, who want to move more easily.',
    evidence: 'Warmth eases new back pain a little for a short time. For joints there are only a few studies.',
  },
  'Manual Therapy': {
    what: 'Slow movements of joints and pressure on muscles with our hands.',
    happens:
      'We test how the joint moves, and move it gently again and again. Then you use the new movement in exercises.',
    helps: 'People with a stiff or sore neck, back, shoulder, hip or ankle who also exercise.',
    evidence: 'It eases pain a little for some weeks when it is added to exercise. On its own it helps less.',
  },
  'LASER Therapy': {
    what: 'Low-level light on a sore place. It does not cut or burn.',
    happens:
      'You and we wear glasses that protect the eyes. We hold the light on the place for some minutes. You feel little.',
    helps: 'A few people with tendon or neck pain who want to try it beside exercise.',
    evidence: 'Some studies show a little less pain, others show nothing, so the benefit is uncertain.',
  },
  'Transcutaneous Electrical Nerve Stimulation (TENS)': {
    what: 'A small device that sends weak currents through pads on the skin.',
    happens:
      'We put pads near the sore place and turn the current up until it tingles. It must not hurt. It runs for 20 to 40 ' +
      'minutes. We can show you how to use one at home.',
    helps: 'Some people who want less pain for a short time, so that they can move.',
    evidence: 'It may ease pain while it runs. For back pain and arthritis guidance in the UK advises against it.',
  },
  'Interferential Therapy (IFT)': {
    what: 'Two weak currents that cross in the sore place.',
    happens: 'We put pads on the skin and turn the current up until it tingles. It takes 10 to 20 minutes.',
    helps: 'A few people who want less pain for a short time before they exercise.',
    evidence: 'Most studies find that it adds little or nothing to exercise.',
  },
  'Ultrasound Therapy': {
    what: 'Sound waves that you cannot hear, from a small head that glides over the skin with gel.',
    happens: 'We move the head slowly over the place for about five minutes. You feel little or a mild warmth.',
    helps: 'We rarely suggest it. Other treatment usually helps more.',
    evidence: 'Most studies find that it helps no more than a device that is switched off.',
  },
  'Home Care Physiotherapy': {
    what: 'We come to your home to examine and treat you.',
    happens:
      'We look at how you move in your own rooms, practise with you, and make the home safer. Please wear loose clothes, and ' +
      'keep your medicine list at hand. A relative may join in.',
    helps: 'People who cannot come to us: after a stroke, an operation or a fall, or with weak legs or lungs.',
    evidence: 'Training at home works about as well as at a clinic for many people, for example after a new knee.',
  },
  'Tele-physiotherapy (online)': {
    what: 'A visit by video. You stay at home and we see each other on a screen.',
    happens:
      'We send you a link. Have some room to move and, if you are unsteady, someone beside you. We ask, watch you move, and ' +
      'teach exercises. If you need to be touched or tested, we ask you to come.',
    helps: 'People who live far away, follow an exercise plan or want advice first.',
    evidence: 'For exercise and advice, video works about as well as a visit for many people with back or knee pain.',
  },
  'Therapeutic Massage': {
    what: 'Massage of sore or tight muscles.',
    happens:
      'You lie or sit, covered where we do not work. We agree how strong it should be, and stop when you say so.',
    helps: 'People with tense or sore muscles who want some relief, together with exercise.',
    evidence: 'It eases back and neck pain for a short time. There is little evidence that it lasts.',
  },
  'Cardiac Rehabilitation': {
    what: 'Exercise and advice after a heart attack, a heart operation or with a weak heart.',
    happens:
      'We need the findings of your doctor. You train two or three times a week for six to twelve weeks. We ' +
      'watch pulse, blood pressure and how you feel. We talk about food, smoking, stress and medicine too.',
    helps: 'People after a heart attack, a stent or a bypass, or with heart failure, when their doctor agrees.',
    evidence: 'It has strong evidence: fewer people need hospital again, and fewer die of heart disease.',
  },
  'Vestibular Rehabilitation': {
    what: 'Training for dizziness and balance.',
    happens:
      'We test eyes, head and balance. For spinning in bed we guide your head through set positions. For other dizziness you ' +
      'practise looking, turning and walking every day. You may feel dizzy for a moment.',
    helps: 'People with spinning attacks (BPPV), or who are unsteady after an illness of the inner ear.',
    evidence: 'For BPPV and for one weak inner ear it has good evidence. For other causes it is less sure.',
  },
  'Musculoskeletal Physiotherapy': {
    what: 'Treatment of pain and stiffness in muscles, joints, back and neck.',
    happens:
      'We find out what is likely to be wrong, explain it, and plan exercise with you. Hands-on treatment can be added.',
    helps: 'People with back, neck, shoulder, knee, hip or foot pain, or after a sprain or a broken bone.',
    evidence: 'Exercise and advice have the best evidence for most of these problems.',
  },
  'Pre and Post Surgery Rehabilitation': {
    what: 'Training before an operation, and the way back afterwards.',
    happens:
      'Before: we build strength and practise what you will need. After: we follow your surgeon’s rules, watch wound and ' +
      'swelling, and train movement, strength and daily tasks.',
    helps: 'People with a new knee or hip, a broken bone, or an operation of the back, shoulder or ligaments.',
    evidence:
      'Rehab after an operation helps people to move again. Training before it helps a little in the first weeks.',
  },
  "Women's Health Physiotherapy": {
    what: 'Physiotherapy around pregnancy, birth, menopause and the pelvic floor.',
    happens:
      'You talk with us in private. We look at back, belly and pelvis, and plan exercise that is safe for you. An internal ' +
      'check is never needed, and is done only if you want it.',
    helps: 'Women with back or pelvic pain in pregnancy, a weak belly after birth, leaking or heaviness.',
    evidence: 'Pelvic floor training has strong evidence. For pelvic pain in pregnancy the studies are small.',
  },
  'Sports Physiotherapy': {
    what: 'Treatment of sports injuries, and a safe way back to sport.',
    happens: 'We examine the injury, plan training in steps, and test strength, jumps and turns before you play again.',
    helps: 'People of every age who hurt a muscle, tendon, ligament or joint, or want to prevent it.',
    evidence:
      'Strength and balance training lowers the number of injuries and of repeat injuries: good studies show it.',
  },
  'Geriatric Physiotherapy': {
    what: 'Physiotherapy for older people: strength, balance and daily life.',
    happens:
      'We test walking, balance and how you stand up. We train what you need at home, and look at what makes you fall.',
    helps: 'People who have fallen, feel unsteady, are weak after an illness, or have thin bones.',
    evidence: 'Balance and strength training prevents about one in four falls.',
  },
  'Pediatric Physiotherapy': {
    what: 'Physiotherapy for babies, children and teenagers, mostly through play.',
    happens:
      'We watch how your child moves and play with them. You stay with your child. We show you what to practise at home, a ' +
      'little every day.',
    helps:
      'Children who move late or differently, or have cerebral palsy or a wry neck. Teenagers with sports injuries too.',
    evidence:
      'Practising real tasks and play has good evidence in cerebral palsy. Passive stretching alone helps little.',
  },
  'Neuro Physiotherapy and Rehabilitation': {
    what: 'Training after a stroke, or with Parkinson’s, multiple sclerosis or an injury of nerves, brain or spine.',
    happens:
      'We set goals with you. You practise real tasks many times: standing up, walking, reaching, balance. Your family learns ' +
      'how to help safely.',
    helps:
      'People whose movement, balance or strength has changed through an illness of nerves or brain, also after years.',
    evidence:
      'Much practice of real tasks has good evidence after a stroke. No one can tell in advance how far it goes.',
  },
  'Chiropractor Treatment': thrusts,
};
