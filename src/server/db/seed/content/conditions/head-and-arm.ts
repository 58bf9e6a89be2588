import type { SampleCondition } from '../types.ts';

export const headAndArm: SampleCondition[] = [
  {
    name: 'Concussion',
    bodyArea: 'head-and-neck',
    description:
      'A blow to the head, or a jolt that shakes it, can upset how the brain works for a while. Most people are well again ' +
      'within weeks. The first two days decide whether it is something worse: read the urgent part first.',
    course:
      'First 2 days | Rest a little, with short and easy activity. Someone stays with you.\n' +
      '2 to 4 weeks | Most adults are back to normal. Children may need four weeks.\n' +
      'Longer | One or two people in ten still notice something after a month or more. Help is worth it then.',
    selfCheck:
      'You had a blow or a jolt, and did not feel right afterwards.\n' +
      'Your head aches, or light and noise bother you.\n' +
      'You are dizzy, slow in thinking, or tired.\n' +
      'A doctor has ruled out bleeding and broken bones.',
    symptoms: [
      { title: 'Head', description: 'A headache, pressure, or trouble with light and noise.' },
      { title: 'Balance', description: 'You feel dizzy or unsteady. Quick turns of the head are unpleasant.' },
      { title: 'Thinking', description: 'You are slow, forgetful or in a fog. Screens tire you quickly.' },
      {
        title: 'Sleep and mood',
        description: 'You sleep more or less than usual. You may be sad, worried or short-tempered.',
      },
    ],
    causes: [
      { title: 'A blow or a jolt', description: 'In sport, in a fall, in traffic. The head need not hit anything.' },
      { title: 'The neck too', description: 'The neck is often hurt as well. Then it adds headache and dizziness.' },
      {
        title: 'A second blow',
        description: 'Until you are well, another blow harms more. That is why sport has to wait.',
      },
    ],
    doLines:
      'Rest for one or two days, with short walks.\n' +
      'Then do a little more each day, as long as symptoms rise only a little and settle within an hour.\n' +
      'Sleep at regular times.\n' +
      'Go back to school or work step by step, before you go back to sport.',
    avoidLines:
      'No sport that day, even if you feel well.\n' +
      'No contact sport until a doctor agrees.\n' +
      'Do not drive, climb or drink alcohol in the first days.\n' +
      'Do not lie in a dark room for many days.',
    exercises: [
      {
        title: 'Easy walk',
        instructions: 'Walk at a pace at which you can talk. Stop when a symptom gets clearly stronger, and rest.',
        howOften: '10 to 15 minutes, twice a day, from the second day',
        stopIf: 'your head hurts much more, you vomit, or you feel confused',
        picture: 'gait',
      },
      {
        title: 'Look and turn',
        instructions:
          'Sit. Look at your thumb at arm’s length. Turn your head slowly left and right, with your eyes on the thumb.',
        howOften: '30 seconds, three times a day, after the first week',
        stopIf: 'dizziness lasts for more than a few minutes, or you see double',
      },
    ],
    treatment: [
      {
        title: 'Checking first',
        description: 'We ask about warning signs, and test neck, eyes and balance. A doctor must have seen you.',
      },
      {
        title: 'Training that stays below your limit',
        description: 'Light exercise that hardly raises symptoms helps you to recover sooner.',
      },
      { title: 'Neck and balance', description: 'We treat a stiff neck, and practise looking, turning and walking.' },
      {
        title: 'Back to sport',
        description: 'We go through six steps, each at least a day long. Before contact, a doctor must agree.',
      },
    ],
    evidence:
      'For light exercise after the first two days there is good evidence, most of it from young athletes. For neck and ' +
      'balance training there is some.',
    children:
      'A child goes back to school before sport. Children and teenagers do not play again that day, whatever they ' +
      'say. Tell the school.',
    pregnancy: 'After any blow to the head or belly in pregnancy, call your maternity unit too.',
    sources:
      'NICE guideline NG232: Head injury (2023) | https://www.nice.org.uk/guidance/ng232\n' +
      'Patricios and others: Consensus statement on concussion in sport, Amsterdam 2022, British Journal of Sports Medicine ' +
      '2023 | https://doi.org/10.1136/bjsports-2023-106898\n' +
      'NHS: Head injury and concussion | https://www.nhs.uk/conditions/head-injury-and-concussion/',
    signs: ['head-injury', 'stroke', 'spine-injury', 'collapse', 'growing-headache', 'self-harm'],
    urgentHelp: 'In the first two days, someone should stay with the injured person and know these signs.',
    routineHelp:
      'See a doctor within two weeks if you are not clearly better after a month (a child: after two weeks).\n\n' +
      'Book a visit with us once a doctor has seen you, and dizziness, headache or a stiff neck stay.',
    problem: null,
    writtenOn: '2026-11-28',
    picture: 'concussion',
  },
  {
    name: 'Arm pain from the neck',
    bodyArea: 'head-and-neck',
    description:
      'A nerve of the neck is pressed or sore, and the pain runs into the arm. It can hurt a lot. In most people it eases ' +
      'within weeks to months, without an operation.',
    course:
      'First 2 weeks | Often the worst time. Find positions that ease it, and keep the arm moving.\n' +
      '4 to 12 weeks | Pain goes down in most people. Tingling often goes last.\n' +
      'Up to a year | A few still have some pain or weakness. Then a doctor looks again.',
    selfCheck:
      'Pain runs from the neck or shoulder blade down one arm.\n' +
      'Fingers tingle or feel numb.\n' +
      'Bending the head back or to that side makes it worse.\n' +
      'Resting the hand on top of the head can ease it.',
    symptoms: [
      {
        title: 'Pain down the arm',
        description: 'It is sharp, burning or deep. It can be worse than the pain in the neck.',
      },
      {
        title: 'Tingling or numbness',
        description: 'Mostly in the hand. Which fingers tingle shows which nerve it is.',
      },
      { title: 'Less strength', description: 'Lifting, gripping or straightening the elbow may be weaker.' },
    ],
    causes: [
      { title: 'A slipped disc', description: 'A disc bulges and irritates the nerve. It often shrinks by itself.' },
      { title: 'Wear', description: 'Small spurs of bone narrow the gap of the nerve. Most people over 50 have some.' },
      {
        title: 'A nerve further down',
        description: 'At the elbow or the wrist, as in carpal tunnel syndrome. We test for it.',
      },
    ],
    doLines:
      'Stay active, within what you can bear.\n' +
      'Rest the arm on a pillow when you sit.\n' +
      'Change position every half hour.\n' +
      'Sleep on your back or on the good side, with the neck in line.',
    avoidLines:
      'Do not look up for long.\n' +
      'Do not carry a heavy bag on that side.\n' +
      'No quick thrusts on the neck.\n' +
      'Do not wear a collar for more than a week or two.',
    exercises: [
      {
        title: 'Chin back',
        instructions: 'Sit upright. Draw your chin straight back, as if to make a double chin. Hold for 3 seconds.',
        howOften: '10 times, three times a day',
        stopIf: 'pain or tingling runs further down the arm, or your legs feel weak',
      },
      {
        title: 'Shoulder blades down',
        instructions: 'Let your arms hang. Draw your shoulder blades gently back and down. Hold for 5 seconds.',
        howOften: '10 times, twice a day',
        stopIf: 'arm pain gets stronger and does not settle within an hour',
      },
    ],
    treatment: [
      {
        title: 'Checking the nerve',
        description:
          'We test feeling, strength and reflexes, also in the legs. If a nerve loses power, we send you on.',
      },
      { title: 'Exercise', description: 'Training of neck and shoulder blades, and gentle gliding of the nerve.' },
      {
        title: 'Hands-on treatment',
        description: 'Slow movements of the neck and upper back may ease pain, beside exercise.',
      },
      {
        title: 'Traction',
        description: 'A gentle pull may be tried. It is not for everyone: we ask you about risks first.',
      },
      {
        title: 'With your doctor',
        description: 'Medicine for nerve pain, an injection or an operation, if pain stays or strength goes.',
      },
    ],
    evidence:
      'There is some evidence for exercise and for gentle hands-on treatment. For traction it is weak. Most people get ' +
      'better over time.',
    children: 'This is rare in children. A child with pain down an arm needs a doctor.',
    pregnancy:
      'Tingling hands in pregnancy mostly come from the wrist. Exercise and positions are safe; ask before tablets.',
    sources:
      'NICE CKS: Neck pain, cervical radiculopathy | https://cks.nice.org.uk/topics/neck-pain-cervical-radiculopathy/\n' +
      'Blanpied and others: Neck Pain: Revision 2017, Journal of Orthopaedic and Sports Physical Therapy | ' +
      'https://doi.org/10.2519/jospt.2017.0302',
    signs: [
      'severe-dengue',
      'chest-pain',
      'stroke',
      'spine-injury',
      'spinal-cord',
      'limb-weaker',
      'cancer-and-new-pain',
      'fever-with-pain',
      'dengue',
      'lung-top',
    ],
    urgentHelp: '',
    routineHelp: 'Book a visit with us if arm pain or tingling stays for more than a few days.',
    problem: 'Neck pain',
    writtenOn: '2026-11-28',
    picture: 'arm-nerve',
  },
];
