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
      'The main sign is slowness. Steps and writing get smaller, the voice gets softer, and an arm swings less. Many ' +
      'people have a shaking hand at rest, but some never do. Arms and legs can feel stiff. Muscles can cramp, often ' +
      'in the foot.\n\n' +
      'Walking may become unsteady. Some people freeze, as if their feet were glued to the floor. This usually ' +
      'happens in doorways or when turning.\n\n' +
      'Other signs cannot be seen: poor sleep, less smell, low mood and constipation. Some people feel tired, or ' +
      'dizzy on standing up. These signs matter as much, so tell us about them.',
    causes:
      'Certain cells in the brain stop working over the years. In most people we do not know why. Age plays a part, ' +
      'and in some families genes do. Contact with some pesticides may add to the risk.\n\n' +
      'Some medicines and other illnesses can cause similar signs. A brain and nerve doctor (neurologist) can best find ' +
      'out which it is.',
    treatment:
      'The neurologist chooses medicine and fits it to you over time. Take it at the times agreed. Never stop it ' +
      'suddenly.\n\n' +
      'Exercise is the other half. Regular training that makes you a little out of breath helps walking, balance, ' +
      'strength and mood. It may even slow some of the changes, but that is not proven yet. We start as early as ' +
      'possible, and choose something you like. It can be brisk walking, cycling, dance, boxing without contact, yoga ' +
      'or strength training.\n\n' +
      'With us you practise large movements, long steps and safe turns. You practise getting up from a chair, a bed ' +
      'or the floor. If you freeze, try counting, music, or stepping over a mark. We check your home for things that ' +
      'make you trip. We teach your family how to help without doing everything for you.\n\n' +
      'A speech therapist can help with your voice and swallowing. An occupational therapist can help with writing ' +
      'and dressing. The disease moves on slowly and differently in everyone. We adjust the plan as you go.',
    urgentHelp:
      'Call {emergency}, or go to emergency care at once:\n' +
      '• if a face droops\n' +
      '• if an arm or leg suddenly becomes weak or numb\n' +
      '• if speech is suddenly slurred\n' +
      '• if someone chokes or cannot breathe\n' +
      '• after a fall with a blow to the head\n' +
      '• after a fall with strong pain in the hip\n\n' +
      'Call {emergency} too for high fever with great stiffness and confusion, especially if medicine was missed or ' +
      'changed.\n\n' +
      'Thoughts of self-harm: call {emergency}. You can also call {crisis}.',
    routineHelp:
      'See your doctor within 2-3 days if:\n' +
      '• you see or believe things that are not there\n' +
      '• you feel faint when you stand up\n' +
      '• you cough at meals\n' +
      '• you fall more often\n' +
      '• you have a low mood\n' +
      '• the medicine stops working between doses\n\n' +
      'Do not change your medicine by yourself. See a doctor for any new shaking or slowness.\n\n' +
      'Book a visit with us soon after you hear that you have Parkinson’s. You do not have to wait until walking is ' +
      'hard.',
    picture: 'balance',
  },
  {
    name: 'Post-COVID breathlessness',
    bodyArea: 'chest-and-breathing',
    problem: 'After COVID-19',
    description:
      'Some people stay short of breath for weeks or months after COVID-19, even after a mild illness. A doctor must ' +
      'first rule out other causes. Then breathing practice and careful pacing can help. Most people get better with ' +
      'time.\n\n' +
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
      'There can be more than one reason. The lungs may still be healing. The muscles have lost strength, and so have ' +
      'those that you breathe with. Breathing may have become fast and shallow out of habit. The nerves that control ' +
      'heart rate and blood pressure may not work well.\n\n' +
      'Other illnesses can feel the same. Examples are a blood clot in the lung, asthma, heart trouble or too few red ' +
      'blood cells. A doctor should examine you before you begin to train.',
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
          'This is only for you if effort does not make you crash later. We build up walking and strength slowly. We ' +
          'watch how you feel the next day.',
      },
      {
        title: 'If you crash after effort',
        description:
          'If you feel much worse a day or two later, do not push on. Raising exercise step by step is not right for ' +
          'you then. Tell us, and we will work with pacing.',
      },
      {
        title: 'What to expect',
        description:
          'Recovery goes up and down. Many people feel better within three months. Some need a year or more.',
      },
    ],
    urgentHelp:
      'Call {emergency} at once if:\n' +
      '• you are suddenly short of breath\n' +
      '• you are very short of breath at rest or cannot finish a sentence\n' +
      '• your lips or face turn blue or grey\n' +
      '• you have chest pain or pressure\n' +
      '• you cough up blood\n' +
      '• you faint or become confused\n' +
      '• a leg is swollen and sore, and you are breathless\n\n' +
      'If you have a finger meter, measure twice at rest. Two readings of 92 or lower mean emergency care at once. ' +
      'This holds unless your doctor has given you another number. These meters can read too high on dark skin. Trust ' +
      'how you feel more than the number.',
    routineHelp:
      'See a doctor today for unexplained, worsening or night-time breathlessness.\n\n' +
      'See a doctor today too if:\n' +
      '• a finger meter shows 93 or 94 at rest, and still does an hour later\n' +
      '• you are breathless and have fever\n' +
      '• your ankles swell\n\n' +
      'See a doctor within 2-3 days if:\n' +
      '• your heart races or stumbles\n' +
      '• you have a cough that stays\n\n' +
      'Cough for two weeks: get a TB test.\n\n' +
      'Book a visit with us if you are still breathless four weeks or more after COVID-19. See a doctor first.',
    picture: 'breath',
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
          'High blood pressure, smoking, diabetes, an uneven heartbeat, high cholesterol and little movement. All of ' +
          'them can be treated.',
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
    urgentHelp:
      'A new stroke is an emergency. Call {emergency} at once if:\n' +
      '• a face droops\n' +
      '• an arm or leg becomes weak or numb\n' +
      '• speech is slurred or strange\n' +
      '• sight is lost or doubled\n' +
      '• balance is suddenly gone\n' +
      '• a very bad headache starts in a moment\n\n' +
      'Note the time. Call even if the signs pass, because treatment works best in the first hours. Give no food, ' +
      'drink or aspirin.\n\n' +
      'Call {emergency} too for:\n' +
      '• a fit (seizure)\n' +
      '• chest pain or trouble breathing\n' +
      '• a blow to the head, especially if you take blood thinners\n\n' +
      'Thoughts of self-harm: call {emergency}. You can also call {crisis}.',
    routineHelp:
      'See a doctor on the same day if a calf is swollen, warm and sore. It can be a blood clot.\n\n' +
      'See a doctor within 2-3 days for:\n' +
      '• a painful or swollen shoulder or hand\n' +
      '• coughing at meals\n' +
      '• low mood that stays\n' +
      '• new stiffness or sore skin\n' +
      '• blood pressure that stays high\n\n' +
      'Book a visit with us when you leave hospital, or later. It is worth asking for help after years too.',
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
    urgentHelp:
      'It can be a stroke. Call {emergency} at once if dizziness comes with:\n' +
      '• a drooping face, or a weak or numb arm or leg\n' +
      '• slurred speech, double vision or trouble swallowing\n' +
      '• a sudden, very bad headache or neck pain\n' +
      '• being unable to stand or walk\n\n' +
      'Call {emergency} too for dizziness with chest pain, an uneven heartbeat or fainting. Call after a blow to the ' +
      'head.\n\n' +
      'Go to emergency care today if spinning continues while you lie still, or you keep vomiting.\n\n' +
      'Go to emergency care today if you suddenly cannot hear with one ear.',
    routineHelp:
      'See a doctor within 2-3 days if:\n' +
      '• an ear rings, feels full or leaks fluid\n' +
      '• you have fever or new headaches\n' +
      '• you have started a new medicine\n\n' +
      'Book a visit with us if you spin when you turn in bed or look up. Ask someone to bring you and take you home.',
    picture: 'balance',
  },
];
