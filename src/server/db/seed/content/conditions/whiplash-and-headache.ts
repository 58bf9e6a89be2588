import type { SampleCondition } from '../types.ts';

export const whiplashAndHeadache: SampleCondition[] = [
  {
    name: 'Headache from the neck',
    bodyArea: 'head-and-neck',
    problem: 'Headache from the neck',
    description:
      'Joints and muscles of the upper neck can cause a headache, usually on one side. It often gets better with exercise ' +
      'and hands-on treatment. Most headaches are harmless, but a few need help at once: read that part first.',
    course:
      'First 2 weeks | We find out what brings it on. Some people already feel better.\n' +
      '6 to 12 weeks | With training, headaches often come less often and are milder.\n' +
      'Later | It can come back in busy times. The exercises help you to act early.',
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
        title: 'What speaks for another kind',
        description:
          'Throbbing with feeling sick, and light that hurts, speaks for migraine. A tight band on both sides speaks for ' +
          'tension headache. A doctor can tell them apart.',
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
        stopIf: 'the headache gets stronger, or you feel dizzy, numb or see double',
      },
      {
        title: 'Squeeze the shoulder blades',
        instructions: 'Sit upright. Draw your shoulder blades gently back and down. Hold for 5 seconds.',
        howOften: '10 times, twice a day',
        stopIf: 'pain is sharp or spreads, or you feel numb, weak or dizzy',
      },
    ],
    treatment: [
      {
        title: 'Checking first',
        description:
          'We ask about warning signs and check nerves and blood pressure. We send you to a doctor if something does not fit.',
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
      'Exercise and gentle hands-on treatment help many people with this kind of headache for months. The studies are few ' +
      'and not large.',
    children:
      'A child with a new headache needs a doctor. Go to emergency care if it comes with morning vomiting, or the ' +
      'child walks or sees oddly.',
    pregnancy:
      'A strong headache in pregnancy, or in the six weeks after the birth, can mean dangerously high blood pressure. Go to ' +
      'emergency care today. With a fit, call {emergency}.',
    sources:
      'NICE guideline CG150: Headaches in over 12s (2012, updated 2021) | https://www.nice.org.uk/guidance/cg150\n' +
      'NHS: Headaches | https://www.nhs.uk/conditions/headaches/\n' +
      'Jull and others: Exercise and manipulative therapy for cervicogenic headache, Spine 2002',
    urgentHelp:
      'Call {emergency} at once if a headache:\n' +
      '• is very bad and starts within a moment, unlike any before\n' +
      '• comes with a drooping face, a weak or numb arm or leg, or slurred speech\n' +
      '• comes with fever and a stiff neck, a rash, confusion or great sleepiness\n' +
      '• comes with a fit (seizure), fainting or double vision\n' +
      '• follows a blow to the head, and you vomit, are confused or take blood thinners\n' +
      '• comes with sudden, strong neck pain, with or without an injury\n\n' +
      'After a bad fall, a crash or a dive, call {emergency} and keep still if your neck hurts.\n\n' +
      'A swollen artery can put your sight at risk. Go to emergency care today if you are over 50 and have:\n' +
      '• a new headache or a sore scalp\n' +
      '• jaw pain that builds with chewing and stops at rest\n' +
      '• any change in your sight\n\n' +
      'Go to emergency care today too if:\n' +
      '• you are pregnant, or gave birth in the last six weeks\n' +
      '• an eye is red and very sore, or sight is suddenly worse\n' +
      '• others in your home have a headache too: leave the house, it can be gas from a stove',
    routineHelp:
      'See a doctor today if:\n' +
      '• you have had cancer, or have weak immunity, and the headache is new\n' +
      '• it is worse when you lie, cough or bend, or wakes you with vomiting\n' +
      '• it gets stronger from day to day\n\n' +
      'See a doctor within a day if your hands are clumsy or you walk unsteadily.\n\n' +
      'See a doctor within 2-3 days if:\n' +
      '• the headache is new and you are under 10 or over 50\n' +
      '• you sweat at night, or have had slight fever in the evenings for weeks\n' +
      '• you take painkillers on more than 10 days a month\n' +
      '• you have low mood or cannot sleep\n\n' +
      'Book a visit with us if a doctor has ruled out other causes. Come too if neck and head often ache together.',
    writtenOn: '2026-11-27',
    picture: 'neck',
  },
  {
    name: 'Whiplash',
    bodyArea: 'head-and-neck',
    problem: 'Neck pain',
    description:
      'Whiplash is a strain of the neck when the head is thrown back and forth, as in a car crash. Usually muscles and ' +
      'joints are sore and nothing is broken. Moving early helps.\n\n' +
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
        description: 'A dull ache rises from the neck. A very bad or growing headache needs emergency care.',
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
        stopIf: 'pain shoots into an arm, or you feel numb, weak, dizzy or see double',
      },
      {
        title: 'Squeeze the shoulder blades',
        instructions: 'Draw your shoulder blades gently back and down. Hold for 5 seconds.',
        howOften: '10 times, three times a day',
        stopIf: 'pain is sharp or spreads',
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
      'Staying active helps more than rest and a collar. For pain that lasts, exercise helps some people, and no method is ' +
      'clearly best.',
    children:
      'A child with neck pain after an accident must be seen in emergency care on the same day. Keep the child still.',
    pregnancy: 'After any crash in pregnancy go to emergency care today, even if you feel well.',
    sources:
      'Guidelines for the management of acute whiplash-associated disorders, New South Wales 2014 | ' +
      'https://www.sira.nsw.gov.au\n' +
      'Stiell and others: The Canadian C-spine rule, JAMA 2001 | https://doi.org/10.1001/jama.286.15.1841\n' +
      'NHS: Whiplash | https://www.nhs.uk/conditions/whiplash/',
    urgentHelp:
      'Call {emergency} and keep still if:\n' +
      '• the crash or fall was bad: at speed, off a bicycle or motorcycle, down stairs, or head first\n' +
      '• you cannot turn your head to both sides\n' +
      '• the middle of the neck is very sore, or you are over 65 and your neck hurts\n' +
      '• an arm or leg is weak, numb or tingles\n\n' +
      'Call {emergency} at once, also days later, for:\n' +
      '• chest or belly pain, or trouble breathing after a crash\n' +
      '• fainting, confusion, great sleepiness, a fit or vomiting again and again\n' +
      '• a headache that is very bad or keeps growing\n' +
      '• a drooping face, slurred speech, double vision or trouble swallowing\n' +
      '• sudden, very strong neck pain or headache, unlike any before\n' +
      '• trouble walking, or sudden dizziness\n\n' +
      'Go to emergency care at once if:\n' +
      '• you feel numb between your legs\n' +
      '• you cannot pass urine, or you leak urine or stools\n\n' +
      'Go to emergency care today after a blow to the head if you take blood thinners or have thin bones.',
    routineHelp:
      'See a doctor within a day if:\n' +
      '• your hands are clumsy or you walk unsteadily\n' +
      '• you do not remember the accident\n' +
      '• an arm tingles and it does not pass\n\n' +
      'See a doctor within 2-3 days if:\n' +
      '• pain is very strong or wakes you every night\n' +
      '• you are dizzy, or your ears ring\n' +
      '• you have a new fever, have had cancer, or lose weight without a reason\n\n' +
      'Book a visit with us once a doctor has ruled out a broken bone. After a small accident, come within two weeks.',
    writtenOn: '2026-11-27',
    picture: 'neck',
  },
];
