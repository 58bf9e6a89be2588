import type { SampleCondition } from '../types.ts';

export const headAndNeck: SampleCondition[] = [
  {
    name: "Bell's palsy",
    bodyArea: 'head-and-neck',
    problem: "Bell's palsy",
    description:
      'Bell’s palsy is a sudden weakness of the muscles on one side of the face. The nerve to these muscles swells ' +
      'and stops working properly for a while. Most people get better over weeks to months.\n\n' +
      'A sudden droop of the face can also be a stroke: call {emergency} now.',
    symptoms:
      'One side of the face becomes weak, usually within hours or up to three days. The mouth hangs on that side. ' +
      'You may not be able to close the eye or smile evenly. Food or drink can run out of the corner of the mouth.\n\n' +
      'The eye may feel dry or water a lot. Some people have pain around the ear. Sounds may seem too loud. Food ' +
      'may have less taste on one side of the tongue.\n\n' +
      'A stroke can look the same. Call {emergency} now if one side of the face droops suddenly, even with no other ' +
      'sign. Only a doctor can rule out a stroke.',
    causes:
      'We do not know the exact cause. A virus, often the one behind cold sores, may make the nerve swell. The ' +
      'nerve then has too little room in the narrow bone tunnel behind the ear.\n\n' +
      'It can happen to anyone. It is more common with diabetes and in the last months of pregnancy. Other ' +
      'illnesses can look the same. A doctor has to examine you before it is called Bell’s palsy.',
    treatment:
      'See a doctor on the first day. Steroid tablets can improve the chance of full recovery. They work best when ' +
      'you start them within three days.\n\n' +
      'Your eye needs care from the start. An eye that does not close can dry out and be harmed. Ask your doctor ' +
      'about drops for the day and ointment for the night. Ask too how to tape the lid shut for sleep. Dark glasses ' +
      'keep out wind and dust.\n\n' +
      'We begin physiotherapy once a doctor has examined you. We show you gentle, slow movements in front of a ' +
      'mirror. We help you eat and drink more easily, and show you soft massage. We do not ask for hard effort. ' +
      'Pushing the face too hard can train the wrong muscles. We do not advise electrical currents on the face as a ' +
      'routine. Studies do not clearly show that they help.\n\n' +
      'About seven in ten people recover fully. Early tablets raise that number. Recovery often starts within three ' +
      'weeks and can take up to nine months. Some people keep a little weakness or tightness. There is help for ' +
      'that too.',
    signs: ['stroke', 'sudden-nerve-signs', 'thunderclap-headache', 'painful-red-eye'],
    urgentHelp:
      'Only a doctor can tell Bell’s palsy from a stroke. Do not wait to see if it passes. Call even if you have no ' +
      'other sign.\n\n' +
      'Call {emergency} now too if both sides of the face become weak.',
    routineHelp:
      'Has a doctor ruled out a stroke? Tell the doctor today too about:\n' +
      '• blisters in or around the ear\n' +
      '• a tick bite\n' +
      '• an ear infection\n' +
      '• a lump in front of the ear\n\n' +
      'See your doctor again if nothing has improved after three weeks.',
    course:
      'First 3 days | Steroid tablets from a doctor work best when they start now.\n' +
      '3 weeks | Movement often begins to come back.\n' +
      '3 to 9 months | About seven in ten people recover fully. Some keep a little weakness.',
    selfCheck:
      'A doctor has examined you and ruled out a stroke.\n' +
      'One whole side of the face is weak, the forehead too.\n' +
      'It came within hours or up to three days.\n' +
      'Your arms, legs and speech are as before.',
    doLines:
      'See a doctor on the first day.\n' +
      'Use the eye drops and the ointment as you were told.\n' +
      'Tape the lid shut at night, as a doctor or nurse has shown you.\n' +
      'Practise slow, small movements in front of a mirror.',
    avoidLines:
      'Waiting to see if it passes.\n' +
      'Pushing the face as hard as you can.\n' +
      'Electrical currents on the face.\n' +
      'Chewing gum for training.',
    exercises: [
      {
        title: 'Close the eye gently',
        instructions: 'Look down. Help the lid with a clean finger and close it slowly. Hold for 5 seconds.',
        howOften: '5 times, three times a day',
        stopIf: 'the eye gets red, sore or blurred.',
      },
      {
        title: 'Small smile',
        instructions:
          'Sit in front of a mirror. Lift the corners of your mouth a little, as evenly as you can. Stop before the ' +
          'strong side pulls.',
        howOften: '5 times, three times a day',
        stopIf: 'other parts of the face move along, or the face gets tight.',
      },
    ],
    evidence:
      'Good studies show that early steroid tablets raise the chance of full recovery. For exercises the evidence ' +
      'is weak. Studies do not show that electrical currents help.',
    children:
      'Children can get it too, and most recover. A child with a weak face must be seen by a doctor on the first ' +
      'day.',
    pregnancy:
      'It is more common in the last months of pregnancy and just after birth. See a doctor on the first day, and ' +
      'have your blood pressure checked. Only a doctor can say which tablets are safe for you.',
    sources:
      'Madhok and others: Corticosteroids for Bell’s palsy, Cochrane 2016 | ' +
      'https://doi.org/10.1002/14651858.CD001942.pub5\n' +
      'Teixeira and others: Physical therapy for Bell’s palsy, Cochrane 2011 | ' +
      'https://doi.org/10.1002/14651858.CD006283.pub3\n' +
      'Baugh and others: Clinical practice guideline, Bell’s palsy, 2013 | https://doi.org/10.1177/0194599813505967\n' +
      'NHS: Bell’s palsy | https://www.nhs.uk/conditions/bells-palsy/',
    writtenOn: '2026-11-28',
    picture: 'face',
  },
  {
    name: 'Cervical spondylosis',
    bodyArea: 'head-and-neck',
    problem: 'Neck pain',
    description:
      'Cervical spondylosis is wear in the joints and discs of the neck, which comes with age. Most people over 50 ' +
      'have it, and many feel nothing. When it hurts, exercise and simple steps often ease it.',
    symptoms: [
      {
        title: 'Neck pain and stiffness',
        description:
          'Your neck aches and turns less far. It is often worst after keeping still, or at the end of the day.',
      },
      {
        title: 'Headache that starts in the neck',
        description: 'It may begin at the back of the head. It can spread to the side or behind the eye.',
      },
      {
        title: 'Pain into the shoulder or arm',
        description: 'If a nerve is pressed, a sharp or burning pain may run down one arm.',
      },
      {
        title: 'Numb or tingling fingers',
        description: 'Which fingers feel odd tells us which nerve may be involved.',
      },
      {
        title: 'Grinding or clicking',
        description: 'Noises when you turn your head are common. On their own they do no harm.',
      },
    ],
    causes: [
      {
        title: 'Age',
        description:
          'The discs between the bones become flatter and drier. The edges of the bones can grow small spurs. This ' +
          'is as normal as grey hair.',
      },
      {
        title: 'Work and habits',
        description:
          'Long hours in one position and little movement can add to the pain. So can heavy loads on the head or ' +
          'shoulders.',
      },
      {
        title: 'Earlier injuries',
        description: 'A past neck injury can make changes come sooner.',
      },
      {
        title: 'What a picture shows',
        description:
          'An X-ray or MRI scan often shows wear in people who have no pain. What a scan shows and what you feel do ' +
          'not always match.',
      },
    ],
    treatment: [
      {
        title: 'Keep moving',
        description:
          'Turn and bend your neck gently through the day. Stop if pain is sharp or spreads, or you feel numb, ' +
          'weak, dizzy, breathless or have chest pain. You rarely need a collar. Wearing one for long makes the ' +
          'neck weaker.',
      },
      {
        title: 'Exercise',
        description:
          'We build up the muscles of your neck and shoulder blades step by step. This has the best evidence.',
      },
      {
        title: 'Hands-on treatment',
        description:
          'Gentle manual therapy can ease pain for a while. It can make exercise easier. We first check whether it ' +
          'is safe for you.',
      },
      {
        title: 'Warmth and medicine',
        description: 'A warm pack often helps. Ask your doctor or pharmacist about painkillers.',
      },
      {
        title: 'What to expect',
        description:
          'Flare-ups usually settle within some weeks, and they may come back. The wear stays, but pain and ' +
          'stiffness can get better.',
      },
    ],
    signs: [
      'chest-pain',
      'pain-with-chest-signs',
      'stroke',
      'sudden-nerve-signs',
      'thunderclap-headache',
      'artery-tear',
      'meningitis',
      'spine-injury',
      'severe-dengue',
      'cauda-equina',
      'neck-after-small-fall',
      'giant-cell-arteritis',
      'limb-weaker',
      'spinal-cord',
      'fever-with-pain',
      'dengue',
      'cancer-and-new-pain',
      'weight-loss',
      'night-sweats',
      'weak-immunity',
      'night-pain',
      'steady-numbness',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if you take steroid tablets.\n\n' +
      'Book a visit with us if the pain lasts more than two weeks or keeps coming back.',
    course:
      'First weeks | A flare-up usually settles, with gentle movement and warmth.\n' +
      '6 to 12 weeks | With training, many people have less pain and turn more easily.\n' +
      'Over years | The wear stays, but pain and stiffness can get better. It may come back.',
    selfCheck:
      'You are over 40, and your neck aches or is stiff.\n' +
      'It is worse after keeping still.\n' +
      'It eases when you move or use warmth.\n' +
      'Your hands are as skilled and your walking as steady as before.',
    doLines:
      'Move your neck gently through the day.\n' +
      'Change position every half hour.\n' +
      'Use a warm pack for 15 to 20 minutes, with a cloth between. Not on numb skin.\n' +
      'Choose a pillow on which your neck feels at rest.',
    avoidLines: 'Wearing a collar for long.\nCarrying loads on your head.\nQuick thrusts on the neck.',
    exercises: [
      {
        title: 'Turn your head',
        instructions: 'Sit upright. Turn your head slowly to one side as far as is comfortable, then to the other.',
        howOften: '5 to 10 times, several times a day',
        stopIf: 'pain shoots into an arm, or you feel numb, weak, dizzy or see double.',
      },
      {
        title: 'Squeeze the shoulder blades',
        instructions: 'Sit upright. Draw your shoulder blades gently back and down. Hold for 5 seconds.',
        howOften: '10 times, twice a day',
        stopIf: 'pain is sharp or spreads, or you feel numb, weak or dizzy.',
      },
      {
        title: 'Press against your hand',
        instructions:
          'Put your palm on your forehead. Press gently, without moving your head. Hold for 5 seconds. Do the same ' +
          'at each side.',
        howOften: '5 times each way, once a day',
        stopIf: 'pain is sharp or spreads, or you feel numb, weak or dizzy.',
      },
    ],
    evidence:
      'Exercise for the neck and shoulder blades has some evidence. Gentle manual therapy helps a little for a ' +
      'short time, together with exercise. For traction, massage and machines the evidence is weak.',
    children: 'Children do not get it. A child with a stiff, sore neck and fever needs help now: see the urgent signs.',
    pregnancy:
      'Gentle exercise and warmth are safe for most pregnant women. Ask your doctor or midwife before you take ' +
      'medicine. No electrical currents in pregnancy.',
    sources:
      'Blanpied and others: Neck pain, clinical practice guideline, JOSPT 2017 | ' +
      'https://doi.org/10.2519/jospt.2017.0302\n' +
      'Gross and others: Exercises for mechanical neck disorders, Cochrane 2015 | ' +
      'https://doi.org/10.1002/14651858.CD004250.pub5\n' +
      'Davies and others: Degenerative cervical myelopathy, BMJ 2018 | https://doi.org/10.1136/bmj.k186',
    writtenOn: '2026-11-28',
    picture: 'neck-bones',
  },
  {
    name: 'Jaw pain (TMJ disorder)',
    bodyArea: 'head-and-neck',
    problem: 'Sore or clicking jaw',
    description:
      'The jaw joint sits just in front of your ear. When the joint or chewing muscles are sore, chewing, yawning ' +
      'or talking can hurt. It is common, and it often settles with simple care.',
    symptoms: [
      {
        title: 'Aching in front of the ear',
        description: 'The pain can spread to the cheek, the temple, the teeth or the neck.',
      },
      {
        title: 'Pain when chewing or yawning',
        description: 'Hard or chewy food and wide yawns make it worse.',
      },
      {
        title: 'Clicking or grating',
        description: 'A click without pain is common and needs no treatment.',
      },
      {
        title: 'A jaw that opens less',
        description: 'Your mouth may open less wide, move to one side, or catch for a moment.',
      },
      {
        title: 'Headache or earache',
        description: 'Some people feel it as a headache, or their ear feels full.',
      },
    ],
    causes: [
      {
        title: 'Clenching or grinding',
        description: 'Many people press their teeth together when they concentrate or sleep, without knowing it.',
      },
      {
        title: 'Stress and poor sleep',
        description: 'They make muscles tense and pain feel stronger.',
      },
      {
        title: 'A strain or a knock',
        description: 'A wide yawn, a long visit to the dentist or a blow to the jaw can start it.',
      },
      {
        title: 'Joint wear or arthritis',
        description: 'Sometimes the joint surface or its small disc has changed. Often there is more than one cause.',
      },
    ],
    treatment: [
      {
        title: 'Rest the jaw, but do not stop using it',
        description:
          'Choose softer food for some days, and cut it small. Avoid chewing gum. Keep your lips together and your ' +
          'teeth apart.',
      },
      {
        title: 'Gentle exercises',
        description: 'We teach you to open slowly in a straight line. Small movements can also calm the muscles.',
      },
      {
        title: 'Hands-on treatment',
        description: 'Soft pressure on tight chewing and neck muscles can ease pain for a while.',
      },
      {
        title: 'Warmth',
        description: 'A warm cloth on the cheek for 10 to 15 minutes often feels good. Not on numb skin.',
      },
      {
        title: 'Teamwork',
        description:
          'A dentist can check your teeth and say whether you need a night splint. Splints help some people, not ' +
          'all.',
      },
      {
        title: 'What to expect',
        description:
          'Most people feel better within weeks to a few months. We suggest simple steps first, and nothing that ' +
          'cannot be undone.',
      },
    ],
    signs: [
      'chest-pain',
      'pain-with-chest-signs',
      'stroke',
      'tetanus',
      'throat-swelling',
      'jaw-stuck',
      'swollen-face',
      'giant-cell-arteritis',
      'bone-medicine',
      'mouth-ulcer',
      'new-lump',
    ],
    urgentHelp: 'Jaw pain can come from the heart. Numbness of the face that starts suddenly can be a stroke.',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• you have toothache or a swollen gum\n' +
      '• your face has slowly become numb\n' +
      '• your mouth opens less than two fingers wide\n\n' +
      'Book a visit with us if the pain has lasted more than two weeks, or makes eating hard.',
    course:
      'First weeks | Soft food and small changes often ease it.\n' +
      '6 to 12 weeks | Most people feel better.\n' +
      'Over months | It can come back in busy times. Clicking may stay, and does no harm.',
    selfCheck:
      'It hurts in front of the ear when you chew or yawn.\n' +
      'The jaw may click or open less wide.\n' +
      'You clench or grind your teeth.\n' +
      'You have no fever, no swelling and no chest pain.',
    doLines:
      'Keep your lips together and your teeth apart.\n' +
      'Choose softer food for some days.\n' +
      'Use a warm cloth for 10 to 15 minutes.\n' +
      'Hold your chin when you yawn.',
    avoidLines:
      'Chewing gum, nails and pens.\n' +
      'Opening wide to test the click.\n' +
      'Treatments that cannot be undone, such as grinding teeth down.',
    exercises: [
      {
        title: 'Open in a straight line',
        instructions:
          'Sit in front of a mirror with your tongue on the roof of your mouth. Open slowly, without letting the ' +
          'jaw move to one side.',
        howOften: '6 times, three times a day',
        stopIf: 'the jaw locks, or pain is sharp.',
      },
      {
        title: 'Rest position',
        instructions:
          'Let your tongue rest behind your upper teeth. Let your jaw hang loosely. Breathe through your nose.',
        howOften: 'For one minute, many times a day',
        stopIf: 'it hurts more.',
      },
    ],
    evidence:
      'A guideline of 2023 supports jaw exercise, advice and help with stress for pain that lasts. It advises ' +
      'against operations that cannot be undone. The evidence is of moderate strength. For splints it is weak.',
    children:
      'Jaw pain is less common in children. A child with a swollen or stiff jaw should see a doctor or dentist ' +
      'within 2 to 3 days.',
    pregnancy:
      'Exercises and warmth are safe. Tell your dentist that you are pregnant, and ask before you take medicine.',
    sources:
      'Busse and others: Chronic pain of the jaw joint, clinical practice guideline, BMJ 2023 | ' +
      'https://doi.org/10.1136/bmj-2023-076227\n' +
      'NHS: Temporomandibular disorder (TMD) | https://www.nhs.uk/conditions/temporomandibular-disorder-tmd/',
    writtenOn: '2026-11-28',
    picture: 'jaw',
  },
  {
    name: 'Neck pain',
    bodyArea: 'head-and-neck',
    problem: 'Neck pain',
    description:
      'Neck pain is an ache or a stiff feeling between the skull and the shoulders. It usually comes from muscles ' +
      'and joints that are irritated, not damaged. It often eases within a few weeks.',
    symptoms: [
      {
        title: 'A stiff, sore neck',
        description: 'It may be hard to look over your shoulder, or to lie in comfort.',
      },
      {
        title: 'Tight muscles',
        description: 'The muscles between neck and shoulder feel hard or tender.',
      },
      {
        title: 'Headache from the neck',
        description: 'A dull ache can rise from the neck to the back or side of the head.',
      },
      {
        title: 'Aching after sitting',
        description: 'It builds up at a desk, on the phone or on a long drive. It eases when you move.',
      },
    ],
    causes: [
      {
        title: 'Staying still for long',
        description: 'Your neck gets sore when it stays in any one position for hours.',
      },
      {
        title: 'A sudden strain',
        description: 'An awkward turn, a heavy lift or an odd sleeping position can start it.',
      },
      {
        title: 'A jolt',
        description:
          'In a car crash the head can be thrown back and forth. This is called whiplash. After a bad crash keep ' +
          'still and call {emergency}.',
      },
      {
        title: 'Stress and tiredness',
        description: 'Worry and short nights make muscles tense and pain feel stronger.',
      },
    ],
    treatment: [
      {
        title: 'Stay active',
        description:
          'Go on with your day as well as you can. Gently turn your head every hour, as far as is comfortable.',
      },
      {
        title: 'Exercise',
        description:
          'A few exercises for the neck and shoulder blades, done often, help more than rest. Stop if pain is sharp ' +
          'or spreads, or you feel numb, weak, dizzy, breathless or have chest pain.',
      },
      {
        title: 'Hands-on treatment',
        description: 'Massage and gentle joint movement can ease pain for a while. We use them together with exercise.',
      },
      {
        title: 'Your day and your night',
        description:
          'We look at your desk, your phone and your pillow. There is no perfect posture. Changing position often ' +
          'matters more.',
      },
      {
        title: 'Pain relief',
        description: 'Warmth helps many people. Ask your doctor or pharmacist about medicine.',
      },
      {
        title: 'What to expect',
        description:
          'Most new neck pain gets much better within two to six weeks. It can come back. We will show you what to ' +
          'do then.',
      },
    ],
    signs: [
      'chest-pain',
      'pain-with-chest-signs',
      'stroke',
      'sudden-nerve-signs',
      'thunderclap-headache',
      'artery-tear',
      'meningitis',
      'spine-injury',
      'severe-dengue',
      'cauda-equina',
      'neck-after-small-fall',
      'giant-cell-arteritis',
      'limb-weaker',
      'spinal-cord',
      'fever-with-pain',
      'dengue',
      'cancer-and-new-pain',
      'weight-loss',
      'night-sweats',
      'weak-immunity',
      'night-pain',
      'steady-numbness',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if you take steroid tablets.\n\n' +
      'Book a visit with us if the pain has not started to ease after one to two weeks.',
    course:
      'First days | Turning can be hard. Small movements help.\n' +
      '2 to 6 weeks | Most new neck pain is much better.\n' +
      'Later it can come back.',
    selfCheck:
      'It hurts between your skull and your shoulders.\n' +
      'It changes with how you move or sit.\n' +
      'You can turn your head, even if it hurts.\n' +
      'You have none of the signs under urgent help.',
    doLines:
      'Turn your head gently every hour.\n' +
      'Go on with your day as well as you can.\n' +
      'Use warmth for 15 to 20 minutes, with a cloth between.\n' +
      'Change position often.',
    avoidLines: 'Wearing a collar.\nHolding your head still for fear of harm.\nQuick thrusts on the neck.',
    exercises: [
      {
        title: 'Turn your head',
        instructions: 'Sit upright. Turn your head slowly to one side as far as is comfortable, then to the other.',
        howOften: '5 to 10 times, several times a day',
        stopIf: 'pain shoots into an arm, or you feel numb, weak, dizzy or see double.',
      },
      {
        title: 'Squeeze the shoulder blades',
        instructions: 'Sit upright. Draw your shoulder blades gently back and down. Hold for 5 seconds.',
        howOften: '10 times, twice a day',
        stopIf: 'pain is sharp or spreads, or you feel numb, weak or dizzy.',
      },
      {
        title: 'Press against your hand',
        instructions:
          'Put your palm on your forehead. Press gently, without moving your head. Hold for 5 seconds. Do the same ' +
          'at each side.',
        howOften: '5 times each way, once a day',
        stopIf: 'pain is sharp or spreads, or you feel numb, weak or dizzy.',
      },
    ],
    evidence:
      'Exercise for the neck and shoulder blades has some evidence. Hands-on treatment helps a little for a short ' +
      'time, together with exercise. For massage it is little or no more than a sham.',
    children:
      'Neck pain in a child is often a strain from sleep or play. After an accident, or with fever, a child needs ' +
      'help now: see the urgent signs.',
    pregnancy:
      'Gentle exercise and warmth are safe for most pregnant women. Ask your doctor or midwife before you take ' +
      'medicine. No electrical currents in pregnancy.',
    sources:
      'Blanpied and others: Neck pain, clinical practice guideline, JOSPT 2017 | ' +
      'https://doi.org/10.2519/jospt.2017.0302\n' +
      'Gross and others: Exercises for mechanical neck disorders, Cochrane 2015 | ' +
      'https://doi.org/10.1002/14651858.CD004250.pub5\n' +
      'NHS: Neck pain | https://www.nhs.uk/conditions/neck-pain-and-stiff-neck/',
    writtenOn: '2026-11-28',
    picture: 'neck',
  },
];
