import type { SampleCondition } from '../types.ts';

export const pregnancyAndChildren: SampleCondition[] = [
  {
    name: 'Pelvic girdle pain in pregnancy',
    bodyArea: 'hip-and-pelvis',
    problem: 'Pelvic floor or pregnancy',
    description:
      'In pregnancy the joints of the pelvis can hurt: at the back, at the front or on both sides. About one in ' +
      'five pregnant women has it. It is not harmful to your baby. Advice, exercise and small changes often ease it.',
    course:
      'In pregnancy | It can begin at any time. With advice, many women manage well until the birth.\n' +
      'First weeks after the birth | It usually eases.\n' +
      '3 months and later | Most women are well. Some still have pain and should come back to us.',
    selfCheck:
      'You are pregnant, or had a baby in the last months.\n' +
      'It hurts at the front of the pelvis, low at the back or in the bottom.\n' +
      'Turning in bed, stairs or standing on one leg hurts.\n' +
      'It may click or grind.',
    symptoms: [
      {
        title: 'Pain in the pelvis',
        description: 'You feel it over the pubic bone, low at the back on one or both sides, or in the thighs.',
      },
      {
        title: 'Pain when you stand on one leg',
        description: 'Stairs, dressing while you stand, and getting out of a car hurt.',
      },
      {
        title: 'Hard nights',
        description: 'Turning over in bed hurts and wakes you.',
      },
    ],
    causes: [
      {
        title: 'The pelvis carries more',
        description: 'Weight, posture and the way you walk change, and the joints of the pelvis move unevenly.',
      },
      {
        title: 'What makes it more likely',
        description: 'Pain in an earlier pregnancy, back pain before, a past injury of the pelvis, or heavy work.',
      },
      {
        title: 'Worry and poor sleep',
        description: 'They make the pain feel stronger. You can ask for help with both.',
      },
    ],
    doLines:
      'Stay active within what is comfortable.\n' +
      'Sit down to dress.\n' +
      'Keep your knees together when you turn in bed or get out of a car.\n' +
      'From 28 weeks, go to sleep on your side, with a pillow between your knees.\n' +
      'Take stairs one at a time, and let others carry and lift.\n' +
      'Tell your midwife or doctor before the birth how far you can open your legs without pain.',
    avoidLines:
      'Do not stand on one leg to dress.\n' +
      'Do not push heavy things, or carry a child on one hip.\n' +
      'Do not cross your legs or squat deep if it hurts.\n' +
      'No currents, ultrasound or strong heat on the belly or lower back.',
    exercises: [
      {
        title: 'Draw in the lower belly',
        instructions: 'Kneel on hands and knees. Breathe out and draw your lower belly gently in. Hold for 5 seconds.',
        howOften: '10 times, once or twice a day',
        stopIf: 'you have pain, bleeding, tightening of the belly, or feel dizzy or breathless.',
      },
      {
        title: 'Squeeze a pillow',
        instructions: 'Sit or lie on your side with a pillow between your knees. Squeeze it gently for 5 seconds.',
        howOften: '8 to 10 times, once a day',
        stopIf: 'the front of the pelvis hurts more.',
      },
    ],
    treatment: [
      {
        title: 'Advice for the day and the night',
        description: 'We find with you the movements that hurt, and show you another way to do them.',
      },
      {
        title: 'Exercise',
        description: 'We train your bottom, belly, back and pelvic floor. Exercise in water is often pleasant.',
      },
      {
        title: 'A belt',
        description: 'A soft belt around the pelvis eases pain for some women. Wear it for short times.',
      },
      {
        title: 'Hands-on treatment and sticks',
        description: 'Gentle movements may ease pain for a while. Sticks help if walking is hard.',
      },
      {
        title: 'Medicine',
        description: 'Ask your doctor or midwife before you take any tablet or cream.',
      },
    ],
    evidence:
      'Guidance in the UK suggests exercise advice and a soft belt, although the studies are small and do not ' +
      'agree. Time helps most, after the birth.',
    pregnancy:
      'Exercise is safe in most pregnancies. Ask your doctor or midwife first if you bleed, have high blood ' +
      'pressure or carry twins.',
    sources:
      'NICE guideline NG201: Antenatal care (2021) | https://www.nice.org.uk/guidance/ng201\n' +
      'Royal College of Obstetricians and Gynaecologists: Pelvic girdle pain and pregnancy | ' +
      'https://www.rcog.org.uk/for-the-public/browse-our-patient-information/pelvic-girdle-pain-and-pregnancy/\n' +
      'NHS: Pelvic pain in pregnancy | https://www.nhs.uk/pregnancy/common-symptoms/pelvic-pain/',
    signs: [
      'pregnancy-emergency',
      'early-labour',
      'pre-eclampsia',
      'collapse',
      'chest-pain',
      'cannot-breathe',
      'clot-in-the-lung',
      'self-harm',
      'cauda-equina',
      'both-legs',
      'pregnancy-fall',
      'fever-after-birth',
      'blood-clot',
      'pregnancy-urine-fever',
      'foot-drop',
      'limb-weaker',
      'low-mood',
    ],
    urgentHelp: 'Go to emergency care now if the pain began suddenly and you cannot put weight on a leg.',
    routineHelp:
      'See a doctor or midwife today if your face, hands and feet swell quickly.\n\n' +
      'See a doctor or midwife within 2 to 3 days if you cannot sleep or walk for pain.\n\n' +
      'Book a visit with us as soon as the pain bothers you. You do not have to wait until after the birth.',
    writtenOn: '2026-11-28',
    picture: 'pregnancy',
  },
  {
    name: 'Limping child and growing pains',
    bodyArea: 'leg',
    problem: 'A child who moves differently',
    description:
      'Growing pains are aches in both legs in the evening or at night. They are gone in the morning. They are ' +
      'common from 3 to 12 years and harmless. A limp is different: a child who limps should be seen by a doctor.\n\n' +
      'A limp with fever, or a child who will not put weight on a leg: emergency care now.',
    course:
      'A sore hip after a cold | A doctor looks at it. It usually passes within one to two weeks.\n' +
      'Sore growth plates at heel or knee | They settle over weeks to months with less jumping and running.\n' +
      'Growing pains | They come and go for months or years, and stop by themselves.',
    selfCheck:
      'Growing pains: both legs ache, in the evening or at night, in thighs, calves or behind the knees.\n' +
      'In the morning your child runs and plays as usual.\n' +
      'Your child never limps and has no fever.\n' +
      'Nothing is red, hot or swollen. If one of these lines does not fit, see a doctor.',
    symptoms: [
      {
        title: 'Growing pains',
        description: 'Your child cries or wakes with sore legs, likes to be rubbed, and is well in the morning.',
      },
      {
        title: 'A limp',
        description: 'One leg gets less weight, or your child crawls again, walks on the toes or will not walk.',
      },
      {
        title: 'Pain in a different place',
        description: 'Pain from the hip is often felt in the thigh or the knee. So the hip must be checked too.',
      },
    ],
    causes: [
      {
        title: 'Growing pains',
        description: 'The cause is not known. They often come after a busy day. Growing itself does not hurt.',
      },
      {
        title: 'Common reasons for a limp',
        description: 'A bruise, a splinter, a tight shoe, a sprain, or a sore hip after a cold.',
      },
      {
        title: 'Reasons that must not be missed',
        description:
          'An infected joint, an infected or broken bone, or arthritis. A hip that slips or gets too little blood. ' +
          'Rarely cancer. That is why a doctor looks first.',
      },
      {
        title: 'If a child may have been hurt by a person',
        description:
          'A child in danger now: call {emergency}. You can also call {child}. Otherwise tell a doctor or us. We listen, and help to keep the ' +
          'child safe.',
      },
    ],
    doLines:
      'Take your child’s temperature, and look at feet, shoes and skin.\n' +
      'Write down when it hurts, where, and whether your child limps.\n' +
      'Growing pains: rub the legs, use a warm cloth, and comfort your child.\n' +
      'Ask a doctor or pharmacist for the right amount of medicine for your child’s weight.',
    avoidLines:
      'Do not explain a limp as growing pains.\n' +
      'Do not wait when there is fever, or no weight on the leg.\n' +
      'Never give aspirin to a child, unless a doctor says so.\n' +
      'Do not rub or stretch a leg that is hot, swollen or hurt.',
    exercises: [
      {
        title: 'Stretch the calf before bed',
        instructions:
          'Your child leans on a wall with one leg behind, heel down. Hold for 15 to 20 seconds. Make it a game.',
        howOften: '3 times each leg in the evening, for growing pains only',
        stopIf: 'it hurts, or your child limps.',
      },
    ],
    treatment: [
      {
        title: 'First a doctor',
        description:
          'A child who limps is seen by a doctor before physiotherapy. Under three, or over nine with hip, thigh or ' +
          'knee pain: emergency care now.',
      },
      {
        title: 'Growing pains',
        description: 'We explain, show you stretches and rubbing, and check that nothing else is behind it.',
      },
      {
        title: 'Sore growth plates',
        description: 'We plan sport in smaller amounts, train strength, and look at shoes.',
      },
      {
        title: 'After an illness or a broken bone',
        description: 'We help your child to walk, run and play again, with games.',
      },
    ],
    evidence:
      'Stretching and comfort may help with growing pains, but there are only a few small studies. They stop by ' +
      'themselves in nearly all children.',
    sources:
      'NHS: Limp in children | https://www.nhs.uk/conditions/limp-in-children/\n' +
      'NHS: Growing pains | https://www.nhs.uk/conditions/growing-pains/\n' +
      'NICE CKS: Acute childhood limp | https://cks.nice.org.uk/topics/acute-childhood-limp/\n' +
      'Peck and others: Slipped capital femoral epiphysis, American Family Physician 2017 | ' +
      'https://www.aafp.org/pubs/afp/issues/2017/0615/p779.html\n' +
      'NICE guideline NG12: Suspected cancer (2015, updated 2023) | https://www.nice.org.uk/guidance/ng12',
    signs: [
      'ill-child',
      'meningitis',
      'cannot-breathe',
      'blue-lips',
      'cold-limb',
      'child-in-danger',
      'child-limp-fever',
      'child-limp-age',
      'child-hot-joint',
      'child-after-accident',
      'out-of-shape',
      'both-legs',
      'testicle-pain',
      'pale-child',
      'child-night-pain',
      'weight-loss',
      'new-lump',
      'swollen-joints',
    ],
    urgentHelp: 'A joint or bone may be infected or broken.',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• your child limps and is otherwise well\n' +
      '• pain is in one leg only, or in the back or an arm as well\n' +
      '• your child can do less than some weeks ago\n\n' +
      'Book a visit with us for growing pains that upset nights, or when a doctor has examined the limp.',
    writtenOn: '2026-11-28',
    picture: 'child-kick',
  },
];
