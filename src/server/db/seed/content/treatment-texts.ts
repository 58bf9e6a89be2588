import type { SampleTreatmentTexts } from './types.ts';

type Source = readonly [title: string, address?: string];

const nice = {
  back: [
    'NICE guideline NG59: Low back pain and sciatica in over 16s (2016, updated 2020)',
    'https://www.nice.org.uk/guidance/ng59',
  ],
  joints: ['NICE guideline NG226: Osteoarthritis in over 16s (2022)', 'https://www.nice.org.uk/guidance/ng226'],
  pelvicFloor: ['NICE guideline NG210: Pelvic floor dysfunction (2021)', 'https://www.nice.org.uk/guidance/ng210'],
  longCovid: [
    'NICE guideline NG188: Long-term effects of COVID-19 (2020, updated 2024)',
    'https://www.nice.org.uk/guidance/ng188',
  ],
  copd: ['NICE guideline NG115: COPD in over 16s (2018, updated 2019)', 'https://www.nice.org.uk/guidance/ng115'],
  stroke: ['NICE guideline NG236: Stroke rehabilitation in adults (2023)', 'https://www.nice.org.uk/guidance/ng236'],
  multipleSclerosis: [
    'NICE guideline NG220: Multiple sclerosis in adults (2022)',
    'https://www.nice.org.uk/guidance/ng220',
  ],
} as const satisfies Record<string, Source>;

const who = {
  back: [
    'WHO guideline for non-surgical management of chronic primary low back pain in adults (2023)',
    'https://www.who.int/publications/i/item/9789240081789',
  ],
} as const satisfies Record<string, Source>;

/** Address of a review in the Cochrane Library. */
const cochrane = (review: string) => `https://doi.org/10.1002/14651858.${review}`;

const sourcesOf = (...sources: Source[]) => sources.map((source) => source.join(' | ')).join('\n');

const thrusts: SampleTreatmentTexts = {
  what: 'Hands-on treatment of the spine and other joints, sometimes with a quick, small push. A click may be heard.',
  happens:
    'We ask about your health and test your movement and nerves first. Then we move joints slowly, or with a short push if ' +
    'you agree. You can say no to quick pushes, and we then use gentle ways. You may be sore for a day or two. Rare strokes ' +
    'have been reported after quick neck thrusts. Sudden bad headache, dizziness or double vision afterwards: call ' +
    '{emergency}.',
  helps: 'Some people with back or neck pain, together with exercise. It is not for other illnesses.',
  evidence:
    'The studies are weak. It may ease back and neck pain a little for some weeks, only together with exercise. Other ' +
    'hands-on treatment does about as well.',
  signs: ['stroke', 'sudden-nerve-signs', 'thunderclap-headache', 'cauda-equina', 'spinal-cord'],
  grade: 'weak',
  sources: sourcesOf(nice.back, who.back, [
    'Rubinstein and others: Spinal manipulative therapy for chronic low-back pain, Cochrane 2011',
    cochrane('CD008112.pub2'),
  ]),
};

