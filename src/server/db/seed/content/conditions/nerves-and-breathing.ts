import type { SampleCondition } from '../types.ts';

export const nervesAndBreathing: SampleCondition[] = [
  {
    name: "Parkinson's disease",
    bodyArea: 'nerves-and-balance',
    description:
      'In Parkinson’s disease, the brain makes too little of a substance that helps us to move smoothly. Movement ' +
      'becomes slower and smaller. It cannot be cured yet, but medicine and exercise help people to live well for ' +
      'many years.',
    symptoms:
      'The main sign is slowness: smaller steps, smaller writing, a softer voice, an arm that swings less. Many ' +
      'people have a tremor in one hand at rest, but some never do. Arms and legs can feel stiff, and muscles can ' +
      'cramp, often in the foot.\n\n' +
      'Walking may become unsteady. Some people freeze, as if their feet were glued to the floor, mostly in ' +
      'doorways or when turning.\n\n' +
      'There are also signs that others do not see: poor sleep, less smell, low mood, hard stools, tiredness, and ' +
      'feeling dizzy on standing up. They matter as much, so tell us about them.',
    causes:
      'Certain cells in the brain stop working over the years. In most people we do not know why. Age plays a part, ' +
      'genes do in some families, and contact with some pesticides may add to the risk.\n\n' +
      'Some medicines and other illnesses can cause similar signs. So a doctor, best a neurologist, makes the ' +
      'diagnosis.',
    treatment:
      'The neurologist chooses medicine and fits it to you over time. Take it at the times agreed, and never stop ' +
      'it suddenly.\n\n' +
      'Exercise is the other half. Regular training that makes you a little out of breath helps with walking, ' +
      'balance, strength and mood. It may even slow some of the changes, but that is not proven yet. We start as ' +
      'early as possible, and choose something you like: brisk walking, cycling, dance, boxing without contact, ' +
      'yoga or strength training.\n\n' +
      'With us you practise large movements, long steps, turning safely, and getting up from a chair, a bed or the ' +
      'floor. If you freeze, rhythm and lines help: counting, music, or stepping over a mark. We check your home ' +
      'for things that make you trip, and we teach your family how to help without doing everything for you.\n\n' +
      'A speech therapist and an occupational therapist can help with voice, swallowing, writing and dressing. The ' +
      'disease moves on slowly and differently in everyone. We adjust the plan as you go.',
    urgentHelp:
      'Call 112, or go to emergency care at once, if a face droops, an arm or leg suddenly becomes weak, or speech ' +
      'is suddenly slurred; if someone chokes or cannot breathe; after a fall with a blow to the head, or with ' +
      'strong pain in the hip.\n\n' +
      'Call 112 too for high fever with great stiffness and confusion, above all if the medicine was missed or ' +
      'changed.',
    routineHelp:
      'See your doctor in the next days if you see or believe things that are not there, feel faint when you stand ' +
      'up, cough at meals, fall more often, have a low mood, or if the medicine stops working between doses. Do not ' +
      'change it by yourself. See a doctor for any new tremor or slowness.\n\n' +
      'Book a visit with us soon after the diagnosis. You do not have to wait until walking is hard.',
    picture: 'balance',
    reviewedOn: '2026-09-25',
  },
  {
    name: 'Post-COVID breathlessness',
    bodyArea: 'chest-and-breathing',
    description:
      'Some people stay short of breath for weeks or months after COVID-19, even after a mild illness. Once a ' +
      'doctor has ruled out other causes, breathing practice and careful pacing can help. Most people get better ' +
      'with time.',
    symptoms: [
      {
        title: 'Breathless on effort',
        description: 'Stairs, a quick walk, or talking while you walk.',
      },
      {
        title: 'A tight or heavy chest',
        description: 'Or the feeling that you cannot take a full breath. New chest pain needs a doctor first.',
      },
      {
        title: 'Fast, shallow breathing',
        description: 'Breathing high in the chest, with sighs or yawns.',
      },
      {
        title: 'Tiredness',
        description: 'Small tasks can use up the day. Some people crash a day or two after doing too much.',
      },
      {
        title: 'A fast heart or dizziness',
        description: 'Mostly on standing up or with light work.',
      },
    ],
    causes:
      'There can be more than one reason. The lungs may still be healing. The muscles, those of breathing too, have ' +
      'lost strength. Breathing may have slipped into a fast, shallow habit. The nerves that steer heart and blood ' +
      'pressure can be out of balance.\n\n' +
      'Other illnesses can feel the same: a blood clot in the lung, asthma, heart trouble or too few red blood ' +
      'cells. So a doctor should examine you before you begin to train.',
    treatment: [
      {
        title: 'Check first',
        description:
          'We ask, measure your pulse and oxygen at rest and with a short effort, and send you on if something does ' +
          'not fit.',
      },
      {
        title: 'Breathing practice',
        description:
          'Slow, low breathing through the nose, and longer breaths out through soft lips. Positions that let you ' +
          'catch your breath.',
      },
      {
        title: 'Pacing',
        description: 'We plan the day so that you stop before you are worn out. Rest is part of the plan.',
      },
      {
        title: 'Training in small steps',
        description:
          'If effort does not make you crash later, we build up walking and strength slowly, and watch how you feel ' +
          'the next day.',
      },
      {
        title: 'If you crash after effort',
        description:
          'If you feel much worse a day or two later, do not push on. Raising exercise step by step is not right ' +
          'for you then. Tell us, and we work with pacing.',
      },
      {
        title: 'What to expect',
        description:
          'Recovery goes up and down. Many people feel better within three months, some need a year or more.',
      },
    ],
    urgentHelp:
      'Call 112 at once if you are very short of breath at rest or cannot finish a sentence, if your lips or face ' +
      'turn blue or grey, if you have chest pain or pressure, cough up blood, faint or become confused, or if a leg ' +
      'is swollen and sore.\n\n' +
      'If you have a finger meter, a reading of 92 or lower at rest, taken twice, means emergency care at once, ' +
      'unless your doctor has given you another number. These meters can read too high on dark skin, so trust how ' +
      'you feel more than the number.',
    routineHelp:
      'See a doctor in the next days if your breath is getting worse and not better, if a finger meter shows 93 or ' +
      '94 at rest, if your heart races or stumbles, if you have fever or a cough that stays, or if you wake at ' +
      'night short of breath.\n\n' +
      'Book a visit with us when a doctor has examined you and you are still breathless four weeks or more after ' +
      'COVID-19.',
    picture: 'breath',
    reviewedOn: '2026-08-12',
  },
  {
    name: 'Stroke recovery',
    bodyArea: 'nerves-and-balance',
    description:
      'In a stroke, part of the brain gets too little blood and is harmed. Afterwards the brain can learn again, ' +
      'most in the first months, and for years in smaller steps. Practice, done often, is what drives it.',
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
        description: 'Touch is dull, or one side of the body or the room goes unnoticed.',
      },
      {
        title: 'Speech, thinking and mood',
        description: 'Finding words, planning, tiredness and low mood are part of it, and can be treated too.',
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
        description: 'A second one is more likely. Take your medicine and keep your check-ups.',
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
          'Reaching for a cup, standing up, steps and stairs. Hundreds of tries teach the brain more than a few.',
      },
      {
        title: 'The arm and the hand',
        description:
          'Using the weak hand in daily life, mirror practice, and care so that the shoulder does not become ' +
          'painful. Never pull on the arm.',
      },
      {
        title: 'Walking and balance',
        description: 'Strength, balance and longer walks, with a splint or a stick when it helps.',
      },
      {
        title: 'At home',
        description:
          'We set up the home, teach your family safe ways to help, and plan what to practise between visits.',
      },
      {
        title: 'What to expect',
        description:
          'Most change comes in the first three to six months, but it does not stop there. How far it goes differs ' +
          'from person to person, and nobody can know it at the start.',
      },
    ],
    urgentHelp:
      'A new stroke is an emergency. Call 112 at once if a face droops, an arm or leg becomes weak or numb, speech ' +
      'is slurred or strange, sight is lost or doubled, balance is suddenly gone, or a very bad headache starts in ' +
      'a moment. Note the time. Call even if the signs pass, because treatment works best in the first hours.\n\n' +
      'Call 112 too for a fit, chest pain, trouble breathing, or a fall with a blow to the head, above all if you ' +
      'take blood thinners.',
    routineHelp:
      'See a doctor in the next days for a painful or swollen shoulder or hand, coughing at meals, low mood that ' +
      'stays, new stiffness, sore skin, or blood pressure that stays high. A calf that is swollen and warm needs a ' +
      'doctor on the same day.\n\n' +
      'Book a visit with us when you leave hospital, or later. It is worth asking for help after years too.',
    picture: 'gait',
    reviewedOn: '2026-10-01',
  },
  {
    name: 'Vertigo (BPPV)',
    bodyArea: 'nerves-and-balance',
    description:
      'BPPV is the most common cause of spinning dizziness. Tiny crystals in the inner ear have slipped into the ' +
      'wrong canal. It feels frightening but is not dangerous, and a few guided head movements often settle it.',
    symptoms: [
      {
        title: 'The room spins for a short time',
        description: 'Mostly for less than a minute.',
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
        description: 'You may walk with care between attacks. Hearing does not change.',
      },
    ],
    causes: [
      {
        title: 'Loose crystals',
        description:
          'Small crystals help you to feel which way is up. If some come loose, they drift and send a false signal.',
      },
      {
        title: 'Age',
        description: 'It is most common after 50, as the crystals hold less well.',
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
          'We tilt your head in a set way and watch your eyes. This shows which ear and which canal is involved.',
      },
      {
        title: 'Guided head movements',
        description:
          'With slow turns of head and body, such as the Epley manoeuvre, we lead the crystals back. You may spin ' +
          'for a moment, and we stay with you.',
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
          'If you still feel unsure, we practise turning, walking and looking. Vestibular rehabilitation is the ' +
          'name for it.',
      },
      {
        title: 'At home',
        description: 'Sit up slowly, keep a light on at night, and do not drive or climb while you spin.',
      },
      {
        title: 'What to expect',
        description:
          'It may also go away by itself within weeks. About half of people have it again within five years, and it ' +
          'can be treated again.',
      },
    ],
    urgentHelp:
      'Call 112 at once if dizziness comes with a drooping face, a weak or numb arm or leg, slurred speech, double ' +
      'vision, trouble swallowing, a sudden very bad headache or neck pain, or if you cannot stand or walk. It can ' +
      'be a stroke.\n\n' +
      'Call 112 too for dizziness with chest pain, an uneven heartbeat, fainting, or after a blow to the head. Go ' +
      'to emergency care the same day if you suddenly cannot hear with one ear.',
    routineHelp:
      'See a doctor in the next days if the spinning lasts for hours, if you have ringing, pressure or discharge in ' +
      'an ear, fever, new headaches, if you keep being sick, or if you have started a new medicine.\n\n' +
      'Book a visit with us if you spin when you turn in bed or look up. Ask someone to bring you and take you home.',
    picture: 'balance',
    reviewedOn: '2026-10-14',
  },
];
