import type { SampleCondition } from '../types.ts';

export const pregnancyAndChildren: SampleCondition[] = [
  {
    name: 'Pelvic girdle pain in pregnancy',
    bodyArea: 'hip-and-pelvis',
    problem: 'Pelvic floor or pregnancy',
    description:
      'In pregnancy the joints of the pelvis can hurt: at the back, at the front or on both sides. About one in five ' +
      'pregnant women has it. It is not harmful to your baby. Advice, exercise and small changes often ease it.',
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
        title: 'Pain on one leg',
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
        stopIf: 'you have pain, bleeding, tightening of the belly, or feel dizzy or breathless',
      },
      {
        title: 'Squeeze a pillow',
        instructions: 'Sit or lie on your side with a pillow between your knees. Squeeze it gently for 5 seconds.',
        howOften: '8 to 10 times, once a day',
        stopIf: 'the front of the pelvis hurts more',
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
      'Guidance in the UK suggests exercise advice and a soft belt, although the studies are small and do not agree. Time ' +
      'helps most, after the birth.',
    pregnancy:
      'Exercise is safe in most pregnancies. Ask your doctor or midwife first if you bleed, have high blood pressure or carry ' +
      'twins.',
    sources:
      'NICE guideline NG201: Antenatal care (2021) | https://www.nice.org.uk/guidance/ng201\n' +
      'Royal College of Obstetricians and Gynaecologists: Pelvic girdle pain and pregnancy | https://www.rcog.org.uk\n' +
      'NHS: Pelvic pain in pregnancy | https://www.nhs.uk/pregnancy/related-conditions/common-symptoms/pelvic-pain/',
    urgentHelp:
      'Call {emergency}, or go to the maternity ward at once, if:\n' +
      '• you bleed from the vagina\n' +
      '• you have strong belly pain that does not stop, or a hard belly\n' +
      '• your waters break, or pains come and go regularly before 37 weeks\n' +
      '• your baby moves less or not at all\n' +
      '• you have a bad headache, spots before your eyes, or pain under the ribs\n' +
      '• you have a fit (seizure), faint, or have chest pain or trouble breathing\n' +
      '• you have fever with shivering, also after the birth\n' +
      '• a calf is swollen and sore and you are short of breath\n\n' +
      'The nerves at the end of the spine may be pressed. Go to emergency care at once if:\n' +
      '• you feel numb between your legs\n' +
      '• you cannot pass urine, or suddenly leak urine or stools\n' +
      '• both legs become weak or numb\n\n' +
      'After a fall or a crash in pregnancy, go to emergency care today, even if you feel well.',
    routineHelp:
      'See a doctor or midwife today if:\n' +
      '• a leg is swollen, warm and sore, since it can be a blood clot\n' +
      '• it burns when you pass urine, or you have a fever\n' +
      '• a leg is getting weaker, or you cannot lift the front of your foot\n' +
      '• the pain began suddenly and you cannot put weight on a leg\n' +
      '• your face, hands and feet swell quickly\n\n' +
      'See a doctor or midwife within 2-3 days if:\n' +
      '• you cannot sleep or walk for pain\n' +
      '• your mood is low\n\n' +
      'Thoughts of self-harm: call {emergency}. You can also call {crisis}.\n\n' +
      'Book a visit with us as soon as the pain bothers you. You do not have to wait until after the birth.',
    writtenOn: '2026-11-27',
    picture: 'hip',
  },
  {
    name: 'Limping child and growing pains',
    bodyArea: 'leg',
    problem: 'A child who moves differently',
    description:
      'Growing pains are aches in both legs in the evening or at night. They are gone in the morning. They are common from 3 ' +
      'to 12 years and harmless. A limp is different: a child who limps should be seen by a doctor.\n\n' +
      'A limp with fever, or a child who will not put weight on a leg: emergency care today.',
    course:
      'Growing pains | They come and go for months or years, and stop by themselves.\n' +
      'A sore hip after a cold | A doctor looks at it. It usually passes within one to two weeks.\n' +
      'Sore growth plates at heel or knee | They settle over weeks to months with less jumping and running.',
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
        description: 'A sick hip is often felt in the thigh or the knee. So the hip must be checked too.',
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
          'An infected joint or bone, a broken bone, a hip that slips or loses its blood, arthritis, and rarely cancer. ' +
          'That is why a doctor looks first.',
      },
      {
        title: 'If a child may have been hurt by a person',
        description: 'Tell a doctor or us. We listen, and help to keep the child safe.',
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
        stopIf: 'it hurts, or your child limps',
      },
    ],
    treatment: [
      {
        title: 'First a doctor',
        description:
          'A child who limps is seen by a doctor before physiotherapy. Children under three always are, today.',
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
      'Stretching and comfort may help with growing pains, but there are only a few small studies. They stop by themselves ' +
      'in nearly all children.',
    sources:
      'NHS: Limp in children | https://www.nhs.uk/conditions/limp-in-children/\n' +
      'NHS: Growing pains | https://www.nhs.uk/conditions/growing-pains/\n' +
      'Queensland Children’s Hospital: Limp, emergency management in children | https://www.childrens.health.qld.gov.au\n' +
      'NICE guideline NG12: Suspected cancer (2015, updated 2023) | https://www.nice.org.uk/guidance/ng12',
    urgentHelp:
      'A joint or bone may be infected or broken. Go to emergency care today if your child limps or has leg pain and:\n' +
      '• has fever, or had fever in the last days\n' +
      '• will not put weight on the leg\n' +
      '• is under three years old\n' +
      '• screams when you move the leg\n' +
      '• has a joint that is red, hot or swollen\n' +
      '• is over nine and has any hip, thigh or knee pain: no weight on the leg, the hip may slip\n' +
      '• had an accident, or has an injury that you cannot explain\n\n' +
      'Call {emergency} at once if your child:\n' +
      '• is limp, very sleepy, confused or hard to wake\n' +
      '• has a rash that does not fade under a glass, or a stiff neck with fever\n' +
      '• has trouble breathing, or is pale, blue or cold\n' +
      '• has a leg that is out of shape, cold or blue\n' +
      '• becomes weak in both legs, or can no longer hold urine or stools\n\n' +
      'Sudden pain in the groin or a testicle: emergency care at once, since hours count.',
    routineHelp:
      'See a doctor today if your child:\n' +
      '• looks pale, bruises easily, or is very tired\n' +
      '• loses weight or sweats at night\n' +
      '• wakes every night with pain in the same place\n' +
      '• has a lump in a bone or muscle\n' +
      '• has back pain or pain in an arm as well\n\n' +
      'See a doctor within 2-3 days if:\n' +
      '• your child limps, even without fever or an accident\n' +
      '• joints are stiff in the morning\n' +
      '• pain is in one leg only\n' +
      '• your child can do less than some weeks ago\n\n' +
      'Book a visit with us for growing pains that upset nights, or when a doctor has examined the limp.',
    writtenOn: '2026-11-27',
    picture: 'child-play',
  },
];