/** Texts of the page of each seeded treatment. */
export const treatmentTexts: Readonly<Record<string, SampleTreatmentTexts>> = {
  'Assessment and advice (not sure yet)': {
    what: 'A first visit to find out what is wrong and what may help. You do not need to know the right treatment.',
    happens:
      'We listen to you, ask about your health, and look at how you move. We tell you what we think it is, what is ' +
      'uncertain, and what you can do yourself. If you need a doctor, we say so.',
    helps: 'Everyone who has pain, stiffness, weakness or a worry about movement, and does not know where to begin.',
    evidence:
      'Guidelines agree that advice and an early plan help many people to manage well. Few studies have tested it by ' +
      'itself.',
    signs: ['chest-pain', 'stroke', 'cannot-breathe', 'cauda-equina'],
    grade: 'weak',
    sources: sourcesOf(nice.back, [
      'Lin and others: What does best practice care for musculoskeletal pain look like?, British Journal of Sports ' +
        'Medicine 2020',
      'https://doi.org/10.1136/bjsports-2018-099878',
    ]),
  },
  'Post-COVID Physiotherapy': {
    what: 'Help with breathing, strength and tiredness that stay after COVID-19.',
    happens:
      'We measure pulse and oxygen at rest and after a short effort. Then we practise calm breathing and plan your day, so ' +
      'that you stop before you are worn out. We add training only if it does not make you worse later.',
    helps: 'People who are still breathless, weak or tired four weeks or more after COVID-19, and have seen a doctor.',
    evidence:
      'Breathing practice and careful training help some people. Research is young, and not everyone gets better.',
    signs: ['chest-pain', 'cannot-breathe', 'blue-lips', 'breathless-unexplained'],
    grade: 'some',
    sources: sourcesOf(nice.longCovid, [
      'McGregor and others: Rehabilitation exercise and psychological support after hospital care for COVID-19 ' +
        '(REGAIN), BMJ 2024',
      'https://doi.org/10.1136/bmj-2023-076506',
    ]),
  },
  'Chest Physiotherapy': {
    what: 'Ways to bring up phlegm and to breathe with less effort.',
    happens:
      'We listen to your chest. We show you how to breathe, huff and cough so that phlegm comes up. Sometimes we tap or shake ' +
      'the chest with our hands, or use a small device.',
    helps: 'People with COPD, bronchiectasis or much phlegm, and some people after an operation or a long illness.',
    evidence:
      'In bronchiectasis there is some evidence that it clears phlegm. In COPD it helps a little and for a short ' +
      'time. After operations the evidence is weak. For a simple cold or pneumonia it adds little.',
    signs: ['chest-pain', 'cannot-breathe', 'coughing-blood', 'fever-with-cough'],
    grade: 'some',
    sources: sourcesOf(
      nice.copd,
      ['Lee and others: Airway clearance techniques for bronchiectasis, Cochrane 2015', cochrane('CD008351.pub3')],
      ['Osadnik and others: Airway clearance techniques for COPD, Cochrane 2012', cochrane('CD008328.pub2')],
      ['Chen and others: Chest physiotherapy for pneumonia in adults, Cochrane 2022', cochrane('CD006338.pub4')],
    ),
  },
  'Cryotherapy (Cold Therapy)': {
    what: 'Cold packs that numb a sore place for a short time.',
    happens:
      'We put a cold pack on the place for 10 to 15 minutes, with a cloth between. We look at your skin before and ' +
      'after.',
    helps: 'People with a new sprain or bruise, or with swelling after an operation, who want less pain for a while.',
    evidence: 'Cold eases pain for a short time. It has not been shown that it makes an injury heal faster.',
    signs: ['cold-limb', 'hot-joint', 'out-of-shape'],
    grade: 'some',
    sources: sourcesOf([
      'Bleakley and others: The use of ice in the treatment of acute soft-tissue injury, American Journal of Sports ' +
        'Medicine 2004',
      'https://doi.org/10.1177/0363546503260757',
    ]),
  },
  'Pelvic Floor Physical Therapy': {
    what: 'Training for the muscles that hold bladder, bowel and womb.',
    happens:
      'We talk in a private room. We check how you squeeze and let go, from outside, or inside only if you want it. Then you ' +
      'get a plan for every day. You may bring someone with you.',
    helps:
      'Women and men who leak urine or wind, feel heaviness, or have pain. It also helps around birth and prostate ' +
      'surgery.',
    evidence:
      'For women who leak urine, training for three months has strong evidence. For men and for pain it is less sure.',
    signs: ['pregnancy-emergency', 'cauda-equina', 'cannot-pass-urine'],
    grade: 'good',
    sources: sourcesOf(nice.pelvicFloor, [
      'Dumoulin and others: Pelvic floor muscle training for urinary incontinence in women, Cochrane 2018',
      cochrane('CD005654.pub4'),
    ]),
  },
  'Traction Therapy': {
    what: 'A machine or our hands pull gently on the neck or back.',
    happens:
      'You lie down. A belt or our hands pull with a force that is comfortable, for 10 to 20 minutes. You can stop it.',
    helps: 'A few people with arm pain from the neck, together with exercise. We rarely suggest it for the back.',
    evidence:
      'UK and WHO guidance advise against it for the back, since it helps no more than exercise alone. For arm pain ' +
      'from the neck the evidence is weak.',
    signs: ['spine-injury', 'cauda-equina', 'spinal-cord', 'limb-weaker'],
    grade: 'advised-against',
    sources: sourcesOf(
      nice.back,
      who.back,
      ['Wegner and others: Traction for low-back pain, Cochrane 2013', cochrane('CD003010.pub5')],
      ['Graham and others: Mechanical traction for neck pain, Cochrane 2008', cochrane('CD006408.pub2')],
    ),
  },
  'Soft Tissue Mobilization': {
    what: 'Our hands press and move muscles and the tissue around them.',
    happens:
      'We find the sore places and work on them slowly. Tell us how strong it may be. Then we move and train the part.',
    helps: 'People with tight, sore muscles who want to move more easily before they exercise.',
    evidence:
      'The studies are weak. It may ease pain and stiffness for hours or days. Exercise is needed for more than that.',
    signs: ['clot-in-the-lung', 'hot-joint', 'blood-clot'],
    grade: 'weak',
    sources: sourcesOf(nice.back),
  },
  'Myofascial Release (MFR)': {
    what: 'Slow, steady pressure on muscles and the thin tissue around them.',
    happens:
      'We hold a gentle stretch or pressure for one or more minutes, and move on. It should feel like a firm stretch.',
    helps: 'Some people with long-lasting neck or back pain who like gentle hands-on treatment.',
    evidence: 'Studies are small and of mixed quality, so we cannot say how much it helps.',
    signs: ['clot-in-the-lung', 'hot-joint', 'blood-clot'],
    grade: 'weak',
    sources: sourcesOf([
      'Ajimsha and others: Effectiveness of myofascial release, Journal of Bodywork and Movement Therapies 2015',
    ]),
  },
  'Cupping Therapy': {
    what: 'Cups that suck the skin up a little for some minutes.',
    happens:
      'We put clean cups on the skin for 5 to 10 minutes. We do not cut the skin. Round marks stay for some days, and the ' +
      'place can be sore.',
    helps: 'Some people with back or neck pain who want to try it beside exercise.',
    evidence:
      'The studies are weak. It may ease pain for a short time, and a part of that may be because we expect it to.',
    signs: ['chest-pain', 'cauda-equina', 'fever-with-pain'],
    grade: 'weak',
    sources: sourcesOf([
      'Cao and others: An updated review of the efficacy of cupping therapy, PLoS ONE 2012',
      'https://doi.org/10.1371/journal.pone.0031793',
    ]),
  },
  'Kinesio Taping': {
    what: 'Stretchy tape on the skin over a muscle or joint.',
    happens: 'We clean the skin and put the tape on. It may stay for three to five days, also in the shower.',
    helps: 'People who feel safer with tape while they train, as for kneecap pain.',
    evidence: 'On average it helps little or not at all. For kneecap pain ordinary tape may help for some weeks.',
    signs: ['hot-joint', 'out-of-shape', 'cannot-bear-weight'],
    grade: 'weak',
    sources: sourcesOf([
      'Parreira and others: Current evidence does not support the use of Kinesio Taping in clinical practice, Journal ' +
        'of Physiotherapy 2014',
    ]),
  },
  'Chiropractic Therapy': thrusts,
  'Dry Needling Therapy': {
    what: 'Thin needles in tight spots of a muscle. There is no medicine in them.',
    happens:
      'We use new, clean needles and clean the skin. The muscle may twitch or ache for a moment. A bruise or soreness ' +
      'can last for a day or two. You can stop at any time. Rarely, a needle punctures a lung. Afterwards, sudden ' +
      'breathlessness or chest pain: call {emergency}.',
    helps: 'Some people with neck, shoulder or muscle pain, together with exercise.',
    evidence:
      'It may ease pain for some weeks. The studies are weak, and guidelines disagree. UK guidance advises against it ' +
      'for osteoarthritis. After months there is little or no difference to other treatment.',
    signs: ['chest-pain', 'cannot-breathe', 'fever-with-pain'],
    grade: 'advised-against',
    sources: sourcesOf(nice.back, nice.joints, who.back, [
      'Gattie and others: The effectiveness of trigger point dry needling for musculoskeletal conditions by physical ' +
        'therapists, Journal of Orthopaedic and Sports Physical Therapy 2017',
    ]),
  },
  'Thermotherapy (Heat Therapy)': {
    what: 'Warmth from packs, wax or a lamp, on the part that is stiff or sore.',
    happens:
      'We test whether you feel warm and cold. Then we warm the place for 15 to 20 minutes and look at your skin.',
    helps: 'People with stiff muscles or joints, or new back pain, who want to move more easily.',
    evidence: 'Warmth eases new back pain a little for a short time. For joints there are only a few studies.',
    signs: ['clot-in-the-lung', 'hot-joint', 'blood-clot'],
    grade: 'some',
    sources: sourcesOf([
      'French and others: Superficial heat or cold for low back pain, Cochrane 2006',
      cochrane('CD004750.pub2'),
    ]),
  },
  'Manual Therapy': {
    what: 'Slow movements of joints and pressure on muscles with our hands.',
    happens:
      'We test how the joint moves, and move it gently again and again. Then you use the new movement in exercises.',
    helps: 'People with a stiff or sore neck, back, shoulder, hip or ankle who also exercise.',
    evidence: 'It eases pain a little for some weeks when it is added to exercise. On its own it helps less.',
    signs: ['spine-injury', 'cauda-equina', 'fever-with-pain', 'cancer-and-new-pain'],
    grade: 'some',
    sources: sourcesOf(nice.back, [
      'Gross and others: Manipulation and mobilisation for neck pain, Cochrane 2015',
      cochrane('CD004249.pub4'),
    ]),
  },
  'LASER Therapy': {
    what: 'Low-level light on a sore place. It does not cut or burn.',
    happens:
      'You and we wear glasses that protect the eyes. We hold the light on the place for some minutes. You feel little.',
    helps: 'A few people with tendon or neck pain who want to try it beside exercise.',
    evidence:
      'The evidence is weak: some studies show a little less pain, others show nothing. UK guidance advises against ' +
      'it for osteoarthritis.',
    signs: ['hot-joint', 'fever-with-pain', 'cancer-and-new-pain'],
    grade: 'advised-against',
    sources: sourcesOf(nice.joints),
  },
  'Transcutaneous Electrical Nerve Stimulation (TENS)': {
    what: 'A small device that sends weak currents through pads on the skin.',
    happens:
      'We put pads near the sore place and turn the current up until it tingles. It must not hurt. It runs for 20 to ' +
      '40 minutes. We can show you how to use one at home. Do not use it while you drive, sleep or bathe.',
    helps: 'Some people who want less pain for a short time, so that they can move.',
    evidence:
      'It may ease pain while it runs, but the studies are weak. UK and WHO guidance advise against it for back pain. ' +
      'UK guidance advises against it for osteoarthritis too; for the knee, guidelines in the US disagree.',
    signs: ['chest-pain', 'cauda-equina', 'fever-with-pain'],
    grade: 'advised-against',
    sources: sourcesOf(nice.back, nice.joints, who.back, [
      'Gibson and others: TENS for chronic pain, an overview of Cochrane reviews, Cochrane 2019',
      cochrane('CD011890.pub3'),
    ]),
  },
  'Interferential Therapy (IFT)': {
    what: 'Two weak currents that cross in the sore place.',
    happens: 'We put pads on the skin and turn the current up until it tingles. It takes 10 to 20 minutes.',
    helps: 'A few people who want less pain for a short time before they exercise.',
    evidence:
      'Most studies find that it adds little or nothing to exercise. UK guidance advises against it for back pain and ' +
      'osteoarthritis.',
    signs: ['chest-pain', 'cauda-equina', 'fever-with-pain'],
    grade: 'advised-against',
    sources: sourcesOf(nice.back, nice.joints, [
      'Fuentes and others: Effectiveness of interferential current therapy in the management of musculoskeletal pain, ' +
        'Physical Therapy 2010',
    ]),
  },
  'Ultrasound Therapy': {
    what: 'Sound waves that you cannot hear, from a small head that glides over the skin with gel.',
    happens: 'We move the head slowly over the place for about five minutes. You feel little or a mild warmth.',
    helps: 'We rarely suggest it. Other treatment usually helps more.',
    evidence:
      'Most studies find that it helps no more than a device that is switched off. UK and WHO guidance advise against ' +
      'it for back pain. UK guidance advises against it for osteoarthritis too.',
    signs: ['hot-joint', 'fever-with-pain', 'blood-clot'],
    grade: 'advised-against',
    sources: sourcesOf(nice.back, nice.joints, who.back, [
      'Ebadi and others: Therapeutic ultrasound for chronic low back pain, Cochrane 2020',
      cochrane('CD009169.pub3'),
    ]),
  },
  'Home Care Physiotherapy': {
    what: 'We come to your home to examine and treat you.',
    happens:
      'We look at how you move in your own rooms, practise with you, and make the home safer. Please wear loose clothes, and ' +
      'keep your medicine list at hand. A relative may join in.',
    helps: 'People who cannot come to us: after a stroke, an operation or a fall, or with weak legs or lungs.',
    evidence:
      'After a new knee, training at home works about as well as at a clinic: good studies show this. For other ' +
      'problems there is some evidence.',
    signs: ['chest-pain', 'stroke', 'cannot-breathe', 'broken-hip'],
    grade: 'some',
    sources: sourcesOf(
      [
        'Buhagiar and others: Effect of inpatient rehabilitation vs a monitored home-based program on mobility after ' +
          'total knee arthroplasty (HIHO), JAMA 2017',
      ],
      nice.stroke,
    ),
  },
  'Tele-physiotherapy (online)': {
    what: 'A visit by video. You stay at home and we see each other on a screen.',
    happens:
      'We send you a link. Have some room to move and, if you are unsteady, someone beside you. We ask, watch you move, and ' +
      'teach exercises. If you need to be touched or tested, we ask you to come.',
    helps: 'People who live far away, follow an exercise plan or want advice first.',
    evidence: 'For exercise and advice, video works about as well as a visit for many people with back or knee pain.',
    signs: ['chest-pain', 'stroke', 'cannot-breathe', 'cauda-equina'],
    grade: 'some',
    sources: sourcesOf([
      'Cottrell and others: Real-time telerehabilitation for the treatment of musculoskeletal conditions, Clinical ' +
        'Rehabilitation 2017',
    ]),
  },
  'Therapeutic Massage': {
    what: 'Massage of sore or tight muscles.',
    happens:
      'You lie or sit, covered where we do not work. We agree how strong it should be, and stop when you say so.',
    helps: 'People with tense or sore muscles who want some relief, together with exercise.',
    evidence: 'For the neck it helps little or no more than a sham. For the back the studies are weak.',
    signs: ['clot-in-the-lung', 'hot-joint', 'blood-clot'],
    grade: 'weak',
    sources: sourcesOf(
      ['Massage for neck pain, Cochrane 2024', cochrane('CD004871.pub5')],
      ['Furlan and others: Massage for low-back pain, Cochrane 2015', cochrane('CD001929.pub3')],
    ),
  },
  'Cardiac Rehabilitation': {
    what: 'Exercise and advice after a heart attack, a heart operation or with a weak heart.',
    happens:
      'We need the findings of your doctor. You train two or three times a week for six to twelve weeks. We ' +
      'watch pulse, blood pressure and how you feel. We talk about food, smoking, stress and medicine too.',
    helps: 'People after a heart attack, a stent or a bypass, or with heart failure, when their doctor agrees.',
    evidence:
      'After a heart attack, fewer people need hospital again and fewer die of it. With a weak heart, fewer people ' +
      'need hospital; it has not been shown that fewer die.',
    signs: ['chest-pain', 'cannot-breathe', 'collapse', 'racing-heart'],
    grade: 'good',
    sources: sourcesOf(
      [
        'Dibben and others: Exercise-based cardiac rehabilitation for coronary heart disease, Cochrane 2021',
        cochrane('CD001800.pub4'),
      ],
      ['Exercise-based cardiac rehabilitation for adults with heart failure, Cochrane 2024', cochrane('CD003331.pub6')],
    ),
  },
  'Vestibular Rehabilitation': {
    what: 'Training for dizziness and balance.',
    happens:
      'We test eyes, head and balance. For spinning in bed we guide your head through set positions. For other dizziness you ' +
      'practise looking, turning and walking every day. You may feel dizzy for a moment.',
    helps: 'People with spinning attacks (BPPV), or who are unsteady after an illness of the inner ear.',
    evidence: 'For BPPV and for one weak inner ear it has good evidence. For other causes it is less sure.',
    signs: ['stroke', 'sudden-nerve-signs', 'spinning-at-rest'],
    grade: 'good',
    sources: sourcesOf(
      [
        'Hilton and Pinder: The Epley manoeuvre for benign paroxysmal positional vertigo, Cochrane 2014',
        cochrane('CD003162.pub3'),
      ],
      [
        'McDonnell and Hillier: Vestibular rehabilitation for unilateral peripheral vestibular dysfunction, Cochrane ' +
          '2015',
        cochrane('CD005397.pub4'),
      ],
    ),
  },
  'Musculoskeletal Physiotherapy': {
    what: 'Treatment of pain and stiffness in muscles, joints, back and neck.',
    happens:
      'We find out what is likely to be wrong, explain it, and plan exercise with you. Hands-on treatment can be added.',
    helps: 'People with back, neck, shoulder, knee, hip or foot pain, or after a sprain or a broken bone.',
    evidence: 'Exercise and advice have the best evidence for most of these problems.',
    signs: ['spine-injury', 'cauda-equina', 'hot-joint', 'fever-with-pain', 'cancer-and-new-pain'],
    grade: 'good',
    sources: sourcesOf(nice.back, nice.joints, [
      'Hayden and others: Exercise therapy for chronic low back pain, Cochrane 2021',
      cochrane('CD009790.pub2'),
    ]),
  },
  'Pre and Post Surgery Rehabilitation': {
    what: 'Training before an operation, and the way back afterwards.',
    happens:
      'Before: we build strength and practise what you will need. After: we follow your surgeon’s rules, watch wound and ' +
      'swelling, and train movement, strength and daily tasks.',
    helps: 'People with a new knee or hip, a broken bone, or an operation of the back, shoulder or ligaments.',
    evidence:
      'There is some evidence that rehabilitation after an operation helps people to move again. Training before it ' +
      'helps a little in the first weeks.',
    signs: ['chest-pain', 'clot-in-the-lung', 'new-hip-out', 'infected-wound', 'blood-clot'],
    grade: 'some',
    sources: sourcesOf([
      'Wang and others: Does preoperative rehabilitation for patients planning to undergo joint replacement surgery ' +
        'improve outcomes?, BMJ Open 2016',
      'https://doi.org/10.1136/bmjopen-2015-009857',
    ]),
  },
  "Women's Health Physiotherapy": {
    what: 'Physiotherapy around pregnancy, birth, menopause and the pelvic floor.',
    happens:
      'You talk with us in private. We look at back, belly and pelvis, and plan exercise that is safe for you. An internal ' +
      'check is never needed, and is done only if you want it.',
    helps: 'Women with back or pelvic pain in pregnancy, a weak belly after birth, leaking or heaviness.',
    evidence:
      'For leaking urine, pelvic floor training has good evidence. For pelvic pain in pregnancy the studies are ' +
      'small. For a gap of the tummy muscles after birth they are weak: exercise may change the gap little.',
    signs: ['pregnancy-emergency', 'pre-eclampsia', 'cauda-equina'],
    grade: 'good',
    sources: sourcesOf(
      nice.pelvicFloor,
      [
        'Dumoulin and others: Pelvic floor muscle training for urinary incontinence in women, Cochrane 2018',
        cochrane('CD005654.pub4'),
      ],
      [
        'Liddle and Pennick: Interventions for preventing and treating low-back and pelvic pain during pregnancy, ' +
          'Cochrane 2015',
        cochrane('CD001139.pub4'),
      ],
      [
        'Benjamin and others: Conservative interventions may have little effect on reducing diastasis of the rectus ' +
          'abdominis in postnatal women, Physiotherapy 2023',
      ],
    ),
  },
  'Sports Physiotherapy': {
    what: 'Treatment of sports injuries, and a safe way back to sport.',
    happens: 'We examine the injury, plan training in steps, and test strength, jumps and turns before you play again.',
    helps: 'People of every age who hurt a muscle, tendon, ligament or joint, or want to prevent it.',
    evidence: 'Good studies show that strength and balance training prevents many injuries.',
    signs: ['chest-pain', 'collapse', 'spine-injury', 'head-injury', 'cannot-bear-weight'],
    grade: 'good',
    sources: sourcesOf([
      'Lauersen and others: The effectiveness of exercise interventions to prevent sports injuries, British Journal ' +
        'of Sports Medicine 2014',
      'https://doi.org/10.1136/bjsports-2013-092538',
    ]),
  },
  'Geriatric Physiotherapy': {
    what: 'Physiotherapy for older people: strength, balance and daily life.',
    happens:
      'We test walking, balance and how you stand up. We train what you need at home, and look at what makes you fall.',
    helps: 'People who have fallen, feel unsteady, are weak after an illness, or have thin bones.',
    evidence:
      'For people who live at home, balance and strength training prevents about one in four falls. In care homes it ' +
      'is uncertain.',
    signs: ['stroke', 'broken-hip', 'head-injury'],
    grade: 'good',
    sources: sourcesOf(
      [
        'Sherrington and others: Exercise for preventing falls in older people living in the community, Cochrane 2019',
        cochrane('CD012424.pub2'),
      ],
      [
        'Cameron and others: Interventions for preventing falls in older people in care facilities and hospitals, ' +
          'Cochrane 2018',
        cochrane('CD005465.pub4'),
      ],
    ),
  },
  'Pediatric Physiotherapy': {
    what: 'Physiotherapy for babies, children and teenagers, mostly through play.',
    happens:
      'We watch how your child moves and play with them. You stay with your child. We show you what to practise at home, a ' +
      'little every day.',
    helps:
      'Children who move late or differently, or have cerebral palsy or a wry neck. Teenagers with sports injuries too.',
    evidence:
      'In cerebral palsy, practising real tasks and play has good evidence; passive stretching alone helps little. ' +
      'For a baby’s wry neck, early stretching and play have good evidence.',
    signs: ['ill-child', 'collapse', 'child-limp-fever', 'child-limp-age'],
    grade: 'good',
    sources: sourcesOf(
      ['Novak and others: State of the evidence traffic lights 2019, Current Neurology and Neuroscience Reports 2020'],
      [
        'Sargent and others: Physical therapy management of congenital muscular torticollis, Pediatric Physical Therapy ' +
          '2024',
      ],
    ),
  },
  'Neuro Physiotherapy and Rehabilitation': {
    what: 'Training after a stroke, or with Parkinson’s, multiple sclerosis or an injury of nerves, brain or spine.',
    happens:
      'We set goals with you. You practise real tasks many times: standing up, walking, reaching, balance. Your family learns ' +
      'how to help safely.',
    helps:
      'People whose movement, balance or strength has changed through an illness of nerves or brain, also after years.',
    evidence:
      'Much practice of real tasks has good evidence after a stroke. So has exercise in Parkinson’s disease. In ' +
      'multiple sclerosis there is some evidence. No one can tell in advance how far it goes.',
    signs: ['stroke', 'collapse', 'cannot-breathe'],
    grade: 'good',
    sources: sourcesOf(
      nice.stroke,
      nice.multipleSclerosis,
      [
        'Pollock and others: Physical rehabilitation approaches for the recovery of function and mobility following ' +
          'stroke, Cochrane 2014',
        cochrane('CD001920.pub3'),
      ],
      [
        'Ernst and others: Physical exercise for people with Parkinson’s disease, Cochrane 2023',
        cochrane('CD013856.pub2'),
      ],
    ),
  },
  'Chiropractor Treatment': thrusts,
};
