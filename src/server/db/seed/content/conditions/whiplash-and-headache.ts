import type { SampleCondition } from '../types.ts';

export const whiplashAndHeadache: SampleCondition[] = [
  {
    name: 'Headache from the neck',
    bodyArea: 'head-and-neck',
    problem: 'Headache from the neck',
    description:
      'Joints and muscles of the upper neck can cause a headache, usually on one side. It often gets better with ' +
      'exercise and hands-on treatment. Most headaches are harmless, but a few need help now: read that part first.',
    course:
      'First 2 weeks | We find out what brings it on. Some people already feel better.\n' +
      '6 to 12 weeks | With training, headaches often come less often and are milder.\n' +
      'It can come back in busy times. The exercises help you to act early.',
    selfCheck:
      'It starts in the neck and moves to the back of the head, the side or behind the eye.\n' +
      'It is nearly always on the same side.\n' +
      'Turning the head or one position brings it on.\n' +
      'Your neck turns less far to one side.',
    symptoms: [
      {
        title: 'A dull ache on one side',
        description: 'It rises from the neck. It can last for hours or days.',
      },
      {
        title: 'A stiff neck',
        description: 'Turning is harder, and pressing the upper neck can bring on the headache.',
      },
      {
        title: 'What points to another kind',
        description:
          'Throbbing with feeling sick, and light that hurts, points to migraine. A tight band on both sides points ' +
          'to tension headache. A doctor can tell them apart.',
      },
    ],
    causes: [
      {
        title: 'The upper neck',
        description: 'Nerves of the upper neck and of the face meet. So pain in the neck can be felt in the head.',
      },
      {
        title: 'Long times in one position',
        description: 'Hours at a screen or a phone, or an awkward position in sleep, can set it off.',
      },
      {
        title: 'An old injury',
        description: 'It can follow whiplash. It can also come with wear of the neck.',
      },
      {
        title: 'Too many painkillers',
        description: 'Painkillers on more than 10 to 15 days a month can cause headaches themselves. Ask your doctor.',
      },
    ],
    doLines:
      'Write down when it comes and what helps, for two to four weeks.\n' +
      'Move your neck and change position every half hour.\n' +
      'Sleep, eat and drink at regular times.\n' +
      'Do your neck exercises, also on good days.',
    avoidLines:
      'Do not take painkillers on most days.\n' +
      'No quick thrusts on the neck.\n' +
      'Do not start exercises with a new, strong headache: see a doctor first.',
    exercises: [
      {
        title: 'Nod gently',
        instructions:
          'Lie on your back. Nod a little, as if to say yes, without lifting your head. Hold for 5 to 10 seconds.',
        howOften: '10 times, once or twice a day',
        stopIf: 'the headache gets stronger, or you feel dizzy, numb or see double.',
      },
      {
        title: 'Squeeze the shoulder blades',
        instructions: 'Sit upright. Draw your shoulder blades gently back and down. Hold for 5 seconds.',
        howOften: '10 times, twice a day',
        stopIf: 'pain is sharp or spreads, or you feel numb, weak or dizzy.',
      },
    ],
    treatment: [
      {
        title: 'Checking first',
        description:
          'We ask about warning signs and check nerves and blood pressure. We send you to a doctor if something ' +
          'does not fit.',
      },
      {
        title: 'Exercise',
        description: 'We train the deep muscles of the neck and the shoulder blades, for at least six weeks.',
      },
      {
        title: 'Hands-on treatment',
        description: 'Slow, gentle movements of the upper neck can ease pain. We do not need quick thrusts.',
      },
      {
        title: 'Daily life',
        description: 'We look at your desk, your breaks, your sleep and your stress.',
      },
    ],
    evidence:
      'Exercise and gentle hands-on treatment help many people with this kind of headache for months. The studies ' +
      'are few and not large.',
    children:
      'A new headache in a child under 10, or one with vomiting: see a doctor today. If the child suddenly walks or ' +
      'sees oddly, call {emergency} now.',
    pregnancy:
      'A bad headache in pregnancy, or in the six weeks after the birth, can mean dangerously high blood pressure. ' +
      'Call {emergency} now.',
    sources:
      'NICE guideline CG150: Headaches in over 12s (2012, updated 2021) | https://www.nice.org.uk/guidance/cg150\n' +
      'NHS: Headaches | https://www.nhs.uk/conditions/headaches/\n' +
      'Jull and others: Exercise and manipulative therapy for cervicogenic headache, Spine 2002',
    signs: [
      'thunderclap-headache',
      'artery-tear',
      'stroke',
      'sudden-nerve-signs',
      'meningitis',
      'collapse',
      'spine-injury',
      'pre-eclampsia',
      'carbon-monoxide',
      'severe-dengue',
      'very-high-blood-pressure',
      'head-injury',
      'giant-cell-arteritis',
      'painful-red-eye',
      'growing-headache',
      'pressure-headache',
      'dengue',
      'cancer-and-new-pain',
      'spinal-cord',
      'night-sweats',
      'low-mood',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if you take painkillers on more than 10 days a month.\n\n' +
      'Book a visit with us if a doctor has ruled out other causes. Come too if neck and head often ache together.',
    writtenOn: '2026-11-28',
    picture: 'headache',
  },
  {
    name: 'Whiplash',
    bodyArea: 'head-and-neck',
    problem: 'Neck pain',
    description:
      'Whiplash is a strain of the neck when the head is thrown back and forth, as in a car crash. Usually muscles ' +
      'and joints are sore and nothing is broken. Moving early helps.\n\n' +
      'After a bad crash, or if you cannot turn your head: call {emergency} and keep still.',
    course:
      'First days | Pain and stiffness often get worse for a day or two.\n' +
      '2 to 6 weeks | Many people do most of their daily tasks again.\n' +
      '3 months | Most of the healing is done. Up to half still feel some pain after a year, often mild.',
    selfCheck:
      'Your head was thrown back and forth in a crash, a fall or sport.\n' +
      'Your neck became sore and stiff within hours or by the next day.\n' +
      'A doctor has ruled out a broken bone, or the accident was small.\n' +
      'You can turn your head, even if it hurts.',
    symptoms: [
      {
        title: 'A stiff, sore neck',
        description: 'It may start hours after the accident, and turning is hard.',
      },
      {
        title: 'Headache',
        description: 'A dull ache rises from the neck.',
      },
      {
        title: 'Pain in shoulders, jaw or back',
        description: 'Muscles close by are strained too.',
      },
      {
        title: 'Tired, tense, poor sleep',
        description: 'Many people sleep badly, cannot concentrate or fear driving for a while.',
      },
    ],
    causes: [
      {
        title: 'A crash from behind',
        description: 'The body is pushed forward and the head follows late.',
      },
      {
        title: 'Sport and falls',
        description: 'A tackle, a fall from a bicycle or a bump at a fair can do the same.',
      },
      {
        title: 'What makes it last longer',
        description: 'Very strong pain at first, great worry, and much rest make a slow recovery more likely.',
      },
    ],
    doLines:
      'Once a doctor has ruled out a broken bone, move your neck gently every hour.\n' +
      'Go on with daily tasks as well as you can.\n' +
      'Use warmth, or cold for 10 to 15 minutes, with a cloth between.\n' +
      'Take the painkillers your doctor or pharmacist suggests, for some days.',
    avoidLines:
      'Do not wear a collar unless a doctor has told you to.\n' +
      'Do not drive until you can turn your head enough to look around.\n' +
      'No quick thrusts and no strong pulling on the neck.\n' +
      'Do not stay in bed.',
    exercises: [
      {
        title: 'Turn your head',
        instructions: 'Sit upright. Turn your head slowly to one side as far as is comfortable, then to the other.',
        howOften: '5 to 10 times, every hour or two in the day',
        stopIf: 'pain shoots into an arm, or you feel numb, weak, dizzy or see double.',
      },
      {
        title: 'Squeeze the shoulder blades',
        instructions: 'Draw your shoulder blades gently back and down. Hold for 5 seconds.',
        howOften: '10 times, three times a day',
        stopIf: 'pain is sharp or spreads.',
      },
    ],
    treatment: [
      {
        title: 'Checking for damage',
        description: 'We look for signs of a broken bone, a hurt nerve or a concussion before we treat you.',
      },
      {
        title: 'Advice and early movement',
        description: 'We explain what is normal, and show you movements that you can do from the start.',
      },
      {
        title: 'Training',
        description: 'If it lasts, we train the neck, shoulder blades, balance and eyes, step by step.',
      },
      {
        title: 'Hands-on treatment',
        description: 'Gentle movements can ease pain for a while, together with exercise.',
      },
      {
        title: 'After a shock',
        description: 'Bad dreams or fear in traffic for over four weeks can be treated. We tell you who can help.',
      },
    ],
    evidence:
      'Staying active helps more than rest and a collar. For pain that lasts, exercise helps some people, and no ' +
      'method is clearly best.',
    children: 'Has a child neck pain after an accident? Call {emergency} now and keep the child still.',
    pregnancy: 'After any crash in pregnancy go to emergency care now, even if you feel well.',
    sources:
      'Australian clinical guidelines for whiplash-associated disorders, fourth edition, SIRA 2023\n' +
      'Stiell and others: The Canadian C-spine rule, JAMA 2001 | https://doi.org/10.1001/jama.286.15.1841\n' +
      'NHS: Whiplash | https://www.nhs.uk/conditions/whiplash/',
    signs: [
      'severe-dengue',
      'spine-injury',
      'neck-after-crash',
      'belly-after-crash',
      'artery-tear',
      'chest-pain',
      'cannot-breathe',
      'stroke',
      'sudden-nerve-signs',
      'thunderclap-headache',
      'collapse',
      'cauda-equina',
      'head-injury',
      'neck-after-small-fall',
      'pregnancy-fall',
      'child-after-accident',
      'limb-weaker',
      'spinal-cord',
      'fever-with-pain',
      'dengue',
      'cancer-and-new-pain',
      'weight-loss',
      'night-pain',
    ],
    urgentHelp: 'Go to emergency care now if a headache keeps growing after the accident.',
    routineHelp:
      'See a doctor within 2 to 3 days if you are dizzy, or your ears ring.\n\n' +
      'Book a visit with us once a doctor has ruled out a broken bone. After a small accident, come within two ' +
      'weeks.',
    writtenOn: '2026-11-28',
    picture: 'whiplash',
  },
];
