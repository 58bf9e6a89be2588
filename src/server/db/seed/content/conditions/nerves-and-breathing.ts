import type { SampleCondition } from '../types.ts';

export const nervesAndBreathing: SampleCondition[] = [
  {
    name: "Parkinson's disease",
    bodyArea: 'nerves-and-balance',
    problem: "Parkinson's disease",
    description:
      'In Parkinson’s disease, the brain makes too little of a substance that helps us move smoothly. Movement ' +
      'becomes slower and smaller. It cannot be cured yet. Medicine and exercise help many people to live well for ' +
      'years.',
    symptoms:
      'The main sign is slowness. Steps and writing get smaller, the voice gets softer, and an arm swings less. ' +
      'Many people have a shaking hand at rest, but some never do. Arms and legs can feel stiff. Muscles can cramp, ' +
      'often in the foot.\n\n' +
      'Walking may become unsteady. Some people freeze, as if their feet were glued to the floor. This usually ' +
      'happens in doorways or when turning.\n\n' +
      'Other signs cannot be seen: poor sleep, less smell, low mood and constipation. Some people feel tired, or ' +
      'dizzy on standing up. These signs matter as much, so tell us about them.',
    causes:
      'Certain cells in the brain stop working over the years. In most people we do not know why. Age plays a part, ' +
      'and in some families genes do. Contact with some pesticides may add to the risk.\n\n' +
      'Some medicines and other illnesses can cause similar signs. A brain and nerve doctor (neurologist) can best ' +
      'find out which it is.',
    treatment:
      'The neurologist chooses medicine and fits it to you over time. Take it at the times agreed. Never stop it ' +
      'suddenly.\n\n' +
      'Exercise is the other half. Regular training that makes you a little out of breath helps walking, balance, ' +
      'strength and mood. It may even slow some of the changes, but that is not proven yet. We start as early as ' +
      'possible, and choose something you like. It can be brisk walking, cycling, dance, boxing without contact, ' +
      'yoga or strength training.\n\n' +
      'With us you practise large movements, long steps and safe turns. You practise getting up from a chair, a bed ' +
      'or the floor. If you freeze, try counting, music, or stepping over a mark. We check your home for things ' +
      'that make you trip. We teach your family how to help without doing everything for you.\n\n' +
      'A speech therapist can help with your voice and swallowing. An occupational therapist can help with writing ' +
      'and dressing. The disease moves on slowly and differently in everyone. We adjust the plan as you go.',
    signs: [
      'stroke',
      'sudden-nerve-signs',
      'choking',
      'cannot-breathe',
      'parkinson-fever',
      'broken-hip',
      'self-harm',
      'head-injury',
      'groin-after-fall',
      'fever-with-cough',
      'dizzy-standing',
      'cough-at-meals',
      'low-mood',
      'repeated-falls',
    ],
    urgentHelp: '',
    routineHelp:
      'See your doctor within 2 to 3 days if:\n' +
      '• you see or believe things that are not there\n' +
      '• the medicine stops working between doses\n\n' +
      'Do not change your medicine by yourself. See a doctor for any new shaking or slowness.\n\n' +
      'Book a visit with us soon after you hear that you have Parkinson’s. You do not have to wait until walking is ' +
      'hard.',
    course:
      'First months | Medicine and training often make moving easier.\n' +
      '8 to 12 weeks | With regular training, walking and balance usually improve.\n' +
      'Over years | It moves on slowly, differently in everyone. Training helps as long as you keep going.',
    selfCheck:
      'A doctor has told you that you have Parkinson’s.\n' +
      'Your movements are slower or smaller than before.\n' +
      'You want to train, or have started to fall or freeze.',
    doLines:
      'Train two to three times a week so that you get a little out of breath.\n' +
      'Take your medicine at the agreed times.\n' +
      'Move big: long steps, wide arms, a loud voice.\n' +
      'Exercise when your medicine works best.',
    avoidLines:
      'Stopping medicine suddenly.\n' +
      'Doing two things at once when you walk or turn.\n' +
      'Turning on the spot: walk a small curve.\n' +
      'Loose mats and poor light.',
    exercises: [
      {
        title: 'Stand up from a chair',
        instructions: 'Move to the edge. Put your feet back, lean well forward and stand up. Sit down slowly.',
        howOften: '8 to 10 times, once a day',
        stopIf: 'you feel dizzy or have chest pain.',
      },
      {
        title: 'Big steps',
        instructions: 'Hold a rail or walk beside a wall. Take long steps and count aloud.',
        howOften: '5 minutes, twice a day',
        stopIf: 'you feel unsafe, dizzy or breathless.',
      },
      {
        title: 'Big reach',
        instructions: 'Sit. Stretch both arms wide and open your hands. Turn to one side, then the other.',
        howOften: '10 times, twice a day',
        stopIf: 'pain is sharp, or you feel dizzy.',
      },
    ],
    evidence:
      'Good studies show that exercise helps walking, balance, strength and mood. No one kind is clearly best. That ' +
      'it slows the disease is not proven.',
    children: 'Children hardly ever get it. A child who moves slowly or shakes should see a doctor.',
    pregnancy: 'It is rare in pregnancy. Your neurologist should look at your medicine before you plan a child.',
    sources:
      'NICE guideline NG71: Parkinson’s disease in adults (2017) | https://www.nice.org.uk/guidance/ng71\n' +
      'Ernst and others: Physical exercise for people with Parkinson’s disease, Cochrane 2023 | ' +
      'https://doi.org/10.1002/14651858.CD013856.pub2\n' +
      'Osborne and others: Physical therapist management of Parkinson disease, 2022 | ' +
      'https://doi.org/10.1093/ptj/pzab302',
    writtenOn: '2026-11-28',
    picture: 'long-steps',
  },
  {
    name: 'Post-COVID breathlessness',
    bodyArea: 'chest-and-breathing',
    problem: 'After COVID-19',
    description:
      'Some people stay short of breath for weeks or months after COVID-19, even after a mild illness. A doctor ' +
      'must first rule out other causes. Then breathing practice and careful pacing can help. Most people get ' +
      'better with time.\n\n' +
      'Sudden breathlessness: call {emergency}.',
    symptoms: [
      {
        title: 'Breathless on effort',
        description: 'You get out of breath on stairs, on a quick walk, or when you talk while walking.',
      },
      {
        title: 'A tight or heavy chest',
        description: 'You may feel that you cannot take a full breath. New chest pain: call {emergency}.',
      },
      {
        title: 'Fast, shallow breathing',
        description: 'You breathe high in the chest, with sighs or yawns.',
      },
      {
        title: 'Tiredness',
        description: 'Small tasks can use up the day. Some people crash a day or two after doing too much.',
      },
      {
        title: 'A fast heart or dizziness',
        description: 'You usually notice it when you stand up or do light work.',
      },
    ],
    causes:
      'There can be more than one reason. The lungs may still be healing. The muscles have lost strength, and so ' +
      'have those that you breathe with. Breathing may have become fast and shallow out of habit. The nerves that ' +
      'control heart rate and blood pressure may not work well.\n\n' +
      'Other illnesses can feel the same. Examples are a blood clot in the lung, asthma, heart trouble or too few ' +
      'red blood cells. A doctor should examine you before you begin to train.',
    treatment: [
      {
        title: 'Check first',
        description:
          'We ask questions. We measure your pulse and oxygen at rest and after a short effort. We will send you to ' +
          'a doctor if something does not fit.',
      },
      {
        title: 'Breathing practice',
        description:
          'Breathe in slowly through your nose. Breathe out longer through pursed lips. We show you positions that ' +
          'let you catch your breath.',
      },
      {
        title: 'Pacing',
        description: 'We plan the day so that you stop before you are worn out. Rest is part of the plan.',
      },
      {
        title: 'Training in small steps',
        description:
          'This is only for you if effort does not make you crash later. We build up walking and strength slowly. ' +
          'We watch how you feel the next day.',
      },
      {
        title: 'If you crash after effort',
        description:
          'If you feel much worse a day or two later, do not push on. Raising exercise step by step is not right ' +
          'for you then. Tell us, and we will work with pacing.',
      },
      {
        title: 'What to expect',
        description:
          'Recovery goes up and down. Many people feel better within three months. Some need a year or more.',
      },
    ],
    signs: [
      'chest-pain',
      'cannot-breathe',
      'blue-lips',
      'coughing-blood',
      'collapse',
      'clot-in-the-lung',
      'racing-heart',
      'low-oxygen',
      'breathless-unexplained',
      'fever-with-cough',
      'low-oxygen-today',
      'low-mood',
      'long-cough',
    ],
    urgentHelp:
      'Your doctor may have given you another oxygen number: then that one counts. Finger meters can read too high ' +
      'on dark skin. Trust how you feel more than the number.',
    routineHelp:
      'See a doctor within 2 to 3 days if your heart races or beats unevenly, and you feel well otherwise.\n\n' +
      'Book a visit with us if you are still breathless four weeks or more after COVID-19. See a doctor first.',
    course:
      'First 4 weeks | Being breathless on effort is common. Let a doctor check it.\n' +
      '3 months | Many people feel better, with ups and downs.\n' +
      'Up to a year or more | Some need this long.',
    selfCheck:
      'You had COVID-19 four weeks or more ago.\n' +
      'Stairs or talking while you walk make you breathless.\n' +
      'A doctor has ruled out other causes.\n' +
      'You are not worse at rest or at night.',
    doLines:
      'Breathe out slowly through pursed lips.\n' +
      'Plan rests before you are worn out.\n' +
      'Spread tasks over the day and the week.\n' +
      'Write down what you did and how you felt the next day.',
    avoidLines:
      'Pushing through when effort makes you crash.\n' +
      'Holding your breath.\n' +
      'Adding more on a good day than you planned.',
    exercises: [
      {
        title: 'Breathe out through pursed lips',
        instructions:
          'Breathe in through your nose. Breathe out slowly through lips that are nearly closed, twice as long.',
        howOften: 'Whenever you get breathless, and for two minutes, three times a day',
        stopIf: 'you feel dizzy or your fingers tingle: breathe normally for a while.',
      },
      {
        title: 'Lean forward to rest',
        instructions: 'Sit, lean forward and rest your arms on your thighs. Let your shoulders drop.',
        howOften: 'Whenever you need to get your breath back',
        stopIf: 'your breath does not come back within ten minutes: call {emergency}.',
      },
      {
        title: 'Stand up from a chair',
        instructions: 'Stand up slowly while you breathe out. Sit down slowly.',
        howOften: '5 times, once a day, only if effort does not make you crash',
        stopIf: 'you have chest pain, feel faint, or are worse the next day.',
      },
    ],
    evidence:
      'One large study shows that supervised training and support improve quality of life a little. For breathing ' +
      'practice there is some evidence. Raising exercise step by step is advised against if effort makes you crash.',
    children:
      'Children can have it too, and most recover. A child who is breathless should see a doctor before any ' +
      'training.',
    pregnancy:
      'Being a little breathless is common in pregnancy. Sudden or growing breathlessness is not: see the urgent ' +
      'signs. Ask your doctor before you train.',
    sources:
      'NICE guideline NG188: Long-term effects of COVID-19 (2020, updated 2024) | ' +
      'https://www.nice.org.uk/guidance/ng188\n' +
      'McGregor and others: Rehabilitation for post-COVID-19 condition (REGAIN), BMJ 2024 | ' +
      'https://doi.org/10.1136/bmj-2023-076506',
    writtenOn: '2026-11-28',
    picture: 'stairs',
  },
  {
    name: 'Stroke recovery',
    bodyArea: 'nerves-and-balance',
    problem: 'Weakness after a stroke',
    description:
      'In a stroke, part of the brain gets too little blood and is harmed. The brain can relearn, fastest in the ' +
      'first months. Smaller steps can follow for years. Frequent practice helps most.',
    symptoms: [
      {
        title: 'Weakness on one side',
        description:
          'An arm, a leg or half of the face is weak or heavy. The front of the foot may drop when you walk.',
      },
      {
        title: 'Stiff muscles',
        description: 'Fingers, elbow or ankle may pull tight. This can start weeks later.',
      },
      {
        title: 'Balance and walking',
        description: 'Standing and turning feel unsafe, and falls are more likely.',
      },
      {
        title: 'Less feeling',
        description: 'You feel touch less. You may not notice one side of your body or of the room.',
      },
      {
        title: 'Speech, thinking and mood',
        description: 'Finding words and planning can be hard. You may be tired or low. These can be treated too.',
      },
    ],
    causes: [
      {
        title: 'A blocked vessel',
        description: 'A clot stops the blood. This is the most common kind.',
      },
      {
        title: 'A burst vessel',
        description: 'Blood leaks into the brain. High blood pressure is the main reason.',
      },
      {
        title: 'What raises the risk',
        description:
          'High blood pressure, smoking, diabetes, an uneven heartbeat, high cholesterol and little movement. All ' +
          'of them can be treated.',
      },
      {
        title: 'After the first stroke',
        description: 'A second one is more likely. Take your medicine and go to your check-ups.',
      },
    ],
    treatment: [
      {
        title: 'Start early, in small doses',
        description: 'Sitting, standing and walking begin as soon as the hospital team says it is safe.',
      },
      {
        title: 'Practise real tasks, many times',
        description:
          'You reach for a cup, stand up, and climb steps and stairs. Hundreds of tries teach the brain more than a ' +
          'few.',
      },
      {
        title: 'The arm and the hand',
        description:
          'You use the weak hand in daily life and practise with a mirror. We protect the shoulder from pain. Never ' +
          'pull on the arm.',
      },
      {
        title: 'Walking and balance',
        description: 'We train strength, balance and longer walks. A splint or a stick may help.',
      },
      {
        title: 'At home',
        description:
          'We help set up your home and teach your family safe ways to help. We plan what you practise between ' +
          'visits.',
      },
      {
        title: 'What to expect',
        description:
          'Most change comes in the first three to six months, but it does not stop there. How far it goes differs ' +
          'from person to person. No one can know it at the start.',
      },
    ],
    signs: [
      'stroke',
      'sudden-nerve-signs',
      'thunderclap-headache',
      'collapse',
      'chest-pain',
      'cannot-breathe',
      'very-high-blood-pressure',
      'self-harm',
      'head-injury',
      'fever-with-cough',
      'high-blood-pressure',
      'blood-clot',
      'cough-at-meals',
      'low-mood',
    ],
    urgentHelp:
      'A new stroke is an emergency. Note the time. Treatment works best in the first hours. Give no food, drink or ' +
      'aspirin.',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• a shoulder or a hand is painful or swollen\n' +
      '• you have new stiffness or sore skin\n\n' +
      'Book a visit with us when you leave hospital, or later. It is worth asking for help after years too.',
    course:
      'First days | Sitting and standing begin when the hospital team says so.\n' +
      '3 to 6 months | Most change comes now, with many tries a day.\n' +
      'Over years | Smaller steps can follow. Training helps you to keep what you gained.',
    selfCheck:
      'A doctor has told you that you had a stroke.\n' +
      'You have left hospital, or soon will.\n' +
      'You want to walk, use your hand or do daily tasks again.',
    doLines:
      'Practise real tasks, many times a day.\n' +
      'Use the weak hand in what you do.\n' +
      'Take your medicine, and have your blood pressure checked.\n' +
      'Rest between: tiredness is common.',
    avoidLines:
      'Pulling on the weak arm.\n' +
      'Doing everything for the person: let them try.\n' +
      'Trying stairs alone before it is safe.\n' +
      'Smoking.',
    exercises: [
      {
        title: 'Stand up from a chair',
        instructions:
          'Put both feet flat and back. Lean forward and stand up, with weight on both legs. Have someone beside ' +
          'you.',
        howOften: '10 times, twice a day',
        stopIf: 'you feel dizzy, have chest pain, or have any sign of a new stroke.',
      },
      {
        title: 'Slide a cup',
        instructions:
          'Sit at a table. Slide a light cup away and back with the weak hand. Help with the other if you must.',
        howOften: 'As many times as you can, three times a day',
        stopIf: 'the shoulder hurts.',
      },
      {
        title: 'Step to the side',
        instructions: 'Hold on to the kitchen counter. Step to one side and back.',
        howOften: '10 times each way, once a day, with someone near you',
        stopIf: 'you feel unsafe or dizzy.',
      },
    ],
    evidence:
      'Good studies show that much practice of real tasks improves walking and the use of the arm. No one method is ' +
      'clearly best. Starting hard training within the first day can harm.',
    children:
      'Children can have a stroke too. The signs are the same, and so is the number to call. A child’s training is ' +
      'planned by a team for children.',
    pregnancy:
      'A stroke in pregnancy or the weeks after is rare, and an emergency. A bad headache or spots before the eyes ' +
      'then need a call too.',
    sources:
      'NICE guideline NG236: Stroke rehabilitation in adults (2023) | https://www.nice.org.uk/guidance/ng236\n' +
      'Pollock and others: Physical rehabilitation approaches after stroke, Cochrane 2014 | ' +
      'https://doi.org/10.1002/14651858.CD001920.pub3\n' +
      'AVERT: Very early mobilisation after stroke, Lancet 2015 | https://doi.org/10.1016/S0140-6736(15)60690-0',
    writtenOn: '2026-11-28',
    picture: 'gait',
  },
  {
    name: 'Vertigo (BPPV)',
    bodyArea: 'nerves-and-balance',
    problem: 'Dizziness',
    description:
      'BPPV is the most common cause of spinning dizziness. Tiny crystals in the inner ear have slipped into the ' +
      'wrong canal. It feels frightening but is not dangerous. A few guided head movements often settle it.',
    symptoms: [
      {
        title: 'The room spins for a short time',
        description: 'It usually lasts less than a minute.',
      },
      {
        title: 'Set off by moving the head',
        description: 'Turning over in bed, lying down, sitting up, looking up, or bending forward.',
      },
      {
        title: 'Feeling sick',
        description: 'Some people feel sick or unsteady for hours afterwards.',
      },
      {
        title: 'Unsteady walking',
        description: 'You may walk with care between attacks. Your hearing does not change.',
      },
    ],
    causes: [
      {
        title: 'Loose crystals',
        description:
          'Small crystals help you feel which way is up. If some come loose, they drift and send a false signal.',
      },
      {
        title: 'Age',
        description: 'It is most common after 50, when crystals come loose more easily.',
      },
      {
        title: 'A knock, illness or long rest',
        description: 'A blow to the head, an inner ear infection, or days of lying still can start it.',
      },
      {
        title: 'Often no reason',
        description: 'In many people we never find out why.',
      },
    ],
    treatment: [
      {
        title: 'Finding the right canal',
        description:
          'First tell us about neck, artery or recent eye problems. We tilt your head in a set way and watch your ' +
          'eyes. This shows which ear and which canal is involved.',
      },
      {
        title: 'Guided head movements',
        description:
          'We turn your head and body slowly to lead the crystals back. One way is called the Epley manoeuvre. You ' +
          'may spin for a moment, and we will stay with you.',
      },
      {
        title: 'One to three visits',
        description:
          'About eight in ten people feel clearly better after one or two treatments. Some need more, or need a ' +
          'doctor.',
      },
      {
        title: 'Balance training',
        description:
          'If you still feel unsure, we practise turning, walking and looking. This is called vestibular ' +
          'rehabilitation.',
      },
      {
        title: 'At home',
        description: 'Sit up slowly. Leave a light on at night. Do not drive or climb while you spin.',
      },
      {
        title: 'What to expect',
        description:
          'It may also go away by itself within weeks. About half of people have it again within five years. It can ' +
          'be treated again.',
      },
    ],
    signs: [
      'stroke',
      'sudden-nerve-signs',
      'thunderclap-headache',
      'artery-tear',
      'chest-pain',
      'collapse',
      'racing-heart',
      'spinning-at-rest',
      'head-injury',
      'sudden-deafness',
    ],
    urgentHelp:
      'Dizziness with any of the signs to call for can be a stroke. Call too if you cannot stand or walk.\n\n' +
      'Go to emergency care now if you keep vomiting.',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• an ear rings, feels full or leaks fluid\n' +
      '• you have fever\n' +
      '• you have new headaches\n' +
      '• you have started a new medicine\n\n' +
      'Book a visit with us if you spin when you turn in bed or look up. Ask someone to bring you and take you home.',
    course:
      'One or two visits | About eight in ten people feel clearly better.\n' +
      '2 to 8 weeks | It may also go away by itself.\n' +
      'About half of people have it again within five years. It can be treated again.',
    selfCheck:
      'The room spins for less than a minute.\n' +
      'Turning in bed, lying down or looking up brings it on.\n' +
      'Between attacks you feel nearly well.\n' +
      'You hear, see, speak and walk as before.',
    doLines:
      'Sit up slowly, and stay on the edge of the bed for a moment.\n' +
      'Leave a light on at night.\n' +
      'Move your head again as usual after the treatment.\n' +
      'Have someone bring you to the visit and take you home.',
    avoidLines:
      'Driving or climbing while you spin.\n' +
      'Lying still for days.\n' +
      'Tablets against dizziness for weeks: they slow recovery.',
    exercises: [
      {
        title: 'Sit and lie on the side',
        instructions:
          'Sit on the bed. Turn your head halfway to the left. Lie down on your right side. Stay until the spinning ' +
          'stops and 30 seconds more. Sit up. Do the other side.',
        howOften: '5 times each side, twice a day, when a clinician has said that it suits you',
        stopIf: 'you see double, feel numb or weak, or have a bad headache: call {emergency}.',
      },
    ],
    evidence:
      'Good studies show that guided head movements work for most people. Scans and tablets are not needed as a ' +
      'routine.',
    children: 'It is rare in children. A child who is dizzy should see a doctor.',
    pregnancy:
      'The head movements are mostly possible in pregnancy, with cushions. Ask us first. Ask your doctor before you ' +
      'take tablets.',
    sources:
      'Bhattacharyya and others: BPPV, clinical practice guideline, 2017 | https://doi.org/10.1177/0194599816689667\n' +
      'Hilton and Pinder: The Epley manoeuvre, Cochrane 2014 | https://doi.org/10.1002/14651858.CD003162.pub3\n' +
      'NHS: Vertigo | https://www.nhs.uk/conditions/vertigo/',
    writtenOn: '2026-11-28',
    picture: 'vertigo',
  },
];
